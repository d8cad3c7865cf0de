import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import {
  lockParticipation,
  moveParticipation,
  readParticipationOf,
} from '../participations.repository.ts'
import { runEffects } from '../run-effects.step.ts'

/**
 * A guest objects to being marked present by the host: nothing is captured before an operator
 * decides. The deadline is inclusive.
 */
export async function objectToMark(
  deps: Deps,
  request: { gameId: string; userId: string; text: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'NOT_MARKED_PRESENT'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const seat = await readParticipationOf(tx, game.id, request.userId)
    const participation = seat && (await lockParticipation(tx, seat.id))
    if (
      participation?.status !== 'arrived' ||
      participation.statementUntil === null ||
      now > participation.statementUntil
    )
      return refuse('NOT_MARKED_PRESENT')
    const move = await moveParticipation(
      tx,
      participation,
      'object',
      { actor: 'guest', actorId: request.userId },
      now,
      { statement: request.text, statementAt: now },
    )
    if (move) await runEffects(deps, tx, game, move, now)
    return { success: true as const }
  })
}
