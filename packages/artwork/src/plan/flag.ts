import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Bunker } from './bunkers.ts'
import type { Green } from './green.ts'

export interface Flag {
  cup: Point
  /** Length of the pole, viewBox units. */
  pole: number
  /** Length and depth of the pennant. */
  length: number
  depth: number
  /** 1: blows to the right. */
  wind: -1 | 1
}

export const POLE_LENGTH = 54

interface FlagOptions {
  width: number
  unit: number
  /** Upward direction while planning: -1, or 1 when the hole will be flipped vertically. */
  up: -1 | 1
}

/** Chooses cup and wind so that the pennant is drawn over grass: it is hard to see over sand. */
export function planFlag(
  random: SeededRandom,
  green: Green,
  bunkers: readonly Bunker[],
  { width, unit, up }: FlagOptions,
): Flag {
  const size = { pole: POLE_LENGTH * unit, length: 29 * unit, depth: 19 * unit }
  const choices: Flag[] = []
  for (let i = 0; i < 10; i++) {
    const cup: Point = [
      green.centre[0] + random.between(-0.34, 0.34) * green.radius,
      green.centre[1] - up * random.between(0, 0.28) * green.radius,
    ]
    for (const wind of [1, -1] as const) {
      if (wind > 0 ? cup[0] < width - 1.5 * size.length : cup[0] > 1.5 * size.length)
        choices.push({ cup, wind, ...size })
    }
  }
  const clear = choices.find((flag) => !bunkers.some((bunker) => fliesOver(flag, bunker, up)))
  return (
    clear ??
    choices[0] ?? { cup: green.centre, wind: green.centre[0] > width / 2 ? -1 : 1, ...size }
  )
}

/** Whether a part of the bunker's edge is behind the pennant, with a small margin. */
export function fliesOver(
  { cup, pole, length, depth, wind }: Flag,
  { outline }: Bunker,
  up: -1 | 1,
): boolean {
  const top = cup[1] + up * pole
  return outline.some(([x, y]) => {
    const out = (x - cup[0]) * wind
    const down = (y - top) * -up
    return out > -0.1 * length && out < 1.1 * length && down > -0.2 * depth && down < 1.2 * depth
  })
}
