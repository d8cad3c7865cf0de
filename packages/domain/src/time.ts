/** A point in time: milliseconds since 1970-01-01T00:00Z. */
export type Instant = number & { readonly __instant?: never }
/** Milliseconds. */
export type Duration = number
export const MINUTE: Duration = 60_000
export const HOUR: Duration = 60 * MINUTE
export const DAY: Duration = 24 * HOUR
export const hours = (n: number): Duration => n * HOUR
export const minutes = (n: number): Duration => n * MINUTE
export const seconds = (n: number): Duration => n * 1000

/**
 * Japan has kept UTC+9 without daylight saving since 1951: the offset is a constant, so this
 * arithmetic is exact for every date the product knows.
 */
const JAPAN_OFFSET = 9 * HOUR
const TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const pad = (n: number) => String(n).padStart(2, '0')

/**
 * Japan local text `YYYY-MM-DD HH:mm:00` (or `YYYY-MM-DD`, midnight) to an instant; undefined for
 * text that is not a valid date and time.
 */
export function fromJapanText(text: string): Instant | undefined {
  const m = TEXT.exec(text)
  if (!m) return undefined
  const [y, mo, d, h, mi, s] = m.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  if (h > 23 || mi > 59 || s > 59) return undefined
  const utc = Date.UTC(y, mo - 1, d, h, mi, s)
  const check = new Date(utc)
  if (check.getUTCFullYear() !== y || check.getUTCMonth() !== mo - 1 || check.getUTCDate() !== d)
    return undefined
  return utc - JAPAN_OFFSET
}

/** 20261120 as `2026-11-20`; undefined for digits that are not a calendar day. */
export function dayOfDigits(digits: number): string | undefined {
  const text = String(digits).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  return text.length === 10 && fromJapanText(text) !== undefined ? text : undefined
}

/**
 * Calendar parts of an instant in Japan. `month` 1–12, `weekday` 0 = Sunday. Throws a RangeError for
 * NaN and infinity.
 */
export function japanParts(at: Instant) {
  const d = new Date(at + JAPAN_OFFSET)
  if (Number.isNaN(d.getTime())) throw new RangeError(`not an instant: ${at}`)
  return {
    year: d.getUTCFullYear(),
    month: d.getUTCMonth() + 1,
    day: d.getUTCDate(),
    hour: d.getUTCHours(),
    minute: d.getUTCMinutes(),
    weekday: d.getUTCDay(),
  }
}
/** `YYYY-MM-DD` in Japan. */
export function japanDate(at: Instant): string {
  const p = japanParts(at)
  return `${p.year}-${pad(p.month)}-${pad(p.day)}`
}
/** `HH:mm` in Japan, 24-hour clock. */
export function japanClock(at: Instant): string {
  const p = japanParts(at)
  return `${pad(p.hour)}:${pad(p.minute)}`
}
/** `YYYY-MM-DD HH:mm:00` in Japan, as game dates travel on the wire. */
export const japanText = (at: Instant): string => `${japanDate(at)} ${japanClock(at)}:00`
/** Midnight in Japan of the day that holds `at`. */
export const startOfJapanDay = (at: Instant): Instant =>
  Math.floor((at + JAPAN_OFFSET) / DAY) * DAY - JAPAN_OFFSET

/** The same Japan wall-clock time one year later (29 February becomes 28 February). */
export function oneYearAfter(at: Instant): Instant {
  const p = japanParts(at)
  const day = p.month === 2 && p.day === 29 ? 28 : p.day
  return Date.UTC(p.year + 1, p.month - 1, day, p.hour, p.minute) - JAPAN_OFFSET
}
/** Whole years from a birth date `YYYY-MM-DD` to an instant, by the calendar in Japan. */
export function ageAt(birthDate: string, at: Instant): number | undefined {
  const born = fromJapanText(birthDate)
  if (born === undefined) return undefined
  const b = japanParts(born),
    n = japanParts(at)
  return n.year - b.year - (n.month < b.month || (n.month === b.month && n.day < b.day) ? 1 : 0)
}
export const iso = (at: Instant): string => new Date(at).toISOString()
