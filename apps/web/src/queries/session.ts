import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { forgetAnswers, warmUp } from '../service-worker/api-cache.ts'
import { ME } from '@tomogolf/api-client/query-client.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { setTabUser } from '@tomogolf/api-client/tab-user.ts'

export type Me = ResultOf<'GET /api/auth/me'>
const meQuery = { queryKey: [ME] as const }

/** For guards and loaders, on the server and in the browser. A lost network counts as signed out. */
export const loadMe = (queryClient: QueryClient): Promise<Me | null> =>
  queryClient.query<Me | null>({ ...meQuery, staleTime: 'static', retry: false }).catch(() => null)

/** undefined while unknown, null when signed out. */
export const useMe = (): Me | null | undefined => useQuery<Me | null>(meQuery).data

/** After a login: the new user is known everywhere, nothing of an earlier session stays in the data cache. Wait for it, or what the next page fetches would be forgotten, too. */
export async function signIn(queryClient: QueryClient, user: Me): Promise<void> {
  setTabUser(user.email)
  queryClient.clear()
  queryClient.setQueryData(meQuery.queryKey, user)
  // what somebody else has left behind, whose session ended without a logout
  await forgetAnswers().catch(() => undefined)
  warmUp(navigator.serviceWorker?.controller)
  void import('../offline/check-in-outbox.ts')
    .then(({ forgetKeptOfOthers }) => forgetKeptOfOthers(user.id))
    .catch(() => undefined)
  void import('../lib/push.ts').then(({ renewPush }) => renewPush(user.id)).catch(() => undefined)
}

/** Ends the session on the server and here. Throws without a network: the session would live on, and be back with it. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await api('POST /api/auth/logout').catch((error: unknown) => {
      if (isStatus(error, 0)) throw error
    })
    await forgetPerson(queryClient)
  }
}

/** Nobody is signed in here any more; personal data kept for offline use goes, too. */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
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
  queryClient.setQueryData(meQuery.queryKey, null)
  await forgetAnswers()
  await import('../offline/check-in-outbox.ts')
    .then(({ forgetAllKept }) => forgetAllKept())
    .catch(() => undefined)
}
