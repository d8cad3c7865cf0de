import { DAY, HOUR, fromJapanText, japanDate, type Instant } from '../time.ts'

/** The longest range of dates of a wish, in days. */
export const MAX_WISH_DAYS = 62
/** The last day that a wish can name, in days from today. */
export const WISH_HORIZON = 365
/** A wish for weekdays ends after this many days: an old one no longer says anything. */
export const WEEKDAY_WISH_DAYS = 120

const JAPAN_OFFSET = 9 * HOUR
/** Days since 1970 by the calendar in Japan. */
export const dayNumber = (at: Instant): number => Math.floor((at + JAPAN_OFFSET) / DAY)
/** The first moment of a day in Japan. */
export const startOfDayNumber = (day: number): Instant => day * DAY - JAPAN_OFFSET
/** 0 is Sunday. */
const weekdayOf = (day: number): number => (day + 4) % 7

export type WishDates =
  | { readonly from: string; readonly to: string; readonly weekdays: readonly [] }
  | { readonly from: null; readonly to: null; readonly weekdays: readonly number[] }

/**
 * The days that a wish accepts, as day numbers, from today on. Undefined when the dates make no
 * sense: past, swapped, too long or too far away.
 */
export function wishDays(
  { from, to, weekdays }: { from: string | null; to: string | null; weekdays: readonly number[] },
  now: Instant,
): number[] | undefined {
  const today = dayNumber(now)
  if (from === null || to === null) {
    if (from !== to || weekdays.length === 0) return undefined
    return range(today, today + WEEKDAY_WISH_DAYS).filter((day) =>
      weekdays.includes(weekdayOf(day)),
    )
  }
  if (weekdays.length > 0) return undefined
  const [first, last] = [from, to].map((day) => fromJapanText(day))
  if (first === undefined || last === undefined) return undefined
  const [start, end] = [dayNumber(first), dayNumber(last)]
  if (end < start || end < today || end - start >= MAX_WISH_DAYS || end > today + WISH_HORIZON)
    return undefined
  return range(Math.max(start, today), end)
}
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** `YYYY-MM-DD` of a day number. */
export const dayText = (day: number): string => japanDate(startOfDayNumber(day))
