import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { CentreLine } from './centre-line.ts'
import type { Par } from './routing.ts'

/** The line of play with its yardages, as in a yardage book. */
export interface PlayLine {
  /** Each shot: its start, the point below the top of its arc, and its end. */
  shots: { from: Point; over: Point; to: Point; yards: number }[]
}

const YARDS: Readonly<Record<Par, readonly [number, number]>> = {
  3: [152, 196],
  4: [372, 446],
  5: [498, 556],
}
const LANDING: Readonly<Record<Par, number>> = { 3: 1, 4: 0.58, 5: 0.46 }

export function planPlayLine(random: SeededRandom, line: CentreLine, par: Par): PlayLine {
  const total = random.integer(...YARDS[par])
  const landing = LANDING[par]
  const tee = line.at(0.06).point
  const green = line.at(1).point
  if (par === 3)
    return { shots: [{ from: tee, over: line.at(0.5).point, to: green, yards: total }] }
  const landingPoint = line.at(landing).point
  const drive = Math.round(total * landing)
  return {
    shots: [
      { from: tee, over: line.at(landing / 2).point, to: landingPoint, yards: drive },
      {
        from: landingPoint,
        over: line.at((1 + landing) / 2).point,
        to: green,
        yards: total - drive,
      },
    ],
  }
}
