import { straightKm, type Coordinates } from './distance.ts'
import { PLACE_ROWS } from './places.data.ts'

export const PLACE_KINDS = ['station', 'airport', 'area'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]
export type PlaceName = {
  readonly en: string
  readonly ja: string
  readonly ko: string
  readonly zh: string
}
/** A place that visitors know: they measure how far a course is from it. */
export type Place = Coordinates & {
  readonly id: string
  readonly kind: PlaceKind
  /** JIS X 0401 number of the prefecture, 1..47. */
  readonly prefecture: number
  readonly name: PlaceName
}
export type NearPlace = Place & { readonly km: number }

function parse(row: string): Place {
  const [id = '', prefecture, latitude, longitude, en = '', ja = '', ko = '', zh = ''] =
    row.split('|')
  return {
    id,
    kind: PLACE_KINDS.find((kind) => id.startsWith(`${kind}-`))!,
    prefecture: Number(prefecture),
    latitude: Number(latitude),
    longitude: Number(longitude),
    name: { en, ja, ko, zh },
  }
}
export const PLACES: readonly Place[] = PLACE_ROWS.trim().split('\n').map(parse)
const byId = new Map(PLACES.map((place) => [place.id, place]))
export const placeOfId = (id: string): Place | undefined => byId.get(id)

/** Stations where most journeys through Japan begin, one for each large city. */
const HUBS = [
  'station-sapporo',
  'station-sendai',
  'station-tokyo',
  'station-niigata',
  'station-kanazawa',
  'station-nagoya',
  'station-kyoto',
  'station-osaka',
  'station-okayama',
  'station-hiroshima',
  'station-takamatsu',
  'station-hakata',
  'station-kumamoto',
  'station-kagoshima-chuo',
  'area-naha-kokusai-dori',
]
const hubs = PLACES.filter(({ id }) => HUBS.includes(id))

/** Courses further from a station or area have none nearby: an island, or deep mountains. */
const MOST_KM = 60

/** The places that tell where a position is: none twice, the nearest first. */
export function nearbyPlaces(position: Coordinates): NearPlace[] {
  const nearest = (places: readonly Place[]): NearPlace | undefined =>
    places
      .map((place) => ({ ...place, km: straightKm(position, place) }))
      .reduce<NearPlace | undefined>(
        (best, place) => (best && best.km <= place.km ? best : place),
        undefined,
      )
  const ofKind = (kind: PlaceKind) => nearest(PLACES.filter((place) => place.kind === kind))
  const close = [ofKind('station'), ofKind('area')].filter((place) => place && place.km <= MOST_KM)
  const found = [hubOf(position), ofKind('airport'), ...close].filter((place) => !!place)
  const isFirst = (place: NearPlace, index: number) =>
    found.findIndex((other) => isSamePoint(other, place)) === index
  return found.filter(isFirst).sort((a, b) => a.km - b.km)
}
/** Large cities further away say little, and make a map too small to recognise a coast. */
const MOST_HUB_KM = 150
/** Where the way to a position begins: the nearest large city's station, else the nearest place. */
export function originOf(position: Coordinates): NearPlace {
  const hub = hubOf(position)
  return hub.km <= MOST_HUB_KM ? hub : (nearbyPlaces(position)[0] ?? hub)
}
function hubOf(position: Coordinates): NearPlace {
  const [first, ...rest] = hubs.map((place) => ({ ...place, km: straightKm(position, place) }))
  return rest.reduce((best, place) => (place.km < best.km ? place : best), first!)
}
/** Five areas lie on the point of their station. */
const isSamePoint = (a: Coordinates, b: Coordinates): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude
