import type { Deps } from '../../../deps.ts'
import { lockGame } from '../../games/games.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { decideIfDue } from './decide-game.step.ts'

/** Decides at the time that the host has set, or later when no worker ran. Idempotent. */
export async function decideGameNow(deps: Deps, gameId: string): Promise<void> {
  const decided = await deps.db.transaction(async (tx) => {
    const game = await lockGame(tx, gameId)
    return game ? decideIfDue(deps, tx, game, deps.clock.now()) : null
  })
  for (const id of decided?.holdIds ?? []) await advanceNow(deps, id)
}
