import { shift } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { CentreLine } from './centre-line.ts'

/** -1 is left of play, 1 right of play. */
export type Side = -1 | 1

/** Half-width of a ribbon at a progress of 0..1, in viewBox units. */
export type HalfWidth = (progress: number, side: Side) => number

/** Length of the round ends, relative to the half-width there. */
export interface RibbonEnds {
  from: number
  to: number
}

/**
 * A band of varying width along a stretch of the centre line, with round ends. Inside a bend the
 * edge stays short of the bend's centre, so the outline cannot fold over itself.
 */
export function ribbon(
  line: CentreLine,
  from: number,
  to: number,
  half: HalfWidth,
  ends: RibbonEnds = { from: 1, to: 1 },
): Point[] {
  const walk = (to - from) * line.length
  const left: Point[] = []
  const right: Point[] = []
  for (const walked of stops(
    walk,
    half(from, 1) * ends.from,
    half(to, 1) * ends.to,
    half((from + to) / 2, 1),
  )) {
    const progress = from + walked / line.length
    const { point, side } = line.at(progress)
    const bends = [-0.03, 0, 0.03].map((by) => line.at(progress + by).bend)
    const round = Math.min(
      rounding(walked, half(from, 1) * ends.from),
      rounding(walk - walked, half(to, 1) * ends.to),
    )
    left.push(shift(point, side, -reach(half(progress, -1) * round, -Math.min(...bends))))
    right.push(shift(point, side, reach(half(progress, 1) * round, Math.max(...bends))))
  }
  return [...left, ...right.reverse()]
}

const reach = (half: number, bend: number) => (bend > 0 ? Math.min(half, 0.85 / bend) : half)

/** A quarter of an ellipse: 0 at the end, 1 where the band has its full width. */
function rounding(walked: number, length: number): number {
  if (walked >= length || length <= 0) return 1
  const remaining = 1 - Math.max(walked, 0) / length
  return Math.sqrt(Math.max(0, 1 - remaining * remaining))
}

/** Distances at which the edge is drawn: close together in the round ends, far apart between them. */
function stops(walk: number, first: number, last: number, step: number): number[] {
  const a = Math.min(first, walk / 2)
  const b = Math.min(last, walk / 2)
  const inner = Math.max(2, Math.round((walk - a - b) / (step * 0.6)))
  const list = [0.03, 0.2, 0.5].map((share) => share * a)
  for (let i = 0; i <= inner; i++) list.push(a + ((walk - a - b) * i) / inner)
  for (const share of [0.5, 0.2, 0.03]) list.push(walk - share * b)
  return list
}
