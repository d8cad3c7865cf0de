import type { Query, QueryClient } from '@tanstack/react-query'
import type { EndpointKey } from '@tomogolf/contract/api/endpoints'

type Read = Extract<EndpointKey, `GET ${string}`>
export type Mutation = Exclude<EndpointKey, `GET ${string}` | `${string} /api/admin/${string}`>

/** Who is in a game, and whom a block hides, decide who reads and writes there. */
const MESSAGES: readonly Read[] = ['GET /api/games/:id/messages', 'GET /api/messages/unread']
/** Players of a full game may ask as well. */
const QUESTIONS: readonly Read[] = ['GET /api/games/:id/questions']
/** A game, every list that shows or counts it, what is said there, and the money that it holds. */
const GAME: readonly Read[] = [
  ...MESSAGES,
  ...QUESTIONS,
  'GET /api/games',
  'GET /api/games/:id',
  'GET /api/games/:id/arrival-card',
  'GET /api/games/:id/booking',
  'GET /api/games/counts',
  'GET /api/games/by-day',
  'GET /api/saved-games',
  'GET /api/my-games',
  'GET /api/golf-courses',
  'GET /api/golf-courses/:id',
  'GET /api/payment-methods',
  'GET /api/debts',
  'GET /api/transactions',
  'GET /api/transactions/by-game',
]
/** A request to join, for its guest and for the host. */
const JOIN_REQUESTS: readonly Read[] = [...GAME, 'GET /api/games/:id/requests']
/** The host's check-in page shows who has arrived; those who have may be rated. */
const ATTENDANCE: readonly Read[] = [...GAME, 'GET /api/games/:id/qr', 'GET /api/games/:id/ratings']
/** Leaving late and cancelling may cost a strike. */
const CANCELLATION: readonly Read[] = [...GAME, 'GET /api/profile']
/**
 * Games and reviews show the name and photo of a user, and the profile decides who may join or host.
 */
const USER: readonly Read[] = [
  'GET /api/auth/me',
  'GET /api/games',
  'GET /api/games/:id',
  'GET /api/my-games',
  'GET /api/saved-games',
  'GET /api/users/:id/ratings',
]
const PROFILE: readonly Read[] = ['GET /api/profile', ...USER]
/**
 * A card decides who may join, backs holds and pays debts; saving one is a transaction.
 */
const CARDS: readonly Read[] = [
  'GET /api/payment-methods',
  'GET /api/debts',
  'GET /api/transactions',
  'GET /api/transactions/by-game',
  'GET /api/profile',
  'GET /api/games/:id',
  'GET /api/my-games',
]
/** A rating is published when both have rated, and changes the stars beside a host. */
const RATINGS: readonly Read[] = [
  'GET /api/games/:id/ratings',
  'GET /api/users/:id/ratings',
  'GET /api/games',
  'GET /api/games/:id',
  'GET /api/my-games',
  'GET /api/saved-games',
]
/** The profile remembers the name for the course; the arrival card shows it. */
const NAME: readonly Read[] = [
  'GET /api/profile',
  'GET /api/games/:id',
  'GET /api/my-games',
  'GET /api/games/:id/arrival-card',
]
const REQUESTS: readonly Read[] = ['GET /api/requests']
const WISHES: readonly Read[] = ['GET /api/wishes']
/** Which games a user sees and may join, and those that both are in. */
const BLOCKS: readonly Read[] = [...JOIN_REQUESTS, 'GET /api/blocks']
const ROUND_SHARE: readonly Read[] = ['GET /api/games/:id/round-share']
const NONE: readonly Read[] = []

/**
 * The queries that each mutation makes stale. The type demands a row for every mutation of the
 * contract.
 */
export const INVALIDATED_BY: Record<Mutation, readonly Read[]> = {
  'POST /api/games': [...GAME, 'GET /api/games/:id/play-again', 'GET /api/booking-evidence'],
  'PUT /api/games/:id': GAME,
  'PUT /api/games/:id/booking': GAME,
  'DELETE /api/games/:id/booking': GAME,
  'POST /api/games/:id/booking/evidence': GAME,
  'DELETE /api/games/:id/booking/evidence': GAME,
  'POST /api/booking-evidence': ['GET /api/booking-evidence'],
  'DELETE /api/booking-evidence': ['GET /api/booking-evidence'],
  'POST /api/games/:id/cancel': CANCELLATION,
  'POST /api/games/:id/keep-on': GAME,
  'POST /api/games/:id/invite': ['GET /api/games/:id'],
  'POST /api/games/:id/join': GAME,
  'POST /api/games/:id/confirm-hold': GAME,
  'POST /api/games/:id/requests': JOIN_REQUESTS,
  'DELETE /api/games/:id/requests': JOIN_REQUESTS,
  'POST /api/games/:id/requests/:requestId/accept': JOIN_REQUESTS,
  'POST /api/games/:id/requests/:requestId/decline': JOIN_REQUESTS,
  'POST /api/games/:id/waiting-list': GAME,
  'POST /api/games/:id/invitations/:invitationId/link': NONE,
  'DELETE /api/games/:id/invitations/:invitationId': GAME,
  'POST /api/games/:id/substitute': GAME,
  'DELETE /api/games/:id/substitute': GAME,
  'DELETE /api/games/:id/waiting-list': GAME,
  'POST /api/games/:id/waiting-list/accept': GAME,
  'POST /api/games/:id/round-share': ROUND_SHARE,
  'DELETE /api/games/:id/round-share': ROUND_SHARE,
  'POST /api/round-shares/open': NONE,
  'PUT /api/games/:id/name': NAME,
  'POST /api/games/:id/pay': GAME,
  'POST /api/games/:id/leave': CANCELLATION,
  'POST /api/games/:id/check-in': ATTENDANCE,
  'POST /api/games/:id/guests/:participationId/present': ATTENDANCE,
  'POST /api/games/:id/attendance-statement': GAME,
  'POST /api/games/:id/report': GAME,
  'POST /api/games/:id/location': ATTENDANCE,
  'POST /api/games/:id/host-statement': ATTENDANCE,
  'POST /api/games/:id/objection': GAME,
  'POST /api/games/:id/played': GAME,
  // the caller writes the mark into the cached lists
  'PUT /api/games/:id/saved': ['GET /api/saved-games'],
  'DELETE /api/games/:id/saved': ['GET /api/saved-games'],
  // the caller writes the new code into the cache
  'POST /api/games/:id/qr/regenerate': NONE,
  'PUT /api/games/:id/ratings/:userId': RATINGS,
  'PUT /api/games/:id/play-again/:userId': ['GET /api/games/:id/play-again'],
  'DELETE /api/games/:id/play-again/:userId': ['GET /api/games/:id/play-again'],
  'POST /api/ratings/:id/report': ['GET /api/games/:id/ratings', 'GET /api/users/:id/ratings'],
  // the reader keeps the answer
  'POST /api/messages/:id/translation': NONE,
  'POST /api/messages/:id/report': NONE,
  'POST /api/questions/:id/report': NONE,
  'POST /api/users/:id/report': NONE,
  'POST /api/appeals': ['GET /api/appeals', 'GET /api/profile'],
  // the caller writes the saved profile into the cache; quiet hours are in its time zone
  'PUT /api/profile': [
    ...USER,
    'GET /api/games/:id/arrival-card',
    'GET /api/notification-settings',
  ],
  'POST /api/profile/repair': PROFILE,
  'POST /api/profile/photo': PROFILE,
  'DELETE /api/profile/photo': PROFILE,
  'POST /api/host-terms': ['GET /api/auth/me'],
  'POST /api/payment-methods': CARDS,
  'PUT /api/payment-methods/:id/default': CARDS,
  'DELETE /api/payment-methods/:id': CARDS,
  'POST /api/payment-methods/setup-intent': NONE,
  'POST /api/account/email-change': ['GET /api/account/email-change'],
  'DELETE /api/account/email-change': ['GET /api/account/email-change'],
  // session-change.ts replaces the whole cache
  'POST /api/account/email-change/confirm': NONE,
  // it may have ended the session of this browser
  'POST /api/account/email-change/undo': ['GET /api/auth/me'],
  'POST /api/auth/change-password': ['GET /api/auth/sessions'],
  'DELETE /api/auth/sessions/:id': ['GET /api/auth/sessions'],
  'POST /api/auth/identities/login': NONE,
  'POST /api/auth/identities/link': NONE,
  'POST /api/auth/identities/pending/register': NONE,
  'POST /api/auth/identities/pending/link': ['GET /api/auth/identities'],
  'DELETE /api/auth/identities/:id': ['GET /api/auth/identities'],
  'POST /api/auth/passkeys/begin': NONE,
  'POST /api/auth/passkeys': ['GET /api/auth/passkeys'],
  'PATCH /api/auth/passkeys/:id': ['GET /api/auth/passkeys'],
  'DELETE /api/auth/passkeys/:id': ['GET /api/auth/passkeys'],
  'POST /api/team/invitation/accept': ['GET /api/auth/me', 'GET /api/team/invitation'],
  'POST /api/auth/totp/begin': NONE,
  'POST /api/auth/totp/confirm': ['GET /api/auth/me'],
  'POST /api/auth/totp/disable': ['GET /api/auth/me'],
  'POST /api/booking-requests': REQUESTS,
  'POST /api/rental-requests': REQUESTS,
  'POST /api/contact': REQUESTS,
  'POST /api/wishes': WISHES,
  'POST /api/wishes/confirm': WISHES,
  'POST /api/wishes/dismiss': NONE,
  'PATCH /api/wishes/:id': WISHES,
  'DELETE /api/wishes/:id': WISHES,
  'POST /api/games/:id/messages': MESSAGES,
  'PUT /api/games/:id/messages/read': ['GET /api/messages/unread'],
  'POST /api/users/:id/block': BLOCKS,
  'DELETE /api/users/:id/block': BLOCKS,
  'POST /api/games/:id/questions': QUESTIONS,
  'PUT /api/games/:id/questions/:questionId/answer': QUESTIONS,
  'DELETE /api/games/:id/questions/:questionId': QUESTIONS,
  'PUT /api/payouts/account': ['GET /api/payouts'],
  'POST /api/payouts/setup': ['GET /api/payouts'],
  'DELETE /api/payouts/setup': ['GET /api/payouts'],
  'POST /api/payouts/setup/check': ['GET /api/payouts'],
  'DELETE /api/payouts/account': ['GET /api/payouts'],
  'POST /api/calendar-feed': ['GET /api/calendar-feed'],
  'DELETE /api/calendar-feed': ['GET /api/calendar-feed'],
  // the caller writes the new settings into the cache
  'PUT /api/notification-settings': NONE,
  'POST /api/mail-address/test': ['GET /api/mail-address'],
  'POST /api/mail-address/confirm': ['GET /api/mail-address'],
  'POST /unsubscribe': ['GET /api/notification-settings', ...WISHES],
  'POST /api/push/subscriptions': NONE,
  'DELETE /api/push/subscriptions': NONE,
  // session.ts replaces the whole cache when the session changes
  'POST /api/auth/login': NONE,
  'POST /api/auth/login-code': NONE,
  'POST /api/auth/login-by-code': NONE,
  'POST /api/auth/passkey-login/begin': NONE,
  'POST /api/auth/passkey-login': NONE,
  'POST /api/auth/logout': NONE,
  'POST /api/auth/reset-password': NONE,
  'DELETE /api/account': NONE,
  'POST /api/auth/register': NONE,
  'POST /api/auth/verify-email': NONE,
  'POST /api/auth/step-up': NONE,
  'POST /api/auth/step-up/code': NONE,
  'POST /api/auth/step-up/passkey': NONE,
  'POST /api/auth/verify-email/reject': NONE,
  'POST /api/auth/resend-verification': NONE,
  'POST /api/auth/forgot-password': NONE,
  'POST /api/auth/forgot-username': NONE,
  'POST /api/auth/handoff': NONE,
  'POST /api/auth/handoff/redeem': NONE,
  'POST /api/analytics/events': NONE,
  'POST /api/dev/run-due-jobs': NONE,
  'PUT /api/dev/clock': NONE,
}

const ANY_ID = '[^/]+'
/** Matches the paths of a query, of every game: a seat in one decides who may join another. */
const patternOf = (read: Read): RegExp =>
  new RegExp(`^${read.slice('GET '.length).replace(':id', ANY_ID)}$`)

/** What it fetches may be older than a mutation that ends now, and would count as new. */
const isOutrun = (query: Query) =>
  query.state.fetchStatus === 'fetching' && (query.state.data === undefined || !query.isActive())

/**
 * Call after a mutation, also after one that was refused because the data on screen was old.
 * Mounted queries are fetched again at once. The others leave the cache, so that no screen opens
 * with old data before it has the new ones.
 */
export async function invalidateAfter(queryClient: QueryClient, mutation: Mutation): Promise<void> {
  const patterns = INVALIDATED_BY[mutation].map((read) => patternOf(read))
  const cache = queryClient.getQueryCache()
  const affected = cache.findAll({
    predicate: ({ queryKey }) => patterns.some((pattern) => pattern.test(String(queryKey[0]))),
  })
  const outrun = new Set(affected.filter(isOutrun))
  for (const query of affected) if (!query.isActive() && !outrun.has(query)) cache.remove(query)
  const predicate = (query: Query) => affected.includes(query)
  await Promise.all([
    queryClient.invalidateQueries({ predicate }),
    ...[...outrun].map(async (query) => {
      await query.promise?.catch(() => undefined)
      await queryClient.invalidateQueries({ predicate: (other) => other === query })
    }),
  ])
}
