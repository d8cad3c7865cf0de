import { LOCATOR_SIZES } from '@tomogolf/artwork/art-sizes'
import { locatorMap } from '@tomogolf/artwork/locator/locator-map'
import { straightKm, type Coordinates } from '@tomogolf/domain/places/distance'
import { nearbyPlaces, placeOfId } from '@tomogolf/domain/places/places'
import { LANGUAGES } from '@tomogolf/phrases/languages'

const NAME = new RegExp(
  `^(\\d{2}(?:\\.\\d{1,4})?),(\\d{3}(?:\\.\\d{1,4})?)-(${LOCATOR_SIZES.join('|')})\\.svg$`,
)
/** Japan with its islands: no maps of other places. */
const JAPAN = { south: 24, north: 46, west: 122, east: 146 } as const
/** Places further away would make the map too small to recognise the coast. */
const MOST_KM = 150

/**
 * The picture of `{lat},{lon}-{w}x{h}.svg?l=language&from=place`, as a key and a function that draws
 * it; undefined for another name.
 */
export function locatorPicture(
  name: string,
  { l, from }: { l?: string; from?: string },
): { key: string; draw: () => string } | undefined {
  const [, lat, lon, size] = NAME.exec(name) ?? []
  const lang = LANGUAGES.find((known) => known === l)
  const place = from === undefined ? undefined : placeOfId(from)
  if (!size || !lang || (from !== undefined && !place)) return undefined
  const pin: Coordinates = { latitude: Number(lat), longitude: Number(lon) }
  if (
    pin.latitude < JAPAN.south ||
    pin.latitude > JAPAN.north ||
    pin.longitude < JAPAN.west ||
    pin.longitude > JAPAN.east
  )
    return undefined
  const [width = 0, height = 0] = size.split('x').map(Number)
  const draw = () => {
    const named = nearbyPlaces(pin).map((near) => ({ ...near, name: near.name[lang] }))
    const origin = place && {
      ...place,
      name: place.name[lang],
      distanceText: `${straightKm(pin, place)} km`,
    }
    return locatorMap({
      pin,
      marks: named.filter(({ id, km }) => id !== place?.id && km <= MOST_KM),
      origin,
      lang,
      width,
      height,
    })
  }
  return { key: `locator/${lat},${lon}/${size}/${lang}/${from}`, draw }
}
