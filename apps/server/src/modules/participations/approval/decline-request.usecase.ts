import { isAnswerable } from '@tomogolf/domain/approval/join-request'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readGame } from '../../games/games.repository.ts'
import { moveJoinRequest, readJoinRequest } from './join-requests.repository.ts'
import { notifyEnded } from './notify-request.step.ts'

/** The host declines a guest, who cannot ask for this game again. */
export const declineRequest = (
  deps: Deps,
  answer: { requestId: string; gameId: string; hostId: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'REQUEST_ENDED'>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await readGame(tx, answer.gameId)
    if (game?.hostId !== answer.hostId) return refuse('GAME_NOT_FOUND')
    const request = await readJoinRequest(tx, answer.requestId)
    if (!request || request.gameId !== game.id || !isAnswerable(request, now))
      return refuse('REQUEST_ENDED')
    const moved = await moveJoinRequest(tx, request, {
      event: 'decline',
      by: { actor: 'host', actorId: answer.hostId },
      now,
    })
    if (!moved) return refuse('REQUEST_ENDED')
    await notifyEnded(deps, tx, game, moved, 'declined')
    return { success: true as const }
  })
