import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { lockSeatsOf } from '../companions/seats-of-guest.step.ts'
import { canState } from '../companions/own-statement.policy.ts'
import { moveParticipation } from '../participations.repository.ts'
import { runEffects } from '../run-effects.step.ts'

/**
 * A guest objects to the host's marks of the own party: nothing is captured for these seats before
 * an operator decides about each. The deadline is inclusive.
 */
export async function objectToMark(
  deps: Deps,
  request: { gameId: string; userId: string; text: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'NOT_MARKED_PRESENT'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const marked = (await lockSeatsOf(tx, game.id, request.userId)).filter((seat) =>
      canState(seat, 'arrived', now),
    )
    if (marked.length === 0) return refuse('NOT_MARKED_PRESENT')
    for (const seat of marked) {
      const move = await moveParticipation(
        tx,
        seat,
        'object',
        { actor: 'guest', actorId: request.userId },
        now,
        { statement: request.text, statementAt: now },
      )
      if (move) await runEffects(deps, tx, game, move, now)
    }
    return { success: true as const }
  })
}
