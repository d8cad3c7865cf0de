import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { hideRatingRow, readRating } from './ratings.repository.ts'

/** An operator takes a rating away: nobody sees it any more, and it no longer counts. */
export async function hideRating(
  deps: Deps,
  h: { ratingId: string; reason: string; actorId: string; ip: string | null },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now(),
      rating = await readRating(tx, h.ratingId)
    if (!rating) return refuse('NOT_FOUND')
    if (
      !(await hideRatingRow(tx, rating, {
        hiddenAt: now,
        hiddenBy: h.actorId,
        hiddenReason: h.reason,
      }))
    )
      return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: h.actorId,
      ip: h.ip,
      action: 'rating.hide',
      subject: rating.rateeId,
      reason: h.reason,
      before: `${rating.stars}: ${rating.words}`,
      after: null,
    })
    return { success: true as const }
  })
}
