import type { GameDetail } from './games.ts'

/** The game is full, and the viewer may be put on its waiting list instead of joining. */
export const waitsFor = ({ viewer, joining }: Pick<GameDetail, 'viewer' | 'joining'>): boolean =>
  viewer.can.join === 'GAME_FULL' && joining === 'instant'

/** Whether the viewer may join or, for a full game, wait; true or the code of the refusal. */
export const canEnter = (game: Pick<GameDetail, 'viewer' | 'joining'>): true | string =>
  waitsFor(game) ? game.viewer.can.wait : game.viewer.can.join
