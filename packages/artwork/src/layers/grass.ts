import { scaleAbout } from '../geometry.ts'
import { DEW, PALETTES } from '../palette.ts'
import type { HolePlan } from '../plan/hole.ts'
import { closedPath, polygonPath } from '../svg-path.ts'
import { fill, line, outlines } from './paint.ts'
import type { Canvas, Layer } from './paint.ts'

export function roughLayer({ terrain, grass, green }: HolePlan, { coarse }: Canvas): Layer {
  const { rough } = PALETTES[terrain]
  return {
    body:
      fill(closedPath(grass.rough, coarse), rough) +
      fill(closedPath(scaleAbout(green.outline, green.centre, 2.1), coarse), rough),
  }
}

/** First cut, then the fairway with mown stripes clipped by its outline. */
export function fairwayLayer(
  { terrain, grass, green, spare, unit }: HolePlan,
  { id, coarse }: Canvas,
): Layer {
  const { firstCut, fairway } = PALETTES[terrain]
  const edge = outlines(grass.fairway)
  const apron = [green, spare]
    .map((spot) => (spot ? closedPath(scaleAbout(spot.outline, spot.centre, 1.6)) : ''))
    .join('')
  const stripes = grass.stripes.map((stripe) => polygonPath(stripe, coarse)).join('')
  return {
    defs: `<clipPath id="${id}f"><path d="${edge}"/></clipPath>`,
    body:
      fill(outlines(grass.firstCut), firstCut) +
      fill(apron, firstCut) +
      fill(edge, fairway.base) +
      `<g clip-path="url(#${id}f)">${fill(stripes, fairway.stripe)}</g>` +
      line(edge, { paint: DEW, opacity: 0.2, width: unit }),
  }
}
