import type { SeededRandom } from './seeded-random.ts'

/** x to the right, y downwards, in viewBox units. */
export type Point = readonly [x: number, y: number]

export const TURN = Math.PI * 2

// Math.sqrt is exact in every engine, Math.hypot is not; server and browser must draw the same.
export const distance = (a: Point, b: Point): number =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
export const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]
export const shift = (point: Point, direction: Point, by: number): Point => [
  point[0] + direction[0] * by,
  point[1] + direction[1] * by,
]
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/** A minimum that is smooth over `width` where both values are close: no creases in fields. */
export function smoothMin(a: number, b: number, width: number): number {
  const overlap = Math.max(width - Math.abs(a - b), 0) / width
  return Math.min(a, b) - (overlap * overlap * width) / 4
}

export const scaleAbout = (points: readonly Point[], centre: Point, factor: number): Point[] =>
  points.map((point) => along(centre, point, factor))

export function isInside(point: Point, polygon: readonly Point[]): boolean {
  let inside = false
  let from = polygon[polygon.length - 1]
  for (const to of polygon) {
    if (
      from &&
      from[1] > point[1] !== to[1] > point[1] &&
      point[0] < ((to[0] - from[0]) * (point[1] - from[1])) / (to[1] - from[1]) + from[0]
    )
      inside = !inside
    from = to
  }
  return inside
}

/** Area of a simple polygon, clockwise or counterclockwise. */
export function areaOf(polygon: readonly Point[]): number {
  let twice = 0
  let from = polygon[polygon.length - 1]
  for (const to of polygon) {
    if (from) twice += from[0] * to[1] - to[0] * from[1]
    from = to
  }
  return Math.abs(twice) / 2
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)
  return distance(point, along(a, b, clamp(t, 0, 1)))
}

/** Distance from a point to an open line; Infinity for an empty one. */
export function distanceToLine(point: Point, line: readonly Point[]): number {
  let nearest = Infinity
  let from = line[0]
  for (const to of line) {
    if (from) nearest = Math.min(nearest, distanceToSegment(point, from, to))
    from = to
  }
  return nearest
}

export interface BlobShape {
  /** Height over width before turning. */
  squash?: number
  /** Radians. */
  turn?: number
  /** How far the edge may deviate, as a share of the radius. */
  wobble?: number
  steps?: number
}

/** An irregular circle: a few low harmonics. It is star-shaped, so it never crosses itself. */
export function blob(
  random: SeededRandom,
  centre: Point,
  radius: number,
  { squash = 1, turn = 0, wobble = 0.16, steps = 16 }: BlobShape = {},
): Point[] {
  const phases = [
    random.between(0, TURN),
    random.between(0, TURN),
    random.between(0, TURN),
  ] as const
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return Array.from({ length: steps }, (_, i): Point => {
    const t = (i / steps) * TURN
    const reach =
      radius *
      (1 +
        wobble *
          (0.9 * Math.cos(2 * t + phases[0]) +
            0.6 * Math.cos(3 * t + phases[1]) +
            0.25 * Math.cos(5 * t + phases[2])))
    const x = Math.cos(t) * reach
    const y = Math.sin(t) * reach * squash
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos]
  })
}
