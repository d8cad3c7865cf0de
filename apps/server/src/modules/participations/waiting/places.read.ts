import type { Tx } from '../../../platform/database/database.ts'
import type { Place } from './waiting.presenter.ts'
import { listPlacesOf, readPositions } from './waiting.repository.ts'

/** A person's places on the waiting lists of some games, by game. */
export async function readPlaces(
  tx: Tx,
  guestId: string,
  gameIds: readonly string[],
): Promise<Map<string, Place>> {
  if (gameIds.length === 0) return new Map()
  const entries = await listPlacesOf(tx, guestId, gameIds)
  const positions = await readPositions(tx, entries)
  return new Map(
    entries.map((entry) => [entry.gameId, { entry, position: positions.get(entry.id) ?? null }]),
  )
}
