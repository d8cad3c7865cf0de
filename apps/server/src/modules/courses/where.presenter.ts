import type { z } from 'zod'
import type { Where } from '@tomogolf/contract/common.schemas'
import { nearbyPlaces, originOf } from '@tomogolf/domain/places/places'

/** A course's position, and the places around it. */
export function presentWhere({ lat, lng }: { lat: number; lng: number }): z.input<typeof Where> {
  const position = { latitude: lat, longitude: lng }
  return {
    lat,
    lng,
    origin: originOf(position).id,
    places: nearbyPlaces(position).map(({ id, kind, name, km }) => ({ id, kind, name, km })),
  }
}
