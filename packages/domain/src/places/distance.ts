export type Coordinates = { readonly latitude: number; readonly longitude: number }

const EARTH_RADIUS_METRES = 6_371_000

/** The great-circle distance of two points, by the haversine formula. */
export function distanceMetres(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2
  const chord =
    haversine(radians(to.latitude - from.latitude)) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      haversine(radians(to.longitude - from.longitude))
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * A straight line in whole kilometers, at least 1: positions are the middle of a course, a station or
 * an airfield, so anything more exact would claim too much.
 */
export const straightKm = (from: Coordinates, to: Coordinates): number =>
  Math.max(1, Math.round(distanceMetres(from, to) / 1000))
