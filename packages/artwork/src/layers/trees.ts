import type { Point } from '../geometry.ts'
import { INK, PALETTES, SEASON } from '../palette.ts'
import type { HolePlan } from '../plan/hole.ts'
import { dotsPath, short } from '../svg-path.ts'
import type { Canvas, Layer } from './paint.ts'

/**
 * Crowns are round-capped dots, one path per size. Shadow, crown and light are the same path drawn
 * three times, shifted and with another width, so that 800 trees take a few kilobytes.
 */
export function treeLayer(
  { terrain, trees: { list, radii, season } }: HolePlan,
  { id, coarse }: Canvas,
): Layer {
  const tones = PALETTES[terrain].trees
  const groups = radii.map((radius, size) => {
    const points = list
      .filter((tree) => tree.size === size && !tree.coloured)
      .map((tree) => tree.at)
    return { radius, points, ref: `${id}t${size}`, tone: tones[size] ?? tones[0] }
  })
  const coloured = list.filter((tree) => tree.coloured)
  if (season !== 'green' && coloured.length)
    groups.push({
      radius: radii[0],
      points: coloured.map((tree) => tree.at),
      ref: `${id}t3`,
      tone: { crown: SEASON[season], light: LIT[season] },
    })
  const used = groups.filter((group) => group.points.length > 0)
  const defs = used
    .map(({ ref, points }) => `<path id="${ref}" d="${dotsPath(byRows(points), coarse)}"/>`)
    .join('')
  const shadows = used
    .map(({ ref, radius }) => copy(ref, radius, { dx: 0.32, dy: 0.42, scale: 1 }))
    .join('')
  const crowns = used
    .map(({ ref, radius, tone }) =>
      copy(ref, radius, { dx: 0, dy: 0, scale: 1, paint: tone?.crown }),
    )
    .join('')
  const lights = used
    .map(({ ref, radius, tone }) =>
      copy(ref, radius, { dx: -0.24, dy: -0.28, scale: 0.44, paint: tone?.light }),
    )
    .join('')
  return {
    defs,
    body: used.length
      ? `<g fill="none" stroke-linecap="round"><g stroke="${INK}" stroke-opacity=".42">` +
        `${shadows}</g>${crowns}${lights}</g>`
      : '',
  }
}

const LIT = { ginkgo: '#d0ad5e', blossom: '#d4b3b5' } as const

interface Copy {
  dx: number
  dy: number
  scale: number
  paint?: string
}

const copy = (ref: string, radius: number, { dx, dy, scale, paint }: Copy): string =>
  `<use href="#${ref}"${dx ? ` x="${short(dx * radius)}" y="${short(dy * radius)}"` : ''}` +
  `${paint ? ` stroke="${paint}"` : ''} stroke-width="${short(2 * radius * scale)}"/>`

/** Back to front in strips, so that the relative steps between neighbours are short. */
function byRows(points: readonly Point[]): Point[] {
  const strip = (point: Point) => Math.floor(point[1] / 24)
  return [...points].sort((a, b) => strip(a) - strip(b) || a[0] - b[0])
}
