import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { Currency } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { selectCourseRevenue, selectMetrics, type MetricName } from './metric-queries.read.ts'
import { dailyCourseRevenue, dailyMetrics } from './metrics.table.ts'
import type { Range } from './periods.policy.ts'
import { datesIn, rangesWithout, readValidDays } from './rollup-days.read.ts'

export type DailyMetric = { day: string; name: MetricName; dimension: string; value: number }
export type CourseRevenue = {
  course: string
  region: string
  currency: Currency
  games: number
  fees: number
  penalties: number
  owed: number
  refunds: number
}

/** Days of the periods with a valid rollup, and the ranges that have to be computed. */
async function splitDays(
  tx: Tx,
  periods: readonly Range[],
  now: Instant,
): Promise<{ rolledUp: string[]; missing: Range[] }> {
  const span = { start: periods[0]!.start, end: periods.at(-1)!.end }
  const validDays = await readValidDays(tx, span, now)
  return {
    rolledUp: datesIn(span).filter((day) => validDays.has(day)),
    missing: rangesWithout(validDays, span),
  }
}

/** Metrics of the days of some periods. */
export async function readDailyMetrics(
  tx: Tx,
  periods: readonly Range[],
  names: readonly MetricName[],
  now: Instant,
): Promise<DailyMetric[]> {
  const { rolledUp, missing } = await splitDays(tx, periods, now)
  const rows = (await tx.orm
    .select()
    .from(dailyMetrics)
    .where(
      and(isOneOf(dailyMetrics.day, rolledUp), inArray(dailyMetrics.name, [...names])),
    )) as DailyMetric[]
  for (const range of missing)
    rows.push(
      ...(await selectRows<DailyMetric>(
        tx,
        sql`SELECT day, name, dimension, value::float8 AS value
          FROM (${selectMetrics(names, range)}) metrics`,
      )),
    )
  return rows
}

/** Revenue of the days of some periods, by course. */
export async function readCourseRevenue(
  tx: Tx,
  periods: readonly Range[],
  now: Instant,
): Promise<CourseRevenue[]> {
  const { rolledUp, missing } = await splitDays(tx, periods, now)
  const sumByCourse = (source: SQL) =>
    selectRows<CourseRevenue>(
      tx,
      sql`SELECT course, region, currency, sum(games)::int AS games, sum(fees)::float8 AS fees,
          sum(penalties)::float8 AS penalties, sum(owed)::float8 AS owed,
          sum(refunds)::float8 AS refunds
        FROM ${source} GROUP BY course, region, currency`,
    )
  const rows = await sumByCourse(
    sql`${dailyCourseRevenue} WHERE ${isOneOf(dailyCourseRevenue.day, rolledUp)}`,
  )
  for (const range of missing)
    rows.push(...(await sumByCourse(sql`(${selectCourseRevenue(range)}) computed`)))
  const byCourse = Map.groupBy(rows, (row) =>
    JSON.stringify([row.course, row.region, row.currency]),
  )
  return [...byCourse.values()].map((same) => same.reduce(addRevenue))
}

/** One array parameter: two years of days would be 700 parameters. */
const isOneOf = (
  column: typeof dailyMetrics.day | typeof dailyCourseRevenue.day,
  days: readonly string[],
): SQL => sql`${column} = ANY(${sql.param(days)}::text[])`

/** The sum of two rows, with the names of the first. */
export const addRevenue = (a: CourseRevenue, b: CourseRevenue): CourseRevenue => ({
  ...a,
  games: a.games + b.games,
  fees: a.fees + b.fees,
  penalties: a.penalties + b.penalties,
  owed: a.owed + b.owed,
  refunds: a.refunds + b.refunds,
})
