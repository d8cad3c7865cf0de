import { flagLayer } from './layers/flag.ts'
import { fairwayLayer, roughLayer } from './layers/grass.ts'
import { greenLayer } from './layers/green.ts'
import { landLayer } from './layers/land.ts'
import { nightLayer } from './layers/night.ts'
import type { Canvas, Layer } from './layers/paint.ts'
import { playLayer } from './layers/play.ts'
import { sandLayer } from './layers/sand.ts'
import { treeLayer } from './layers/trees.ts'
import { stillWaterLayer, streamLayer } from './layers/water.ts'
import type { Terrain } from './palette.ts'
import { planHole } from './plan/hole-plan.ts'
import { hashText } from './seeded-random.ts'
import { escapeXml } from './xml.ts'

export interface HoleMapOptions {
  /** The terrain of the course; without it the seed chooses. */
  terrain?: Terrain
  /** Size of the viewBox, 640 x 400 by default. The hole is redrawn for it, not stretched. */
  width?: number
  height?: number
  /** 0..1: position of the green from left to right. May mirror the hole, never changes it. */
  focus?: number
  /**
   * true: line of play with all yardages; 'green': only the approach is labelled, for headers with
   * a title over the tee.
   */
  annotate?: boolean | 'green'
  /** Accessible name; without it the picture is decorative. */
  title?: string
  /** Appended to inner ids when a picture appears twice in a document. */
  idSuffix?: string
}

/**
 * Draws the golf hole of a seed (a course's slug) like a page of a yardage book, at night. The same
 * seed gives the same picture on server and client. Returns one SVG element without style
 * attributes, because of the strict Content-Security-Policy.
 */
export function holeMap(seed: string, options: HoleMapOptions = {}): string {
  const { width = 640, height = 400, focus, annotate = false, title, idSuffix = '' } = options
  const plan = planHole(seed, { terrain: options.terrain, width, height, focus })
  const key = [seed, plan.terrain, width, height, focus, annotate].join('/')
  const id = `h${hashText(key).toString(36)}${idSuffix}`
  // whole units are exact enough for the background, except in thumbnails
  const canvas: Canvas = { id, width, height, coarse: plan.unit < 0.6 ? 1 : 0 }
  const layers: Layer[] = [
    landLayer(plan, canvas),
    roughLayer(plan, canvas),
    stillWaterLayer(plan, canvas),
    fairwayLayer(plan, canvas),
    streamLayer(plan, canvas),
    sandLayer(plan),
    greenLayer(plan, canvas),
    treeLayer(plan, canvas),
    ...(annotate ? [playLayer(plan, annotate === 'green')] : []),
    flagLayer(plan),
    nightLayer(plan, canvas),
  ]
  const name = title ? `role="img" aria-label="${escapeXml(title)}"` : 'aria-hidden="true"'
  return (
    `<svg class="hole" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice" ${name}>` +
    `<defs>${layers.map((layer) => layer.defs ?? '').join('')}</defs>` +
    `${layers.map((layer) => layer.body).join('')}</svg>`
  )
}
