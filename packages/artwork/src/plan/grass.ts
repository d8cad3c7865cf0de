import { blob, scaleAbout, shift, TURN } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { CentreLine } from './centre-line.ts'
import { ribbon } from './ribbon.ts'
import type { HalfWidth, Side } from './ribbon.ts'
import type { Par } from './routing.ts'

/** The mowing pattern of the fairway. */
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
  /** Progress at which a stream divides the fairway. */
  gapAt?: number
}

/** Half-width of the fairway without its round ends. Bunkers are placed along it, too. */
export function fairwayHalf(random: SeededRandom, base: number): HalfWidth {
  const phases: Readonly<Record<Side, number>> = {
    [-1]: random.between(0, TURN),
    1: random.between(0, TURN),
  }
  return (progress, side) =>
    base *
    (1 +
      0.2 * Math.sin(progress * 7.4 + phases[side]) +
      0.1 * Math.sin(progress * 15 + 2 * phases[side]))
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
  const swell = (progress: number) =>
    (0.62 + 0.38 * Math.min(1, progress / 0.3)) * (1 + 0.16 * Math.sin(progress * 6.1 + phase))
  const rough = ribbon(line, 0, 1, (progress) => base * 2.05 * slim * swell(progress))
  const stripes = planStripes(line, mowing, base * 1.7, unit)
  if (par === 3) {
    // a par 3 has no fairway, only an apron before the green
    const { point, forward } = line.at(0.79)
    const apron = blob(random, point, base * 1.2, {
      squash: 0.74,
      turn: Math.atan2(forward[1], forward[0]),
      wobble: 0.1,
    })
    const wider = scaleAbout(apron, point, 1.2)
    return { rough, firstCut: [wider], fairway: [apron], mowing, stripes }
  }
  const wide: HalfWidth = (progress, side) => half(progress, side) + 7 * unit
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

/** Every second mown stripe; clipped by the fairway's outline when drawn. */
function planStripes(line: CentreLine, mowing: Mowing, reach: number, unit: number): Point[][] {
  const swath = 13 * unit
  const lean = mowing === 'diagonal' ? (0.8 * reach) / line.length : 0
  const edge = (progress: number, across: number) => {
    const { point, side } = line.at(progress + (lean * across) / reach)
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
  for (let i = Math.floor(count * 0.1); i < count; i++) {
    const from = i / count
    const to = (i + 1) / count
    const odd = i % 2 === 1
    if (mowing === 'check') stripes.push(quad(from, to, odd ? 0 : -reach, odd ? reach : 0))
    else if (mowing === 'split') stripes.push(quad(from, to, 0, reach))
    else if (odd) stripes.push(quad(from, to, -reach, reach))
  }
  return stripes
}
