import { isInside } from '../src/geometry.ts'
import type { Point } from '../src/geometry.ts'

const turn = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** True when two sides of a closed outline that are not neighbours cross. */
export function crossesItself(outline: readonly Point[]): boolean {
  return outline.some((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point
    return outline.some((c, j) => {
      if (j < i + 2 || (i === 0 && j === outline.length - 1)) return false
      const d = outline[(j + 1) % outline.length] as Point
      return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
    })
  })
}

/** Inside an odd number of rings, as the even-odd rule paints them. */
export const painted = (p: Point, rings: readonly (readonly Point[])[]): boolean =>
  rings.filter((ring) => isInside(p, ring)).length % 2 === 1
