import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { attachMessages, findAttached, type Attachment } from '../cases/attach-messages.step.ts'
import { openAbsenceCase } from '../cases/open-case.step.ts'
import type { ParticipationPorts } from '../participation-ports.types.ts'
import { moveReview, readOpenReview } from './presence.repository.ts'

/**
 * A reported host states to have been there: an operator decides, with both sides' evidence. The
 * deadline is inclusive and is set at settlement.
 */
export async function stateHostPresence(
  deps: Deps,
  ports: ParticipationPorts,
  request: Attachment & { text: string },
): Promise<
  { success: true } | Refused<'FORBIDDEN' | 'GAME_NOT_FOUND' | 'MESSAGE_GONE' | 'NOT_REPORTED'>
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== request.userId) return refuse('FORBIDDEN')
    const review = await readOpenReview(tx, game.id)
    if (!review || (review.answerUntil !== null && now > review.answerUntil))
      return refuse('NOT_REPORTED')
    const attached = await findAttached(ports, tx, request)
    if (isRefused(attached)) return attached
    const stated = await moveReview(
      tx,
      review,
      'state',
      { actor: 'host', actorId: request.userId },
      now,
      { statement: request.text, statementAt: now },
    )
    if (!stated) return refuse('NOT_REPORTED')
    await attachMessages(tx, request, attached, now)
    await openAbsenceCase(deps, tx, game, now, request.text)
    return { success: true as const }
  })
}
