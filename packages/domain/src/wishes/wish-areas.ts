import { distanceMetres, type Coordinates } from '../places/distance.ts'
import { PLACES, placeOfId } from '../places/places.ts'
import { PREFECTURE_NAMES, regionOfPrefecture, REGIONS, type Region } from '../regions.ts'

/** Distances from a place that a wish can name, in kilometers. */
export const WISH_RADII = [30, 60, 100] as const
/** The area of a wish without areas. */
export const ANYWHERE = 'anywhere'
/** More are no choice any more. */
export const MAX_WISH_AREAS = 8

const nearKey = (placeId: string, km: number): string => `${placeId}/${km}`
const NEAR_KEYS = new Set(PLACES.flatMap(({ id }) => WISH_RADII.map((km) => nearKey(id, km))))

/** A region, a prefecture by its English name, or a place with a distance: `station-tokyo/60`. */
export const isWishArea = (area: string): boolean =>
  REGIONS.some((region) => region === area) ||
  PREFECTURE_NAMES.includes(area) ||
  NEAR_KEYS.has(area)

/** A place and a distance, for an area that names them. */
export function nearOfArea(area: string): { placeId: string; km: number } | undefined {
  if (!NEAR_KEYS.has(area)) return undefined
  const [placeId = '', km] = area.split('/')
  return { placeId, km: Number(km) }
}

type GamePlace = {
  readonly region: string | null
  readonly prefecture: string | null
  /** Of a listed course. */
  readonly position: Coordinates | null
}
/** Every area that a game lies in. An index over the areas of wishes finds the wishes by them. */
export function areasOfGame({ region, prefecture, position }: GamePlace): string[] {
  const near = position
    ? PLACES.flatMap((place) => {
        const metres = distanceMetres(position, place)
        return WISH_RADII.filter((km) => metres <= km * 1000).map((km) => nearKey(place.id, km))
      })
    : []
  return [ANYWHERE, ...(region ? [region] : []), ...(prefecture ? [prefecture] : []), ...near]
}

/** The regions that a wish names, by its areas; a place with a distance counts in its own region. */
export function regionsOfWish(areas: readonly string[]): Region[] {
  const regions = areas.map((area) => {
    const place = placeOfId(nearOfArea(area)?.placeId ?? '')
    const prefecture = place ? PREFECTURE_NAMES[place.prefecture - 1]! : area
    return REGIONS.find((region) => region === area) ?? regionOfPrefecture(prefecture)
  })
  return REGIONS.filter((region) => regions.includes(region))
}
