import type { QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { profileQuery } from './profile.ts'
import { meQuery } from './session.ts'

// apart from session.ts, which is part of every first load

export type Session = ResultOf<'GET /api/auth/sessions'>['sessions'][number]

/** People whom the user has blocked. */
export const blocksQuery = apiQuery('GET /api/blocks')
export type Blocked = ResultOf<'GET /api/blocks'>['blocked'][number]

/** The change of the address that waits for its link. */
export const emailChangeQuery = apiQuery('GET /api/account/email-change')

/** The browsers in which the user is signed in. */
export const sessionsQuery = apiQuery('GET /api/auth/sessions')

export type Passkey = ResultOf<'GET /api/auth/passkeys'>['passkeys'][number]

export const passkeysQuery = apiQuery('GET /api/auth/passkeys')

export type Identity = ResultOf<'GET /api/auth/identities'>['identities'][number]

/** Linked identities, and whether the account has a password. */
export const identitiesQuery = apiQuery('GET /api/auth/identities')

export type PendingIdentity = ResultOf<'GET /api/auth/identities/pending'>

/** The identity that waits for a decision in this browser: never from the cache. */
export const pendingIdentityQuery = {
  ...apiQuery('GET /api/auth/identities/pending'),
  retry: false,
  staleTime: 0,
}

/** What the deletion of the account would lose or leave open: never from the cache. */
export const deletionQuery = {
  ...apiQuery('GET /api/account/deletion'),
  staleTime: 0,
  refetchOnMount: 'always' as const,
}

/** Uses up the link of a verification mail in the browser that registered: fetched once per token, never repeated. */
export const verifyEmailQuery = (token: string) => ({
  ...apiQuery('GET /api/auth/verify-email', { query: { token } }),
  retry: false,
  staleTime: Infinity,
})

/** Uses up a code from an in-app browser: once per code, never repeated. */
export const handoffQuery = (code: string) => ({
  queryKey: ['/api/auth/handoff/redeem', code],
  queryFn: () => api('POST /api/auth/handoff/redeem', { body: { code } }),
  retry: false,
  staleTime: Infinity,
})

/** Whether the link of a reset mail still works: asked by every visit, never from the cache. */
export const resetLinkQuery = (token: string) => ({
  ...apiQuery('GET /api/auth/reset-password', { query: { token } }),
  retry: false,
  staleTime: 0,
})

/** After an email verification, which starts a session: fetches the user and the profile again. */
export function resetAccount(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: profileQuery.queryKey })
  void queryClient.resetQueries({ queryKey: meQuery.queryKey })
}

/** The secret address of the user's calendar. */
export const calendarFeedQuery = apiQuery('GET /api/calendar-feed')

/** An invitation to the team for the address of the account. */
export const teamInvitationQuery = apiQuery('GET /api/team/invitation')
