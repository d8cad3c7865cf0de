import { along, clamp, distance } from '../geometry.ts'
import type { Point } from '../geometry.ts'

export interface Station {
  /** 0 at the tee, 1 at the green, by distance along the line. */
  progress: number
  point: Point
  /** Unit vector towards the green. */
  forward: Point
  /** Unit vector to the right of play. */
  side: Point
  /** 1 / radius of the bend; positive when the line turns towards `side`. */
  bend: number
}

export interface CentreLine {
  length: number
  stations: readonly Station[]
  /** The line at a progress of 0..1; other values are clamped. */
  at(progress: number): Station
}

export type Curve = readonly [Point, Point, Point, Point]

const STATIONS = 72
const DENSE = 200

/** A cubic curve as stations at equal distances, so that widths and mowing are not distorted. */
export function centreLine(curve: Curve): CentreLine {
  const dense = Array.from({ length: DENSE + 1 }, (_, i) => onCurve(curve, i / DENSE))
  const walked = [0]
  for (let i = 1; i <= DENSE; i++)
    walked.push((walked[i - 1] ?? 0) + distance(dense[i - 1] ?? curve[0], dense[i] ?? curve[3]))
  const length = walked[DENSE] ?? 0
  const points: Point[] = []
  for (let i = 0, index = 0; i <= STATIONS; i++) {
    const goal = (i / STATIONS) * length
    while (index < DENSE - 1 && (walked[index + 1] ?? Infinity) < goal) index++
    const from = walked[index] ?? 0
    const to = walked[index + 1] ?? from
    points.push(
      along(
        dense[index] ?? curve[0],
        dense[index + 1] ?? curve[3],
        to > from ? (goal - from) / (to - from) : 0,
      ),
    )
  }
  const stations = points.map((point, i) => station(points, i, point))
  return {
    length,
    stations,
    at: (progress) => between(stations, clamp(progress, 0, 1)),
  }
}

function between(stations: readonly Station[], progress: number): Station {
  const index = Math.min(STATIONS - 1, Math.floor(progress * STATIONS))
  const a = stations[index] as Station
  const b = stations[index + 1] as Station
  const t = progress * STATIONS - index
  return {
    progress,
    point: along(a.point, b.point, t),
    forward: along(a.forward, b.forward, t),
    side: along(a.side, b.side, t),
    bend: a.bend + (b.bend - a.bend) * t,
  }
}

/** De Casteljau's construction. */
function onCurve([p0, p1, p2, p3]: Curve, t: number): Point {
  const p01 = along(p0, p1, t)
  const p12 = along(p1, p2, t)
  const p23 = along(p2, p3, t)
  return along(along(p01, p12, t), along(p12, p23, t), t)
}

function station(points: readonly Point[], i: number, point: Point): Station {
  const before = points[i - 1]
  const after = points[i + 1]
  const forward = direction(before ?? point, after ?? point)
  const side: Point = [-forward[1], forward[0]]
  if (!before || !after) return { progress: i / STATIONS, point, forward, side, bend: 0 }
  const a = direction(before, point)
  const b = direction(point, after)
  return {
    progress: i / STATIONS,
    point,
    forward,
    side,
    bend: (a[0] * b[1] - a[1] * b[0]) / (distance(before, after) / 2 || 1),
  }
}

function direction(a: Point, b: Point): Point {
  const length = distance(a, b) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}
