import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import {
  listParty,
  lockParticipation,
  moveParticipation,
  type Move,
  type Participation,
} from '../participations.repository.ts'

/**
 * Seats that move with another one. While joining, all or none are taken; later the companions leave
 * with their guest, and a companion alone leaves the others where they are.
 */
const follows = ({ before, after }: Move, seat: Participation): boolean =>
  seat.id !== after.id &&
  seat.status === before.status &&
  (before.status === 'reserved' || seat.partyLeadId === after.id)

/** Moves the seats that must not stay behind, and returns the moves. The game is locked. */
export async function moveParty(tx: Tx, move: Move, now: Instant): Promise<Move[]> {
  const { after, transition, by } = move
  const moved: Move[] = []
  for (const { id } of (await listParty(tx, after)).filter((seat) => follows(move, seat))) {
    const seat = (await lockParticipation(tx, id))!
    const next = await moveParticipation(tx, seat, transition.on, by, now, {
      refillKeepsFee: after.refillKeepsFee,
    })
    if (next) moved.push(next)
  }
  return moved
}
