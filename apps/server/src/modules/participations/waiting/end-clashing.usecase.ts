import { clashingGame } from '@tomogolf/domain/joining'
import type { Deps } from '../../../deps.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readUpcomingOf } from '../players.read.ts'
import { removeEntry } from './end-waiting.step.ts'
import { listPlacesOf, readEntry } from './waiting.repository.ts'

/** A person has a new game: places on the lists of games at the same time end. */
export async function endClashingPlaces(deps: Deps, userId: string): Promise<void> {
  for (const { id, gameId } of await listPlacesOf(deps.db, userId))
    await deps.db.transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      const entry = await readEntry(tx, id)
      if (!game || !entry || !clashingGame(await readUpcomingOf(tx, userId), game.teeTime, gameId))
        return
      const by = { actor: 'system' as const, actorId: null }
      await removeEntry(deps, tx, game, entry, { why: 'clash', by, now: deps.clock.now() })
    })
}
