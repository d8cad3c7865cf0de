import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Nearness, PlayAnswer } from '@tomogolf/domain/attendance/presence'
import type { Tx } from '../../../platform/database/database.ts'
import { gameReports } from '../cases/cases.table.ts'
import { readLocationsOf, readOwnAnswers, type PresenceReview } from './presence.repository.ts'
import { presenceReviews } from './presence.table.ts'

/** What a viewer can see and do about presence in one game. */
export type PresenceFacts = {
  readonly review: PresenceReview | undefined
  readonly ownAnswer: PlayAnswer | undefined
  /** The viewer reported the host and has not checked in since. */
  readonly hasReported: boolean
  /** The latest comparison of the viewer's device with the course. */
  readonly location: Nearness | undefined
}

/** The open reviews of some games, with the viewer's own part, by game id. */
export async function readPresenceFacts(
  tx: Tx,
  gameIds: readonly string[],
  userId: string,
): Promise<(gameId: string) => PresenceFacts> {
  const reviews = await listOpenReviews(tx, gameIds)
  const asked = reviews.filter(({ kind }) => kind === 'question')
  const reported = reviews.filter(({ kind }) => kind === 'report')
  const answers = await readOwnAnswers(
    tx,
    asked.map(({ id }) => id),
    userId,
  )
  const ownReports = await listOwnReports(
    tx,
    reported.map(({ gameId }) => gameId),
    userId,
  )
  const locations = await readLocationsOf(tx, gameIds, userId)
  return (gameId) => {
    const review = reviews.find((open) => open.gameId === gameId)
    return {
      review,
      ownAnswer: review && answers.get(review.id),
      hasReported: ownReports.has(gameId),
      location: locations.get(gameId),
    }
  }
}

const listOpenReviews = async (tx: Tx, gameIds: readonly string[]): Promise<PresenceReview[]> =>
  gameIds.length
    ? tx.orm
        .select()
        .from(presenceReviews)
        .where(and(inArray(presenceReviews.gameId, [...gameIds]), isNull(presenceReviews.endedAt)))
    : []

async function listOwnReports(
  tx: Tx,
  gameIds: readonly string[],
  userId: string,
): Promise<Set<string | null>> {
  if (gameIds.length === 0) return new Set()
  const rows = await tx.orm
    .select({ gameId: gameReports.gameId })
    .from(gameReports)
    .where(
      and(
        inArray(gameReports.gameId, [...gameIds]),
        eq(gameReports.reporterId, userId),
        eq(gameReports.reason, 'host_not_here'),
        isNull(gameReports.withdrawnAt),
      ),
    )
  return new Set(rows.map((row) => row.gameId))
}
