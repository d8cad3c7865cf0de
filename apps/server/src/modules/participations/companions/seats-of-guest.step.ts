import type { Tx } from '../../../platform/database/database.ts'
import {
  listParty,
  lockParticipation,
  readParticipationOf,
  type Participation,
} from '../participations.repository.ts'

/** Locks a guest's own seat in a game and then those of the companions. The game is locked. */
export async function lockSeatsOf(
  tx: Tx,
  gameId: string,
  userId: string,
): Promise<Participation[]> {
  const own = await readParticipationOf(tx, gameId, userId)
  const seats: Participation[] = []
  for (const { id } of own ? await listParty(tx, own) : [])
    seats.push((await lockParticipation(tx, id))!)
  return seats
}
