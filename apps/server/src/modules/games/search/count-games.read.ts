import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { games } from '../games.table.ts'
import {
  matching,
  publicGames,
  type GameFilters,
  type Patterns,
  type Times,
} from './find-games.read.ts'
import { isOpenGame } from './open-games.read.ts'

type Counted = { games: number; open: number }
/** `count`: all games that match. */
export type GameCounts = Counted & {
  readonly count: number
  days: (Counted & { day: string })[]
  prefectures: (Counted & { prefecture: string })[]
}
export const NO_GAMES: GameCounts = { count: 0, games: 0, open: 0, days: [], prefectures: [] }

type Row = Counted & { day: string | null; prefecture: string | null; of: 'day' | 'place' | 'all' }

/** All public games that match, not only the first: by day in Japan, by prefecture, and in total. */
export async function countGames(
  tx: Tx,
  { point: _, openOnly, ...filters }: GameFilters,
  { now, joinableFrom }: Times,
  patterns: Patterns = [],
): Promise<GameCounts> {
  const all = matching(filters, now, patterns)
  const open = isOpenGame(joinableFrom)
  // one scan for all three; a game's day is that of its tee time in Japan
  const rows = await selectRows<Row>(
    tx,
    sql`SELECT day::text, prefecture, games, open,
        CASE WHEN by_day = 0 THEN 'day' WHEN by_place = 0 THEN 'place' ELSE 'all' END AS of
      FROM (
        SELECT found.day, found.prefecture, count(*)::int AS games,
          count(*) FILTER (WHERE found.open)::int AS open,
          GROUPING(found.day) AS by_day, GROUPING(found.prefecture) AS by_place
        FROM (
          SELECT (${games.teeTime} AT TIME ZONE 'Asia/Tokyo')::date AS day, ${games.prefecture},
            ${open} AS open
          FROM ${games} WHERE ${publicGames(all, ...(openOnly ? [open] : []))}
        ) found
        GROUP BY GROUPING SETS ((found.day), (found.prefecture), ())
      ) counted ORDER BY day, prefecture`,
    patterns.length > 0
      ? undefined
      : `count-games ${openOnly ? 'open ' : ''}${all.map(({ name }) => name).join(' ')}`,
  )
  const total = rows.find(({ of }) => of === 'all')
  return {
    count: total?.games ?? 0,
    games: total?.games ?? 0,
    open: total?.open ?? 0,
    days: rows.flatMap(({ of, day, games, open }) =>
      of === 'day' && day !== null ? [{ day, games, open }] : [],
    ),
    prefectures: rows.flatMap(({ of, prefecture, games, open }) =>
      of === 'place' && prefecture !== null ? [{ prefecture, games, open }] : [],
    ),
  }
}
