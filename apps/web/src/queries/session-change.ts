import type { QueryClient } from '@tanstack/react-query'
import { get } from '@tomogolf/api-client/api.ts'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { ME } from '@tomogolf/api-client/query-client.ts'
import { announceSession, type SessionMessage } from '@tomogolf/api-client/session-channel.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { setTabUser } from '@tomogolf/api-client/tab-user.ts'
import {
  cachedMe,
  clearApiCache,
  markSignedOut,
  meQuery,
  prefetchForOffline,
  type Me,
} from './session.ts'

// apart from session.ts, which is part of every first load

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
  announceSession(user.id)
  prefetchForOffline(navigator.serviceWorker?.controller)
  void import('../offline/outbox.ts')
    .then(({ clearOutboxOfOthers }) => clearOutboxOfOthers(user.id))
    .catch(() => undefined)
  void import('../lib/push.ts').then(({ renewPush }) => renewPush(user.id)).catch(() => undefined)
}

/** Shows the user as signed out, in every tab, and deletes the personal data stored for offline use. */
export async function clearUserData(queryClient: QueryClient): Promise<void> {
  await forgetUser(queryClient)
  announceSession(null)
}

async function forgetUser(queryClient: QueryClient): Promise<void> {
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

/** The page was made for a visitor, but this browser has a user: shows the user if the session lives. */
export async function recoverSession(
  queryClient: QueryClient,
  checkGuards: () => Promise<void>,
): Promise<void> {
  const me = (await get(ME).catch((error: unknown) => {
    if (!isStatus(error, 401)) throw error
    return null
  })) as Me | null
  if (me) await followSession(queryClient, me.id, checkGuards)
  else setTabUser(null)
}

/**
 * Another tab has signed in or out: this one shows the same user, and none of the data of the
 * earlier one. The pages then decide again whether their guard admits the user.
 */
export async function followSession(
  queryClient: QueryClient,
  userId: SessionMessage,
  checkGuards: () => Promise<void>,
): Promise<void> {
  if ((cachedMe(queryClient)?.id ?? null) === userId) return
  if (userId === null) {
    // before the cache is cleared, so that mounted components are notified
    markSignedOut(queryClient)
    await forgetUser(queryClient)
  } else {
    setTabUser(local.get('user-email'))
    const me = (await get(ME)) as Me
    queryClient.setQueryData(meQuery.queryKey, me)
    queryClient.clear()
    queryClient.setQueryData(meQuery.queryKey, me)
  }
  await checkGuards()
}
