import { sql } from 'drizzle-orm'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
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

type FirstGame = ReturnType<typeof courseNamesOf> & { id: string; teeTime: string }
/** `count`: all games of `days`. */
export type FirstGames = {
  readonly count: number
  days: { day: string; games: FirstGame[] }[]
}
export const NO_FIRST_GAMES: FirstGames = { count: 0, days: [] }

/** Named on each day. */
const PER_DAY = 2
/** A visitor sees six weeks at once. */
const MOST_ROWS = 42 * PER_DAY

type Row = { day: string; id: string; teeTime: string; courseName: string; courseNameJa: string }

/** The first public games of each day in Japan that match; those that cannot be joined come last. */
export async function firstGames(
  tx: Tx,
  { point: _, openOnly, ...filters }: GameFilters,
  { now, joinableFrom }: Times,
  patterns: Patterns = [],
): Promise<FirstGames> {
  const all = matching(filters, now, patterns)
  const open = isOpenGame(joinableFrom)
  const rows = await selectRows<Row>(
    tx,
    sql`SELECT day::text, id, course_name AS "courseName", course_name_ja AS "courseNameJa",
        to_char(tee_time AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "teeTime"
      FROM (
        SELECT *, row_number() OVER (PARTITION BY day ORDER BY is_open DESC, tee_time, id) AS place
        FROM (
          SELECT ${games.id}, ${games.teeTime}, ${games.courseName}, ${games.courseNameJa},
            (${games.teeTime} AT TIME ZONE 'Asia/Tokyo')::date AS day, ${open} AS is_open
          FROM ${games} WHERE ${publicGames(all, ...(openOnly ? [open] : []))}
        ) found
      ) placed WHERE place <= ${sql.raw(String(PER_DAY))} ORDER BY day, place
      LIMIT ${sql.raw(String(MOST_ROWS))}`,
    patterns.length > 0
      ? undefined
      : `first-games ${openOnly ? 'open ' : ''}${all.map(({ name }) => name).join(' ')}`,
  )
  const days: FirstGames['days'] = []
  for (const { day, id, teeTime, ...course } of rows) {
    if (days.at(-1)?.day !== day) days.push({ day, games: [] })
    days.at(-1)!.games.push({ id, teeTime, ...courseNamesOf(course) })
  }
  return { count: rows.length, days }
}
