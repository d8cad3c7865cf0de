import { along, distance, type Point } from '../geometry.ts'
import { FLAG } from '../palette.ts'
import { numbersPath, short } from '../svg-path.ts'
import { textWidth } from '../text-fitting.ts'
import { escapeXml } from '../xml.ts'
import { COLOURS, groundPaths, PREFECTURE_LABEL, prefectureLabels } from './ground.ts'
import { Labels, type Label } from './labels.ts'
import { boxAround, viewOf, type Position, type View } from './view.ts'

export interface LocatorMark extends Position {
  kind: 'station' | 'airport' | 'area'
  name: string
}
export interface LocatorMapContent {
  /** The course. */
  pin: Position
  /** Places around it, the most important first. */
  marks: readonly LocatorMark[]
  /** Drawn as a ring, with a dotted line to the pin and its length. */
  origin?: (LocatorMark & { distanceText: string }) | undefined
  lang: 'en' | 'ja' | 'ko' | 'zh'
  width: number
  height: number
}

const LABEL = 12
/** Marks closer than this to another one are left out. */
const LEAST_GAP = 15

/** Where a course lies, drawn from open boundaries: no roads, no tiles. */
export function locatorMap(content: LocatorMapContent): string {
  const { width, height, pin, origin, marks, lang } = content
  const view = viewOf([pin, ...marks, ...(origin ? [origin] : [])], width, height)
  const at = ({ latitude, longitude }: Position) => view.project([longitude, latitude])
  const labels = new Labels(width, height)
  const flag = at(pin)
  labels.reserve(boxAround([flag[0] + 4, flag[1] - 10], 30, 42))
  const drawn = spacedMarks(
    [...(origin ? [{ ...origin, isOrigin: true }] : []), ...marks].map((mark) => ({
      isOrigin: false,
      ...mark,
      point: at(mark),
    })),
    flag,
  )
  for (const { point } of drawn) labels.reserve(boxAround(point, 18))
  const line = origin ? originLine(labels, at(origin), flag, origin.distanceText) : ''
  const markElements = drawn.map(
    (mark) =>
      (mark.isOrigin ? ring(mark.point) : SYMBOLS[mark.kind](mark.point)) +
      textOf(labels.beside(mark.point, mark.name, LABEL), mark.isOrigin ? 'o' : 'm'),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" xml:lang="${lang === 'zh' ? 'zh-Hans' : lang}">` +
    `<style>${STYLE}</style>${ground(view, width, height)}` +
    `${prefectureNames(labels, view, lang)}${line}${markElements.join('')}${pinAt(flag)}</svg>`
  )
}

const STYLE =
  `text{font:500 ${LABEL}px system-ui,'Noto Sans CJK JP',sans-serif;fill:${COLOURS.textMuted};` +
  `paint-order:stroke;stroke:${COLOURS.halo};stroke-width:3.5px;stroke-linejoin:round}` +
  `.o{font-weight:650;fill:${COLOURS.text}}` +
  `.p{font-size:${PREFECTURE_LABEL}px;letter-spacing:.1em;fill:${COLOURS.prefecture};stroke:none}` +
  `.k{font-weight:700;font-size:13px;fill:${COLOURS.ink};stroke:none}`

/** Water with two echoes of the coast, land, and the borders of prefectures. */
function ground(view: View, width: number, height: number): string {
  const { coast, borders } = groundPaths(view, width, height)
  const echo = (stroke: number, opacity: number) =>
    `<use href="#c" fill="none" stroke="${COLOURS.echo}" stroke-width="${stroke}" ` +
    `stroke-opacity="${opacity}" stroke-linejoin="round"/>`
  return (
    `<defs><path id="c" d="${coast}"/></defs>` +
    `<rect width="${width}" height="${height}" fill="${COLOURS.water}"/>` +
    `${echo(26, 0.22)}${echo(13, 0.35)}` +
    `<use href="#c" fill="${COLOURS.land}" stroke="${COLOURS.coast}" stroke-width="1.2"/>` +
    `<path d="${borders}" fill="none" stroke="${COLOURS.border}" stroke-opacity=".3" ` +
    `stroke-dasharray="3 3"/>`
  )
}

const prefectureNames = (labels: Labels, view: View, lang: LocatorMapContent['lang']): string =>
  prefectureLabels(labels, view, lang)
    .map((label) => textOf(label, 'p'))
    .join('')

const textOf = (label: Label | undefined, style: string): string =>
  label
    ? `<text class="${style}" x="${short(label.at[0])}" y="${short(label.at[1])}"` +
      `${label.anchor === 'start' ? '' : ` text-anchor="${label.anchor}"`}>` +
      `${escapeXml(label.text)}</text>`
    : ''

/** Without marks that would cover the pin or another mark. */
function spacedMarks<T extends { point: Point }>(marks: readonly T[], pin: Point): T[] {
  const kept: T[] = []
  for (const mark of marks) {
    const others = [pin, ...kept.map(({ point }) => point)]
    if (others.every((other) => distance(other, mark.point) >= LEAST_GAP)) kept.push(mark)
  }
  return kept
}

/** The dotted line with its length, which is left out where there is no room for it. */
function originLine(labels: Labels, from: Point, to: Point, text: string): string {
  const length = distance(from, to)
  const width = textWidth(text, 13) + 18
  const center = [0.5, 0.4, 0.6, 0.3, 0.7]
    .map((share) => along(from, to, share))
    .find((point) => labels.isFree(boxAround(point, width, 26)))
  for (let step = 0; step <= length; step += 10)
    labels.reserve(boxAround(along(from, to, step / (length || 1)), 6))
  if (center) labels.reserve(boxAround(center, width, 26))
  const chip = center
    ? `<rect x="${short(center[0] - width / 2)}" y="${short(center[1] - 13)}" ` +
      `width="${short(width)}" height="26" rx="13" fill="${COLOURS.chip}"/>` +
      `<text class="k" x="${short(center[0])}" y="${short(center[1] + 4.6)}" ` +
      `text-anchor="middle">${escapeXml(text)}</text>`
    : ''
  return (
    `<path d="${numbersPath([from, to])}" stroke="${COLOURS.text}" stroke-width="2" ` +
    `stroke-dasharray="0 6" stroke-linecap="round"/>${chip}`
  )
}

const moved = (point: Point, inside: string): string =>
  `<g transform="translate(${short(point[0])} ${short(point[1])})">${inside}</g>`
const ring = (point: Point): string =>
  moved(
    point,
    `<circle r="8" fill="${COLOURS.halo}" stroke="${COLOURS.text}" stroke-width="2"/>` +
      `<circle r="3" fill="${COLOURS.text}"/>`,
  )
const SYMBOLS: Record<LocatorMark['kind'], (point: Point) => string> = {
  airport: (point) =>
    moved(
      point,
      `<path d="M0-6.5L6 4.5H-6z" fill="${COLOURS.halo}" stroke="${COLOURS.airport}" ` +
        `stroke-width="1.8" stroke-linejoin="round"/>`,
    ),
  station: (point) =>
    moved(
      point,
      `<rect x="-5" y="-5" width="10" height="10" rx="2.5" fill="${COLOURS.halo}" ` +
        `stroke="${COLOURS.station}" stroke-width="1.8"/>`,
    ),
  area: (point) =>
    moved(
      point,
      `<circle r="4.5" fill="${COLOURS.halo}" stroke="${COLOURS.area}" stroke-width="1.8"/>`,
    ),
}
const pinAt = (point: Point): string =>
  moved(
    point,
    `<circle r="15" fill="${COLOURS.pin}" fill-opacity=".18"/>` +
      `<circle r="6" fill="${COLOURS.pin}"/>` +
      `<path d="M0 0V-25" stroke="${COLOURS.text}" stroke-width="1.8" stroke-linecap="round"/>` +
      `<path d="M.8-25l12 4.4-12 4.6z" fill="${FLAG}"/>`,
  )
