/**
 * Copies the text of an element. Without the permission of the clipboard the text is selected and
 * copied by the browser's own command; false: it is only selected.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.innerText)
    return true
  } catch {
    getSelection()?.selectAllChildren(element)
    try {
      return document.execCommand('copy')
    } catch {
      return false
    }
  }
}
