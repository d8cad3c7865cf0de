import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/security/ids.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUser } from '../accounts/accounts.repository.ts'
import { insertReport } from '../participations/attendance/attendance.repository.ts'
import { listReportedRatings } from '../participations/cases/reports.repository.ts'
import { readRating } from './ratings.repository.ts'

/** The person whom a shown rating is about complains of it; an operator reads both. Once for a rating. */
export async function reportRating(
  deps: Deps,
  r: { ratingId: string; userId: string; message: string },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, r.userId)
    const rating = await readRating(tx, r.ratingId)
    if (rating?.rateeId !== r.userId || rating.shownAt === null || rating.hiddenAt !== null)
      return refuse('NOT_FOUND')
    if ((await listReportedRatings(tx, r.userId, [rating.id])).size) return refuse('ALREADY_DONE')
    await insertReport(tx, {
      id: newId(),
      gameId: rating.gameId,
      reporterId: r.userId,
      reason: 'rating',
      message: r.message,
      ratingId: rating.id,
      createdAt: deps.clock.now(),
    })
    return { success: true as const }
  })
}
