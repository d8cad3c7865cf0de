import { japanClock, japanDate, japanParts, type Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases/languages'
import { formatCalendarDay, formatCalendarMonth, weekdayNames } from './calendar.ts'

/**
 * Dates and times in Japan. An invalid instant is formatted as this text: one bad value must not
 * break the page.
 */
const INVALID_DATE = 'Invalid Date'
const INVALID_TIME = 'Invalid Time'

/** `yyyy-MM-dd • HH:mm` in Japan, 24-hour clock, as on game cards in every language. */
export const formatCardTime = (at: Instant): string =>
  Number.isNaN(at) ? `${INVALID_DATE} • ${INVALID_TIME}` : `${japanDate(at)} • ${japanClock(at)}`

/** "07:42" in English, "7:42" in Japanese, Korean and Chinese. */
const clockText = (hour: number, minute: number, language: Language) =>
  `${language === 'en' ? String(hour).padStart(2, '0') : hour}:${String(minute).padStart(2, '0')}`

/** The time in Japan, 24-hour clock, as after a date. */
export function formatClock(at: Instant, language: Language): string {
  if (Number.isNaN(at)) return INVALID_TIME
  const { hour, minute } = japanParts(at)
  return clockText(hour, minute, language)
}

/** The parts of an instant on some clock: Japan's, the device's or another zone's. */
export type ClockParts = ReturnType<typeof japanParts>
export type PartsStyle = { readonly year?: boolean; readonly time?: boolean }

/** "Sat, Nov 28, 07:42", "11月28日（土）7:42", "11월 28일(토) 7:42", "11月28日（周六）7:42". */
export function formatParts(parts: ClockParts, language: Language, style: PartsStyle): string {
  const weekday = weekdayNames(language)[parts.weekday]!.short
  const day = formatCalendarDay(parts, language, style.year)
  const clock = style.time ? clockText(parts.hour, parts.minute, language) : ''
  if (language === 'en') return `${weekday}, ${day}${clock && `, ${clock}`}`
  if (language === 'ko') return `${day}(${weekday})${clock && ` ${clock}`}`
  return `${day}（${weekday}）${clock}`
}

type DateStyle = {
  /** `{ unless: now }`: the year is shown when it is not the current one. */
  readonly year?: boolean | { readonly unless: Instant }
  readonly time?: boolean
}

/** An instant in Japan: "Sat, Nov 28", and "Sat, Nov 28, 2026, 07:42" with year and time. */
export function formatDate(
  at: Instant,
  language: Language,
  { year, time }: DateStyle = {},
): string {
  if (Number.isNaN(at)) return INVALID_DATE
  const parts = japanParts(at)
  const withYear = typeof year === 'object' ? parts.year !== japanParts(year.unless).year : year
  return formatParts(parts, language, { year: withYear, time })
}
export const formatDateTime = (at: Instant, language: Language): string =>
  formatDate(at, language, { time: true })

/** Midnight in Japan of a day `YYYY-MM-DD`. */
const midnight = (day: string): Instant => Date.parse(`${day}T00:00:00+09:00`)

/** A day without a time, from `YYYY-MM-DD`. */
export const formatDay = (
  date: string,
  language: Language,
  style: { readonly year?: boolean } = {},
): string => formatDate(midnight(date), language, style)

/** "Nov 28": without the day of the week, from `YYYY-MM-DD`. */
export const formatShortDay = (day: string, language: Language): string =>
  formatCalendarDay(japanParts(midnight(day)), language)

/** "Sat, Nov 28", "Nov 28 – Dec 6": one day, or the first and the last of several. */
export function formatRange(
  { from, to }: { from: string; to: string },
  language: Language,
): string {
  if (from === to) return formatDay(from, language)
  return `${formatShortDay(from, language)} – ${formatShortDay(to, language)}`
}

/** "November 2026", from `YYYY-MM`. */
export const formatMonth = (month: string, language: Language): string =>
  formatCalendarMonth(japanParts(midnight(`${month}-01`)), language)
