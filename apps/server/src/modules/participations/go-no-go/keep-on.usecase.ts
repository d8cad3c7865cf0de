import { isCancelled } from '@tomogolf/domain/game'
import { canKeepOn, missingGuests } from '@tomogolf/domain/go-no-go'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { goOn } from './decide-game.step.ts'

/** The host plays with fewer players than planned, instead of calling the game off. */
export async function keepGameOn(
  deps: Deps,
  userId: string,
  gameId: string,
): Promise<
  | { success: true }
  | Refused<
      | 'FORBIDDEN'
      | 'GAME_ALREADY_STARTED'
      | 'GAME_CANCELLED'
      | 'GAME_NOT_FOUND'
      | 'NOTHING_TO_DECIDE'
    >
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== userId) return refuse('FORBIDDEN')
    if (isCancelled(game.status)) return refuse('GAME_CANCELLED')
    if (game.status !== 'scheduled' || now >= game.teeTime) return refuse('GAME_ALREADY_STARTED')
    if (!canKeepOn(game, missingGuests(game, game.seatsTaken), now))
      return refuse('NOTHING_TO_DECIDE')
    await goOn(deps, tx, game, {
      decision: 'kept_on',
      by: { actor: 'host', actorId: userId },
      now,
    })
    return { success: true }
  })
}
