import { checkInState } from '@tomogolf/domain/attendance'
import { nearnessOf, type Nearness } from '@tomogolf/domain/attendance/presence'
import type { Coordinates } from '@tomogolf/domain/places/distance'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import { readCourse } from '../../courses/courses.repository.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { readParticipationOf } from '../participations.repository.ts'
import { recordLocation } from './presence.repository.ts'

/**
 * Host or guest confirms being at the course. The device's position is compared with the course's
 * here and forgotten; only near, far or unknown is stored with the time.
 */
export async function confirmLocation(
  deps: Deps,
  request: { gameId: string; userId: string; device: Coordinates & { accuracyMetres: number } },
): Promise<
  | { nearness: Nearness }
  | Refused<'CHECK_IN_CLOSED' | 'CHECK_IN_TOO_EARLY' | 'GAME_NOT_FOUND' | 'NOT_JOINED'>
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== request.userId) {
      const participation = await readParticipationOf(tx, game.id, request.userId)
      if (!participation || !SEATED.includes(participation.status)) return refuse('NOT_JOINED')
    }
    const { check_in_window_hours } = await readSettings(tx)
    const window = checkInState(game.teeTime, now, check_in_window_hours)
    if (window === 'too_early')
      return refuse('CHECK_IN_TOO_EARLY', { hours: check_in_window_hours })
    if (window === 'closed') return refuse('CHECK_IN_CLOSED')
    const course = game.courseId === null ? undefined : await readCourse(tx, game.courseId)
    const nearness = nearnessOf(
      request.device,
      course ? { latitude: course.lat, longitude: course.lng } : null,
    )
    await recordLocation(tx, { gameId: game.id, userId: request.userId, at: now, nearness })
    return { nearness }
  })
}
