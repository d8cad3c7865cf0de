import { along, type Point } from '../geometry.ts'
import type { Box } from './view.ts'

interface Side {
  isInside: (point: Point) => boolean
  /** Where the line crosses this side, as a share of its length. */
  crossing: (from: Point, to: Point) => number
}

const sides = ({ left, top, right, bottom }: Box): Side[] => [
  { isInside: ([x]) => x >= left, crossing: (a, b) => (left - a[0]) / (b[0] - a[0]) },
  { isInside: ([x]) => x <= right, crossing: (a, b) => (right - a[0]) / (b[0] - a[0]) },
  { isInside: ([, y]) => y >= top, crossing: (a, b) => (top - a[1]) / (b[1] - a[1]) },
  { isInside: ([, y]) => y <= bottom, crossing: (a, b) => (bottom - a[1]) / (b[1] - a[1]) },
]

/** The part of a polygon inside a box (Sutherland–Hodgman); empty when there is none. */
export function clipPolygon(polygon: readonly Point[], box: Box): readonly Point[] {
  let points = polygon
  for (const { isInside, crossing } of sides(box)) {
    const kept: Point[] = []
    let from = points[points.length - 1]
    for (const to of points) {
      if (from && isInside(from) !== isInside(to)) kept.push(along(from, to, crossing(from, to)))
      if (isInside(to)) kept.push(to)
      from = to
    }
    points = kept
  }
  return points
}

/** The parts of a line near a box: it is cut after the first point outside. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const isInside = (point: Point) => sides(box).every((side) => side.isInside(point))
  const parts: Point[][] = []
  let part: Point[] = []
  let before: Point | undefined
  for (const point of line) {
    if (isInside(point)) {
      if (part.length === 0 && before) part.push(before)
      part.push(point)
    } else if (part.length > 0) {
      parts.push([...part, point])
      part = []
    }
    before = point
  }
  return part.length > 1 ? [...parts, part] : parts
}

/** Without points that are closer to the one before than the eye can see. */
export function thin(points: readonly Point[], least: number): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept[kept.length - 1]
    if (!last || Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) >= least)
      kept.push(point)
  }
  return kept
}
