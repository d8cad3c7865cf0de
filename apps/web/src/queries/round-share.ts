import { apiQuery } from '@tomogolf/api-client/api.ts'

/** The user's own link to a round. */
export const roundShareQuery = (gameId: string) =>
  apiQuery('GET /api/games/:id/round-share', { params: { id: gameId } })
