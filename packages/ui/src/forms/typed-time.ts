const TIME = /^(\d{1,2})(?:[:.,時시点hH ]\s*(\d{1,2}))?\s*[分분]?$/

/**
 * The time on a 24-hour clock that a person typed, as `HH:mm`: `742`, `7:42`, `07.42`, `7時42分`,
 * also in full width. A lone hour means the full hour. Undefined for anything else.
 */
export function parseTypedTime(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const spaced = plain.replace(/^(\d{1,2})(\d{2})$/, '$1:$2')
  const match = TIME.exec(spaced)
  if (!match) return undefined
  const [, hour = '', minute = '00'] = match
  // one digit of minutes is an unfinished number
  if (minute.length === 1 || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute}`
}

/** Whether the text already has its minutes, so that it can be used while the person types on. */
export const hasMinutes = (text: string): boolean =>
  text.normalize('NFKC').replace(/\D/g, '').length >= 3
