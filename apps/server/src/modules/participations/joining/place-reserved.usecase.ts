import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { advanceHold } from '../holds/advance-hold.usecase.ts'
import { readHold, type Hold } from '../holds/holds.repository.ts'
import { readParticipation, type Participation } from '../participations.repository.ts'

/** What the card says while the guest joins. */
export type PlacementProblem =
  | 'AUTHENTICATION_REQUIRED'
  | 'CARD_DECLINED'
  | 'CARD_EXPIRED'
  | 'INSUFFICIENT_FUNDS'
  | 'PAYMENT_OUTCOME_UNKNOWN'

/** Places the hold of a seat that a guest has just taken, unless it is scheduled. */
export async function placeReserved(
  deps: Deps,
  reserved: Hold,
): Promise<{ participation: Participation; hold: Hold } | Refused<PlacementProblem>> {
  if (reserved.status === 'placing') await advanceHold(deps, reserved.id)
  const hold = (await readHold(deps.db, reserved.id))!
  const participation = (await readParticipation(deps.db, reserved.participationId))!
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
