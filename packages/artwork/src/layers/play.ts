import type { Point } from '../geometry.ts'
import { CHALK, INK } from '../palette.ts'
import type { HolePlan } from '../plan/hole.ts'
import { pair, short } from '../svg-path.ts'
import { line } from './paint.ts'
import type { Layer } from './paint.ts'

/** The web font on a page; a sans-serif font in a separate file. */
const FONT = 'Familjen Grotesk Variable,Familjen Grotesk,sans-serif'

/**
 * Line of play with yardages; `approachOnly` leaves the drive unlabelled for headers with a title
 * over the tee.
 */
export function playLayer({ play: { shots }, unit }: HolePlan, approachOnly: boolean): Layer {
  const pathData = shots
    .map(
      ({ from, over, to }, i) =>
        `${i === 0 ? `M${pair(from)}` : ''}Q${pair(handle(from, over, to))} ${pair(to)}`,
    )
    .join('')
  const landings = shots
    .slice(1)
    .map(
      ({ from }) =>
        `<circle cx="${short(from[0])}" cy="${short(from[1])}" r="${short(3.8 * unit)}" ` +
        `fill="${INK}" stroke="${CHALK}" stroke-width="${short(1.5 * unit)}"/>`,
    )
    .join('')
  const labelled = approachOnly ? shots.slice(-1) : shots
  return {
    body:
      line(pathData, {
        paint: CHALK,
        opacity: 0.75,
        width: 1.3 * unit,
        dash: [1.5 * unit, 5.5 * unit],
        round: true,
      }) +
      landings +
      labelled.map(({ over, yards }) => label(over, yards, unit)).join(''),
  }
}

/** Control point of the curve that passes through `over` halfway. */
const handle = (from: Point, over: Point, to: Point): Point => [
  over[0] * 2 - (from[0] + to[0]) / 2,
  over[1] * 2 - (from[1] + to[1]) / 2,
]

const label = (point: Point, yards: number, unit: number): string =>
  `<text x="${short(point[0])}" y="${short(point[1] - 11 * unit)}" text-anchor="middle" ` +
  `font-family="${FONT}" font-size="${short(13 * unit)}" font-weight="600" fill="${CHALK}" ` +
  `paint-order="stroke" stroke="${INK}" stroke-opacity=".5" ` +
  `stroke-width="${short(3 * unit)}">${yards}</text>`
