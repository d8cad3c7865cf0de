import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { hideRatingRow, readRating } from './ratings.repository.ts'

/** An operator hides a rating: it is no longer visible and no longer counts. */
export async function hideRating(
  deps: Deps,
  request: { ratingId: string; reason: string; actorId: string; ip: string | null },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now(),
      rating = await readRating(tx, request.ratingId)
    if (!rating) return refuse('NOT_FOUND')
    if ([rating.raterId, rating.rateeId].includes(request.actorId)) return refuse('OWN_ACCOUNT')
    if (
      !(await hideRatingRow(tx, rating, {
        hiddenAt: now,
        hiddenBy: request.actorId,
        hiddenReason: request.reason,
      }))
    )
      return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: request.actorId,
      ip: request.ip,
      action: 'rating.hide',
      subject: rating.rateeId,
      reason: request.reason,
      before: `${rating.stars}: ${rating.comment}`,
      after: null,
    })
    return { success: true as const }
  })
}
