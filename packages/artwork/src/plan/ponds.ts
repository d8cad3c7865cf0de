import { blob, distance, shift, TURN } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { CentreLine } from './centre-line.ts'
import { GREEN_ROOM } from './green.ts'
import type { Green } from './green.ts'
import type { Side } from './ribbon.ts'
import type { Par } from './routing.ts'

export interface Pond {
  centre: Point
  outline: Point[]
}

interface PondOptions {
  par: Par
  base: number
  unit: number
}

/** Ponds of an inland hole: beside the fairway, before the green of a par 3, or behind the green. */
export function planPonds(
  random: SeededRandom,
  line: CentreLine,
  green: Green,
  options: PondOptions,
): Pond[] {
  const { par, base, unit } = options
  const side: Side = random.chance(0.5) ? 1 : -1
  const kind = random.next()
  const second = random.chance(0.45)
  const ponds: (Pond | undefined)[] = []
  if (kind < 0.22) ponds.push(aroundTheGreen(random, line, green))
  else if (par === 3 && kind < 0.7) ponds.push(toCarry(random, line, green, options))
  else
    ponds.push(
      besideTheHole(random, line, green, {
        progress: par === 3 ? 0.6 : random.between(0.58, 0.76),
        side,
        long: random.between(60, 92) * unit,
        wide: random.between(24, 34) * unit,
        base,
      }),
    )
  if (second && par > 3)
    ponds.push(
      besideTheHole(random, line, green, {
        progress: random.between(0.3, 0.44),
        side: side === 1 ? -1 : 1,
        long: random.between(44, 60) * unit,
        wide: random.between(20, 27) * unit,
        base,
      }),
    )
  return ponds.filter((pond) => pond !== undefined)
}

interface BesideOptions {
  progress: number
  side: Side
  long: number
  wide: number
  base: number
}

/**
 * A blob along the curve of the hole, so that its near bank is parallel to the fairway. Smaller where
 * a bend or the green leaves less room; none where there is too little.
 */
function besideTheHole(
  random: SeededRandom,
  line: CentreLine,
  green: Green,
  { progress, side, base, ...size }: BesideOptions,
): Pond | undefined {
  const shape = blob(random, [0, 0], 1, { squash: size.wide / size.long, wobble: 0.15, steps: 20 })
  const middle = line.at(progress)
  for (const scale of [1, 0.85, 0.7]) {
    const long = size.long * scale
    const away = base * 1.32 + size.wide * scale
    const outline = shape.map(([x, y]): Point => {
      const station = line.at(progress + (x * long) / line.length)
      return shift(station.point, station.side, side * (away + y * long))
    })
    const folds = line.stations.some(
      (station) =>
        Math.abs(station.progress - progress) * line.length < long * 1.2 &&
        station.bend * side > 0.62 / (away + size.wide * scale),
    )
    if (!folds && !touches(outline, line, green, base * 1.08))
      return { centre: shift(middle.point, middle.side, side * away), outline }
  }
  return undefined
}

/** Water between tee and green. */
function toCarry(
  random: SeededRandom,
  line: CentreLine,
  green: Green,
  { base, unit }: PondOptions,
): Pond | undefined {
  const { point, forward, side } = line.at(random.between(0.42, 0.5))
  const centre = shift(point, side, random.between(-0.6, 0.6) * base)
  const outline = blob(random, centre, base * random.between(1.7, 2.3), {
    squash: random.between(0.42, 0.52),
    turn: Math.atan2(forward[1], forward[0]) + TURN / 4 + random.between(-0.4, 0.4),
    wobble: 0.17,
    steps: 20,
  })
  return touches(outline, line, green, 0) || floodsTees(outline, line, unit)
    ? undefined
    : { centre, outline }
}

/** A lake behind the green; the collar of the green is drawn over it. */
function aroundTheGreen(random: SeededRandom, line: CentreLine, green: Green): Pond {
  const { forward, side } = line.at(0.97)
  const centre = shift(
    shift(green.centre, forward, green.radius * random.between(1, 1.3)),
    side,
    green.radius * random.between(-0.5, 0.5),
  )
  return {
    centre,
    outline: blob(random, centre, green.radius * random.between(2.2, 2.5), {
      squash: random.between(0.78, 0.92),
      turn: random.between(0, TURN),
      wobble: 0.13,
      steps: 20,
    }),
  }
}

function touches(outline: readonly Point[], line: CentreLine, green: Green, room: number): boolean {
  return outline.some(
    (point) =>
      distance(point, green.centre) < green.radius * GREEN_ROOM ||
      line.stations.some((station) => distance(station.point, point) < room),
  )
}

/** The tees occupy the first 70 drawing units of the hole. */
const floodsTees = (outline: readonly Point[], line: CentreLine, unit: number): boolean =>
  line.stations.some(
    ({ progress, point }) =>
      progress * line.length < 70 * unit &&
      outline.some((edge) => distance(edge, point) < 12 * unit),
  )
