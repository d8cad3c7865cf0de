import { DAY, hours, japanDate, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { CHANGED_DAYS, COUNTED, COUNTED_BY } from './metric-sources.read.ts'

/** Longer than any transaction takes from the moment it writes to its commit: a day is kept this long after its end, and changes are looked for from this long before. */
export const SETTLING = hours(1)
export type Run = readonly [start: Instant, end: Instant]

/** Days whose figures are kept and still right: nothing has happened to their games and guests since. */
export async function readRightDays(tx: Tx, [first, end]: Run, now: Instant): Promise<Set<string>> {
  const { rows } = await tx.executeSql<{ day: string; at: string | Date }>(
    `SELECT f.day, f.kept_at AS at FROM figure_days f JOIN day_figures m ON m.day = f.day AND m.name = '${COUNTED}' AND m.part = $4 WHERE f.day >= $1 AND f.day <= $2 AND f.kept_at <= $3::timestamptz`,
    [japanDate(first), japanDate(end - 1), sqlInstant(now), COUNTED_BY],
  )
  if (rows.length === 0) return new Set()
  const since = Math.min(...rows.map((r) => new Date(r.at).getTime())) - SETTLING
  const changed = new Set(
    (await tx.executeSql<{ day: string }>(CHANGED_DAYS, [sqlInstant(since)])).rows.map(
      (r) => r.day,
    ),
  )
  return new Set(rows.map((r) => r.day).filter((day) => !changed.has(day)))
}

/** The days that have to be counted, those that follow each other as one run, of at most `most` days. The last one ends where the time does. */
export function runsBeside(right: ReadonlySet<string>, [first, end]: Run, most = Infinity): Run[] {
  const runs: [Instant, Instant][] = []
  for (let start = first; start < end; start += DAY) {
    if (right.has(japanDate(start))) continue
    const last = runs.at(-1),
      stop = Math.min(start + DAY, end)
    if (last?.[1] === start && start - last[0] < most * DAY) last[1] = stop
    else runs.push([start, stop])
  }
  return runs
}
/** The days of a time by their names. */
export function daysOf([first, end]: Run): string[] {
  return Array.from({ length: Math.ceil((end - first) / DAY) }, (_, i) =>
    japanDate(first + i * DAY),
  )
}

/** The instant of the first fact that any metric counts; null in an empty database. */
export async function readFirst(tx: Tx): Promise<Instant | null> {
  const {
    rows: [row],
  } = await tx.executeSql<{ at: string | Date | null }>(
    `SELECT least((SELECT min(created_at) FROM users), (SELECT min(created_at) FROM games), (SELECT min(tee_time) FROM games), (SELECT min(at) FROM ledger_entries WHERE account = 'platform_revenue'), (SELECT min(at) FROM ledger_entries WHERE account = 'owed_to_host')) AS at`,
  )
  return row?.at ? new Date(row.at).getTime() : null
}
