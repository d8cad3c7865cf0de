import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type MyGamesTab = 'upcoming' | 'past'
export type MyGamesPage = ResultOf<'GET /api/my-games'>
export type MyGame = MyGamesPage['games'][number]

/** The viewer's games, hosted and joined. */
export const myGamesQuery = (tab: MyGamesTab) => apiQuery('GET /api/my-games', { query: { tab } })
