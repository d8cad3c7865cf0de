import type { Tx } from '../../platform/database/database.ts'
import type { Game } from '../games/games.repository.ts'
import { listParticipations } from '../participations/participations.repository.ts'

/** Guests who checked in. */
const readCheckedInGuests = async (tx: Tx, game: Game): Promise<string[]> =>
  (await listParticipations(tx, game.id))
    .filter(({ status, partyLeadId }) => status === 'checked_in' && partyLeadId === null)
    .map((participation) => participation.guestId)

/**
 * The users a player may rate: the host rates the guests who checked in, and each of them rates the
 * host.
 */
export async function readRoundMates(tx: Tx, game: Game, userId: string): Promise<string[]> {
  const guests = await readCheckedInGuests(tx, game)
  return game.hostId === userId ? guests : guests.includes(userId) ? [game.hostId] : []
}
