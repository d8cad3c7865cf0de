import { distance, type Point } from '../geometry.ts'
import { textWidth } from '../text-fitting.ts'
import { groundPaths, prefectureLabels } from './ground.ts'
import { Labels, type Label } from './labels.ts'
import { boxAround, isWithin, viewOf, type Box, type Position } from './view.ts'

export interface NearPin extends Position {
  id: string
  /** On the pin: a price. */
  text: string
  km: number
}
export interface NearMapContent {
  origin: Position
  originName: string
  /** The nearest first. */
  pins: readonly NearPin[]
  airports: readonly (Position & { name: string })[]
  /** The text of a ring. */
  kmText: (km: number) => string
  lang: 'en' | 'ja' | 'ko' | 'zh'
  width: number
  height: number
}
/** `isDot`: without its text, which would cover another pin. */
export interface DrawnPin {
  id: string
  point: Point
  text: string
  width: number
  isDot: boolean
}
export interface NearMap {
  coast: string
  borders: string
  prefectures: Label[]
  origin: Point
  originLabel: Label | undefined
  rings: { km: number; radius: number; label: Label | undefined }[]
  pins: DrawnPin[]
  /** Those that no pin covers. */
  airports: { point: Point; label: Label | undefined }[]
}

export const RINGS_KM = [25, 50, 100] as const
const KM_PER_DEGREE = 111.2
/** Pins further away than this do not shrink the map. */
const MOST_KM = 130
/** When all are further away: so many decide what the map shows. */
const LEAST_PINS = 3
export const PIN_HEIGHT = 28
const PIN_TEXT = 13
const LABEL = 12
const RING_LABEL = 11
const AIRPORT = 16
export const AIRPORT_LABEL = 11
/** Room for a tip below the text. */
const TIP = 6

/** Games around an origin with rings of equal distance: positions only, for a page to draw. */
export function nearMap(content: NearMapContent): NearMap {
  const { origin, pins, width, height, lang } = content
  const close = pins.filter(({ km }, index) => km <= MOST_KM || index < LEAST_PINS)
  const view = viewOf([origin, ...around(origin, RINGS_KM[0]), ...close], width, height)
  const at = ({ latitude, longitude }: Position) => view.project([longitude, latitude])
  const labels = new Labels(width, height)
  const center = at(origin)
  labels.reserve(boxAround(center, 20))
  const frame: Box = { left: 4, top: 4, right: width - 4, bottom: height - 4 }
  const drawn: DrawnPin[] = []
  for (const pin of pins) {
    const tip = at(pin)
    const pinWidth = textWidth(pin.text, PIN_TEXT) * 1.1 + 20
    const box = boxAround([tip[0], tip[1] - TIP - PIN_HEIGHT / 2], pinWidth, PIN_HEIGHT + 4)
    const isDot = !labels.isFree(box)
    const dot = boxAround(tip, 12)
    if (isDot && (!isWithin(dot, frame) || drawn.some(({ point }) => distance(point, tip) < 10)))
      continue
    labels.reserve(isDot ? dot : box)
    drawn.push({ id: pin.id, point: tip, text: pin.text, width: pinWidth, isDot })
  }
  const originLabel = labels.beside(center, content.originName, LABEL)
  const airports = content.airports
    .map((airport) => ({ name: airport.name, point: at(airport) }))
    .filter(({ point }) => {
      const box = boxAround(point, AIRPORT)
      if (!labels.isFree(box)) return false
      labels.reserve(box)
      return true
    })
    .map(({ name, point }) => ({ point, label: labels.beside(point, name, AIRPORT_LABEL) }))
  const rings = RINGS_KM.map((km) => ({ km, radius: km / view.kmPerPixel }))
    .filter(({ radius }) => radius > 24 && radius < Math.hypot(width, height))
    .map(({ km, radius }) => ({
      km,
      radius,
      label: labels.on(
        RING_ANGLES.map((angle): Point => [
          center[0] + radius * Math.cos(angle),
          center[1] + radius * Math.sin(angle),
        ]),
        content.kmText(km),
        RING_LABEL,
      ),
    }))
  return {
    ...groundPaths(view, width, height),
    origin: center,
    originLabel,
    rings,
    pins: drawn,
    airports,
    prefectures: prefectureLabels(labels, view, lang),
  }
}
/** Where the text of a ring may stand: to its left first. */
const RING_ANGLES = [180, 210, 150, 0, 330, 30, 270, 90].map((degrees) => (degrees * Math.PI) / 180)

/** The four points at a distance, so that a view shows the whole ring. */
function around({ latitude, longitude }: Position, km: number): Position[] {
  const north = km / KM_PER_DEGREE
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return [
    { latitude: latitude + north, longitude },
    { latitude: latitude - north, longitude },
    { latitude, longitude: longitude + east },
    { latitude, longitude: longitude - east },
  ]
}
