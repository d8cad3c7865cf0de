import type { MouseEvent } from 'react'

const INTERACTIVE = 'a, button, input, label, select, textarea, summary'

/**
 * A click anywhere on a row does what its opening link or button does; a middle click, or one with
 * Ctrl or ⌘, opens it in a new tab. Selecting text and clicking other controls does neither.
 */
export function openRow(event: MouseEvent<HTMLTableRowElement>, id: string): void {
  const target = event.target as HTMLElement
  if (target.closest(INTERACTIVE) || event.defaultPrevented) return
  const opener = event.currentTarget.querySelector<HTMLElement>('[data-open]')
  if (!opener) return
  const inNewTab = event.button === 1 || event.ctrlKey || event.metaKey
  if (inNewTab) window.open(opener instanceof HTMLAnchorElement ? opener.href : openedAt(id))
  else if (event.button === 0 && getSelection()?.isCollapsed !== false) opener.click()
}

/** The address of this list with the row open. */
function openedAt(id: string): string {
  const url = new URL(location.href)
  url.searchParams.set('open', id)
  return url.href
}
