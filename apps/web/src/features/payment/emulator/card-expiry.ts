import { digitsOf } from './card-number.ts'

/**
 * Formats "MM / YY" while typing. Autofill may give MM/YYYY or YYYY-MM. A month of 2 to 9 gets a
 * leading zero.
 */
export function formatExpiry(text: string): string {
  const yearFirst = /^\s*(20\d{2})\D+(\d{1,2})\s*$/.exec(text.normalize('NFKC'))
  const monthFirst = /^\s*(\d{1,2})\D+20(\d{2})\s*$/.exec(text.normalize('NFKC'))
  if (yearFirst) return formatExpiry(yearFirst[2]!.padStart(2, '0') + yearFirst[1]!.slice(2))
  if (monthFirst) return formatExpiry(monthFirst[1]!.padStart(2, '0') + monthFirst[2]!)
  const short = /^\s*([1-9])\s*\/\s*(\d*)\s*$/.exec(text.normalize('NFKC'))
  const typed = short ? `0${short[1]}${short[2]}` : digitsOf(text)
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits
}

/** Month 1 to 12 and the full year; null when invalid. */
export function parseExpiry(text: string): { month: number; year: number } | null {
  const digits = digitsOf(formatExpiry(text))
  if (digits.length !== 4) return null
  const month = Number(digits.slice(0, 2))
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(digits.slice(2)) } : null
}

export type ExpiryProblem = 'required' | 'invalid' | 'past'
/**
 * Why an expiry is invalid; a card is valid to the end of its month. `today` is `YYYY-MM-DD` in
 * Japan.
 */
export function expiryProblem(text: string, today: string): ExpiryProblem | null {
  if (digitsOf(text) === '') return 'required'
  const expiry = parseExpiry(text)
  if (!expiry) return 'invalid'
  const [year, month] = today.split('-').map(Number) as [number, number]
  if (expiry.year > year + 50) return 'invalid'
  return expiry.year < year || (expiry.year === year && expiry.month < month) ? 'past' : null
}
