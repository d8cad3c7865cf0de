import { apiQuery } from '@tomogolf/api-client/api.ts'

/** The game that somebody is about to join, with what its terms are for them. */
export const joinedGameQuery = (id: string) => apiQuery('GET /api/games/:id', { params: { id } })
