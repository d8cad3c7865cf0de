import { CANCELLED_STATUSES } from '@tomogolf/domain/game'
import { and, count, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Analytics } from '@tomogolf/contract/admin/metrics.schemas'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { readDailyMetrics, type DailyMetric } from '../../analytics/metrics/daily-metrics.read.ts'
import { bucketOf, inRange, type MetricName } from '../../analytics/metrics/metric-queries.read.ts'
import {
  isIn,
  spanOf,
  type GroupBy,
  type Period,
  type Range,
} from '../../analytics/metrics/periods.policy.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { readFunnel } from './funnel.read.ts'
import { readRetention } from './retention.read.ts'

type AnalyticsDto = z.input<typeof Analytics>
type PeriodCounts = Omit<AnalyticsDto['periods'][number], 'from' | 'to' | 'finished'>
/** Counted from the events themselves: a leave or cancellation changes the past of its game. */
type LiveCount = 'leaves' | 'cancels'

/** The metric behind each count, and the dimensions that belong to it. */
const COUNTS: Record<
  Exclude<keyof PeriodCounts, LiveCount>,
  { metric: MetricName; includes?: (dimension: string) => boolean }
> = {
  signUps: { metric: 'newUsers' },
  joins: { metric: 'joins' },
  checkIns: { metric: 'arrivals' },
  gamesHosted: { metric: 'newGames' },
  games: { metric: 'games' },
  gamesCancelled: { metric: 'games', includes: (status) => status.endsWith('cancelled') },
  seatsAgreed: {
    metric: 'seats',
    includes: (status) => status !== 'reserved' && status !== 'declined',
  },
  seatsLeft: { metric: 'seats', includes: (status) => status === 'left' || status === 'left_late' },
  arrived: { metric: 'seats', includes: (status) => status === 'checked_in' },
  noShows: { metric: 'seats', includes: (status) => status === 'no_show' },
}
const METRICS: readonly MetricName[] = [
  'newUsers',
  'newGames',
  'games',
  'seats',
  'joins',
  'arrivals',
  'regionGames',
  'regionSeats',
  'regionTaken',
  'visits',
]

/** Rows of a table by the period of a timestamp; keys are first days of periods. */
async function countByPeriod(
  tx: Tx,
  table: PgTable,
  at: AnyPgColumn,
  where: SQL,
  range: Range,
  groupBy: GroupBy,
): Promise<ReadonlyMap<string, number>> {
  const bucket = bucketOf(at, groupBy)
  const rows = await tx.orm
    .select({ bucket, rows: count() })
    .from(table)
    .where(and(inRange(at, range), where))
    .groupBy(bucket)
  return new Map(rows.map((row) => [row.bucket, row.rows]))
}

/** Games and seats by region, the region with most games first. */
function regionsOf(metrics: readonly DailyMetric[]): AnalyticsDto['regions'] {
  const sumOf = (name: MetricName, region: string) =>
    metrics
      .filter((metric) => metric.name === name && metric.dimension === region)
      .reduce((total, metric) => total + metric.value, 0)
  const ofRegions = metrics.filter((metric) => metric.name === 'regionGames')
  const regions = [...new Set(ofRegions.map((metric) => metric.dimension))]
  return regions
    .map((region) => ({
      region,
      games: sumOf('regionGames', region),
      seats: sumOf('regionSeats', region),
      taken: sumOf('regionTaken', region),
    }))
    .toSorted((a, b) => b.games - a.games)
}

function countsOf(metrics: readonly DailyMetric[], period: Period): Omit<PeriodCounts, LiveCount> {
  const ofPeriod = metrics.filter((metric) => isIn(period, metric.day))
  const counts = Object.entries(COUNTS).map(([name, { metric: source, includes }]) => [
    name,
    ofPeriod
      .filter((metric) => metric.name === source && (includes?.(metric.dimension) ?? true))
      .reduce((total, metric) => total + metric.value, 0),
  ])
  return Object.fromEntries(counts) as Omit<PeriodCounts, LiveCount>
}

/** Activity in the periods. The funnel follows the people who registered in them. */
export async function readAnalytics(
  tx: Tx,
  periods: readonly Period[],
  groupBy: GroupBy,
  now: Instant,
): Promise<AnalyticsDto> {
  const span = spanOf(periods)
  const leaves = await countByPeriod(
    tx,
    participations,
    participations.endedAt,
    inArray(participations.status, ['left', 'left_late']),
    span,
    groupBy,
  )
  const cancels = await countByPeriod(
    tx,
    games,
    games.updatedAt,
    inArray(games.status, CANCELLED_STATUSES),
    span,
    groupBy,
  )
  const metrics = await readDailyMetrics(tx, periods, METRICS, now)
  return {
    from: periods[0]!.from,
    to: periods.at(-1)!.to,
    ...(await readFunnel(tx, span, metrics)),
    regions: regionsOf(metrics),
    retention: await readRetention(tx, span.end, now),
    periods: periods.map((period) => ({
      from: period.from,
      to: period.to,
      finished: period.end <= now,
      ...countsOf(metrics, period),
      leaves: leaves.get(period.from) ?? 0,
      cancels: cancels.get(period.from) ?? 0,
    })),
  }
}
