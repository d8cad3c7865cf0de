import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { hasLostSeat } from '../substitutes/lost-seat.policy.ts'
import type { JoinRequest } from './agreement.step.ts'
import type { JoinProblem, LinkProblem } from './check-join.step.ts'
import { placeReserved, type Placed, type PlacementProblem } from './place-reserved.usecase.ts'
import { reserveSeats, type CompanionProblem } from './reserve-seats.step.ts'

/**
 * Joins a game, alone or with companions whose seats the guest covers. A: a short transaction
 * decides, reserves the seats and inserts a hold for each. B: the provider places the holds, unless
 * they are scheduled. C: the outcome is applied by the function that
 * webhooks and the reconciler also use. The seats are the guest's only when all holds stand;
 * a declined card frees all of them at once.
 */
export async function joinGame(
  deps: Deps,
  request: JoinRequest,
): Promise<Placed | Refused<JoinProblem | CompanionProblem | LinkProblem | PlacementProblem>> {
  const reserved = await deps.db.transaction((tx) => reserveSeats(deps, tx, request))
  if (isRefused(reserved)) return reserved
  const placed = await placeReserved(deps, reserved.holds)
  return !isRefused(placed) && hasLostSeat(placed.participation)
    ? refuse('SUBSTITUTE_ENDED')
    : placed
}
