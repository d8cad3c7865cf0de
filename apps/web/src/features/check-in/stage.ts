import type { GameDetail } from '../../queries/games.ts'
import { isAfterRound } from '@tomogolf/domain/game-phase'
import type { Instant } from '@tomogolf/domain/time'
import { phaseOfDetail } from '../../lib/phase-of.ts'

type Game = Pick<GameDetail, 'gameStatus' | 'teeTime' | 'checkIn' | 'viewer'>

/** States of a guest who had a seat when the game began. */
const SEATED: readonly NonNullable<Game['viewer']['participation']>['status'][] = [
  'confirmed',
  'checked_in',
  'arrived',
  'missing',
  'unverified',
  'disputed',
  'no_show',
  'not_played',
  'host_absent',
]
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

/** The viewer's stage of check-in at `now`. Both ends of the window are inclusive. */
export function checkInStage(game: Game, now: Instant): Stage {
  const { checkIn, viewer } = game
  const status = viewer.participation?.status
  const phase = phaseOfDetail(game, now)
  const isIn = status === 'checked_in' || status === 'arrived'
  if (viewer.role === 'host') return phase === 'cancelled' ? 'cancelled' : 'host'
  // after the round a check-in is history
  if (isIn && !isAfterRound(phase)) return 'already'
  if (phase === 'cancelled') return 'cancelled'
  if (status === undefined || !SEATED.includes(status)) return 'not_in'
  if (now < Date.parse(checkIn.opens)) return 'early'
  if (now <= Date.parse(checkIn.closes) && (status === 'confirmed' || status === 'missing'))
    return 'open'
  return isAfterRound(phase) || status !== 'confirmed' ? 'completed' : 'closed'
}
