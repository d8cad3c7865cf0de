import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { ME } from '@tomogolf/api-client/query-client.ts'

// part of the entry: a chunk of its own would be one more request of every first load
export { clearApiCache, prefetchForOffline } from '../service-worker/api-cache.ts'

export type Me = ResultOf<'GET /api/auth/me'>

/** The signed-in user; null when signed out. */
export const meQuery = { queryKey: [ME] as const }

/**
 * For guards and loaders, on the server and in the browser. A lost network counts as signed out.
 */
export const loadMe = (queryClient: QueryClient): Promise<Me | null> =>
  queryClient.query<Me | null>({ ...meQuery, staleTime: 'static', retry: false }).catch(() => null)

/** undefined while unknown, null when signed out. */
export const useMe = (): Me | null | undefined => useQuery<Me | null>(meQuery).data

/** The user that the cache knows: undefined while unknown, null when signed out. */
export const cachedMe = (queryClient: QueryClient): Me | null | undefined =>
  queryClient.getQueryData<Me | null>(meQuery.queryKey)

/** The server has ended the session: shows the user as signed out. */
export const markSignedOut = (queryClient: QueryClient): void => {
  queryClient.setQueryData(meQuery.queryKey, null)
}

/**
 * Ends the session on the server and here. Throws without a network, because the session would
 * survive on the server.
 */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    // loaded first: without a network nothing must happen
    const { clearUserData } = await import('./session-change.ts')
    await api('POST /api/auth/logout').catch((error: unknown) => {
      if (isStatus(error, 0)) throw error
    })
    await clearUserData(queryClient)
  }
}
