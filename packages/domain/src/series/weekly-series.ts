import { DAY, fromJapanText, japanDate, type Instant } from '../time.ts'

/** The most weeks that the setting of the operator can allow. */
export const SERIES_WEEKS_LIMIT = 12
/** Fewer weeks are no series. */
export const SERIES_WEEKS_LEAST = 2
const WEEK = 7 * DAY

/** What an edit or a cancellation applies to: this game, or also the later ones of its series. */
export const SERIES_SCOPES = ['one', 'following'] as const
export type SeriesScope = (typeof SERIES_SCOPES)[number]

/** The days `YYYY-MM-DD` after the first day of a weekly series. */
export function laterDays(first: string, weeks: number): string[] {
  const start = fromJapanText(first)
  if (start === undefined) return []
  return Array.from({ length: Math.max(0, weeks - 1) }, (_, index) =>
    japanDate(start + (index + 1) * WEEK),
  )
}

/**
 * The later tee times of a series, in order: the same time of the day on other weeks. Undefined when
 * a day is not a whole number of weeks later, is repeated, or is after the last allowed week.
 */
export function laterTeeTimes(
  first: Instant,
  days: readonly string[],
  maxWeeks: number,
): Instant[] | undefined {
  const allowed = laterDays(japanDate(first), maxWeeks)
  const weeks = days.map((day) => allowed.indexOf(day) + 1)
  if (weeks.includes(0) || new Set(weeks).size < weeks.length) return undefined
  return weeks.toSorted((left, right) => left - right).map((week) => first + week * WEEK)
}
