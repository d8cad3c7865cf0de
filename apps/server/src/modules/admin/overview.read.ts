import type { z } from 'zod'
import type { Overview } from '@tomogolf/contract/admin-money.schemas'
import { DAY, japanDate, type Instant } from '@tomogolf/domain/time'
import type { Currency } from '@tomogolf/domain/money'
import { sqlInstant, type Tx } from '../../platform/database.ts'
import { readDecisions } from './decisions.read.ts'
import { COUNTED } from './list.read.ts'
import { bounds, bucketSql, periodsOf, type GroupBy, type Period } from './periods.ts'
import { readRevenuePeriods, type WirePeriod } from './revenue.read.ts'
import { amountOf, whenOrNull, type SqlTime } from './wire.ts'

type Wire = z.input<typeof Overview>
type Range = '7d' | '30d' | '12w'
const LENGTH: Record<Range, { days: number; by: GroupBy }> = { '7d': { days: 7, by: 'day' }, '30d': { days: 30, by: 'day' }, '12w': { days: 84, by: 'week' } }

/** The periods of the range and the same number of them before. */
function halves(range: Range, now: Instant): { now: Period[]; before: Period[]; by: GroupBy } {
  const { days, by } = LENGTH[range]
  const count = by === 'week' ? days / 7 : days
  const all = periodsOf(japanDate(now - (2 * days - 1) * DAY), japanDate(now), by).slice(-2 * count)
  return { now: all.slice(-count), before: all.slice(0, -count), by }
}
async function countIn(tx: Tx, sql: string, periods: readonly Period[], all: readonly Period[]): Promise<number[]> {
  const { rows } = await tx.executeSql<{ bucket: string; n: number }>(sql, bounds(all))
  const found = new Map(rows.map((r) => [r.bucket, r.n]))
  return periods.map((p) => found.get(p.from) ?? 0)
}
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const counted = (by: GroupBy, table: string, column: string, condition = 'true') =>
  `SELECT ${bucketSql(column, by)} AS bucket, count(*)::int AS n FROM ${table} WHERE ${column} >= $1::timestamptz AND ${column} < $2::timestamptz AND ${condition} GROUP BY 1`
const guests = (by: GroupBy, states: string) =>
  `SELECT ${bucketSql('g.tee_time', by)} AS bucket, count(*)::int AS n FROM games g JOIN participations p ON p.game_id = g.id WHERE g.tee_time >= $1::timestamptz AND g.tee_time < $2::timestamptz AND p.status IN (${states}) GROUP BY 1`

/** The first page of the back-office. Every number is of the range named, by the calendar in Japan. */
export async function readOverview(tx: Tx, range: Range, now: Instant): Promise<Wire> {
  const half = halves(range, now)
  const all = [...half.before, ...half.now]
  const series = async (sql: string) => {
    const list = await countIn(tx, sql, all, all)
    const before = list.slice(0, half.before.length), after = list.slice(half.before.length)
    return { now: sum(after), before: sum(before), series: after, all: list }
  }
  const kpi = async (sql: string) => { const { all: _all, ...rest } = await series(sql); return rest }
  const revenue = await readRevenuePeriods(tx, all, half.by, now)
  const recent = revenue.periods.slice(half.before.length)
  const arrived = await series(guests(half.by, `'checked_in'`)), expected = await series(guests(half.by, `'checked_in', 'missing', 'disputed', 'no_show'`))
  const { list, total, counts } = await readDecisions(tx, now)
  return {
    revenue: revenue.totals.map((_, i) => revenueOf(i, recent, revenue.periods.slice(0, half.before.length))), held: await readHeld(tx),
    checkedIn: { arrived: arrived.now, expected: expected.now, arrivedBefore: arrived.before, expectedBefore: expected.before, series: arrived.series.map((n, i) => (expected.series[i] ? n / expected.series[i] : 1)) },
    noShows: await kpi(guests(half.by, `'no_show'`)), newUsers: await kpi(counted(half.by, 'users', 'created_at')), newGames: await kpi(counted(half.by, 'games', 'created_at')),
    decisions: list, decisionsTotal: total, counts: { ...await readCounts(tx, now), ...counts }, revenuePeriods: recent,
  }
}

function revenueOf(index: number, now: readonly WirePeriod[], before: readonly WirePeriod[]): Wire['revenue'][number] {
  const of = (p: WirePeriod) => p.byCurrency[index]!.fees.amount + p.byCurrency[index]!.penalties.amount
  const currency = now[0]!.byCurrency[index]!.fees.currency
  const round = (amount: number) => ({ amount: Math.round(amount * 100) / 100, currency })
  return { now: round(sum(now.map(of))), before: round(sum(before.map(of))), series: now.map(of) }
}

async function readHeld(tx: Tx): Promise<Wire['held']> {
  const { rows } = await tx.executeSql<{ currency: Currency; minor: number; n: number; oldest: SqlTime | null }>(
    `SELECT currency, sum(amount_minor)::float8 AS minor, count(*)::int AS n, min(authorised_at) AS oldest FROM holds WHERE status IN ('authorised', 'capturing', 'releasing') GROUP BY currency ORDER BY currency DESC`)
  const oldest = rows.map((r) => whenOrNull(r.oldest)).filter((at) => at !== null).sort()[0] ?? null
  return { amounts: rows.map((r) => amountOf(r.minor, r.currency)), holds: sum(rows.map((r) => r.n)), oldest }
}

async function readCounts(tx: Tx, now: Instant): Promise<{ users: number; upcomingGames: number }> {
  // an estimate is good enough for a badge, and does not read every row of a large table
  const [row] = (await tx.executeSql<{ users: number; estimate: number; games: number }>(
    `SELECT (SELECT count(*)::int FROM (SELECT 1 FROM users LIMIT ${COUNTED + 1}) u) AS users, (SELECT reltuples::int FROM pg_class WHERE relname = 'users' AND relkind = 'r') AS estimate,
       (SELECT count(*)::int FROM (SELECT 1 FROM games WHERE status IN ('scheduled', 'active') AND tee_time >= $1::timestamptz LIMIT ${COUNTED}) g) AS games`, [sqlInstant(now)])).rows
  return { users: row!.users > COUNTED ? Math.max(row!.estimate, row!.users) : row!.users, upcomingGames: row!.games }
}
