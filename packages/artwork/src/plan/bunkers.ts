import { blob, distance, shift, TURN } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { CentreLine } from './centre-line.ts'
import { reachTowards } from './green.ts'
import type { Green } from './green.ts'
import type { Wet } from './hazards.ts'
import type { HalfWidth } from './ribbon.ts'
import type { Par } from './routing.ts'

export interface Bunker {
  centre: Point
  radius: number
  outline: Point[]
}

interface BunkerOptions {
  par: Par
  unit: number
  half: HalfWidth
  wet: Wet
  spare?: Green
}

/** Bunkers around the green, except at its entrance, and along the fairway where drives land. */
export function planBunkers(
  random: SeededRandom,
  line: CentreLine,
  green: Green,
  { par, unit, half, wet, spare }: BunkerOptions,
): Bunker[] {
  const bunkers: Bunker[] = []
  const dig = (centre: Point, radius: number, turn: number) => {
    const outline = blob(random, centre, radius, {
      squash: random.between(0.56, 0.72),
      turn,
      wobble: 0.24,
      steps: 11,
    })
    const flooded = outline.some((point) => wet(point, 3 * unit))
    const crowded = bunkers.some(
      (other) => distance(other.centre, centre) < other.radius + radius + 2 * unit,
    )
    const onSpare =
      spare !== undefined && distance(spare.centre, centre) < spare.radius * 1.15 + radius
    if (!flooded && !crowded && !onSpare) bunkers.push({ centre, radius, outline })
  }
  const { forward } = line.at(0.96)
  const entrance = Math.atan2(-forward[1], -forward[0])
  const count = random.integer(2, 4)
  for (let i = 0; i < count; i++) {
    // spread around the green's edge, except for 50 degrees towards the player
    const angle = entrance + TURN * (0.07 + 0.86 * ((i + 0.5 + random.between(-0.3, 0.3)) / count))
    const radius = random.between(10, 15) * unit
    const away = reachTowards(green, angle) * 1.2 + radius * 0.62 + random.between(1, 5) * unit
    dig(shift(green.centre, [Math.cos(angle), Math.sin(angle)], away), radius, angle + TURN / 4)
  }
  if (par === 3) return bunkers
  for (let i = random.integer(2, 4); i > 0; i--) {
    const progress = random.between(0.4, 0.76)
    const way = random.chance(0.5) ? 1 : -1
    const station = line.at(progress)
    const edge = half(progress, way) * random.between(0.92, 1.16)
    const turn = Math.atan2(station.forward[1], station.forward[0])
    const radius = random.between(9, 14) * unit
    dig(shift(station.point, station.side, way * edge), radius, turn)
    // often a second, smaller one behind it
    if (random.chance(0.4))
      dig(
        shift(
          shift(station.point, station.side, way * (edge + 2 * unit)),
          station.forward,
          radius * 2.1,
        ),
        radius * 0.72,
        turn,
      )
  }
  return bunkers
}
