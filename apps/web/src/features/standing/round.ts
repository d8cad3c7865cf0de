import type { ResultOf } from '@tomogolf/contract/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

/** Somebody one has played with, and what was said. */
export type Mate = ResultOf<'GET /api/games/:id/ratings'>['mates'][number]
export const roundQuery = (gameId: string) =>
  apiQuery('GET /api/games/:id/ratings', { params: { id: gameId } })
