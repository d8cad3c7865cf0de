import type { Currency } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../platform/database/database.ts'

/** What is on at a course: games that can be joined, and the least price of an upcoming game in each currency (minor units). */
export type CourseGames = {
  readonly openGames: number
  readonly least: Partial<Record<Currency, number>>
}
export const NO_GAMES: CourseGames = { openGames: 0, least: {} }

/**
 * Games by course. Games are a later module, whose tables this one may not import; these few columns are read here, in one place,
 * because a list of courses without what one can play there would be half a list. Without `ids`: of all courses.
 */
export async function readCourseGames(
  tx: Tx,
  now: Instant,
  joinableFrom: Instant,
  ids?: readonly string[],
): Promise<Map<string, CourseGames>> {
  const { rows } = await tx.executeSql<{
    course_id: string
    open: number
    usd: number | null
    jpy: number | null
  }>(
    `SELECT course_id, count(*) FILTER (WHERE tee_time >= $2 AND seats_taken < slots)::int AS open,
            min(price_minor) FILTER (WHERE currency = 'USD') AS usd, min(price_minor) FILTER (WHERE currency = 'JPY') AS jpy
     FROM games WHERE course_id IS NOT NULL AND status = 'scheduled' AND tee_time > $1 ${ids ? 'AND course_id = ANY($3::text[])' : ''}
     GROUP BY course_id`,
    [sqlInstant(now), sqlInstant(joinableFrom), ...(ids ? [ids] : [])],
  )
  return new Map(
    rows.map(({ course_id: id, open, usd, jpy }) => [
      id,
      {
        openGames: open,
        least: { ...(usd !== null && { USD: usd }), ...(jpy !== null && { JPY: jpy }) },
      },
    ]),
  )
}
