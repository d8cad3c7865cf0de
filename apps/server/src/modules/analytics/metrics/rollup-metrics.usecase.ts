import { DAY, japanDate, startOfJapanDay, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import {
  COUNTED,
  COUNTED_BY,
  COURSE_MONEY,
  FIGURE_NAMES,
  figuresSql,
} from './metric-sources.read.ts'
import { readFirst, readRightDays, runsBeside, SETTLING } from './rollup-days.read.ts'

/** As many days are counted at once: the database is not busy for long with one statement. */
const AT_ONCE = 31

/** Counts the days that ended since the last time, and those in which something changed, and keeps what they come to. Returns how many days were counted. */
export async function rollupMetrics(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const { db } = deps,
    begun = deps.clock.now()
  // a clock that was set back: what was counted later is not known to be right
  await db.executeSql('DELETE FROM figure_days WHERE kept_at > $1::timestamptz', [
    sqlInstant(begun),
  ])
  const first = await readFirst(db)
  if (first === null) return 0
  const past = [startOfJapanDay(first), startOfJapanDay(begun - SETTLING)] as const
  const runs = runsBeside(await readRightDays(db, past, begun), past, AT_ONCE)
  for (const [from, to] of runs) await db.transaction((tx) => keepDays(tx, from, to, begun))
  await db.executeSql(
    'UPDATE figure_days SET kept_at = $1::timestamptz WHERE kept_at < $1::timestamptz',
    [sqlInstant(begun)],
  )
  return runs.reduce((n, [from, to]) => n + (to - from) / DAY, 0)
}

async function keepDays(tx: Tx, from: Instant, to: Instant, begun: Instant): Promise<void> {
  const days = [japanDate(from), japanDate(to - 1)],
    range = [sqlInstant(from), sqlInstant(to)]
  for (const table of ['day_figures', 'day_courses'])
    await tx.executeSql(`DELETE FROM ${table} WHERE day >= $1 AND day <= $2`, days)
  await tx.executeSql(
    `INSERT INTO day_figures (day, name, part, n) ${figuresSql(FIGURE_NAMES)}`,
    range,
  )
  await tx.executeSql(
    `INSERT INTO day_figures (day, name, part, n) SELECT to_char(d, 'YYYY-MM-DD'), '${COUNTED}', $3, 1 FROM generate_series($1::date, $2::date, interval '1 day') d`,
    [...days, COUNTED_BY],
  )
  await tx.executeSql(
    `INSERT INTO day_courses (day, currency, region, course, games, fees, penalties, owed) ${COURSE_MONEY}`,
    range,
  )
  await tx.executeSql(
    `INSERT INTO figure_days (day, kept_at) SELECT to_char(d, 'YYYY-MM-DD'), $3::timestamptz FROM generate_series($1::date, $2::date, interval '1 day') d ON CONFLICT (day) DO UPDATE SET kept_at = excluded.kept_at`,
    [...days, sqlInstant(begun)],
  )
}
