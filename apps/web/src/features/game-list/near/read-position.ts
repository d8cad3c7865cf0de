import { roundedPosition } from '@tomogolf/domain/places/near'
import type { DeviceOrigin } from '../../../lib/origin.ts'

export type PositionProblem = 'denied' | 'unavailable' | 'timeout'
/** By the codes of `GeolocationPositionError`. */
const PROBLEMS: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }
/** Long enough for a cold start of the receiver; a rough position is enough. */
const TIMEOUT = 15_000

/** Asks the device once for its position, and rounds it to about a kilometer before anything else. */
export const readPosition = (): Promise<DeviceOrigin | PositionProblem> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const near = roundedPosition(coords)
        const [lat = 0, lng = 0] = near.split(',').map(Number)
        resolve({ near, lat, lng })
      },
      ({ code }) => resolve(PROBLEMS[code] ?? 'unavailable'),
      { timeout: TIMEOUT, maximumAge: 300_000 },
    )
  })
