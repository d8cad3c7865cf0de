import { apiQuery } from '@tomogolf/api-client/api.ts'

const own = (tab: 'upcoming' | 'past') => apiQuery('GET /api/my-games', { query: { tab } })
/** Where a host's earlier games come from: asked for before the form opens, so that nothing in it moves. */
export const earlierQueries = { upcoming: own('upcoming'), past: own('past') }
