import {
  DAY,
  fromJapanText,
  hours,
  japanDate,
  japanParts,
  type Instant,
} from '@tomogolf/domain/time'
import { sqlInstant } from '../../../platform/database/database.ts'

export type GroupBy = 'day' | 'week' | 'month'
export type Period = {
  readonly from: string
  readonly to: string
  readonly start: Instant
  readonly end: Instant
}
const midnight = (day: string): Instant => fromJapanText(day)!
const nextStart = (start: Instant, by: GroupBy): Instant => {
  if (by !== 'month') return start + (by === 'week' ? 7 : 1) * DAY
  const { year, month } = japanParts(start)
  return midnight(
    `${month === 12 ? year + 1 : year}-${String(month === 12 ? 1 : month + 1).padStart(2, '0')}-01`,
  )
}
/** The day, the Monday or the first of the month that a moment belongs to, by the calendar in Japan. */
export function startOf(at: Instant, by: GroupBy): Instant {
  const day = midnight(japanDate(at))
  if (by === 'month') return midnight(`${japanDate(at).slice(0, 7)}-01`)
  // 1 January 1970 was a Thursday
  return by === 'day' ? day : day - (((day + hours(9)) / DAY + 3) % 7) * DAY
}
/** Whole periods that cover the days from `from` to `to`. */
export function periodsOf(from: string, to: string, by: GroupBy): Period[] {
  const list: Period[] = []
  for (
    let start = startOf(midnight(from), by);
    start <= midnight(to) && list.length < 400;
    start = nextStart(start, by)
  ) {
    const end = nextStart(start, by)
    list.push({ from: japanDate(start), to: japanDate(end - 1), start, end })
  }
  return list
}
/** SQL for the first day of the period a moment lies in, as text; the same weeks and months as above. */
export const bucketSql = (column: string, by: GroupBy): string =>
  `to_char(date_trunc('${by}', (${column} AT TIME ZONE 'UTC') + interval '9 hours'), 'YYYY-MM-DD')`
export const bounds = (periods: readonly Period[]): [string, string] => [
  sqlInstant(periods[0]!.start),
  sqlInstant(periods.at(-1)!.end),
]
/** Twelve weeks, unless days are named. At most two years of days. */
export function rangeOf(
  q: { from?: string | undefined; to?: string | undefined; groupBy: GroupBy },
  now: Instant,
): Period[] {
  const to = q.to ?? japanDate(now)
  const length = q.groupBy === 'day' ? 30 : q.groupBy === 'week' ? 83 : 364
  const from = q.from ?? japanDate(midnight(to) - length * DAY)
  return periodsOf(from <= to ? from : to, from <= to ? to : from, q.groupBy)
}
/** Days are text that sorts as they follow each other. */
export const isIn = (period: Period, day: string): boolean => day >= period.from && day <= period.to
