import type { GameDetail } from '../../queries/games.ts'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'

type Game = Pick<GameDetail, 'gameStatus' | 'teeTime' | 'checkIn' | 'viewer'>
/**
 * `not_in`: the viewer has no place in the game; `completed`: the game has taken place; `closed`: it
 * has not ended, but check-in has; `open`: the camera may start.
 */
export type Stage =
  | 'host'
  | 'not_in'
  | 'cancelled'
  | 'already'
  | 'completed'
  | 'closed'
  | 'early'
  | 'open'

const OVER: readonly NonNullable<Game['viewer']['participation']>['status'][] = [
  'unverified',
  'disputed',
  'no_show',
  'not_played',
  'host_absent',
]

/** The viewer's stage of check-in at `now`. Both ends of the window are inclusive. */
export function checkInStage({ gameStatus, teeTime, checkIn, viewer }: Game, now: Instant): Stage {
  if (viewer.role === 'host') return 'host'
  const status = viewer.participation?.status
  if (status === 'checked_in' || status === 'arrived') return 'already'
  if (gameStatus === 'cancelled' || gameStatus === 'admin_cancelled') return 'cancelled'
  if (status !== undefined && OVER.includes(status)) return 'completed'
  if (status !== 'confirmed' && status !== 'missing') return 'not_in'
  if (now < Date.parse(checkIn.opens)) return 'early'
  if (now <= Date.parse(checkIn.closes)) return 'open'
  return now > Date.parse(teeTime) + GAME_LENGTH ? 'completed' : 'closed'
}
