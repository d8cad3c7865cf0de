import { scaleAbout } from '../geometry.ts'
import { FOAM, INK, PALETTES, ROCK, SAND } from '../palette.ts'
import type { Sea } from '../plan/coast.ts'
import type { HolePlan } from '../plan/hole.ts'
import type { Pond } from '../plan/ponds.ts'
import { closedPath, openPath, pair } from '../svg-path.ts'
import type { Places } from '../svg-path.ts'
import { fill, line, outlines, shade } from './paint.ts'
import type { Canvas, Layer } from './paint.ts'

/** Sea and ponds, below the mown grass. */
export function stillWaterLayer({ terrain, water, unit }: HolePlan, { id, coarse }: Canvas): Layer {
  if (!water.sea && water.ponds.length === 0) return { body: '' }
  const { near, far } = PALETTES[terrain].water
  return {
    defs:
      `<linearGradient id="${id}w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${near}"/>` +
      `<stop offset="1" stop-color="${far}"/></linearGradient>`,
    body:
      (water.sea ? drawSea(water.sea, id, unit, coarse) : '') +
      water.ponds.map((pond) => drawPond(pond, id, unit)).join(''),
  }
}

/** The stream, above the fairway, and its cart bridge. */
export function streamLayer(
  { terrain, water: { stream }, unit }: HolePlan,
  { coarse }: Canvas,
): Layer {
  if (!stream) return { body: '' }
  const course = openPath(stream.course, coarse)
  const bridge = `M${pair(stream.bridge[0])}L${pair(stream.bridge[1])}`
  return {
    body:
      line(course, { paint: INK, opacity: 0.35, width: 9.5 * unit }) +
      line(course, { paint: PALETTES[terrain].water.near, width: 6.4 * unit }) +
      line(course, {
        paint: FOAM,
        opacity: 0.45,
        width: unit,
        dash: [18 * unit, 10 * unit],
        round: true,
      }) +
      line(bridge, { paint: INK, opacity: 0.5, width: 6.4 * unit }) +
      line(bridge, { paint: SAND.dark, width: 4 * unit }),
  }
}

function drawSea(sea: Sea, id: string, unit: number, coarse: Places): string {
  const shore = outlines(sea.water)
  const echoes = sea.echoes
    .map((rings, i) =>
      line(outlines(rings, coarse), {
        paint: FOAM,
        opacity: 0.46 - i * 0.06,
        width: unit,
        dash: [(78 - i * 9) * unit, (11 + i * 9) * unit, (38 + i * 3) * unit, (8 + i * 6) * unit],
        round: true,
      }),
    )
    .join('')
  const rocks = outlines(sea.rocks)
  return (
    `<g fill-rule="evenodd">${shade(outlines(sea.beach), SAND.light, 0.62)}` +
    `${fill(shore, `url(#${id}w)`)}</g>` +
    line(shore, { paint: FOAM, opacity: 0.7, width: 1.3 * unit }) +
    echoes +
    line(rocks, { paint: FOAM, opacity: 0.4, width: 3.4 * unit }) +
    fill(rocks, ROCK)
  )
}

function drawPond({ outline, centre }: Pond, id: string, unit: number): string {
  const bank = closedPath(outline)
  const ring = (factor: number, opacity: number, dash?: readonly number[]) =>
    line(closedPath(scaleAbout(outline, centre, factor)), {
      paint: FOAM,
      opacity,
      width: 0.9 * unit,
      dash,
      round: true,
    })
  return (
    shade(closedPath(scaleAbout(outline, centre, 1.1)), INK, 0.3) +
    fill(bank, `url(#${id}w)`) +
    line(bank, { paint: FOAM, opacity: 0.45, width: 1.2 * unit }) +
    ring(0.84, 0.3) +
    ring(0.64, 0.24, [30 * unit, 9 * unit]) +
    ring(0.4, 0.18, [16 * unit, 12 * unit])
  )
}
