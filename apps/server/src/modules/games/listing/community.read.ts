import { sql } from 'drizzle-orm'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import { regionOfPrefecture, type Region } from '@tomogolf/domain/regions'
import { DAY, hours, japanDate, startOfJapanDay, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { games } from '../games.table.ts'
import { countGames } from '../search/count-games.read.ts'

type Community = ResultOf<'GET /api/community'>

const HOSTS = 5
const DAYS = 7

/** What the home page shows of the people and of the coming week. */
export async function readCommunity(tx: Tx, now: Instant): Promise<Community> {
  return { hosts: await readHosts(tx, now), week: await readWeek(tx, now) }
}

type HostRow = {
  firstName: string
  lastName: string | null
  languages: LanguageCode[]
  rating: number | null
  ratingCount: number
  gamesHosted: number
  area: Region | null
}
/**
 * Hosts who agreed, hosted a round and are not suspended. The order changes every day, so that all
 * of them are seen. Only the initial of the last name leaves the server.
 */
async function readHosts(tx: Tx, now: Instant): Promise<Community['hosts']> {
  const rows = await selectRows<HostRow>(
    tx,
    sql`SELECT shown.*, (
        SELECT g.region FROM ${games} g
        WHERE g.host_id = shown.id AND g.region IS NOT NULL AND g.status <> 'cancelled'
          AND g.invite_key IS NULL
        GROUP BY g.region ORDER BY count(*) DESC, g.region LIMIT 1
      ) AS area
      FROM (
        SELECT u.id, f.first_name AS "firstName", f.last_name AS "lastName", f.languages, f.rating,
          f.rating_count AS "ratingCount", f.games_hosted AS "gamesHosted"
        FROM ${profiles} f JOIN ${users} u ON u.id = f.user_id
        WHERE f.shown_on_home AND f.games_hosted > 0 AND coalesce(f.first_name, '') <> ''
          AND u.deleted_at IS NULL AND u.host_terms_accepted_at IS NOT NULL
          AND (u.suspended_until IS NULL OR u.suspended_until < ${sqlInstant(now)}::timestamptz)
        ORDER BY md5(u.id || ${japanDate(now)}::text), u.id LIMIT ${sql.raw(String(HOSTS))}
      ) shown
      ORDER BY shown."gamesHosted" DESC, shown.id`,
  )
  return rows.map(({ firstName, lastName, languages, area, rating, ratingCount, gamesHosted }) => ({
    firstName,
    initial: [...(lastName?.trim() ?? '')][0]?.toUpperCase() ?? '',
    languages,
    area,
    rating,
    ratingCount,
    gamesHosted,
  }))
}

/** The open games of the coming seven days, today included: those of the list with these dates. */
async function readWeek(tx: Tx, now: Instant): Promise<Community['week']> {
  const settings = await readSettings(tx)
  const start = startOfJapanDay(now)
  const [from, to] = [japanDate(start), japanDate(start + (DAYS - 1) * DAY)]
  const { open, prefectures } = await countGames(
    tx,
    { date: `${from},${to}`, openOnly: true },
    { now, joinableFrom: now + hours(settings.join_deadline_hours) },
  )
  const byPrefecture: Record<string, number> = {}
  const byRegion: Partial<Record<Region, number>> = {}
  for (const { prefecture, open: count } of prefectures) {
    byPrefecture[prefecture] = count
    const region = regionOfPrefecture(prefecture)
    if (region) byRegion[region] = (byRegion[region] ?? 0) + count
  }
  return { from, to, total: open, byPrefecture, byRegion }
}
