import type { z } from 'zod'
import type { Overview } from '@tomogolf/contract/admin-money.schemas'
import { DAY, japanDate, type Instant } from '@tomogolf/domain/time'
import type { Currency } from '@tomogolf/domain/money'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { readDailyMetrics } from '../../analytics/metrics/daily-metrics.read.ts'
import { readDecisions } from '../money/decisions.read.ts'
import type { FigureName } from '../../analytics/metrics/metric-sources.read.ts'
import { COUNTED } from '../list-query.ts'
import { isIn, periodsOf, type GroupBy, type Period } from '../../analytics/metrics/periods.ts'
import { repliesOf } from '../system/response-times.ts'
import { revenueOfDays, type WirePeriod } from './revenue.read.ts'
import { amountOf, whenOrNull, type SqlTime } from '../dto.ts'

type Wire = z.input<typeof Overview>
type Range = '7d' | '30d' | '12w'
const LENGTH: Record<Range, { days: number; by: GroupBy }> = {
  '7d': { days: 7, by: 'day' },
  '30d': { days: 30, by: 'day' },
  '12w': { days: 84, by: 'week' },
}

/** The periods of the range and the same number of them before. */
function halves(range: Range, now: Instant): { now: Period[]; before: Period[] } {
  const { days, by } = LENGTH[range]
  const count = by === 'week' ? days / 7 : days
  const all = periodsOf(japanDate(now - (2 * days - 1) * DAY), japanDate(now), by).slice(-2 * count)
  return { now: all.slice(-count), before: all.slice(0, -count) }
}
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
/** Guests whose place says whether they came. */
const EXPECTED = ['checked_in', 'missing', 'disputed', 'no_show']

/** The first page of the back-office. Every number is of the range named, by the calendar in Japan. */
export async function readOverview(tx: Tx, range: Range, now: Instant): Promise<Wire> {
  const half = halves(range, now)
  const all = [...half.before, ...half.now]
  const days = await readDailyMetrics(
    tx,
    all,
    [
      'fees',
      'penalties',
      'owed',
      'checkIns',
      'seats',
      'newUsers',
      'newGames',
      'answers',
      'answerSeconds',
    ],
    now,
  )
  const count = (name: FigureName, parts?: readonly string[]) => {
    const rows = days.filter((d) => d.name === name && (!parts || parts.includes(d.part)))
    const of = (periods: readonly Period[]) =>
      periods.map((p) => rows.reduce((n, d) => (isIn(p, d.day) ? n + d.n : n), 0))
    const series = of(half.now)
    return { now: sum(series), before: sum(of(half.before)), series }
  }
  const revenue = revenueOfDays(days, all, now)
  const recent = revenue.periods.slice(half.before.length)
  const arrived = count('seats', ['checked_in']),
    expected = count('seats', EXPECTED)
  const { list, total, counts } = await readDecisions(tx, now)
  return {
    revenue: revenue.totals.map((_, i) =>
      revenueOf(i, recent, revenue.periods.slice(0, half.before.length)),
    ),
    held: await readHeld(tx),
    checkedIn: {
      arrived: arrived.now,
      expected: expected.now,
      arrivedBefore: arrived.before,
      expectedBefore: expected.before,
      series: arrived.series.map((n, i) => (expected.series[i] ? n / expected.series[i] : 1)),
    },
    noShows: count('seats', ['no_show']),
    newUsers: count('newUsers'),
    newGames: count('newGames'),
    replies: repliesOf(days, half),
    decisions: list,
    decisionsTotal: total,
    counts: { ...(await readCounts(tx, now)), ...counts },
    revenuePeriods: recent,
  }
}

function revenueOf(
  index: number,
  now: readonly WirePeriod[],
  before: readonly WirePeriod[],
): Wire['revenue'][number] {
  const of = (p: WirePeriod) =>
    p.byCurrency[index]!.fees.amount + p.byCurrency[index]!.penalties.amount
  const currency = now[0]!.byCurrency[index]!.fees.currency
  const round = (amount: number) => ({ amount: Math.round(amount * 100) / 100, currency })
  return { now: round(sum(now.map(of))), before: round(sum(before.map(of))), series: now.map(of) }
}

async function readHeld(tx: Tx): Promise<Wire['held']> {
  const { rows } = await tx.executeSql<{
    currency: Currency
    minor: number
    n: number
    oldest: SqlTime | null
  }>(
    `SELECT currency, sum(amount_minor)::float8 AS minor, count(*)::int AS n, min(authorised_at) AS oldest FROM holds WHERE status IN ('authorised', 'capturing', 'releasing') GROUP BY currency ORDER BY currency DESC`,
  )
  const oldest =
    rows
      .map((r) => whenOrNull(r.oldest))
      .filter((at) => at !== null)
      .sort()[0] ?? null
  return {
    amounts: rows.map((r) => amountOf(r.minor, r.currency)),
    holds: sum(rows.map((r) => r.n)),
    oldest,
  }
}

async function readCounts(tx: Tx, now: Instant): Promise<{ users: number; upcomingGames: number }> {
  // an estimate is good enough for a badge, and does not read every row of a large table
  const [row] = (
    await tx.executeSql<{ users: number; estimate: number; games: number }>(
      `SELECT (SELECT count(*)::int FROM (SELECT 1 FROM users LIMIT ${COUNTED + 1}) u) AS users, (SELECT reltuples::int FROM pg_class WHERE relname = 'users' AND relkind = 'r') AS estimate,
       (SELECT count(*)::int FROM (SELECT 1 FROM games WHERE status IN ('scheduled', 'active') AND tee_time >= $1::timestamptz LIMIT ${COUNTED}) g) AS games`,
      [sqlInstant(now)],
    )
  ).rows
  return {
    users: row!.users > COUNTED ? Math.max(row!.estimate, row!.users) : row!.users,
    upcomingGames: row!.games,
  }
}
