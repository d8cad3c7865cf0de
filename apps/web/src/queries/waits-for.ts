import type { GameDetail } from './games.ts'

type Entrance = Pick<GameDetail, 'viewer' | 'joining' | 'availableSlots'>

/** The game is full, and the viewer may be put on its waiting list instead of joining. */
export const waitsFor = ({ viewer, joining, availableSlots }: Entrance): boolean =>
  joining === 'instant' &&
  (viewer.can.join === 'GAME_FULL' || (viewer.can.join === 'UNAUTHORIZED' && availableSlots <= 0))

/** Whether the viewer may join or, for a full game, wait; true or the code of the refusal. */
export const canEnter = (game: Entrance): true | string =>
  waitsFor(game) ? game.viewer.can.wait : game.viewer.can.join
