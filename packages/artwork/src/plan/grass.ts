import { blob, shift, TURN } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { CentreLine } from './centre-line.ts'
import { ribbon } from './ribbon.ts'
import type { HalfWidth, Side } from './ribbon.ts'
import type { Par } from './routing.ts'

/** How the greenkeeper drove this morning. */
export type Mowing = 'bands' | 'diagonal' | 'split' | 'check'

export interface Grass {
  rough: Point[]
  firstCut: Point[][]
  fairway: Point[][]
  mowing: Mowing
  stripes: Point[][]
}

export interface GrassOptions {
  par: Par
  /** Half-width of the fairway, in viewBox units. */
  base: number
  unit: number
  /** Where a stream cuts the fairway in two, as a share of the way. */
  gapAt?: number
}

/** Half-width of the fairway without its round ends; also says where its bunkers lie. */
export function fairwayHalf(random: SeededRandom, base: number): HalfWidth {
  const phases: Readonly<Record<Side, number>> = {
    [-1]: random.between(0, TURN),
    1: random.between(0, TURN),
  }
  return (s, side) =>
    base * (1 + 0.2 * Math.sin(s * 7.4 + phases[side]) + 0.1 * Math.sin(s * 15 + 2 * phases[side]))
}

export function planGrass(
  random: SeededRandom,
  line: CentreLine,
  half: HalfWidth,
  { par, base, unit, gapAt }: GrassOptions,
): Grass {
  const start = random.between(0.17, 0.25)
  const mowing = random.pick(['bands', 'bands', 'diagonal', 'split', 'check'] as const)
  const phase = random.between(0, TURN)
  const slim = par === 3 ? 0.75 : 1
  const swell = (s: number) =>
    (0.62 + 0.38 * Math.min(1, s / 0.3)) * (1 + 0.16 * Math.sin(s * 6.1 + phase))
  const rough = ribbon(line, 0, 1, (s) => base * 2.05 * slim * swell(s))
  const stripes = planStripes(line, mowing, base * 1.7, unit)
  if (par === 3) {
    // a short hole has no fairway, only an apron before the green
    const { point, forward } = line.at(0.79)
    const apron = blob(random, point, base * 1.2, {
      squash: 0.74,
      turn: Math.atan2(forward[1], forward[0]),
      wobble: 0.1,
    })
    const wider = apron.map((p): Point => [
      point[0] + (p[0] - point[0]) * 1.2,
      point[1] + (p[1] - point[1]) * 1.2,
    ])
    return { rough, firstCut: [wider], fairway: [apron], mowing, stripes }
  }
  const wide: HalfWidth = (s, side) => half(s, side) + 7 * unit
  const margin = (7 * unit) / line.length
  const gap = (base * 0.62) / line.length
  const parts =
    gapAt === undefined || (gapAt - gap - start) * line.length < 2.4 * base
      ? [[start, 0.95] as const]
      : [[start, gapAt - gap] as const, [gapAt + gap, 0.95] as const]
  return {
    rough,
    firstCut: parts.map(([from, to]) => ribbon(line, from - margin, to + margin, wide)),
    fairway: parts.map(([from, to]) => ribbon(line, from, to, half)),
    mowing,
    stripes,
  }
}

/** Every second swath of the mower, to be cut out by the fairway's outline. */
function planStripes(line: CentreLine, mowing: Mowing, reach: number, unit: number): Point[][] {
  const swath = 13 * unit
  const lean = mowing === 'diagonal' ? (0.8 * reach) / line.length : 0
  const edge = (s: number, across: number) => {
    const { point, side } = line.at(s + (lean * across) / reach)
    return shift(point, side, across)
  }
  const quad = (from: number, to: number, a: number, b: number): Point[] => [
    edge(from, a),
    edge(to, a),
    edge(to, b),
    edge(from, b),
  ]
  const stripes: Point[][] = []
  const count = Math.floor(line.length / swath)
  for (let k = Math.floor(count * 0.1); k < count; k++) {
    const from = k / count
    const to = (k + 1) / count
    const odd = k % 2 === 1
    if (mowing === 'check') stripes.push(quad(from, to, odd ? 0 : -reach, odd ? reach : 0))
    else if (mowing === 'split') stripes.push(quad(from, to, 0, reach))
    else if (odd) stripes.push(quad(from, to, -reach, reach))
  }
  return stripes
}
