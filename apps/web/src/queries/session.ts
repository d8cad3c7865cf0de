import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { clearApiCache, prefetchForOffline } from '../service-worker/api-cache.ts'
import { ME } from '@tomogolf/api-client/query-client.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { setTabUser } from '@tomogolf/api-client/tab-user.ts'

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
 * After a login: clears the data of an earlier session and shows the new user.
 * Await it: it also clears what a page fetches meanwhile.
 */
export async function signIn(queryClient: QueryClient, user: Me): Promise<void> {
  setTabUser(user.email)
  queryClient.clear()
  queryClient.setQueryData(meQuery.queryKey, user)
  // cached responses of another user, whose session ended without a logout
  await clearApiCache().catch(() => undefined)
  prefetchForOffline(navigator.serviceWorker?.controller)
  void import('../offline/outbox.ts')
    .then(({ clearOutboxOfOthers }) => clearOutboxOfOthers(user.id))
    .catch(() => undefined)
  void import('../lib/push.ts').then(({ renewPush }) => renewPush(user.id)).catch(() => undefined)
}

/**
 * Ends the session on the server and here. Throws without a network, because the session would
 * survive on the server.
 */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await api('POST /api/auth/logout').catch((error: unknown) => {
      if (isStatus(error, 0)) throw error
    })
    await clearUserData(queryClient)
  }
}

/** Shows the user as signed out and deletes the personal data stored for offline use. */
export async function clearUserData(queryClient: QueryClient): Promise<void> {
  setTabUser(null)
  for (const personal of [
    'kept-check-in-code',
    'booking-draft',
    'rental-draft',
    'contact-draft',
    'kept-requests',
  ] as const)
    local.remove(personal)
  queryClient.clear()
  markSignedOut(queryClient)
  await clearApiCache()
  await import('../offline/outbox.ts')
    .then(({ clearOutbox }) => clearOutbox())
    .catch(() => undefined)
}
