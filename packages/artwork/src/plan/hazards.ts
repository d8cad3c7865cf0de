import { distance, distanceToLine, isInside } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Field } from '../topography.ts'
import type { Sea } from './coast.ts'
import type { Pond } from './ponds.ts'
import type { Stream } from './stream.ts'

export interface Water {
  sea?: Sea
  ponds: readonly Pond[]
  stream?: Stream
}

/** True where a place is in the water or nearer to it than `room` viewBox units. */
export type Wet = (p: Point, room: number) => boolean

export function wetness({ ponds, stream }: Water, depth?: Field): Wet {
  const banks = ponds.map((pond) => {
    const reach = Math.max(...pond.outline.map((p) => distance(p, pond.centre)))
    return { pond, reach, bank: [...pond.outline, ...pond.outline.slice(0, 1)] }
  })
  return (p, room) =>
    (depth !== undefined && depth(p[0], p[1]) > -room) ||
    banks.some(
      ({ pond, reach, bank }) =>
        distance(p, pond.centre) < reach + room &&
        (isInside(p, pond.outline) || distanceToLine(p, bank) < room),
    ) ||
    (stream !== undefined && distanceToLine(p, stream.course) < room)
}
