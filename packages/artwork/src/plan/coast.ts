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
  /** Lines parallel to the coast, at rising distances. */
  echoes: Point[][][]
  rocks: Point[][]
}

/** The sea and its depth: the distance from the shore in viewBox units, negative on land. */
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

/** The side of the sea: the first direction in random order that cuts off little land. */
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
    // water behind the hole looks like a lake: few occupied spots may lie seaward of the shore
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
 * The sea covers a fifth to a third of the picture and keeps a distance from the hole. Where the hole
 * is in its way the coast bends around it, which forms capes and bays.
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
    points.some((point) => water.some((ring) => isInside(point, ring)))
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

/** Drops small parts that the hole cuts off from the sea, mostly in the corner behind the tees. */
function openWater(rings: readonly Point[][]): Point[][] {
  const largest = rings.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a), [] as Point[])
  return rings.filter(
    (ring) =>
      areaOf(ring) > 0.25 * areaOf(largest) || ring.some((point) => isInside(point, largest)),
  )
}

interface Spot {
  x: number
  y: number
  free: number
}

/** The distance of the shore at which the sea covers a share of the picture. */
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

/** Distance towards the sea in one direction, with bays and small waves along the shore. */
function shoreline(
  direction: Point,
  phases: readonly [number, number, number],
  unit: number,
): Field {
  return (x, y) => {
    const out = x * direction[0] + y * direction[1]
    const t = (y * direction[0] - x * direction[1]) / unit
    return (
      out +
      (20 * Math.sin(t / 120 + phases[0]) +
        9 * Math.sin(t / 52 + phases[1]) +
        4 * Math.sin(t / 23 + phases[2])) *
        unit
    )
  }
}

/** Distance of a place from the area that the hole needs, including the land behind the tees. */
function freeOf(line: CentreLine, green: Green, base: number): Field {
  const tee = line.at(0)
  const inland = shift(tee.point, tee.forward, -6 * base)
  return (x, y) => {
    let nearest = distanceToSegment([x, y], inland, tee.point) - base * 1.3
    for (const { point, progress } of line.stations) {
      const gap = distance(point, [x, y]) - base * (progress < 0.12 ? 1.3 : 1.55)
      if (gap < nearest) nearest = gap
    }
    return Math.min(nearest, distance(green.centre, [x, y]) - green.radius * 2.25)
  }
}

function spotsOf(line: CentreLine, green: Green, { width, height, base }: CoastOptions): Spot[] {
  const free = freeOf(line, green, base)
  return Array.from({ length: 18 * 28 }, (_, i) => {
    const x = (((i % 28) + 0.5) / 28) * width
    const y = ((Math.floor(i / 28) + 0.5) / 18) * height
    return { x, y, free: free(x, y) }
  })
}

/** A few rocks close to the shore. */
function planRocks(
  random: SeededRandom,
  depth: Field,
  { width, height, unit }: CoastOptions,
): Point[][] {
  const rocks: Point[][] = []
  const wanted = random.integer(0, 6)
  for (let i = 0; i < 70 && rocks.length < wanted; i++) {
    const point: Point = [random.between(0.02, 0.98) * width, random.between(0.02, 0.98) * height]
    const out = depth(point[0], point[1]) / unit
    if (out > 11 && out < 30)
      rocks.push(
        blob(random, point, random.between(2.6, 5.2) * unit, {
          squash: 0.7,
          turn: random.between(0, TURN),
          wobble: 0.3,
          steps: 7,
        }),
      )
  }
  return rocks
}
