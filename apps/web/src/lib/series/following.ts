import type { GameDetail } from '../../queries/games.ts'

export type SeriesGame = NonNullable<GameDetail['series']>[number]

/** The later games of a series that can still be changed with a game. */
export const followingOf = (game: GameDetail): SeriesGame[] =>
  (game.series ?? []).filter(
    ({ teeTime, gameStatus }) => teeTime > game.teeTime && gameStatus === 'scheduled',
  )
