import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { UPCOMING } from '@tomogolf/domain/machines/seat-states'
import { readDefaultCard } from '../../cards/cards.repository.ts'
import { hasLostSeat } from '../substitutes/lost-seat.policy.ts'
import { advanceHold } from './advance-hold.usecase.ts'
import {
  ownSeatWith,
  toDeclineCode,
  type PlacementProblem,
} from '../joining/place-reserved.usecase.ts'
import {
  listHoldsOf,
  lockHold,
  readHold,
  readHoldOf,
  rescheduleNow,
  type Hold,
} from './holds.repository.ts'
import { listParty, readParticipationOf, type Participation } from '../participations.repository.ts'

/**
 * The guest returns after the bank's authentication, or retries refused holds at once. The retry
 * runs on-session, so the bank may ask for a confirmation: of one hold after another, with companions.
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
      | 'GAME_CANCELLED'
      | 'INSUFFICIENT_FUNDS'
      | 'NOT_JOINED'
      | 'PAYMENT_METHOD_REQUIRED'
      | 'PAYMENT_OUTCOME_UNKNOWN'
      | 'SUBSTITUTE_ENDED'
    >
> {
  const seat = await readParticipationOf(deps.db, request.gameId, request.userId)
  const own = seat && (await readHoldOf(deps.db, seat.id))
  if (!seat || !own) return refuse('NOT_JOINED')
  const covered = (await listParty(deps.db, seat)).filter(
    ({ id, status }) => id !== seat.id && UPCOMING.includes(status),
  )
  const holdsOfCovered = await listHoldsOf(
    deps.db,
    covered.map(({ id }) => id),
  )
  const inOrder = [seat, ...covered].flatMap(({ id }) =>
    [own, ...holdsOfCovered].filter(({ participationId }) => participationId === id),
  )
  for (const known of inOrder) {
    const hold = await continueHold(deps, known, request.userId)
    if (isRefused(hold)) return hold
    if (hold.status === 'action_required') return ownSeatWith(deps, seat.id, hold)
  }
  const placed = await ownSeatWith(deps, seat.id, (await readHold(deps.db, own.id))!)
  return !isRefused(placed) && hasLostSeat(placed.participation)
    ? refuse('SUBSTITUTE_ENDED')
    : placed
}

async function continueHold(
  deps: Deps,
  known: Hold,
  userId: string,
): Promise<Hold | Refused<PlacementProblem | 'PAYMENT_METHOD_REQUIRED'>> {
  if (known.status === 'refused') {
    const ready = await deps.db.transaction(async (tx) => {
      const hold = await lockHold(tx, known.id)
      if (!(await readDefaultCard(tx, userId))) return refuse('PAYMENT_METHOD_REQUIRED')
      if (hold?.status === 'refused') await rescheduleNow(tx, hold.id, deps.clock.now(), true)
      return null
    })
    if (isRefused(ready)) return ready
  }
  await advanceHold(deps, known.id)
  const hold = (await readHold(deps.db, known.id))!
  if (hold.status === 'unknown' || hold.status === 'placing')
    return refuse('PAYMENT_OUTCOME_UNKNOWN')
  return hold.status === 'declined' || hold.status === 'refused'
    ? refuse(toDeclineCode(hold.problem))
    : hold
}
