import { isInside } from '../src/geometry.ts'
import type { Point } from '../src/geometry.ts'

/** Positive when `point` lies to the left of the line from `a` to `b`, negative to the right. */
const turn = (a: Point, b: Point, point: Point) =>
  (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])

/** True when two sides of a closed outline that are not neighbours cross. */
export function crossesItself(outline: readonly Point[]): boolean {
  const last = outline.length - 1
  const sides = outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length] as Point }))
  return sides.some(({ from, to }, i) =>
    sides.some(
      (other, index) =>
        index >= i + 2 &&
        !(i === 0 && index === last) &&
        turn(from, to, other.from) * turn(from, to, other.to) < 0 &&
        turn(other.from, other.to, from) * turn(other.from, other.to, to) < 0,
    ),
  )
}

/** Whether a point is inside an odd number of rings, by the even-odd rule. */
export const painted = (point: Point, rings: readonly (readonly Point[])[]): boolean =>
  rings.filter((ring) => isInside(point, ring)).length % 2 === 1
