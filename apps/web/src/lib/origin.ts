import { useSyncExternalStore } from 'react'
import type { GamesPage } from '../queries/games.ts'

export type OriginPlace = NonNullable<GamesPage['origin']>
/** The device's position, rounded to about a kilometer. */
export type DeviceOrigin = { id?: undefined; lat: number; lng: number; near: string }
export type Origin = OriginPlace | DeviceOrigin

/**
 * From where the user measures distances. In the memory of the page only: a position must not reach
 * the address, the storage or a log, and is gone with the tab.
 */
let origin: Origin | null = null
const listeners = new Set<() => void>()

export function setOrigin(next: Origin | null): void {
  if (next === origin || (next && origin && next.id !== undefined && next.id === origin.id)) return
  origin = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useOrigin = (): Origin | null =>
  useSyncExternalStore(
    subscribe,
    () => origin,
    () => null,
  )
