import {
  DAY,
  fromJapanText,
  hours,
  japanDate,
  japanParts,
  type Instant,
} from '@tomogolf/domain/time'

export type GroupBy = 'day' | 'week' | 'month'
/** From `start` up to, but not including, `end`. */
export type Range = { readonly start: Instant; readonly end: Instant }
/** A range of whole days with its first and last date. */
export type Period = Range & { readonly from: string; readonly to: string }

const MAX_PERIODS = 400

const midnight = (date: string): Instant => fromJapanText(date)!

function nextStart(start: Instant, groupBy: GroupBy): Instant {
  if (groupBy === 'day') return start + DAY
  if (groupBy === 'week') return start + 7 * DAY
  const { year, month } = japanParts(start)
  return month === 12
    ? midnight(`${year + 1}-01-01`)
    : midnight(`${year}-${String(month + 1).padStart(2, '0')}-01`)
}

/** The start of the day, week (Monday) or month of an instant, by the calendar in Japan. */
export function startOf(at: Instant, groupBy: GroupBy): Instant {
  const day = midnight(japanDate(at))
  if (groupBy === 'day') return day
  if (groupBy === 'month') return midnight(`${japanDate(at).slice(0, 7)}-01`)
  // 1 January 1970 was a Thursday
  return day - (((day + hours(9)) / DAY + 3) % 7) * DAY
}

/** Whole periods that cover the days from `from` to `to`. */
export function periodsOf(from: string, to: string, groupBy: GroupBy): Period[] {
  const periods: Period[] = []
  const last = midnight(to)
  let start = startOf(midnight(from), groupBy)
  while (start <= last && periods.length < MAX_PERIODS) {
    const end = nextStart(start, groupBy)
    periods.push({ from: japanDate(start), to: japanDate(end - 1), start, end })
    start = end
  }
  return periods
}

export const spanOf = (periods: readonly Period[]): Range => ({
  start: periods[0]!.start,
  end: periods.at(-1)!.end,
})

/** Days shown when the query names none. */
const DEFAULT_DAYS: Record<GroupBy, number> = { day: 30, week: 83, month: 364 }

/** The periods of a query, the latest ones without dates. */
export function periodsFor(
  query: { from?: string | undefined; to?: string | undefined; groupBy: GroupBy },
  now: Instant,
): Period[] {
  const to = query.to ?? japanDate(now)
  const from = query.from ?? japanDate(midnight(to) - DEFAULT_DAYS[query.groupBy] * DAY)
  return from <= to ? periodsOf(from, to, query.groupBy) : periodsOf(to, from, query.groupBy)
}

/** Dates (YYYY-MM-DD) sort as text. */
export const isIn = (period: Period, date: string): boolean =>
  date >= period.from && date <= period.to
