import { checkInState } from '@tomogolf/domain/attendance'
import type { Deps } from '../../../deps.ts'
import { openThread } from '../../../platform/inbox.ts'
import { newId } from '../../../platform/security/ids.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { insertReport } from '../attendance/attendance.repository.ts'
import { lockGame } from '../../games/games.repository.ts'
import { freezeGame } from '../presence/freeze-game.step.ts'
import type { ParticipationPorts } from '../participation-ports.types.ts'
import { readParticipationOf } from '../participations.repository.ts'
import { attachMessages, findAttached, type Attachment } from './attach-messages.step.ts'

/**
 * Reports a problem with a game to an operator. "Host not here" freezes the game, so only a guest who
 * has not checked in may report it, while check-in is open and before settlement. It is the guest's
 * side of the case, which own messages support.
 */
export async function reportGame(
  deps: Deps,
  ports: ParticipationPorts,
  request: Attachment & { reason: string; message: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'MESSAGE_GONE' | 'REPORT_NOT_ALLOWED'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (request.reason === 'host_not_here') {
      const participation = await readParticipationOf(tx, game.id, request.userId)
      const { check_in_window_hours } = await readSettings(tx)
      // the host's own mark of a guest does not silence the guest
      const mayReport =
        participation?.status === 'confirmed' ||
        (participation?.status === 'arrived' && participation.checkInBy === 'host')
      if (
        !mayReport ||
        game.settledAt !== null ||
        (game.status !== 'scheduled' && game.status !== 'active') ||
        now < game.teeTime ||
        checkInState(game.teeTime, now, check_in_window_hours) !== 'open'
      )
        return refuse('REPORT_NOT_ALLOWED')
      const attached = await findAttached(ports, tx, request)
      if (isRefused(attached)) return attached
      await attachMessages(tx, request, attached, now)
    }
    const id = newId()
    await insertReport(tx, {
      id,
      gameId: game.id,
      reporterId: request.userId,
      reason: request.reason,
      message: request.message,
      createdAt: now,
    })
    await openThread(deps.jobs, tx, {
      id,
      kind: 'report',
      userId: request.userId,
      fields: {
        source: 'issue',
        reason: request.reason,
        message: request.message,
        gameId: game.id,
      },
    })
    if (request.reason === 'host_not_here') await freezeGame(deps, tx, game, request.userId, now)
    return { success: true as const }
  })
}
