import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { advanceHold } from '../holds/advance-hold.usecase.ts'
import { readHold, type Hold } from '../holds/holds.repository.ts'
import { readParticipation, type Participation } from '../participations.repository.ts'
import type { JoinProblem } from './check-join.step.ts'
import type { JoinRequest } from './agreement.step.ts'
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
  | Refused<
      | JoinProblem
      | 'AUTHENTICATION_REQUIRED'
      | 'CARD_DECLINED'
      | 'INSUFFICIENT_FUNDS'
      | 'PAYMENT_OUTCOME_UNKNOWN'
    >
> {
  const reserved = await deps.db.transaction((tx) => reserveSeat(deps, tx, request))
  if (isRefused(reserved)) return reserved
  if (reserved.hold.status === 'placing') await advanceHold(deps, reserved.hold.id)
  const hold = (await readHold(deps.db, reserved.hold.id))!
  const participation = (await readParticipation(deps.db, reserved.hold.participationId))!
  if (hold.status === 'declined') return refuse(toDeclineCode(hold.problem))
  // the seat stays reserved: the reconciler finds the outcome, and the guest sees "confirming"
  if (hold.status === 'placing' || hold.status === 'unknown')
    return refuse('PAYMENT_OUTCOME_UNKNOWN')
  return { participation, hold }
}
const toDeclineCode = (problem: string | null) =>
  problem === 'INSUFFICIENT_FUNDS' ||
  problem === 'CARD_EXPIRED' ||
  problem === 'AUTHENTICATION_REQUIRED'
    ? problem
    : 'CARD_DECLINED'
