import { INK, LAMP } from '../palette.ts'
import type { HolePlan } from '../plan/hole.ts'
import { aroundGreen } from './land.ts'
import type { Canvas, Layer } from './paint.ts'

/** Light on the green, darkness towards the corners. */
export function nightLayer({ green }: HolePlan, { id, width, height }: Canvas): Layer {
  const stop = (offset: string, colour: string, opacity: string) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  return {
    defs:
      `<radialGradient id="${id}v" ${aroundGreen(green.centre, width, height)} r="85%">` +
      `${stop('0', LAMP, '.13')}${stop('.3', LAMP, '.02')}` +
      `${stop('.6', INK, '.06')}${stop('1', INK, '.55')}</radialGradient>`,
    body: `<rect width="${width}" height="${height}" fill="url(#${id}v)"/>`,
  }
}
