import { MOTIFS } from './kamon-motifs.ts'
import type { Ink } from './kamon-motifs.ts'
import { seededRandom } from './seeded-random.ts'
import { short } from './svg-path.ts'

const INKS: readonly [Ink, ...Ink[]] = [
  { ground: '#1b4634', figure: '#b5dfae' },
  { ground: '#42351a', figure: '#eed8a2' },
  { ground: '#123e4c', figure: '#addfe8' },
  { ground: '#4a2a1d', figure: '#f5c3a8' },
  { ground: '#2a3b33', figure: '#dbe7dc' },
  { ground: '#252f4d', figure: '#c3cff2' },
  { ground: '#3f2540', figure: '#e6c2e2' },
]

type Rim = 'open' | 'thin' | 'thick' | 'double' | 'pearls' | 'hexagon'
const RIMS = ['open', 'thin', 'thick', 'double', 'pearls', 'hexagon'] as const
const CENTRES = ['none', 'dot', 'eye'] as const

/**
 * The crest of a user: round, one colour, built by rotation, like the crests of Japanese families.
 * Shown for users without a photo, from their user id. Decorative: the name is always shown beside
 * it.
 */
export function kamon(seed: string): string {
  const random = seededRandom(`${seed}/kamon`)
  const ink = random.pick(INKS)
  const motif = random.pick(MOTIFS)
  const folds = random.pick(motif.folds)
  const rim = random.pick(RIMS)
  const centre = random.pick(CENTRES)
  const turn = random.chance(0.5) ? 180 / folds : 0
  const scale = rim === 'open' ? 1.2 : 1.02
  const figure = motif.draw(folds, ink)
  const ring = Array.from(
    { length: folds },
    (_, i) => `<g transform="rotate(${short((360 / folds) * i + turn)})">${figure}</g>`,
  ).join('')
  return (
    `<svg class="kamon" xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" aria-hidden="true">` +
    `<rect x="-50" y="-50" width="100" height="100" fill="${ink.ground}"/>` +
    `<g fill="${ink.figure}" transform="scale(${scale})">${ring}` +
    `${motif.name === 'tomoe' ? '' : drawCentre(centre, ink)}</g>${drawRim(rim, ink)}</svg>`
  )
}

function drawCentre(centre: (typeof CENTRES)[number], { ground }: Ink): string {
  if (centre === 'none') return ''
  return `<circle r="6.6" fill="${ground}"/>${centre === 'eye' ? '<circle r="3.9"/>' : ''}`
}

function drawRim(rim: Rim, { figure }: Ink): string {
  const circle = (radius: number, width: number, more = '') =>
    `<circle r="${radius}" fill="none" stroke="${figure}" stroke-width="${width}"${more}/>`
  switch (rim) {
    case 'open':
      return ''
    case 'thin':
      return circle(40, 2)
    case 'thick':
      return circle(40, 4.4)
    case 'double':
      return circle(41.5, 1.8) + circle(37, 1.8)
    case 'pearls':
      return circle(40.5, 4, ' stroke-linecap="round" stroke-dasharray="0 7.07"')
    case 'hexagon':
      return (
        `<path d="M0-43L37.2-21.5V21.5L0 43L-37.2 21.5V-21.5Z" fill="none" ` +
        `stroke="${figure}" stroke-width="2.6" stroke-linejoin="round"/>`
      )
  }
}
