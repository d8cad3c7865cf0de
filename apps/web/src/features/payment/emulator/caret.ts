/** The caret's position after grouping: behind as many digits as before. */
export function caretAfter(before: string, caret: number, after: string): number {
  const digits = before.slice(0, caret).replace(/\D/g, '').length
  if (digits === 0) return 0
  let seen = 0
  for (let i = 0; i < after.length; i++) {
    if (/\d/.test(after[i]!)) seen++
    if (seen === digits) return i + 1
  }
  return after.length
}

/** Formats an input's text, keeps the caret behind the same digit, and returns the new text. */
export function regroup(input: HTMLInputElement, format: (text: string) => string): string {
  const { value, selectionStart } = input
  const formatted = format(value)
  if (formatted === value) return value
  const atEnd = selectionStart === null || selectionStart === value.length
  const caret = atEnd ? formatted.length : caretAfter(value, selectionStart, formatted)
  input.value = formatted
  input.setSelectionRange(caret, caret)
  return formatted
}
