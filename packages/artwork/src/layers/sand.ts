import { scaleAbout } from '../geometry.ts'
import { INK, SAND } from '../palette.ts'
import type { HolePlan } from '../plan/hole.ts'
import { closedPath } from '../svg-path.ts'
import { fill, shade } from './paint.ts'
import type { Layer } from './paint.ts'

/** Bunkers: a shadow around the lip, the steep face in dark sand, the floor in light. */
export function sandLayer({ bunkers }: HolePlan): Layer {
  const lip = bunkers
    .map(({ outline, centre }) => closedPath(scaleAbout(outline, centre, 1.16)))
    .join('')
  const face = bunkers.map(({ outline }) => closedPath(outline)).join('')
  const floor = bunkers
    .map(({ outline, centre, radius }) =>
      closedPath(scaleAbout(outline, [centre[0], centre[1] + radius * 0.5], 0.84)),
    )
    .join('')
  return { body: shade(lip, INK, 0.36) + fill(face, SAND.dark) + fill(floor, SAND.light) }
}
