import { closedPath, short } from '../svg-path.ts'
import type { Places } from '../svg-path.ts'
import type { Point } from '../geometry.ts'

/** Input of every layer besides the plan. `coarse`: decimal places of the background. */
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

export const fill = (pathData: string, paint: string): string =>
  pathData ? `<path d="${pathData}" fill="${paint}"/>` : ''

export const shade = (pathData: string, paint: string, opacity: number): string =>
  pathData ? `<path d="${pathData}" fill="${paint}" fill-opacity="${share(opacity)}"/>` : ''

export interface Stroke {
  paint: string
  width: number
  opacity?: number
  dash?: readonly number[]
  round?: boolean
}

export function line(
  pathData: string,
  { paint, width, opacity = 1, dash, round = false }: Stroke,
): string {
  if (!pathData) return ''
  const opacityAttribute = opacity < 1 ? ` stroke-opacity="${share(opacity)}"` : ''
  const cap = round ? ' stroke-linecap="round"' : ''
  const dashes = dash ? ` stroke-dasharray="${dash.map(short).join(' ')}"` : ''
  return (
    `<path d="${pathData}" fill="none" stroke="${paint}" stroke-width="${short(width)}"` +
    `${opacityAttribute}${cap}${dashes}/>`
  )
}

/** Opacity with two places: .42 */
export const share = (value: number): string =>
  (Math.round(value * 100) / 100).toString().replace(/^0\./, '.')
