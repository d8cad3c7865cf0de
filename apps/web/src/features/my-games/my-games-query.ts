import { apiQuery } from '@tomogolf/api-client/api.ts'

export type MyTab = 'upcoming' | 'past'
/** Apart from the page: its loader runs with every first load, the page's parts do not. */
export const myGamesQuery = (tab: MyTab) => apiQuery('GET /api/my-games', { query: { tab } })
