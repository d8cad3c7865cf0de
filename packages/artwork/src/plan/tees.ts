import { shift } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { CentreLine } from './centre-line.ts'

export interface Tee {
  corners: [Point, Point, Point, Point]
}

/** Back, middle and front tee: boxes in the direction of play, the back one largest. */
export function planTees(line: CentreLine, unit: number): Tee[] {
  return [0, 26, 51].map((ahead, i) => {
    const { point, forward, side } = line.at(((6 + ahead) * unit) / line.length)
    const long = (8 - i) * unit
    const wide = (5 - i * 0.5) * unit
    const corner = (lengthwise: number, sideways: number) =>
      shift(shift(point, forward, lengthwise * long), side, sideways * wide)
    return { corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] }
  })
}
