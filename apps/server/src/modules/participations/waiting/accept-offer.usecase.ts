import { isOfferOpen, seatsWanted } from '@tomogolf/domain/waiting/waiting-list'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import type { Hold } from '../holds/holds.repository.ts'
import { checkJoin, type JoinProblem } from '../joining/check-join.step.ts'
import { confirmScheduled } from '../joining/insert-seat.step.ts'
import { placeReserved, type PlacementProblem } from '../joining/place-reserved.usecase.ts'
import type { Participation } from '../participations.repository.ts'
import { seatOfEntry } from './seat-of-entry.step.ts'
import { listPlacesOf } from './waiting.repository.ts'

type AcceptProblem = Exclude<JoinProblem, 'APPROVAL_REQUIRED' | 'TERMS_CHANGED'> | 'OFFER_ENDED'

/**
 * A guest takes the offered seat, like a join: the hold is placed at once, and a declined card
 * passes the seat on. Of the acceptance and the end of the offer, one wins.
 */
export async function acceptOffer(
  deps: Deps,
  request: { gameId: string; userId: string },
): Promise<
  { participation: Participation; hold: Hold } | Refused<AcceptProblem | PlacementProblem>
> {
  const reserved = await deps.db.transaction((tx) => takeOffer(deps, tx, request))
  return isRefused(reserved) ? reserved : placeReserved(deps, reserved.holds)
}

async function takeOffer(
  deps: Deps,
  tx: Tx,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<{ holds: readonly Hold[] } | Refused<AcceptProblem>> {
  if (!(await lockUserWeakly(tx, userId))) return refuse('UNAUTHORIZED')
  const now = deps.clock.now()
  const [seen] = await listPlacesOf(tx, userId, [gameId])
  const joinable = await checkJoin(tx, gameId, userId, now, {
    as: 'take',
    seats: seen ? seatsWanted(seen) : 1,
  })
  if (isRefused(joinable)) return joinable as Refused<AcceptProblem>
  // under the lock of the game
  const [entry] = await listPlacesOf(tx, userId, [gameId])
  if (!entry || !isOfferOpen(entry, now)) return refuse('OFFER_ENDED')
  const by = { actor: 'guest' as const, actorId: userId }
  const seat = await seatOfEntry(deps, tx, entry, joinable, {
    now,
    event: 'accept',
    by,
    isOnSession: true,
    giveUpAt: null,
  })
  if (!seat) return refuse('OFFER_ENDED')
  if (seat.participation.status === 'confirmed')
    await confirmScheduled(deps, tx, joinable.game, seat.participation, by, now)
  return seat
}
