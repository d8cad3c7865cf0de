import { along, clamp } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Frame } from '../topography.ts'
import { centreLine } from './centre-line.ts'
import type { CentreLine, Curve } from './centre-line.ts'

export type Par = 3 | 4 | 5

interface RouteOptions extends Frame {
  par: Par
  /** 0.5..1: share of the width at which the green must lie; otherwise the seed chooses. */
  greenAt?: number
  /** Half-width of the fairway, viewBox units: bends and frame must leave room for it. */
  base: number
}

/**
 * The line from tee (left) to green (right), played upwards; `placement.ts` decides its final
 * orientation. Every random number is drawn whatever the options, so a seed has the same hole in
 * every format.
 */
export function routeHole(
  random: SeededRandom,
  { width, height, par, greenAt, base }: RouteOptions,
): CentreLine {
  const drawn = random.between(0.62, 0.8)
  const shape = shapeOf(random, par)
  const gx = greenAt ?? drawn
  const short = par === 3
  const tx = short ? gx - random.between(0.4, 0.5) : random.between(0.04, 0.12)
  const gy = shape.greenY
  const ty = short ? gy + random.between(0.14, 0.4) : shape.teeY
  const place = (fx: number, y: number): Point => [
    (tx + (gx - tx) * fx) * width,
    clamp(y, 0.03, 0.97) * height,
  ]
  const tee = place(0, clamp(ty, 0.16, 0.86))
  const green = place(1, gy)
  let curve: Curve = [
    tee,
    place(shape.first.x, ty + (gy - ty) * shape.first.rise + shape.first.sway),
    place(shape.second.x, ty + (gy - ty) * shape.second.rise + shape.second.sway),
    green,
  ]
  let line = centreLine(curve)
  for (let tries = 0; tries < 14 && !fits(line, base, height); tries++) {
    curve = [
      tee,
      along(curve[1], along(tee, green, 1 / 3), 0.16),
      along(curve[2], along(tee, green, 2 / 3), 0.16),
      green,
    ]
    line = centreLine(curve)
  }
  return line
}

const fits = (line: CentreLine, base: number, height: number): boolean =>
  tightestRadius(line) >= 1.5 * base &&
  line.stations.every(
    ({ progress, point }) =>
      progress < 0.1 || progress > 0.9 || (point[1] > base * 1.7 && point[1] < height - base * 1.7),
  )

const tightestRadius = (line: CentreLine): number =>
  1 / Math.max(...line.stations.map((station) => Math.abs(station.bend)), 1e-6)

const KINDS = {
  3: () => 'short' as const,
  4: (random: SeededRandom) => random.pick(['bend', 'bend', 'elbow', 'cape', 'straight'] as const),
  5: (random: SeededRandom) => random.pick(['double', 'double', 'sweep'] as const),
}

interface Handle {
  x: number
  rise: number
  sway: number
}
interface Shape {
  greenY: number
  teeY: number
  first: Handle
  second: Handle
}

/**
 * Heights and sways are shares of the picture's height; x is a share of the way from tee to green. No
 * green lies higher than 0.34 (0.39 on a par 3, which is drawn larger), so that the flag is below a
 * card's badge.
 */
function shapeOf(random: SeededRandom, par: Par): Shape {
  const kind = KINDS[par](random)
  const greenY = random.between(0.36, 0.5)
  const teeY = random.between(0.68, 0.86)
  const a = random.between(0, 1)
  const b = random.between(0, 1)
  const turn = random.chance(0.6) ? -1 : 1
  const between = (low: number, high: number, t: number) => low + (high - low) * t
  switch (kind) {
    case 'short': // nearly straight
      return {
        greenY: between(0.39, 0.56, a),
        teeY,
        first: { x: 0.34, rise: 0.33, sway: between(-0.05, 0.05, a) },
        second: { x: 0.7, rise: 0.7, sway: between(-0.05, 0.05, b) },
      }
    case 'straight':
      return {
        greenY,
        teeY,
        first: { x: 0.34, rise: 0.3, sway: turn * between(0.02, 0.1, a) },
        second: { x: 0.7, rise: 0.74, sway: -turn * between(0, 0.08, b) },
      }
    case 'bend': // dogleg, either way
      return {
        greenY,
        teeY,
        first: { x: 0.34, rise: 0.3, sway: turn * between(0.2, 0.38, a) },
        second: { x: 0.7, rise: 0.74, sway: turn * between(0.12, 0.32, b) },
      }
    case 'elbow': // across the foot of the picture, then up to the green
      return {
        greenY: between(0.34, 0.4, b),
        teeY: between(0.74, 0.84, a),
        first: { x: between(0.5, 0.66, a), rise: 0, sway: between(0.06, 0.16, b) },
        second: { x: between(0.94, 1.06, b), rise: 0, sway: between(0.02, 0.14, a) },
      }
    case 'cape': // up first, then across the top
      return {
        greenY: between(0.38, 0.5, a),
        teeY: between(0.8, 0.86, b),
        first: { x: between(0.02, 0.14, b), rise: 1, sway: between(-0.16, -0.04, a) },
        second: { x: between(0.46, 0.6, a), rise: 1, sway: between(-0.34, -0.2, b) },
      }
    case 'double':
      return {
        greenY,
        teeY,
        first: { x: 0.34, rise: 0.3, sway: -turn * between(0.26, 0.42, a) },
        second: { x: 0.7, rise: 0.74, sway: turn * between(0.3, 0.46, b) },
      }
    case 'sweep': // one long curve
      return {
        greenY,
        teeY,
        first: { x: 0.3, rise: 0.3, sway: turn * between(0.32, 0.46, a) },
        second: { x: 0.66, rise: 0.7, sway: turn * between(0.28, 0.42, b) },
      }
  }
}
