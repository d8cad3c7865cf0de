/** A point in time: milliseconds since 1970-01-01T00:00Z. */
export type Instant = number & { readonly __instant?: never }
/** Milliseconds. */
export type Duration = number
export const MINUTE: Duration = 60_000
export const HOUR: Duration = 60 * MINUTE
export const DAY: Duration = 24 * HOUR
export const hours = (count: number): Duration => count * HOUR
export const minutes = (count: number): Duration => count * MINUTE
export const seconds = (count: number): Duration => count * 1000

/**
 * Japan has kept UTC+9 without daylight saving since 1951: the offset is a constant, so this
 * arithmetic is exact for every date the product knows.
 */
const JAPAN_OFFSET = 9 * HOUR
const TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const pad = (value: number) => String(value).padStart(2, '0')

/**
 * Japan local text `YYYY-MM-DD HH:mm:00` (or `YYYY-MM-DD`, midnight) to an instant; undefined for
 * text that is not a valid date and time.
 */
export function fromJapanText(text: string): Instant | undefined {
  const match = TEXT.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  // Date.UTC carries a day that does not exist into the next month
  const date = new Date(utc)
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? utc - JAPAN_OFFSET : undefined
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
  const date = new Date(at + JAPAN_OFFSET)
  if (Number.isNaN(date.getTime())) throw new RangeError(`not an instant: ${at}`)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    weekday: date.getUTCDay(),
  }
}
/** `YYYY-MM-DD` in Japan. */
export function japanDate(at: Instant): string {
  const { year, month, day } = japanParts(at)
  return `${year}-${pad(month)}-${pad(day)}`
}
/** `HH:mm` in Japan, 24-hour clock. */
export function japanClock(at: Instant): string {
  const { hour, minute } = japanParts(at)
  return `${pad(hour)}:${pad(minute)}`
}
/** `YYYY-MM-DD HH:mm:00` in Japan, as game dates travel on the wire. */
export const japanText = (at: Instant): string => `${japanDate(at)} ${japanClock(at)}:00`
/** Midnight in Japan of the day that holds `at`. */
export const startOfJapanDay = (at: Instant): Instant =>
  Math.floor((at + JAPAN_OFFSET) / DAY) * DAY - JAPAN_OFFSET

/** The same Japan wall-clock time one year later (29 February becomes 28 February). */
export function oneYearAfter(at: Instant): Instant {
  const { year, month, day, hour, minute } = japanParts(at)
  const dayNextYear = month === 2 && day === 29 ? 28 : day
  return Date.UTC(year + 1, month - 1, dayNextYear, hour, minute) - JAPAN_OFFSET
}
/** Whole years from a birth date `YYYY-MM-DD` to an instant, by the calendar in Japan. */
export function ageAt(birthDate: string, at: Instant): number | undefined {
  const born = fromJapanText(birthDate)
  if (born === undefined) return undefined
  const birth = japanParts(born)
  const today = japanParts(at)
  const beforeBirthday =
    today.month < birth.month || (today.month === birth.month && today.day < birth.day)
  return today.year - birth.year - (beforeBirthday ? 1 : 0)
}
export const iso = (at: Instant): string => new Date(at).toISOString()
export const isoOrNull = (at: Instant | null): string | null => (at === null ? null : iso(at))
