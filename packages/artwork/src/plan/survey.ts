import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { chooseOpenSea } from './coast.ts'
import { POLE_LENGTH } from './flag.ts'
import { planGreen } from './green.ts'
import { placeHole } from './placement.ts'
import type { Placement } from './placement.ts'
import { routeHole } from './routing.ts'
import type { Par } from './routing.ts'

export interface Survey {
  placement: Placement
  openSea: Point
}

/** The format of a game card, the most frequent one. */
const CARD = { width: 640, height: 400 } as const

/**
 * Decides what must be the same in every format: the orientation of the hole and the side of the sea.
 * A header may still mirror it by its focus.
 */
export function surveyHole(stream: (name: string) => SeededRandom, par: Par, base: number): Survey {
  const unit = drawingUnit(CARD.width, CARD.height, par)
  const line = routeHole(stream('routing'), { ...CARD, par, base: base * unit })
  const green = planGreen(stream('green'), line, unit)
  return {
    placement: placeHole(stream('placement'), {
      ...CARD,
      green: green.centre,
      flagHeight: (POLE_LENGTH + 4) * unit,
    }),
    openSea: chooseOpenSea(stream('open sea'), line, green, { ...CARD, base: base * unit, unit }),
  }
}

/** One drawing unit in viewBox units; a par 3 is drawn larger. */
export const drawingUnit = (width: number, height: number, par: Par): number =>
  Math.min(width / 640, height / 400) * (par === 3 ? 1.3 : 1)
