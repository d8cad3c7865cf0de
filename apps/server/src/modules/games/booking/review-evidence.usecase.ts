import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { OperatorReads } from '../game-ports.types.ts'
import { lockGame } from '../games.repository.ts'
import { readBooking, storeBooking } from './bookings.repository.ts'

export type Review = {
  readonly gameId: string
  readonly outcome: 'accepted' | 'declined'
  readonly reason: string
  readonly operatorId: string
  readonly ip: string | null
}

/** An administrator has looked at the evidence. The host is given the outcome and its reason. */
export async function reviewEvidence(
  deps: Deps,
  ports: OperatorReads,
  review: Review,
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, review.gameId)
    const booking = game && (await readBooking(tx, game.id))
    if (!booking) return refuse('NOT_FOUND')
    if (await ports.takesPart(tx, review.operatorId, game)) return refuse('OWN_ACCOUNT')
    if (booking.evidence !== 'waiting') return refuse('ALREADY_DONE')
    await storeBooking(tx, {
      ...booking,
      evidence: review.outcome,
      reviewedAt: now,
      reviewedBy: review.operatorId,
      reviewReason: review.reason,
    })
    await writeAudit(tx, now, {
      actorId: review.operatorId,
      ip: review.ip,
      action: 'booking.review',
      subject: game.id,
      reason: review.reason,
      before: 'waiting',
      after: review.outcome,
    })
    await notify(deps.jobs, tx, {
      userId: game.hostId,
      kind: 'booking_reviewed',
      params: {
        ...toMessageGame(game),
        accepted: review.outcome === 'accepted',
        reason: review.reason,
      },
    })
    return { success: true as const }
  })
}
