import type { Point } from '../geometry.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Position {
  latitude: number
  longitude: number
}
export interface View {
  /** From longitude and latitude to pixels. */
  project: (point: Point) => Point
  kmPerPixel: number
}

const KM_PER_DEGREE = 111.2
/** The narrowest map: around a course next to its station. */
const LEAST_KM = 36
/** Space around the outermost positions, as a share of their extent: for labels and the coast. */
const PADDING = 0.26

/** A view that shows all positions, in a picture of this size. North is up. */
export function viewOf(positions: readonly Position[], width: number, height: number): View {
  const lats = positions.map(({ latitude }) => latitude)
  const lons = positions.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  const middle: Point = [(west + east) / 2, (south + north) / 2]
  // at this latitude, a degree of longitude is this share of a degree of latitude
  const shrink = Math.cos((middle[1] * Math.PI) / 180)
  const padded = (degrees: number) => degrees * KM_PER_DEGREE * (1 + 2 * PADDING)
  const kmPerPixel = Math.max(
    padded((east - west) * shrink) / width,
    padded(north - south) / height,
    LEAST_KM / Math.max(width, height),
  )
  const scale = KM_PER_DEGREE / kmPerPixel
  return {
    kmPerPixel,
    project: ([longitude, latitude]) => [
      width / 2 + (longitude - middle[0]) * shrink * scale,
      height / 2 - (latitude - middle[1]) * scale,
    ],
  }
}

export const boxAround = ([x, y]: Point, width: number, height = width): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
export const isWithin = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom
