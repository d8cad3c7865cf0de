import type { z } from 'zod'
import type { GameList } from '@tomogolf/contract/games.schemas'
import { placeOfId } from '@tomogolf/domain/places/places'

/** The place that a list is near; nothing for a device's position, which is not sent back. */
export function presentOrigin(
  near: string | undefined,
): Pick<z.input<typeof GameList>, 'origin'> | undefined {
  const place = near === undefined ? undefined : placeOfId(near)
  if (!place) return undefined
  const { id, kind, name, latitude, longitude } = place
  return { origin: { id, kind, name, lat: latitude, lng: longitude } }
}
