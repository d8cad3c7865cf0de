import type { GameDetail } from '../../queries/games.ts'
import type { Instant } from '@tomogolf/domain/time'

type Game = Pick<GameDetail, 'gameStatus' | 'checkIn' | 'viewer'>
/** `not_in`: this viewer has no place in the game; `completed`: it has taken place; `open`: the camera may start. */
export type Stage = 'host' | 'not_in' | 'cancelled' | 'already' | 'completed' | 'early' | 'open'

/** Where a viewer stands with checking in, by the clock that ticks and not by when the page was loaded. Both ends of the window are open. */
export function checkInStage({ gameStatus, checkIn, viewer }: Game, now: Instant): Stage {
  if (viewer.role === 'host') return 'host'
  const status = viewer.participation?.status
  if (status === 'checked_in') return 'already'
  if (gameStatus === 'cancelled' || gameStatus === 'admin_cancelled') return 'cancelled'
  if (status === 'disputed' || status === 'no_show' || status === 'host_absent') return 'completed'
  if (status !== 'confirmed' && status !== 'missing') return 'not_in'
  if (now < Date.parse(checkIn.opens)) return 'early'
  return now > Date.parse(checkIn.closes) ? 'completed' : 'open'
}
