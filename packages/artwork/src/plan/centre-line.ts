import { along, clamp, distance } from '../geometry.ts'
import type { Point } from '../geometry.ts'

export interface Station {
  /** 0 at the tee, 1 at the green, by distance walked. */
  s: number
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
  /** The line at any share of the way; beyond the ends it is the end. */
  at(s: number): Station
}

export type Curve = readonly [Point, Point, Point, Point]

const STATIONS = 72
const DENSE = 200

/**
 * A cubic curve as stations at equal distances, so that widths and mowing do not stretch with the
 * drawing of the curve.
 */
export function centreLine(curve: Curve): CentreLine {
  const dense = Array.from({ length: DENSE + 1 }, (_, i) => onCurve(curve, i / DENSE))
  const walked = [0]
  for (let i = 1; i <= DENSE; i++)
    walked.push((walked[i - 1] ?? 0) + distance(dense[i - 1] ?? curve[0], dense[i] ?? curve[3]))
  const length = walked[DENSE] ?? 0
  const points: Point[] = []
  for (let i = 0, k = 0; i <= STATIONS; i++) {
    const goal = (i / STATIONS) * length
    while (k < DENSE - 1 && (walked[k + 1] ?? Infinity) < goal) k++
    const from = walked[k] ?? 0
    const to = walked[k + 1] ?? from
    points.push(
      along(
        dense[k] ?? curve[0],
        dense[k + 1] ?? curve[3],
        to > from ? (goal - from) / (to - from) : 0,
      ),
    )
  }
  const stations = points.map((point, i) => station(points, i, point))
  return {
    length,
    stations,
    at: (s) => between(stations, clamp(s, 0, 1)),
  }
}

function between(stations: readonly Station[], s: number): Station {
  const k = Math.min(STATIONS - 1, Math.floor(s * STATIONS))
  const a = stations[k] as Station
  const b = stations[k + 1] as Station
  const t = s * STATIONS - k
  return {
    s,
    point: along(a.point, b.point, t),
    forward: along(a.forward, b.forward, t),
    side: along(a.side, b.side, t),
    bend: a.bend + (b.bend - a.bend) * t,
  }
}

function onCurve([a, b, c, d]: Curve, t: number): Point {
  const ab = along(a, b, t)
  const bc = along(b, c, t)
  const cd = along(c, d, t)
  return along(along(ab, bc, t), along(bc, cd, t), t)
}

function station(points: readonly Point[], i: number, point: Point): Station {
  const before = points[i - 1]
  const after = points[i + 1]
  const forward = direction(before ?? point, after ?? point)
  const side: Point = [-forward[1], forward[0]]
  if (!before || !after) return { s: i / STATIONS, point, forward, side, bend: 0 }
  const a = direction(before, point)
  const b = direction(point, after)
  return {
    s: i / STATIONS,
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
