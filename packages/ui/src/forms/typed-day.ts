/**
 * The day that a person typed, as `YYYY-MM-DD`: `2026-12-01`, `2026/12/1`, `20261201`,
 * `2026年12月1日`, also in full width. Undefined for anything else, and for days that do not exist.
 */
export function parseTypedDay(text: string): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  const match = DAY.exec(plain) ?? DIGITS.exec(plain)
  if (!match) return undefined
  const [, year = '', month = '', day = ''] = match
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? undefined : iso
}
const DAY = /^(\d{4})[-/.年년](\d{1,2})[-/.月월](\d{1,2})[日일]?$/
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/
