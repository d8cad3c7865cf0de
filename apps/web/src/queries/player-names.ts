import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type NameList = ResultOf<'GET /api/games/:id/names'>
/**
 * The players' names, for the host. Fetch it only on the page that shows them, never ahead of it:
 * every read is recorded.
 */
export const nameListQuery = (gameId: string) => ({
  ...apiQuery('GET /api/games/:id/names', { params: { id: gameId } }),
  // names must not stay in the memory of the page, nor be read again by looking at another window
  gcTime: 0,
  refetchOnWindowFocus: false,
  retry: false,
})

export type ArrivalCard = ResultOf<'GET /api/games/:id/arrival-card'>
/** What a confirmed guest needs at the course; stored for opening offline. */
export const arrivalCardQuery = (gameId: string) =>
  apiQuery('GET /api/games/:id/arrival-card', { params: { id: gameId } })
