import { isHoldTaken, isSeatTaken, refilledLeave } from '@tomogolf/domain/leaving/refill'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockGame } from '../../games/games.repository.ts'
import { wasCharged } from '../charges/charges.repository.ts'
import { readHoldOf } from '../holds/holds.repository.ts'
import { readInvitationTakenBy } from '../invitations/invitations.repository.ts'
import {
  listParticipations,
  readParticipation,
  type Participation,
  updateParticipation,
} from '../participations.repository.ts'

/**
 * A guest may have taken a seat for good: marks the late leave whose seat it was, and has it
 * refunded. Runs when joining can no longer be undone, and again when the hold stands, money was
 * charged or the guest has come. Safe to repeat.
 */
export async function refillSeat(deps: Deps, participationId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const seat = await readParticipation(tx, participationId)
    if (!seat) return
    await lockGame(tx, seat.gameId)
    const seats = await listParticipations(tx, seat.gameId)
    const taken = seats.find(({ id }) => id === participationId)!
    const holder = holderOf(seats, taken)
    if (
      !isSeatTaken(holder.status, await isPaidFor(tx, holder)) ||
      seats.some(({ refilledBy }) => refilledBy === taken.id)
    )
      return
    const leave = refilledLeave(
      seats.flatMap(({ id, status, endedAt, refilledBy, refillKeepsFee }) =>
        status === 'left_late' && endedAt !== null && refilledBy === null && refillKeepsFee !== null
          ? [{ id, leftAt: endedAt }]
          : [],
      ),
      // the seat of an invited companion was kept since the invitation
      (await readInvitationTakenBy(tx, taken.id))?.createdAt ?? taken.agreedAt,
    )
    if (!leave) return
    await updateParticipation(tx, leave.id, {
      refilledBy: taken.id,
      refilledAt: deps.clock.now(),
    })
    await deps.jobs.enqueue(tx, 'participations.refund_refill', { participationId: leave.id })
  })
}

/** The hold of the seat stands or was captured, or the guest's card was charged instead. */
const isPaidFor = async (tx: Tx, { id }: Participation): Promise<boolean> =>
  isHoldTaken((await readHoldOf(tx, id))?.status) || (await wasCharged(tx, id))

/** Who has a seat now: it may have been passed on to a substitute, more than once. */
function holderOf(seats: readonly Participation[], seat: Participation): Participation {
  const next = seats.find(
    ({ substituteFor, status }) =>
      substituteFor === seat.id && status !== 'reserved' && status !== 'declined',
  )
  return next && seat.status === 'left' ? holderOf(seats, next) : seat
}
