import { checkInState, checkInWindow } from '@tomogolf/domain/attendance'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { onArrival } from './on-arrival.ts'
import { lockParticipation, moveParticipation } from '../participations.repository.ts'

/**
 * The host marks a guest present, with the same consequences as the guest's own scan. `at`: when
 * the host did so offline; it is clamped to the time since check-in opened and only recorded.
 */
export async function markPresent(
  deps: Deps,
  request: { gameId: string; participationId: string; hostId: string; at?: Instant | undefined },
): Promise<
  | { success: true }
  | Refused<
      'ALREADY_CHECKED_IN' | 'CHECK_IN_TOO_EARLY' | 'FORBIDDEN' | 'GAME_NOT_FOUND' | 'NOT_JOINED'
    >
> {
  const done = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== request.hostId) return refuse('FORBIDDEN')
    const participation = await lockParticipation(tx, request.participationId)
    if (!participation || participation.gameId !== game.id) return refuse('NOT_JOINED')
    if (participation.status === 'checked_in') return refuse('ALREADY_CHECKED_IN')
    const { check_in_window_hours } = await readSettings(tx)
    if (checkInState(game.teeTime, now, check_in_window_hours) === 'too_early')
      return refuse('CHECK_IN_TOO_EARLY', { hours: check_in_window_hours })
    const checkedInAt = Math.min(
      Math.max(request.at ?? now, checkInWindow(game.teeTime, check_in_window_hours).opens),
      now,
    )
    const move = await moveParticipation(
      tx,
      participation,
      'mark_present',
      { actor: 'host', actorId: request.hostId },
      now,
      { checkedInAt: checkedInAt, checkInBy: 'host' },
    )
    return move ? onArrival(deps, tx, game, move) : refuse('NOT_JOINED')
  })
  if (isRefused(done)) return done
  if (done.holdId) await advanceNow(deps, done.holdId)
  return { success: true }
}
