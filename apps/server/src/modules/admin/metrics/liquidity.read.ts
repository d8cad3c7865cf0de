import { and, gte, lt, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Liquidity } from '@tomogolf/contract/admin/metrics.schemas'
import { CANCELLED_STATUSES } from '@tomogolf/domain/game'
import { ALL_REGIONS, HOST_RETURN_DAYS } from '@tomogolf/domain/wishes/liquidity'
import { REGIONS } from '@tomogolf/domain/regions'
import { DAY, japanDate, startOfJapanDay, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import type { Range } from '../../analytics/metrics/periods.policy.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { wishDays } from '../../wishes/wishes.table.ts'

type LiquidityDto = z.input<typeof Liquidity>
type Row = LiquidityDto['rows'][number]

/** A game without a minimum is played by its host and one guest. */
const FEWEST_PLAYERS = 2
const isPlayed = notInArray(games.status, CANCELLED_STATUSES)
/** One row for each region of a grouped statement, and one for all. */
const region = sql`CASE WHEN grouping(coalesce(${games.region}, '')) = 1 THEN ${ALL_REGIONS}::text
  ELSE coalesce(${games.region}, '') END`
const byRegion = sql`GROUP BY GROUPING SETS ((coalesce(${games.region}, '')), ())`

/** Whether wishes, games and guests met in the last days, by region. */
export async function readLiquidity(tx: Tx, days: number, now: Instant): Promise<LiquidityDto> {
  const range = { start: startOfJapanDay(now) - days * DAY, end: now }
  const [ofGames, guests, hosts, ofWishes] = await Promise.all([
    readGames(tx, range),
    readGuests(tx, range),
    readHosts(tx, range),
    readWishes(tx, range),
  ])
  const toRow = (name: string): Row => {
    const game = ofGames.get(name)
    return {
      region: name,
      games: game?.games ?? 0,
      wishesMet: ofWishes.get(name) ?? NONE,
      gamesOn: { part: game?.on ?? 0, whole: game?.games ?? 0 },
      spotsFilled: { part: game?.taken ?? 0, whole: game?.slots ?? 0 },
      firstJoin: { days: game?.firstJoin ?? null, games: game?.joined ?? 0 },
      hostsReturn: hosts.get(name) ?? NONE,
      attended: guests.get(name) ?? NONE,
    }
  }
  const regions = REGIONS.map(toRow).toSorted(
    (a, b) => b.games - a.games || b.wishesMet.whole - a.wishesMet.whole,
  )
  const elsewhere = toRow('')
  return {
    from: japanDate(range.start),
    to: japanDate(now),
    rows: [...regions, ...(elsewhere.games > 0 ? [elsewhere] : []), toRow(ALL_REGIONS)],
  }
}

type Rate = { part: number; whole: number }
const NONE: Rate = { part: 0, whole: 0 }
const inRange = ({ start, end }: Range) => and(gte(games.teeTime, start), lt(games.teeTime, end))
const toRates = (rows: readonly (Rate & { region: string })[]) =>
  new Map(rows.map(({ region: name, part, whole }) => [name, { part, whole }]))

type GameRow = {
  region: string
  games: number
  on: number
  slots: number
  taken: number
  joined: number
  firstJoin: number | null
}
async function readGames(tx: Tx, range: Range): Promise<Map<string, GameRow>> {
  const firstJoin = sql`extract(epoch FROM joins.first - ${games.createdAt}) / 86400`
  const rows = await selectRows<GameRow>(
    tx,
    sql`SELECT ${region} AS region, count(*)::int AS games,
        (count(*) FILTER (WHERE ${isPlayed} AND ${games.seatsTaken} + 1
          >= coalesce(${games.minPlayers}, ${FEWEST_PLAYERS})))::int AS "on",
        coalesce(sum(${games.slots}) FILTER (WHERE ${isPlayed}), 0)::int AS slots,
        coalesce(sum(${games.seatsTaken}) FILTER (WHERE ${isPlayed}), 0)::int AS taken,
        count(joins.first)::int AS joined,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY ${firstJoin})::float8 AS "firstJoin"
      FROM ${games} LEFT JOIN LATERAL (
        SELECT min(${participations.agreedAt}) AS first FROM ${participations}
        WHERE ${participations.gameId} = ${games.id} AND ${participations.status} <> 'declined'
      ) joins ON true
      WHERE ${inRange(range)} ${byRegion}`,
  )
  return new Map(rows.map((row) => [row.region, row]))
}

const readGuests = async (tx: Tx, range: Range): Promise<Map<string, Rate>> =>
  toRates(
    await selectRows(
      tx,
      sql`SELECT ${region} AS region, count(*)::int AS whole,
          (count(*) FILTER (WHERE ${participations.status} = 'checked_in'))::int AS part
        FROM ${games} JOIN ${participations} ON ${participations.gameId} = ${games.id}
        WHERE ${inRange(range)} AND ${participations.status} IN ('checked_in', 'no_show')
        ${byRegion}`,
    ),
  )

const next = alias(games, 'next')
/** Hosts of played games, so long ago that they have had the time to host again. */
async function readHosts(tx: Tx, range: Range): Promise<Map<string, Rate>> {
  const earlier = {
    start: range.start - HOST_RETURN_DAYS * DAY,
    end: range.end - HOST_RETURN_DAYS * DAY,
  }
  // the first game of each host and region; in the row of all, of each host
  const firsts = (each: 'host' | 'region') => sql`
    SELECT DISTINCT ON (${games.hostId}, place) ${games.hostId} AS host_id, ${games.teeTime} AS at,
      ${each === 'host' ? sql`${ALL_REGIONS}::text` : sql`coalesce(${games.region}, '')`} AS place
    FROM ${games} WHERE ${inRange(earlier)} AND ${isPlayed}
    ORDER BY ${games.hostId}, place, ${games.teeTime}`
  return toRates(
    await selectRows(
      tx,
      sql`SELECT hosts.place AS region, count(*)::int AS whole,
          (count(*) FILTER (WHERE EXISTS (
            SELECT 1 FROM ${games} ${next}
            WHERE ${next.hostId} = hosts.host_id AND ${notInArray(next.status, CANCELLED_STATUSES)}
              AND ${next.teeTime} > hosts.at
              AND ${next.teeTime} <= hosts.at + ${`${HOST_RETURN_DAYS} days`}::interval
              AND ${next.teeTime} < ${sqlInstant(range.end)}::timestamptz
          )))::int AS part
        FROM ((${firsts('region')}) UNION ALL (${firsts('host')})) hosts
        GROUP BY hosts.place`,
    ),
  )
}

async function readWishes(tx: Tx, { start, end }: Range): Promise<Map<string, Rate>> {
  const rows = await tx.orm
    .select({
      region: wishDays.region,
      whole: sql<number>`sum(${wishDays.wishes})::int`,
      part: sql<number>`sum(${wishDays.met})::int`,
    })
    .from(wishDays)
    .where(and(gte(wishDays.day, japanDate(start)), lt(wishDays.day, japanDate(end))))
    .groupBy(wishDays.region)
  return toRates(rows)
}
