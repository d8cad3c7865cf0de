import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import type { CourseGames } from '../courses/course-ports.types.ts'
import { games } from './games.table.ts'
import { isListedBy } from './search/find-games.read.ts'
import { isOpenGame } from './search/open-games.read.ts'

/** Upcoming games by course; of all courses without `ids`. */
export async function readCourseGames(
  tx: Tx,
  now: Instant,
  joinableFrom: Instant,
  ids?: readonly string[],
): Promise<Map<string, CourseGames>> {
  const isOpen = isOpenGame(joinableFrom)
  const rows = await tx.orm
    .select({
      courseId: games.courseId,
      openGames: sql<number>`count(*) FILTER (WHERE ${isOpen})::int`,
      usd: sql<number | null>`min(${games.priceMinor}) FILTER (WHERE ${games.currency} = 'USD')`,
      jpy: sql<number | null>`min(${games.priceMinor}) FILTER (WHERE ${games.currency} = 'JPY')`,
    })
    .from(games)
    .where(
      and(
        isNotNull(games.courseId),
        isNull(games.inviteKey),
        isListedBy(now),
        eq(games.status, 'scheduled'),
        gt(games.teeTime, now),
        ids && inArray(games.courseId, [...ids]),
      ),
    )
    .groupBy(games.courseId)
  return new Map(
    rows.map(({ courseId, openGames, usd, jpy }) => [
      courseId!,
      {
        openGames,
        least: { ...(usd !== null && { USD: usd }), ...(jpy !== null && { JPY: jpy }) },
      },
    ]),
  )
}
