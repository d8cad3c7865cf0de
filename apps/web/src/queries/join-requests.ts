import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type JoinRequest = ResultOf<'GET /api/games/:id/requests'>['requests'][number]

/** Who waits for an answer of the host. */
export const joinRequestsQuery = (gameId: string) =>
  apiQuery('GET /api/games/:id/requests', { params: { id: gameId } })
