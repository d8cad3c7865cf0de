import { gamePhase, type GamePhase } from '@tomogolf/domain/game-phase'
import type { Instant } from '@tomogolf/domain/time'
import type { GameDetail } from '../queries/games.ts'

type PhaseGame = Pick<GameDetail, 'gameStatus' | 'teeTime'> & {
  viewer: Pick<GameDetail['viewer'], 'role' | 'participation' | 'presence'>
}

/** A question about presence is open: a report, "Did you play?", or a mark to object to. */
export const isAskedAboutPresence = ({ viewer: { presence } }: Pick<PhaseGame, 'viewer'>) =>
  presence?.canAnswer === true || presence?.canStateAsHost === true || presence?.canObject === true

/** The phase of a game for the viewer at `now`. `opens`: when check-in opens. */
export const phaseOf = (game: PhaseGame, opens: Instant, now: Instant): GamePhase =>
  gamePhase(
    {
      gameStatus: game.gameStatus,
      teeTime: Date.parse(game.teeTime),
      checkInOpens: opens,
      viewer: game.viewer.role ?? (game.viewer.participation === null ? 'visitor' : 'guest'),
      seat: game.viewer.participation?.status,
      isAsked: isAskedAboutPresence(game),
    },
    now,
  )

/** The phase of a game that is shown on its own page. */
export const phaseOfDetail = (
  game: Pick<GameDetail, 'checkIn'> & PhaseGame,
  now: Instant,
): GamePhase => phaseOf(game, Date.parse(game.checkIn.opens), now)
