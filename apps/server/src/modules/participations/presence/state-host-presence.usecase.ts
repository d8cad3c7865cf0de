import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { openAbsenceCase } from '../cases/open-case.step.ts'
import { moveReview, readOpenReview } from './presence.repository.ts'

/**
 * A reported host states to have been there: an operator decides, with both sides' evidence. The
 * deadline is inclusive and is set at settlement.
 */
export async function stateHostPresence(
  deps: Deps,
  request: { gameId: string; userId: string; text: string },
): Promise<{ success: true } | Refused<'FORBIDDEN' | 'GAME_NOT_FOUND' | 'NOT_REPORTED'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== request.userId) return refuse('FORBIDDEN')
    const review = await readOpenReview(tx, game.id)
    if (!review || (review.answerUntil !== null && now > review.answerUntil))
      return refuse('NOT_REPORTED')
    const stated = await moveReview(
      tx,
      review,
      'state',
      { actor: 'host', actorId: request.userId },
      now,
      { statement: request.text, statementAt: now },
    )
    if (!stated) return refuse('NOT_REPORTED')
    await openAbsenceCase(deps, tx, game, now, request.text)
    return { success: true as const }
  })
}
