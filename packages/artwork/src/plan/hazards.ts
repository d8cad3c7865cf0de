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

/** Whether a point is in the water or closer to it than `room` viewBox units. */
export type Wet = (point: Point, room: number) => boolean

export function wetness({ ponds, stream }: Water, depth?: Field): Wet {
  const banks = ponds.map((pond) => {
    const reach = Math.max(...pond.outline.map((point) => distance(point, pond.centre)))
    return { pond, reach, bank: [...pond.outline, ...pond.outline.slice(0, 1)] }
  })
  return (point, room) =>
    (depth !== undefined && depth(point[0], point[1]) > -room) ||
    banks.some(
      ({ pond, reach, bank }) =>
        distance(point, pond.centre) < reach + room &&
        (isInside(point, pond.outline) || distanceToLine(point, bank) < room),
    ) ||
    (stream !== undefined && distanceToLine(point, stream.course) < room)
}
