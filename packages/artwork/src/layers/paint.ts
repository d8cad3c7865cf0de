import { closedPath, short } from '../svg-path.ts'
import type { Places } from '../svg-path.ts'
import type { Point } from '../geometry.ts'

/**
 * What every layer needs besides the plan; `coarse` are the places for what lies behind the hole.
 */
export interface Canvas {
  id: string
  width: number
  height: number
  coarse: Places
}

/** One layer of the picture: definitions it refers to, and its drawing. */
export interface Layer {
  defs?: string
  body: string
}

export const outlines = (rings: readonly (readonly Point[])[], places: Places = 1): string =>
  rings.map((ring) => closedPath(ring, places)).join('')

export const fill = (d: string, paint: string): string =>
  d ? `<path d="${d}" fill="${paint}"/>` : ''

export const shade = (d: string, paint: string, opacity: number): string =>
  d ? `<path d="${d}" fill="${paint}" fill-opacity="${share(opacity)}"/>` : ''

export interface Stroke {
  paint: string
  width: number
  opacity?: number
  dash?: readonly number[]
  round?: boolean
}

export function line(
  d: string,
  { paint, width, opacity = 1, dash, round = false }: Stroke,
): string {
  if (!d) return ''
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${short(width)}"${opacity < 1 ? ` stroke-opacity="${share(opacity)}"` : ''}${round ? ' stroke-linecap="round"' : ''}${dash ? ` stroke-dasharray="${dash.map(short).join(' ')}"` : ''}/>`
}

/** Opacity with two places: .42 */
export const share = (value: number): string =>
  (Math.round(value * 100) / 100).toString().replace(/^0\./, '.')
