import type { Currency } from '@tomogolf/domain/money'
import { DAY, hours, japanDate, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../platform/database.ts'
import { CHANGED_DAYS, COURSE_MONEY, figuresSql, type FigureName } from './figure-sources.ts'
import type { Period } from './periods.ts'

export type DayFigure = { day: string; name: FigureName; part: string; n: number }
export type CourseMoney = { course: string; region: string; currency: Currency; games: number; fees: number; penalties: number; owed: number }
/** Longer than any transaction takes from the moment it writes to its commit: a day is kept this long after its end, and changes are looked for from this long before. */
export const SETTLING = hours(1)

/** Days of which some figure may have changed since a moment. */
export async function readChangedDays(tx: Tx, since: Instant): Promise<Set<string>> {
  return new Set((await tx.executeSql<{ day: string }>(CHANGED_DAYS, [sqlInstant(since - SETTLING)])).rows.map((r) => r.day))
}

type Parted = { kept: string[]; counted: [string, string][] }
/** The days of some periods: those that are kept and still right, and runs of days that have to be counted. */
async function partDays(tx: Tx, periods: readonly Period[], now: Instant): Promise<Parted> {
  const first = periods[0]!.start, end = periods.at(-1)!.end
  const rows = (await tx.executeSql<{ day: string; at: string | Date }>('SELECT day, kept_at AS at FROM figure_days WHERE day >= $1 AND day <= $2 AND kept_at <= $3::timestamptz', [japanDate(first), japanDate(end - 1), sqlInstant(now)])).rows
  const changed = rows.length ? await readChangedDays(tx, Math.min(...rows.map((r) => new Date(r.at).getTime()))) : new Set()
  const right = new Set(rows.map((r) => r.day).filter((day) => !changed.has(day)))
  const kept: string[] = [], counted: [Instant, Instant][] = []
  for (let start = first; start < end; start += DAY) {
    const last = counted.at(-1)
    if (right.has(japanDate(start))) kept.push(japanDate(start))
    else if (last?.[1] === start) last[1] = start + DAY
    else counted.push([start, start + DAY])
  }
  return { kept, counted: counted.map(([a, b]) => [sqlInstant(a), sqlInstant(b)]) }
}

/** Figures of the days of some periods, by day. */
export async function readDayFigures(tx: Tx, periods: readonly Period[], names: readonly FigureName[], now: Instant): Promise<DayFigure[]> {
  const { kept, counted } = await partDays(tx, periods, now)
  const list = (await tx.executeSql<DayFigure>('SELECT day, name, part, n::float8 AS n FROM day_figures WHERE day = ANY($1::text[]) AND name = ANY($2::text[])', [kept, names])).rows
  for (const run of counted) list.push(...(await tx.executeSql<DayFigure>(`SELECT day, name, part, n::float8 AS n FROM (${figuresSql(names)}) f`, run)).rows)
  return list
}

const SUMS = 'sum(games)::int AS games, sum(fees)::float8 AS fees, sum(penalties)::float8 AS penalties, sum(owed)::float8 AS owed'
/** The money of the days of some periods, by course. */
export async function readCourseMoney(tx: Tx, periods: readonly Period[], now: Instant): Promise<CourseMoney[]> {
  const { kept, counted } = await partDays(tx, periods, now)
  const lists = [(await tx.executeSql<CourseMoney>(`SELECT course, region, currency, ${SUMS} FROM day_courses WHERE day = ANY($1::text[]) GROUP BY 1, 2, 3`, [kept])).rows]
  for (const run of counted) lists.push((await tx.executeSql<CourseMoney>(`SELECT course, region, currency, ${SUMS} FROM (${COURSE_MONEY}) c GROUP BY 1, 2, 3`, run)).rows)
  return [...Map.groupBy(lists.flat(), (r) => JSON.stringify([r.course, r.region, r.currency])).values()].map((same) => same.reduce(addMoney))
}
/** Two lines of money as one, under the first one's name. */
export const addMoney = (a: CourseMoney, b: CourseMoney): CourseMoney => ({ ...a, games: a.games + b.games, fees: a.fees + b.fees, penalties: a.penalties + b.penalties, owed: a.owed + b.owed })
