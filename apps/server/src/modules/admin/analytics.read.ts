import type { z } from 'zod'
import type { Analytics } from '@tomogolf/contract/admin-money.schemas'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database.ts'
import { readFunnel } from './funnel.read.ts'
import { bounds, bucketSql, type GroupBy, type Period } from './periods.ts'
import { readRetention } from './retention.read.ts'

type Wire = z.input<typeof Analytics>
type Numbers = Omit<Wire['periods'][number], 'from' | 'to' | 'finished'>
const inRange = (column: string) => `${column} >= $1::timestamptz AND ${column} < $2::timestamptz`
const perPeriod = (by: GroupBy, name: keyof Numbers, from: string, column: string, more = '') => `SELECT ${bucketSql(column, by)} AS bucket, count(*)::int AS "${name}" FROM ${from} WHERE ${inRange(column)} ${more} GROUP BY 1`
const CANCELLED = `('cancelled', 'admin_cancelled')`

/** Each by the moment it happened, then the games and guests by their tee time: by what the tables of the product say, not by what browsers reported. */
const COUNTS = (by: GroupBy): string[] => [
  perPeriod(by, 'signUps', 'users', 'created_at'), perPeriod(by, 'gamesHosted', 'games', 'created_at'), perPeriod(by, 'joins', 'participations', 'agreed_at', `AND status <> 'declined'`), perPeriod(by, 'checkIns', 'participations', 'checked_in_at'),
  perPeriod(by, 'leaves', 'participations', 'ended_at', `AND status IN ('left', 'left_late')`), perPeriod(by, 'cancels', 'games', 'updated_at', `AND status IN ${CANCELLED}`),
  `SELECT ${bucketSql('tee_time', by)} AS bucket, count(*)::int AS games, count(*) FILTER (WHERE status IN ${CANCELLED})::int AS "gamesCancelled" FROM games WHERE ${inRange('tee_time')} GROUP BY 1`,
  `SELECT ${bucketSql('g.tee_time', by)} AS bucket, count(*) FILTER (WHERE p.status NOT IN ('reserved', 'declined'))::int AS "seatsAgreed", count(*) FILTER (WHERE p.status IN ('left', 'left_late'))::int AS "seatsLeft",
     count(*) FILTER (WHERE p.status = 'checked_in')::int AS arrived, count(*) FILTER (WHERE p.status = 'no_show')::int AS "noShows" FROM games g JOIN participations p ON p.game_id = g.id WHERE ${inRange('g.tee_time')} GROUP BY 1`,
]
const NOTHING: Numbers = { signUps: 0, gamesHosted: 0, joins: 0, checkIns: 0, leaves: 0, cancels: 0, games: 0, gamesCancelled: 0, seatsAgreed: 0, seatsLeft: 0, arrived: 0, noShows: 0 }
const REGIONS = `SELECT coalesce(region, '') AS region, count(*)::int AS games, sum(slots)::int AS seats, sum(seats_taken)::int AS taken FROM games WHERE ${inRange('tee_time')} AND status NOT IN ${CANCELLED} GROUP BY 1 ORDER BY 2 DESC`

/** What people did in the days asked for. The funnel follows those who registered in them. */
export async function readAnalytics(tx: Tx, periods: readonly Period[], by: GroupBy, now: Instant): Promise<Wire> {
  const range = bounds(periods)
  const found = new Map<string, Numbers>()
  for (const sql of COUNTS(by)) {
    for (const { bucket, ...numbers } of (await tx.executeSql<Partial<Numbers> & { bucket: string }>(sql, range)).rows) found.set(bucket, { ...found.get(bucket) ?? NOTHING, ...numbers })
  }
  return {
    from: periods[0]!.from, to: periods.at(-1)!.to, ...await readFunnel(tx, range), regions: (await tx.executeSql<Wire['regions'][number]>(REGIONS, range)).rows, retention: await readRetention(tx, periods.at(-1)!.end, now),
    periods: periods.map(({ from, to, end }) => ({ from, to, finished: end <= now, ...found.get(from) ?? NOTHING })),
  }
}
