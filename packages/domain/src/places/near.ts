import type { Coordinates } from './distance.ts'
import { placeOfId } from './places.ts'

/** Decimals of a device's position: about a kilometer, which says nothing about a person. */
export const POSITION_DECIMALS = 2
/** More decimals are refused, so that no client sends an exact position. */
const MOST_DECIMALS = 3
const POSITION = new RegExp(
  `^(-?\\d{1,2}(?:\\.\\d{1,${MOST_DECIMALS}})?),(-?\\d{1,3}(?:\\.\\d{1,${MOST_DECIMALS}})?)$`,
)

/** A device's position as the list of games accepts it: `35.68,139.77`. */
export const roundedPosition = ({ latitude, longitude }: Coordinates): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(POSITION_DECIMALS))).join(',')

/** The position of `lat,lon` with at most three decimals; undefined for anything else. */
export function positionIn(near: string): Coordinates | undefined {
  const [, lat, lon] = POSITION.exec(near) ?? []
  if (lat === undefined || lon === undefined) return undefined
  const [latitude, longitude] = [Number(lat), Number(lon)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}

/** The point that `near` names: the id of a place, or a rounded position. */
export const pointNear = (near: string): Coordinates | undefined =>
  placeOfId(near) ?? positionIn(near)
