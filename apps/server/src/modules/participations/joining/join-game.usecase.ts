import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import type { Hold } from '../holds/holds.repository.ts'
import { hasLostSeat } from '../substitutes/lost-seat.policy.ts'
import type { Participation } from '../participations.repository.ts'
import type { JoinRequest } from './agreement.step.ts'
import type { JoinProblem, SubstituteProblem } from './check-join.step.ts'
import { placeReserved, type PlacementProblem } from './place-reserved.usecase.ts'
import { reserveSeat } from './reserve-seat.step.ts'

/**
 * Joins a game. A: a short transaction decides, reserves the seat and inserts the hold. B: the
 * provider places the hold, unless it is scheduled. C: the outcome is applied by the function that
 * webhooks and the reconciler also use. The seat is the guest's only when the hold stands; a
 * declined card frees it at once.
 */
export async function joinGame(
  deps: Deps,
  request: JoinRequest,
): Promise<
  | { participation: Participation; hold: Hold }
  | Refused<JoinProblem | SubstituteProblem | PlacementProblem>
> {
  const reserved = await deps.db.transaction((tx) => reserveSeat(deps, tx, request))
  if (isRefused(reserved)) return reserved
  const placed = await placeReserved(deps, reserved.hold)
  return !isRefused(placed) && hasLostSeat(placed.participation)
    ? refuse('SUBSTITUTE_ENDED')
    : placed
}
