import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hasLostSeat } from '../substitutes/lost-seat.policy.ts'
import { advanceHold, advanceNow } from '../holds/advance-hold.usecase.ts'
import { listHoldsOf, readHold, type Hold } from '../holds/holds.repository.ts'
import { listParty, readParticipation, type Participation } from '../participations.repository.ts'

/** What the card says while the guest joins. */
export type PlacementProblem =
  | 'AUTHENTICATION_REQUIRED'
  | 'CARD_DECLINED'
  | 'CARD_EXPIRED'
  | 'INSUFFICIENT_FUNDS'
  | 'PAYMENT_OUTCOME_UNKNOWN'

/** Seats that a guest takes together: the own one and the hold that the bank asks about, if any. */
export type Placed = { readonly participation: Participation; readonly hold: Hold }

/**
 * Places the holds of seats that a guest has just taken, one after another, unless they are
 * scheduled. The own seat is the first. If one card is declined, none of the seats is taken.
 */
export async function placeReserved(
  deps: Deps,
  reserved: readonly Hold[],
): Promise<Placed | Refused<PlacementProblem | SeatLoss>> {
  const own = reserved[0]!
  for (const { id, participationId } of reserved) {
    const seat = (await readParticipation(deps.db, participationId))!
    if (seat.status === 'reserved') await advanceHold(deps, id)
    const hold = (await readHold(deps.db, id))!
    if (hold.status === 'declined') {
      for (const other of reserved) if (other.id !== id) await advanceNow(deps, other.id)
      return refuse(toDeclineCode(hold.problem))
    }
    // the seats stay reserved: the reconciler finds the outcome, and the guest sees "confirming"
    if (hold.status === 'placing' || hold.status === 'unknown')
      return refuse('PAYMENT_OUTCOME_UNKNOWN')
    // the bank asks: the next hold follows the guest's answer
    if (hold.status === 'action_required') return ownSeatWith(deps, own.participationId, hold)
  }
  return ownSeatWith(deps, own.participationId, (await readHold(deps.db, own.id))!)
}

/** The own seat as it is after its hold, and that hold; a refusal when the seats have ended. */
export async function ownSeatWith(
  deps: Pick<Deps, 'db'>,
  seatId: string,
  hold: Hold,
): Promise<Placed | Refused<SeatLoss>> {
  const participation = (await readParticipation(deps.db, seatId))!
  return (await refuseLostSeat(deps, participation)) ?? { participation, hold }
}

/**
 * What ended the seats while their holds were being placed: the game was cancelled, or a webhook or
 * a job declined them before the page asked, while the own hold stood and was released. Null when
 * they stand, or when the seat of a substitute was lost.
 */
async function refuseLostSeat(
  { db }: Pick<Deps, 'db'>,
  own: Participation,
): Promise<Refused<SeatLoss> | null> {
  if (own.status === 'game_cancelled' || own.status === 'force_cancelled')
    return refuse('GAME_CANCELLED')
  if (own.status !== 'declined' || hasLostSeat(own)) return null
  const party = await listParty(db, own)
  const holds = await listHoldsOf(
    db,
    party.map(({ id }) => id),
  )
  // a hold without an answer in time ends as released, with its problem
  const declined =
    holds.find(({ status }) => status === 'declined') ??
    holds.find(({ problem }) => problem !== null)
  return refuse(toDeclineCode(declined?.problem ?? null))
}

type SeatLoss = DeclineCode | 'GAME_CANCELLED'
type DeclineCode = Exclude<PlacementProblem, 'PAYMENT_OUTCOME_UNKNOWN'>
export const toDeclineCode = (problem: string | null): DeclineCode =>
  problem === 'INSUFFICIENT_FUNDS' ||
  problem === 'CARD_EXPIRED' ||
  problem === 'AUTHENTICATION_REQUIRED'
    ? problem
    : 'CARD_DECLINED'
