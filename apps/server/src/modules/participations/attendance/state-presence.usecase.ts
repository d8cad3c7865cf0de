import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { runEffects } from '../run-effects.step.ts'
import { lockGame } from '../../games/games.repository.ts'
import { lockSeatsOf } from '../companions/seats-of-guest.step.ts'
import { canState } from '../companions/own-statement.policy.ts'
import { moveParticipation } from '../participations.repository.ts'

/**
 * A guest states that the missing players of the own party were present: stops the no-show charge of
 * their seats until an operator decides about each. The deadline is inclusive.
 */
export async function statePresence(
  deps: Deps,
  request: { gameId: string; userId: string; text: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'NOT_MISSING'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const missing = (await lockSeatsOf(tx, game.id, request.userId)).filter((seat) =>
      canState(seat, 'missing', now),
    )
    if (missing.length === 0) return refuse('NOT_MISSING')
    for (const seat of missing) {
      const move = await moveParticipation(
        tx,
        seat,
        'state_presence',
        { actor: 'guest', actorId: request.userId },
        now,
        { statement: request.text, statementAt: now },
      )
      if (move) await runEffects(deps, tx, game, move, now)
    }
    return { success: true as const }
  })
}
