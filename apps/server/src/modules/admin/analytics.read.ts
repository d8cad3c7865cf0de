import type { z } from 'zod'
import type { Analytics } from '@tomogolf/contract/admin-money.schemas'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database.ts'
import { bounds, bucketSql, type GroupBy, type Period } from './periods.ts'

type Wire = z.input<typeof Analytics>
type Counted = 'signUps' | 'gamesHosted' | 'joins' | 'checkIns' | 'leaves' | 'cancels'
const inRange = (column: string) => `${column} >= $1::timestamptz AND ${column} < $2::timestamptz`
const perPeriod = (by: GroupBy, from: string, column: string, more = '') => `SELECT ${bucketSql(column, by)} AS bucket, count(*)::int AS n FROM ${from} WHERE ${inRange(column)} ${more} GROUP BY 1`

/** Each by the moment it happened: by what the tables of the product say, not by what browsers reported. */
const COUNTS = (by: GroupBy): Record<Counted, string> => ({
  signUps: perPeriod(by, 'users', 'created_at'), gamesHosted: perPeriod(by, 'games', 'created_at'),
  joins: perPeriod(by, 'participations', 'agreed_at', `AND status <> 'declined'`), checkIns: perPeriod(by, 'participations', 'checked_in_at'),
  leaves: perPeriod(by, 'participations', 'ended_at', `AND status IN ('left', 'left_late')`), cancels: perPeriod(by, 'games', 'updated_at', `AND status IN ('cancelled', 'admin_cancelled')`),
})
const REQUIRED = ['first_name', 'last_name', 'contact_number', 'gender', 'birth_date', 'country', 'skill_level'].map((column) => `p.${column} IS NOT NULL`).join(' AND ')
const FUNNEL = `SELECT count(*)::int AS registered, count(*) FILTER (WHERE u.email_verified_at IS NOT NULL)::int AS verified, count(*) FILTER (WHERE ${REQUIRED} AND cardinality(p.languages) > 0)::int AS complete,
    count(*) FILTER (WHERE EXISTS (SELECT 1 FROM cards c WHERE c.user_id = u.id))::int AS card,
    count(*) FILTER (WHERE EXISTS (SELECT 1 FROM participations x WHERE x.guest_id = u.id AND x.status <> 'declined') OR EXISTS (SELECT 1 FROM games g WHERE g.host_id = u.id))::int AS played
  FROM users u JOIN profiles p ON p.user_id = u.id WHERE ${inRange('u.created_at')}`

/** What people did in the days asked for. The funnel follows those who registered in them. */
export async function readAnalytics(tx: Tx, periods: readonly Period[], by: GroupBy, now: Instant): Promise<Wire> {
  const range = bounds(periods)
  const found = {} as Record<Counted, Map<string, number>>
  for (const [name, sql] of Object.entries(COUNTS(by)) as [Counted, string][]) {
    found[name] = new Map((await tx.executeSql<{ bucket: string; n: number }>(sql, range)).rows.map((r) => [r.bucket, r.n]))
  }
  const [funnel] = (await tx.executeSql<{ registered: number; verified: number; complete: number; card: number; played: number }>(FUNNEL, range)).rows
  const languages = await tx.executeSql<{ language: string; users: number }>(`SELECT language, count(*)::int AS users FROM users WHERE ${inRange('created_at')} GROUP BY 1 ORDER BY 2 DESC`, range)
  const countries = await tx.executeSql<{ country: string; users: number }>(
    `SELECT p.country, count(*)::int AS users FROM profiles p JOIN users u ON u.id = p.user_id WHERE p.country IS NOT NULL AND ${inRange('u.created_at')} GROUP BY 1 ORDER BY 2 DESC LIMIT 20`, range)
  const regions = await tx.executeSql<{ region: string; games: number; seats: number; taken: number }>(
    `SELECT coalesce(region, '') AS region, count(*)::int AS games, sum(slots)::int AS seats, sum(seats_taken)::int AS taken FROM games WHERE ${inRange('tee_time')} AND status NOT IN ('cancelled', 'admin_cancelled') GROUP BY 1 ORDER BY 2 DESC`, range)
  const at = (name: Counted, day: string) => found[name].get(day) ?? 0
  return {
    from: periods[0]!.from, to: periods.at(-1)!.to, languages: languages.rows, countries: countries.rows, regions: regions.rows,
    funnel: { registered: funnel!.registered, verified: funnel!.verified, profileComplete: funnel!.complete, cardSaved: funnel!.card, playedOrJoined: funnel!.played },
    periods: periods.map(({ from, to, end }) => ({
      from, to, finished: end <= now, signUps: at('signUps', from), gamesHosted: at('gamesHosted', from), joins: at('joins', from), checkIns: at('checkIns', from), leaves: at('leaves', from), cancels: at('cancels', from),
    })),
  }
}
