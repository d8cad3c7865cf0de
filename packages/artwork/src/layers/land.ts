import { PALETTES, RELIEF } from '../palette.ts'
import type { HolePlan } from '../plan/hole.ts'
import { short } from '../svg-path.ts'
import { outlines, share } from './paint.ts'
import type { Canvas, Layer } from './paint.ts'

/** Opacity of each ring; rings lie on top of each other. */
const TINT = { mountain: 0.04, seaside: 0.035, parkland: 0.032 } as const

/** The ground, lighter around the green, with contour rings; every fourth is an index contour. */
export function landLayer(
  { terrain, relief, unit, green }: HolePlan,
  { id, width, height, coarse }: Canvas,
): Layer {
  const { land } = PALETTES[terrain]
  const rings = relief
    .map((level, i) => {
      const pathData = outlines(level, coarse)
      const width = i % 4 === 3 ? ` stroke-width="${short(1.4 * unit)}"` : ''
      return pathData ? `<path d="${pathData}"${width}/>` : ''
    })
    .join('')
  return {
    defs:
      `<radialGradient id="${id}l" ${aroundGreen(green.centre, width, height)} r="75%">` +
      `<stop offset="0" stop-color="${land.lit}"/><stop offset="1" stop-color="${land.dark}"/>` +
      '</radialGradient>',
    body:
      `<rect width="${width}" height="${height}" fill="url(#${id}l)"/>` +
      `<g fill="${RELIEF.tint}" fill-opacity="${share(TINT[terrain])}" stroke="${RELIEF.line}" ` +
      `stroke-opacity=".24" stroke-width="${short(0.8 * unit)}">${rings}</g>`,
  }
}

export const aroundGreen = (
  centre: readonly [number, number],
  width: number,
  height: number,
): string => `cx="${short((centre[0] / width) * 100)}%" cy="${short((centre[1] / height) * 100)}%"`
