import { checkInState } from '@tomogolf/domain/attendance'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { insertReport } from '../attendance/attendance.repository.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readParticipationOf } from '../participations.repository.ts'

/**
 * Reports a problem with a game to an operator. "Host not here" counts at settlement, so only a
 * confirmed guest may report it, while check-in is open.
 */
export async function reportGame(
  deps: Deps,
  request: { gameId: string; userId: string; reason: string; message: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'REPORT_NOT_ALLOWED'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (request.reason === 'host_not_here') {
      const participation = await readParticipationOf(tx, game.id, request.userId)
      const { check_in_window_hours } = await readSettings(tx)
      if (
        participation?.status !== 'confirmed' ||
        now < game.teeTime ||
        checkInState(game.teeTime, now, check_in_window_hours) !== 'open'
      )
        return refuse('REPORT_NOT_ALLOWED')
    }
    await insertReport(tx, {
      id: newId(),
      gameId: game.id,
      reporterId: request.userId,
      reason: request.reason,
      message: request.message,
      createdAt: now,
    })
    return { success: true as const }
  })
}
