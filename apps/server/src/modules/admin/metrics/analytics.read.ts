import type { z } from 'zod'
import type { Analytics } from '@tomogolf/contract/admin-money.schemas'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { readDailyMetrics, type DayFigure } from '../../analytics/metrics/daily-metrics.read.ts'
import type { FigureName } from '../../analytics/metrics/metric-sources.read.ts'
import { readFunnel } from './funnel.read.ts'
import {
  bounds,
  bucketSql,
  isIn,
  type GroupBy,
  type Period,
} from '../../analytics/metrics/periods.ts'
import { readRetention } from './retention.read.ts'

type Wire = z.input<typeof Analytics>
type Numbers = Omit<Wire['periods'][number], 'from' | 'to' | 'finished'>
const inRange = (column: string) => `${column} >= $1::timestamptz AND ${column} < $2::timestamptz`
const perPeriod = (by: GroupBy, name: keyof Numbers, from: string, column: string, more = '') =>
  `SELECT ${bucketSql(column, by)} AS bucket, count(*)::int AS "${name}" FROM ${from} WHERE ${inRange(column)} ${more} GROUP BY 1`
const CANCELLED = `('cancelled', 'admin_cancelled')`

/** Each by the moment it happened: by what the tables of the product say, not by what browsers reported. */
const COUNTS = (by: GroupBy): string[] => [
  perPeriod(by, 'leaves', 'participations', 'ended_at', `AND status IN ('left', 'left_late')`),
  perPeriod(by, 'cancels', 'games', 'updated_at', `AND status IN ${CANCELLED}`),
]
/** Counted day by day and kept. */
const DAYS: Partial<Record<keyof Numbers, readonly [FigureName, (part: string) => boolean]>> = {
  signUps: ['newUsers', () => true],
  joins: ['joins', () => true],
  checkIns: ['arrivals', () => true],
  gamesHosted: ['newGames', () => true],
  games: ['games', () => true],
  gamesCancelled: ['games', (part) => part.endsWith('cancelled')],
  seatsAgreed: ['seats', (part) => part !== 'reserved' && part !== 'declined'],
  seatsLeft: ['seats', (part) => part === 'left' || part === 'left_late'],
  arrived: ['seats', (part) => part === 'checked_in'],
  noShows: ['seats', (part) => part === 'no_show'],
}
const NOTHING: Numbers = {
  signUps: 0,
  gamesHosted: 0,
  joins: 0,
  checkIns: 0,
  leaves: 0,
  cancels: 0,
  games: 0,
  gamesCancelled: 0,
  seatsAgreed: 0,
  seatsLeft: 0,
  arrived: 0,
  noShows: 0,
}
/** Where the games of these days were, most of them first. */
function regionsOf(days: readonly DayFigure[]): Wire['regions'] {
  const of = (name: FigureName, region: string) =>
    days.reduce((n, d) => (d.name === name && d.part === region ? n + d.n : n), 0)
  const regions = [...new Set(days.filter((d) => d.name === 'regionGames').map((d) => d.part))]
  return regions
    .map((region) => ({
      region,
      games: of('regionGames', region),
      seats: of('regionSeats', region),
      taken: of('regionTaken', region),
    }))
    .toSorted((a, b) => b.games - a.games)
}

/** What people did in the days asked for. The funnel follows those who registered in them. */
export async function readAnalytics(
  tx: Tx,
  periods: readonly Period[],
  by: GroupBy,
  now: Instant,
): Promise<Wire> {
  const range = bounds(periods)
  const found = new Map<string, Partial<Numbers>>()
  for (const sql of COUNTS(by)) {
    for (const { bucket, ...numbers } of (
      await tx.executeSql<Partial<Numbers> & { bucket: string }>(sql, range)
    ).rows)
      found.set(bucket, { ...found.get(bucket), ...numbers })
  }
  const days = await readDailyMetrics(
    tx,
    periods,
    [
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
    ],
    now,
  )
  const ofDays = (period: Period) =>
    Object.fromEntries(
      Object.entries(DAYS).map(([name, [figure, wanted]]) => [
        name,
        days.reduce(
          (n, d) => (d.name === figure && wanted(d.part) && isIn(period, d.day) ? n + d.n : n),
          0,
        ),
      ]),
    )
  return {
    from: periods[0]!.from,
    to: periods.at(-1)!.to,
    ...(await readFunnel(tx, range, days)),
    regions: regionsOf(days),
    retention: await readRetention(tx, periods.at(-1)!.end, now),
    periods: periods.map((p) => ({
      from: p.from,
      to: p.to,
      finished: p.end <= now,
      ...NOTHING,
      ...found.get(p.from),
      ...ofDays(p),
    })),
  }
}
