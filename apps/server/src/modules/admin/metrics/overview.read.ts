import { and, count, desc, gte, inArray, min, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Overview } from '@tomogolf/contract/admin/metrics.schemas'
import { fromMajor } from '@tomogolf/domain/money'
import { hasPermission } from '@tomogolf/domain/team/permissions'
import { DAY, iso, japanDate, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { users } from '../../accounts/accounts.table.ts'
import { readDailyMetrics, type DailyMetric } from '../../analytics/metrics/daily-metrics.read.ts'
import type { MetricName } from '../../analytics/metrics/metric-queries.read.ts'
import {
  isIn,
  periodsOf,
  type GroupBy,
  type Period,
} from '../../analytics/metrics/periods.policy.ts'
import { games } from '../../games/games.table.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { toAmountDto } from '../dto.presenter.ts'
import { COUNT_LIMIT } from '../list-query.read.ts'
import { readDecisions, type Viewer } from '../money/decisions.read.ts'
import { responseTimesOf } from './response-times.presenter.ts'
import { toRevenuePeriods, type RevenuePeriodDto } from './revenue.read.ts'

type OverviewDto = z.input<typeof Overview>
type OverviewRange = '7d' | '30d' | '12w'
const LENGTHS: Record<OverviewRange, { periods: number; days: number; groupBy: GroupBy }> = {
  '7d': { periods: 7, days: 7, groupBy: 'day' },
  '30d': { periods: 30, days: 30, groupBy: 'day' },
  '12w': { periods: 12, days: 84, groupBy: 'week' },
}
const METRICS: readonly MetricName[] = [
  'fees',
  'penalties',
  'owed',
  'checkIns',
  'seats',
  'newUsers',
  'newGames',
  'answers',
  'answerSeconds',
]
/** Statuses of guests whose attendance is known or disputed. */
const EXPECTED = ['arrived', 'checked_in', 'missing', 'disputed', 'no_show']

/** The periods of the range, and as many before them. */
function splitPeriods(
  range: OverviewRange,
  now: Instant,
): { current: Period[]; previous: Period[] } {
  const { periods, days, groupBy } = LENGTHS[range]
  const from = japanDate(now - (2 * days - 1) * DAY)
  const all = periodsOf(from, japanDate(now), groupBy).slice(-2 * periods)
  return { current: all.slice(-periods), previous: all.slice(0, -periods) }
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/**
 * The dashboard's data. Every number covers the requested range, by the calendar in Japan. Amounts
 * and decisions are those that the role may read.
 */
export async function readOverview(
  tx: Tx,
  range: OverviewRange,
  now: Instant,
  viewer: Viewer,
): Promise<OverviewDto> {
  const seesMoney = viewer.adminRole !== null && hasPermission(viewer.adminRole, 'money.read')
  const { current, previous } = splitPeriods(range, now)
  const all = [...previous, ...current]
  const metrics = await readDailyMetrics(tx, all, METRICS, now)
  const trendOf = (name: MetricName, dimensions?: readonly string[]) =>
    toTrend(
      metrics.filter(
        (metric) => metric.name === name && (!dimensions || dimensions.includes(metric.dimension)),
      ),
      current,
      previous,
    )
  const revenue = toRevenuePeriods(metrics, all, now)
  const currentRevenue = revenue.periods.slice(previous.length)
  const previousRevenue = revenue.periods.slice(0, previous.length)
  const arrived = trendOf('seats', ['checked_in'])
  const expected = trendOf('seats', EXPECTED)
  const { list, total, counts } = await readDecisions(tx, now, viewer)
  return {
    revenue: seesMoney
      ? revenue.totals.map((_, currencyIndex) =>
          toRevenueTrend(currencyIndex, currentRevenue, previousRevenue),
        )
      : [],
    held: seesMoney ? await readHeld(tx) : null,
    checkedIn: {
      arrived: arrived.now,
      expected: expected.now,
      arrivedBefore: arrived.before,
      expectedBefore: expected.before,
      series: arrived.series.map((guests, i) =>
        expected.series[i] ? guests / expected.series[i] : 1,
      ),
    },
    noShows: trendOf('seats', ['no_show']),
    newUsers: trendOf('newUsers'),
    newGames: trendOf('newGames'),
    responseTimes: responseTimesOf(metrics, current, previous),
    decisions: list,
    decisionsTotal: total,
    counts: { ...(await readCounts(tx, now)), ...counts },
    revenuePeriods: seesMoney ? currentRevenue : [],
  }
}

function toTrend(
  metrics: readonly DailyMetric[],
  current: readonly Period[],
  previous: readonly Period[],
) {
  const totalOf = (period: Period) =>
    sum(metrics.filter((metric) => isIn(period, metric.day)).map((metric) => metric.value))
  const series = current.map(totalOf)
  return { now: sum(series), before: sum(previous.map(totalOf)), series }
}

function toRevenueTrend(
  currencyIndex: number,
  current: readonly RevenuePeriodDto[],
  previous: readonly RevenuePeriodDto[],
): OverviewDto['revenue'][number] {
  const totalOf = (period: RevenuePeriodDto) => {
    const { fees, penalties } = period.byCurrency[currencyIndex]!
    return toMinor(fees.amount) + toMinor(penalties.amount)
  }
  const { currency } = current[0]!.byCurrency[currencyIndex]!.fees
  // sums of major units would not be exact
  const toMinor = (amount: number) => fromMajor(amount, currency).minor
  const minors = current.map(totalOf)
  return {
    now: toAmountDto(sum(minors), currency),
    before: toAmountDto(sum(previous.map(totalOf)), currency),
    series: minors.map((minor) => toAmountDto(minor, currency).amount),
  }
}

/** Money held on cards at this moment. */
async function readHeld(tx: Tx): Promise<NonNullable<OverviewDto['held']>> {
  const rows = await tx.orm
    .select({
      currency: holds.currency,
      minor: sql`sum(${holds.amountMinor})`.mapWith(Number),
      holds: count(),
      oldest: min(holds.authorisedAt),
    })
    .from(holds)
    .where(inArray(holds.status, ['authorised', 'capturing', 'releasing']))
    .groupBy(holds.currency)
    .orderBy(desc(holds.currency))
  const instants = rows.flatMap((row) => row.oldest ?? [])
  return {
    amounts: rows.map((row) => toAmountDto(row.minor, row.currency)),
    holds: sum(rows.map((row) => row.holds)),
    oldest: instants.length === 0 ? null : iso(Math.min(...instants)),
  }
}

/** Counts for the navigation's badges. */
async function readCounts(tx: Tx, now: Instant): Promise<{ users: number; upcomingGames: number }> {
  const someUsers = tx.orm
    .select({ id: users.id })
    .from(users)
    .limit(COUNT_LIMIT + 1)
  const someGames = tx.orm
    .select({ id: games.id })
    .from(games)
    .where(and(inArray(games.status, ['scheduled', 'active']), gte(games.teeTime, now)))
    .limit(COUNT_LIMIT)
  // beyond the limit the planner's estimate is good enough for a badge and reads no rows
  const [row] = await selectRows<{ users: number; estimate: number; games: number }>(
    tx,
    sql`SELECT (SELECT count(*)::int FROM ${someUsers} counted_users) AS users,
      (SELECT reltuples::int FROM pg_class WHERE relname = 'users' AND relkind = 'r') AS estimate,
      (SELECT count(*)::int FROM ${someGames} counted_games) AS games`,
  )
  const { users: counted, estimate, games: upcomingGames } = row!
  return { users: counted > COUNT_LIMIT ? Math.max(estimate, counted) : counted, upcomingGames }
}
