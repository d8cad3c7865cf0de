import type { QueryOf, ResultOf } from '@tomogolf/contract/api/endpoints'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'

export type Wish = ResultOf<'GET /api/wishes'>['wishes'][number]

/** The wishes of the user, or of the mailbox that a link of a mail proves. */
export const wishesQuery = (token: string | undefined) =>
  apiQuery('GET /api/wishes', { query: token === undefined ? {} : { token } })

/** With whom of a round the viewer can play again. */
export const playAgainQuery = (gameId: string) =>
  apiQuery('GET /api/games/:id/play-again', { params: { id: gameId } })

/** What others want to play. It changes once a day. */
export const poolQuery = (query: QueryOf<'GET /api/wishes/pool'>) => ({
  ...apiQuery('GET /api/wishes/pool', { query }),
  staleTime: 10 * 60_000,
  retry: false,
})

/** Uses the link of the confirmation mail: once per token, never repeated. */
export const confirmWishQuery = (token: string) => ({
  queryKey: ['/api/wishes/confirm', token],
  queryFn: () => api('POST /api/wishes/confirm', { body: { token } }),
  retry: false,
  staleTime: Infinity,
})
