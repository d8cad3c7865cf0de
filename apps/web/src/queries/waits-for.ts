import type { GameDetail } from './games.ts'

type Entrance = Pick<GameDetail, 'viewer' | 'joining' | 'availableSlots'>

/** The game is full, and the viewer may be put on its waiting list instead of joining. */
export const waitsFor = ({ viewer, joining, availableSlots }: Entrance): boolean =>
  joining === 'instant' &&
  (viewer.can.join === 'GAME_FULL' || (viewer.can.join === 'UNAUTHORIZED' && availableSlots <= 0))

/** Whether the viewer may join or, for a full game, wait; true or the code of the refusal. */
export const canEnter = (game: Entrance): true | string =>
  waitsFor(game) ? game.viewer.can.wait : game.viewer.can.join

/**
 * Spots that a guest may take together, or wait for together where fewer are free. A link is for one
 * spot, and a list for guests whom nothing else keeps out.
 */
export function mostTogether({
  viewer: { can },
  joining,
  passedOn,
  joinPreview: { mostSeats, waiting },
}: Pick<GameDetail, 'viewer' | 'joining' | 'passedOn' | 'joinPreview'>): number {
  const mayWait =
    joining === 'instant' &&
    !passedOn &&
    (can.wait === true ||
      can.wait === 'GAME_NOT_FULL' ||
      (can.join !== true && can.wait === can.join))
  return mayWait ? Math.max(mostSeats, waiting?.mostSeats ?? 1) : mostSeats
}
