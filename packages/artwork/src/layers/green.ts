import { scaleAbout } from '../geometry.ts'
import { DEW, GREEN, INK, PALETTES } from '../palette.ts'
import type { Green } from '../plan/green.ts'
import type { HolePlan } from '../plan/hole.ts'
import { closedPath, polygonPath, short } from '../svg-path.ts'
import { fill, line, share } from './paint.ts'
import type { Canvas, Layer } from './paint.ts'

/** The green with its collar and slope lines, the spare green (dimmed), and the tees. */
export function greenLayer({ terrain, green, spare, tees, unit }: HolePlan, { id }: Canvas): Layer {
  const boxes = tees.map(({ corners }) => polygonPath(corners)).join('')
  return {
    defs:
      `<radialGradient id="${id}g" cx="42%" cy="36%" r="72%"><stop offset="0" ` +
      `stop-color="${GREEN.light}"/><stop offset="1" stop-color="${GREEN.deep}"/></radialGradient>`,
    body:
      (spare ? `<g opacity="${share(0.55)}">${drawGreen(spare, GREEN.deep, unit)}</g>` : '') +
      drawGreen(green, `url(#${id}g)`, unit) +
      `<path d="${boxes}" fill="${PALETTES[terrain].fairway.stripe}" stroke="${DEW}" ` +
      `stroke-opacity=".35" stroke-width="${short(0.9 * unit)}" stroke-linejoin="round"/>`,
  }
}

function drawGreen({ outline, centre }: Green, paint: string, unit: number): string {
  const high = [centre[0] + 5 * unit, centre[1] - 3 * unit] as const
  const slopes = [0.72, 0.44]
    .map((factor) => closedPath(scaleAbout(outline, high, factor)))
    .join('')
  return (
    fill(closedPath(scaleAbout(outline, centre, 1.2)), GREEN.collar) +
    fill(closedPath(outline), paint) +
    line(slopes, { paint: INK, opacity: 0.16, width: 0.9 * unit })
  )
}
