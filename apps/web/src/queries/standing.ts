import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

/** A player of the same round, with the ratings given and received. */
export type Mate = ResultOf<'GET /api/games/:id/ratings'>['mates'][number]

/** The ratings between the viewer and the other players of a round. */
export const roundRatingsQuery = (gameId: string) =>
  apiQuery('GET /api/games/:id/ratings', { params: { id: gameId } })

/** The published ratings of a user. */
export const userRatingsQuery = (userId: string) =>
  apiQuery('GET /api/users/:id/ratings', { params: { id: userId } })

/** The viewer's appeals against strikes and penalties. */
export const appealsQuery = apiQuery('GET /api/appeals')
