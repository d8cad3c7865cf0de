import type { Currency } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { COURSE_MONEY, figuresSql, type FigureName } from './metric-sources.read.ts'
import { daysOf, readRightDays, runsBeside } from './rollup-days.read.ts'
import type { Period } from './periods.ts'

export type DayFigure = { day: string; name: FigureName; part: string; n: number }
type Span = Pick<Period, 'start' | 'end'>
export type CourseMoney = {
  course: string
  region: string
  currency: Currency
  games: number
  fees: number
  penalties: number
  owed: number
}
type Parted = { kept: string[]; counted: [string, string][] }
/** The days of some periods: those that are kept and still right, and runs of days that have to be counted. */
async function partDays(tx: Tx, periods: readonly Span[], now: Instant): Promise<Parted> {
  const span = [periods[0]!.start, periods.at(-1)!.end] as const
  const right = await readRightDays(tx, span, now)
  return {
    kept: daysOf(span).filter((day) => right.has(day)),
    counted: runsBeside(right, span).map(([a, b]) => [sqlInstant(a), sqlInstant(b)]),
  }
}

/** Figures of the days of some periods, by day. */
export async function readDailyMetrics(
  tx: Tx,
  periods: readonly Span[],
  names: readonly FigureName[],
  now: Instant,
): Promise<DayFigure[]> {
  const { kept, counted } = await partDays(tx, periods, now)
  const list = (
    await tx.executeSql<DayFigure>(
      'SELECT day, name, part, n::float8 AS n FROM day_figures WHERE day = ANY($1::text[]) AND name = ANY($2::text[])',
      [kept, names],
    )
  ).rows
  for (const run of counted)
    list.push(
      ...(
        await tx.executeSql<DayFigure>(
          `SELECT day, name, part, n::float8 AS n FROM (${figuresSql(names)}) f`,
          run,
        )
      ).rows,
    )
  return list
}

const SUMS =
  'sum(games)::int AS games, sum(fees)::float8 AS fees, sum(penalties)::float8 AS penalties, sum(owed)::float8 AS owed'
/** The money of the days of some periods, by course. */
export async function readCourseMoney(
  tx: Tx,
  periods: readonly Period[],
  now: Instant,
): Promise<CourseMoney[]> {
  const { kept, counted } = await partDays(tx, periods, now)
  const lists = [
    (
      await tx.executeSql<CourseMoney>(
        `SELECT course, region, currency, ${SUMS} FROM day_courses WHERE day = ANY($1::text[]) GROUP BY 1, 2, 3`,
        [kept],
      )
    ).rows,
  ]
  for (const run of counted)
    lists.push(
      (
        await tx.executeSql<CourseMoney>(
          `SELECT course, region, currency, ${SUMS} FROM (${COURSE_MONEY}) c GROUP BY 1, 2, 3`,
          run,
        )
      ).rows,
    )
  return [
    ...Map.groupBy(lists.flat(), (r) => JSON.stringify([r.course, r.region, r.currency])).values(),
  ].map((same) => same.reduce(addMoney))
}
/** Two lines of money as one, under the first one's name. */
export const addMoney = (a: CourseMoney, b: CourseMoney): CourseMoney => ({
  ...a,
  games: a.games + b.games,
  fees: a.fees + b.fees,
  penalties: a.penalties + b.penalties,
  owed: a.owed + b.owed,
})
