import type { Deps } from '../../deps.ts'
import { openThread } from '../../platform/inbox.ts'
import { newId } from '../../platform/security/ids.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUser } from '../accounts/accounts.repository.ts'
import { insertReport } from '../participations/attendance/attendance.repository.ts'
import { listReportedRatings } from '../participations/cases/reports.repository.ts'
import { readRating } from './ratings.repository.ts'

/** The rated user reports a published rating to an operator, once per rating. */
export async function reportRating(
  deps: Deps,
  request: { ratingId: string; userId: string; message: string },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, request.userId)
    const rating = await readRating(tx, request.ratingId)
    if (rating?.rateeId !== request.userId || rating.shownAt === null || rating.hiddenAt !== null)
      return refuse('NOT_FOUND')
    if ((await listReportedRatings(tx, request.userId, [rating.id])).size)
      return refuse('ALREADY_DONE')
    const id = newId()
    await insertReport(tx, {
      id,
      gameId: rating.gameId,
      reporterId: request.userId,
      reason: 'rating',
      message: request.message,
      ratingId: rating.id,
      createdAt: deps.clock.now(),
    })
    await openThread(deps.jobs, tx, {
      id,
      kind: 'report',
      userId: request.userId,
      fields: {
        source: 'issue',
        reason: 'rating',
        message: request.message,
        gameId: rating.gameId,
      },
    })
    return { success: true as const }
  })
}
