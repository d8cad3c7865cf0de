import { blob, distance, shift, TURN } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { CentreLine } from './centre-line.ts'

export interface Green {
  centre: Point
  radius: number
  outline: readonly Point[]
}

/** Radius without water around a green, relative to its radius. */
export const GREEN_ROOM = 1.45

export function planGreen(random: SeededRandom, line: CentreLine, unit: number): Green {
  return greenAt(random, line.at(1).point, random.between(28, 35) * unit)
}

/**
 * Many clubs in Japan have two greens, of bent grass and korai, and alternate between them. The
 * spare one lies beside the other, smaller and without a flag.
 */
export function planSpareGreen(random: SeededRandom, line: CentreLine, green: Green): Green {
  const end = line.at(1)
  const beside = shift(
    green.centre,
    end.side,
    (random.chance(0.5) ? 1 : -1) * green.radius * random.between(2.5, 2.8),
  )
  return greenAt(
    random,
    shift(beside, end.forward, -green.radius * random.between(0, 0.7)),
    green.radius * random.between(0.7, 0.8),
  )
}

function greenAt(random: SeededRandom, centre: Point, radius: number): Green {
  const shape = {
    squash: random.between(0.72, 0.92),
    turn: random.between(0, TURN / 2),
    wobble: random.between(0.1, 0.18),
    steps: 14,
  }
  return { centre, radius, outline: blob(random, centre, radius, shape) }
}

/** Distance from the centre of the green to its edge, in the direction of an angle (radians). */
export function reachTowards(green: Green, angle: number): number {
  const away: Point = [Math.cos(angle), Math.sin(angle)]
  let best = -Infinity
  let reach = green.radius
  for (const point of green.outline) {
    const far = distance(point, green.centre)
    const facing =
      ((point[0] - green.centre[0]) * away[0] + (point[1] - green.centre[1]) * away[1]) / (far || 1)
    if (facing > best) {
      best = facing
      reach = far
    }
  }
  return reach
}
