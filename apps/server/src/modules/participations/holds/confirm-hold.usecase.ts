import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readDefaultCard } from '../../cards/cards.repository.ts'
import { hasLostSeat } from '../substitutes/lost-seat.policy.ts'
import { advanceHold } from './advance-hold.usecase.ts'
import { rescheduleNow, lockHold, readHold, readHoldOf, type Hold } from './holds.repository.ts'
import {
  readParticipation,
  readParticipationOf,
  type Participation,
} from '../participations.repository.ts'

/**
 * The guest returns after the bank's authentication, or retries a refused hold at once. The retry
 * runs on-session, so the bank may ask for a confirmation.
 */
export async function confirmHold(
  deps: Deps,
  request: { gameId: string; userId: string },
): Promise<
  | { participation: Participation; hold: Hold }
  | Refused<
      | 'AUTHENTICATION_REQUIRED'
      | 'CARD_DECLINED'
      | 'CARD_EXPIRED'
      | 'INSUFFICIENT_FUNDS'
      | 'NOT_JOINED'
      | 'PAYMENT_METHOD_REQUIRED'
      | 'PAYMENT_OUTCOME_UNKNOWN'
      | 'SUBSTITUTE_ENDED'
    >
> {
  const seat = await readParticipationOf(deps.db, request.gameId, request.userId)
  const known = seat && (await readHoldOf(deps.db, seat.id))
  if (!seat || !known) return refuse('NOT_JOINED')
  if (known.status === 'refused') {
    const ready = await deps.db.transaction(async (tx) => {
      const hold = await lockHold(tx, known.id)
      if (!(await readDefaultCard(tx, request.userId))) return refuse('PAYMENT_METHOD_REQUIRED')
      if (hold?.status === 'refused') await rescheduleNow(tx, hold.id, deps.clock.now(), true)
      return null
    })
    if (isRefused(ready)) return ready
  }
  await advanceHold(deps, known.id)
  const hold = (await readHold(deps.db, known.id))!,
    participation = (await readParticipation(deps.db, seat.id))!
  if (hold.status === 'unknown' || hold.status === 'placing')
    return refuse('PAYMENT_OUTCOME_UNKNOWN')
  if (hold.status === 'declined' || hold.status === 'refused')
    return refuse(
      hold.problem === 'INSUFFICIENT_FUNDS' ||
        hold.problem === 'CARD_EXPIRED' ||
        hold.problem === 'AUTHENTICATION_REQUIRED'
        ? hold.problem
        : 'CARD_DECLINED',
    )
  return hasLostSeat(participation) ? refuse('SUBSTITUTE_ENDED') : { participation, hold }
}
