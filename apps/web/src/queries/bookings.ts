import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type OwnBooking = NonNullable<ResultOf<'GET /api/games/:id/booking'>['booking']>

/** The booking of an own game, with its reference. */
export const ownBookingQuery = (gameId: string) =>
  apiQuery('GET /api/games/:id/booking', { params: { id: gameId } })

/** The file that is kept for the booking of the next game. */
export const keptEvidenceQuery = apiQuery('GET /api/booking-evidence')
