import { distance, shift, TURN } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { CentreLine } from './centre-line.ts'
import type { Green } from './green.ts'

export interface Stream {
  course: Point[]
  /** Progress at which the hole crosses it. */
  at: number
  /** Whether the fairway is interrupted by it. */
  carried: boolean
  /** The cart bridge, from bank to bank. */
  bridge: readonly [Point, Point]
}

const REACH = 16

/** A stream that crosses the hole once. None when it would come close to the green or the tees. */
export function planStream(
  random: SeededRandom,
  line: CentreLine,
  green: Green,
  { span, unit }: { span: number; unit: number },
): Stream | undefined {
  const at = random.between(0.32, 0.6)
  const phase = random.between(0, TURN)
  const lean = random.between(-0.5, 0.5)
  const bow = random.between(-0.5, 0.5)
  const carried = random.chance(0.5)
  const cross = line.at(at)
  const step = span / REACH
  const course = Array.from({ length: 2 * REACH + 1 }, (_, index): Point => {
    const i = index - REACH
    const sway =
      (Math.sin(i * 0.8 + phase) - Math.sin(phase)) * 10 * unit +
      i * step * lean +
      ((i * step) ** 2 / span) * bow
    return shift(shift(cross.point, cross.side, i * step), cross.forward, sway)
  })
  const tee = line.at(0).point
  if (
    course.some(
      (point) =>
        distance(point, green.centre) < green.radius * 2.6 || distance(point, tee) < 46 * unit,
    )
  )
    return undefined
  const bank = (way: number) =>
    shift(shift(cross.point, cross.forward, way * 9 * unit), cross.side, 4 * unit)
  return { course, at, carried, bridge: [bank(-1), bank(1)] }
}
