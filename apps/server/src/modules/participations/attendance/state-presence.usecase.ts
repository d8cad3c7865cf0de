import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { runEffects } from '../run-effects.step.ts'
import { lockGame } from '../../games/games.repository.ts'
import {
  lockParticipation,
  moveParticipation,
  readParticipationOf,
} from '../participations.repository.ts'

/**
 * A missing guest states to have been present: stops the no-show charge until an operator decides.
 * The deadline is inclusive.
 */
export async function statePresence(
  deps: Deps,
  request: { gameId: string; userId: string; text: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'NOT_MISSING'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const seat = await readParticipationOf(tx, game.id, request.userId)
    const participation = seat && (await lockParticipation(tx, seat.id))
    if (
      participation?.status !== 'missing' ||
      participation.statementUntil === null ||
      now > participation.statementUntil
    )
      return refuse('NOT_MISSING')
    const move = await moveParticipation(
      tx,
      participation,
      'state_presence',
      { actor: 'guest', actorId: request.userId },
      now,
      { statement: request.text, statementAt: now },
    )
    if (move) await runEffects(deps, tx, game, move, now)
    return { success: true as const }
  })
}
