import {
  areaOf,
  blob,
  distance,
  distanceToSegment,
  isInside,
  shift,
  smoothMin,
  TURN,
} from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { isoRings, sampleField } from '../iso-rings.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Field, Frame } from '../topography.ts'
import type { CentreLine } from './centre-line.ts'
import type { Green } from './green.ts'

export interface Sea {
  beach: Point[][]
  water: Point[][]
  /** Lines that follow the coast further and further out. */
  echoes: Point[][][]
  rocks: Point[][]
}

/**
 * The sea with its depth: the distance out from the shore, negative on land, roughly in viewBox
 * units.
 */
export interface SeaPlan {
  sea: Sea
  depth: Field
}

const ECHOES = [5, 12, 21, 32, 46, 63]

/** Directions in which the open sea may lie, for a hole played from the left to the upper right. */
const OPEN_SEA: readonly (readonly [Point, number])[] = [
  [[0, 1], 3],
  [[0, -1], 3],
  [[0.5, 0.87], 2],
  [[0.5, -0.87], 2],
  [[-0.42, -0.91], 2],
  [[0.86, -0.5], 1],
]

export interface CoastOptions extends Frame {
  base: number
  unit: number
}

/**
 * The side on which the hole leaves the sea room: the first of the drawn order where little land is
 * cut off.
 */
export function chooseOpenSea(
  random: SeededRandom,
  line: CentreLine,
  green: Green,
  options: CoastOptions,
): Point {
  const order = OPEN_SEA.map(([direction, weight]) => ({
    direction,
    key: random.next() ** (1 / weight),
  })).sort((a, b) => b.key - a.key)
  const spots = spotsOf(line, green, options)
  const candidates = order.map(({ direction }) => {
    const shore = shoreline(direction, [0, 0, 0], options.unit)
    const out = shoreAt(shore, spots, 0.25, options)
    // land cut off behind the hole reads as a lake, not as a coast: few occupied spots may lie
    // seaward of the shore
    return {
      direction,
      blocked:
        spots.filter((spot) => spot.free <= 0 && shore(spot.x, spot.y) > out).length / spots.length,
    }
  })
  const best =
    candidates.find((candidate) => candidate.blocked < 0.07) ??
    candidates.reduce((a, b) => (b.blocked < a.blocked ? b : a))
  return best.direction
}

/**
 * The sea takes a fifth to a third of the picture and keeps its distance from the hole: where the
 * hole stands in its way the coast bends around it, which makes the capes and bays.
 */
export function planSea(
  random: SeededRandom,
  line: CentreLine,
  green: Green,
  { openSea, ...options }: CoastOptions & { openSea: Point },
): SeaPlan {
  const { unit } = options
  const share = random.between(0.2, 0.3)
  const shore = shoreline(
    openSea,
    [random.between(0, TURN), random.between(0, TURN), random.between(0, TURN)],
    unit,
  )
  const out = shoreAt(shore, spotsOf(line, green, options), share, options)
  const free = freeOf(line, green, options.base)
  const depth: Field = (x, y) => smoothMin(shore(x, y) - out, free(x, y), 46 * unit)
  const grid = sampleField(depth, options, 9 * Math.max(unit, 0.7))
  const rings = (level: number, every = 1) => isoRings(grid, level * unit, every)
  const water = openWater(rings(0))
  const atSea = (points: readonly Point[]) =>
    points.some((p) => water.some((ring) => isInside(p, ring)))
  return {
    sea: {
      beach: openWater(rings(-7)),
      water,
      echoes: ECHOES.map((level) => rings(level, 2).filter(atSea)),
      rocks: planRocks(random, depth, options).filter(atSea),
    },
    depth,
  }
}

/**
 * Without the puddles that the hole cuts off from the sea, mostly in the corner behind the tees.
 */
function openWater(rings: readonly Point[][]): Point[][] {
  const largest = rings.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a), [] as Point[])
  return rings.filter(
    (ring) => areaOf(ring) > 0.25 * areaOf(largest) || ring.some((p) => isInside(p, largest)),
  )
}

interface Spot {
  x: number
  y: number
  free: number
}

/** How far out the shore must lie for the sea to cover a share of the picture. */
function shoreAt(
  shore: Field,
  spots: readonly Spot[],
  share: number,
  { width, height }: Frame,
): number {
  let near = -(width + height)
  let far = width + height
  for (let i = 0; i < 14; i++) {
    const out = (near + far) / 2
    if (
      spots.filter((spot) => spot.free > 0 && shore(spot.x, spot.y) > out).length >
      share * spots.length
    )
      near = out
    else far = out
  }
  return (near + far) / 2
}

/** Out to sea in one direction, with bays and small waves along the shore. */
function shoreline(
  direction: Point,
  [a, b, c]: readonly [number, number, number],
  unit: number,
): Field {
  return (x, y) => {
    const out = x * direction[0] + y * direction[1]
    const t = (y * direction[0] - x * direction[1]) / unit
    return (
      out +
      (20 * Math.sin(t / 120 + a) + 9 * Math.sin(t / 52 + b) + 4 * Math.sin(t / 23 + c)) * unit
    )
  }
}

/**
 * How far a place lies outside the room that the hole needs, which includes the land behind the
 * tees.
 */
function freeOf(line: CentreLine, green: Green, base: number): Field {
  const tee = line.at(0)
  const inland = shift(tee.point, tee.forward, -6 * base)
  return (x, y) => {
    let nearest = distanceToSegment([x, y], inland, tee.point) - base * 1.3
    for (const { point, s } of line.stations) {
      const d = distance(point, [x, y]) - base * (s < 0.12 ? 1.3 : 1.55)
      if (d < nearest) nearest = d
    }
    return Math.min(nearest, distance(green.centre, [x, y]) - green.radius * 2.25)
  }
}

function spotsOf(line: CentreLine, green: Green, { width, height, base }: CoastOptions): Spot[] {
  const free = freeOf(line, green, base)
  return Array.from({ length: 18 * 28 }, (_, k) => {
    const x = (((k % 28) + 0.5) / 28) * width
    const y = ((Math.floor(k / 28) + 0.5) / 18) * height
    return { x, y, free: free(x, y) }
  })
}

/** A few rocks just off the shore. */
function planRocks(
  random: SeededRandom,
  depth: Field,
  { width, height, unit }: CoastOptions,
): Point[][] {
  const rocks: Point[][] = []
  const want = random.integer(0, 6)
  for (let i = 0; i < 70 && rocks.length < want; i++) {
    const p: Point = [random.between(0.02, 0.98) * width, random.between(0.02, 0.98) * height]
    const out = depth(p[0], p[1]) / unit
    if (out > 11 && out < 30)
      rocks.push(
        blob(random, p, random.between(2.6, 5.2) * unit, {
          squash: 0.7,
          turn: random.between(0, TURN),
          wobble: 0.3,
          steps: 7,
        }),
      )
  }
  return rocks
}
