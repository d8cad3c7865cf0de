import { markPresentFrom } from '@tomogolf/domain/attendance/presence'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { lockParticipation } from '../participations.repository.ts'
import { markArrived } from './mark-arrived.step.ts'

/**
 * The host marks a guest present, from shortly before the tee time. The guest can object before the
 * fee is captured. `at`: when the host did so offline; it is clamped to the time since marking was
 * allowed and only recorded.
 */
export async function markPresent(
  deps: Deps,
  request: { gameId: string; participationId: string; hostId: string; at?: Instant | undefined },
): Promise<
  | { success: true }
  | Refused<'ALREADY_CHECKED_IN' | 'FORBIDDEN' | 'GAME_NOT_FOUND' | 'MARK_TOO_EARLY' | 'NOT_JOINED'>
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== request.hostId) return refuse('FORBIDDEN')
    const participation = await lockParticipation(tx, request.participationId)
    if (!participation || participation.gameId !== game.id) return refuse('NOT_JOINED')
    if (participation.status === 'checked_in' || participation.status === 'arrived')
      return refuse('ALREADY_CHECKED_IN')
    const { mark_present_hours } = await readSettings(tx)
    const opens = markPresentFrom(game.teeTime, mark_present_hours)
    if (now < opens) return refuse('MARK_TOO_EARLY', { hours: mark_present_hours })
    const arrivedAt = Math.min(Math.max(request.at ?? now, opens), now)
    const arrived = await markArrived(
      { deps, tx, game, now },
      participation,
      request.hostId,
      arrivedAt,
    )
    return arrived ? { success: true as const } : refuse('NOT_JOINED')
  })
}
