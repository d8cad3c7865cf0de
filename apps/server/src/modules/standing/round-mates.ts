import type { Tx } from '../../platform/database/database.ts'
import type { Game } from '../games/games.repository.ts'
import { listParticipations } from '../participations/participations.repository.ts'

/** Who was at the course: every guest that checked in. With one of them the host was there, too. */
const guestsWhoCame = async (tx: Tx, game: Game): Promise<string[]> =>
  (await listParticipations(tx, game.id))
    .filter((p) => p.status === 'checked_in')
    .map((p) => p.guestId)

/** Whom somebody may rate: the host rates the guests who came, each of them the host. Nobody rates, or is rated, who was not there. */
export async function matesOf(tx: Tx, game: Game, userId: string): Promise<string[]> {
  const guests = await guestsWhoCame(tx, game)
  return game.hostId === userId ? guests : guests.includes(userId) ? [game.hostId] : []
}
