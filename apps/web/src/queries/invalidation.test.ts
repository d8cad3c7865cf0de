import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createQueryClient, urlOf } from '@tomogolf/api-client/query-client.ts'
import { sessionsQuery } from './account.ts'
import { cardsQuery } from './cards.ts'
import { unreadQuery } from './conversation/messages.ts'
import { questionsQuery } from './conversation/questions.ts'
import { debtsQuery } from './debts.ts'
import { courseQuery, coursesQuery } from './courses.ts'
import { ensureQuery } from './ensure-query.ts'
import { gameQuery, gamesQuery, nextGamesQuery } from './games.ts'
import { invalidateAfter, type Mutation } from './invalidation.ts'
import { myGamesQuery } from './my-games.ts'
import { notificationSettingsQuery } from './notifications.ts'
import { profileQuery } from './profile.ts'
import { sentRequestsQuery } from './requests.ts'
import { savedGamesQuery } from './saved-games.ts'
import { settingsQuery } from './settings.ts'
import { appealsQuery, roundRatingsQuery, userRatingsQuery } from './standing.ts'
import { transactionsByGameQuery } from './transactions.ts'

const GAME = 'game-1'
const OTHER_GAME = 'game-2'
const me = { queryKey: ['/api/auth/me'] }
const QUERIES = {
  me,
  list: gamesQuery({ page: 2 }),
  home: nextGamesQuery,
  game: gameQuery(GAME),
  otherGame: gameQuery(OTHER_GAME),
  upcoming: myGamesQuery('upcoming'),
  past: myGamesQuery('past'),
  saved: savedGamesQuery,
  courses: coursesQuery({ prefecture: 'Chiba' }),
  course: courseQuery('oarai'),
  cards: cardsQuery,
  debts: debtsQuery,
  transactions: transactionsByGameQuery(1, undefined),
  profile: profileQuery,
  sessions: sessionsQuery,
  requests: sentRequestsQuery,
  appeals: appealsQuery,
  ratings: roundRatingsQuery(GAME),
  otherRatings: roundRatingsQuery(OTHER_GAME),
  published: userRatingsQuery('user-1'),
  notifications: notificationSettingsQuery,
  settings: settingsQuery,
  questions: questionsQuery(GAME),
  conversation: { queryKey: [`/api/games/${GAME}/messages`] },
  unread: unreadQuery,
  blocks: { queryKey: ['/api/blocks'] },
}
type Name = keyof typeof QUERIES
const NAMES = Object.keys(QUERIES) as Name[]
const GAME_QUERIES: Name[] = [
  ...([
    'list',
    'home',
    'game',
    'otherGame',
    'upcoming',
    'past',
    'saved',
    'courses',
    'course',
  ] as const),
  ...(['cards', 'debts', 'transactions'] as const),
  ...(['questions', 'conversation', 'unread'] as const),
]
const CARD_QUERIES: Name[] = [
  ...(['game', 'otherGame', 'cards', 'debts'] as const),
  ...(['transactions', 'profile', 'upcoming', 'past'] as const),
]
const USER_QUERIES: Name[] = [
  ...(['me', 'list', 'home', 'game', 'otherGame'] as const),
  ...(['upcoming', 'past', 'saved', 'published'] as const),
]

/** Each group of mutations with the queries that it changes. */
const GROUPS: [group: string, mutations: Mutation[], Name[]][] = [
  ['a new game', ['POST /api/games'], GAME_QUERIES],
  [
    'a change of a game',
    [
      'PUT /api/games/:id',
      'POST /api/games/:id/report',
      'POST /api/games/:id/attendance-statement',
    ],
    GAME_QUERIES,
  ],
  [
    'joining and paying',
    ['POST /api/games/:id/join', 'POST /api/games/:id/confirm-hold', 'POST /api/games/:id/pay'],
    GAME_QUERIES,
  ],
  [
    'leaving and cancelling',
    ['POST /api/games/:id/leave', 'POST /api/games/:id/cancel'],
    [...GAME_QUERIES, 'profile'],
  ],
  [
    'a block',
    ['POST /api/users/:id/block', 'DELETE /api/users/:id/block'],
    [...GAME_QUERIES, 'blocks'],
  ],
  ['a message', ['POST /api/games/:id/messages'], ['conversation', 'unread']],
  [
    'attendance',
    ['POST /api/games/:id/check-in', 'POST /api/games/:id/guests/:participationId/present'],
    [...GAME_QUERIES, 'ratings', 'otherRatings'],
  ],
  [
    'the saved cards',
    [
      'POST /api/payment-methods',
      'PUT /api/payment-methods/:id/default',
      'DELETE /api/payment-methods/:id',
    ],
    CARD_QUERIES,
  ],
  [
    'the photo and a normalised profile',
    ['POST /api/profile/photo', 'DELETE /api/profile/photo', 'POST /api/profile/repair'],
    ['profile', ...USER_QUERIES],
  ],
  ['the profile', ['PUT /api/profile'], [...USER_QUERIES, 'notifications']],
  [
    'the sessions',
    ['POST /api/auth/change-password', 'DELETE /api/auth/sessions/:id'],
    ['sessions'],
  ],
  [
    'the second factor and the host terms',
    ['POST /api/auth/totp/confirm', 'POST /api/auth/totp/disable', 'POST /api/host-terms'],
    ['me'],
  ],
  [
    'a request',
    ['POST /api/booking-requests', 'POST /api/rental-requests', 'POST /api/contact'],
    ['requests'],
  ],
  [
    'a rating',
    ['PUT /api/games/:id/ratings/:userId'],
    [
      'ratings',
      'otherRatings',
      'published',
      'list',
      'home',
      'game',
      'otherGame',
      'upcoming',
      'past',
      'saved',
    ],
  ],
  ['a reported rating', ['POST /api/ratings/:id/report'], ['ratings', 'otherRatings', 'published']],
  ['an appeal', ['POST /api/appeals'], ['appeals', 'profile']],
]
const CASES = GROUPS.flatMap(([group, mutations, affected]) =>
  mutations.map((mutation) => ({ group, mutation, affected: affected.toSorted() })),
)

let fetched: string[]
let queryClient: QueryClient
const namesOf = (paths: readonly string[]) =>
  NAMES.filter((name) => paths.includes(urlOf(QUERIES[name].queryKey))).toSorted()
const mount = (name: Name) =>
  new QueryObserver(queryClient, QUERIES[name] as { queryKey: readonly unknown[] }).subscribe(
    () => undefined,
  )

beforeEach(async () => {
  fetched = []
  queryClient = createQueryClient(async (path) => {
    fetched.push(path)
    return { path }
  })
  for (const name of NAMES) await queryClient.query(QUERIES[name] as { queryKey: string[] })
  fetched = []
})
afterEach(() => queryClient.clear())

describe.each(CASES)('after $mutation ($group)', ({ mutation, affected }) => {
  test('mounted queries are fetched again at once, and only the affected ones', async () => {
    const unmount = NAMES.map(mount)
    expect(fetched).toEqual([])
    await invalidateAfter(queryClient, mutation)
    expect(namesOf(fetched)).toEqual(affected)
    expect(fetched.length).toBe(affected.length)
    unmount.forEach((stop) => stop())
  })
  test('unmounted queries are fetched again when their screen opens, without old data', async () => {
    await invalidateAfter(queryClient, mutation)
    expect(fetched).toEqual([])
    for (const name of affected)
      expect(queryClient.getQueryData(QUERIES[name].queryKey)).toBeUndefined()
    const unmount = NAMES.map(mount)
    expect(namesOf(fetched)).toEqual(affected)
    unmount.forEach((stop) => stop())
  })
  test('a route loader waits for the new data', async () => {
    await invalidateAfter(queryClient, mutation)
    for (const name of NAMES) await ensureQuery(queryClient, QUERIES[name] as typeof settingsQuery)
    expect(namesOf(fetched)).toEqual(affected)
  })
})

test('stale data is not fetched again on mount unless a mutation has invalidated it', () => {
  const query = queryClient.getQueryCache().find({ queryKey: QUERIES.game.queryKey })!
  query.setState({ dataUpdatedAt: Date.now() - 4 * 60_000 })
  const unmount = mount('game')
  expect(fetched).toEqual([])
  unmount()
})

test.each([true, false])(
  'a first fetch that began before the mutation does not count as new (mounted: %s)',
  async (mounted) => {
    queryClient.removeQueries(QUERIES.cards)
    const answers: ((cards: string[]) => void)[] = []
    const cards = {
      ...QUERIES.cards,
      queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    }
    const stop = new QueryObserver(queryClient, cards).subscribe(() => undefined)
    if (!mounted) stop()
    const done = invalidateAfter(queryClient, 'POST /api/payment-methods')
    answers[0]!(['old'])
    if (mounted) {
      await expect.poll(() => answers.length).toBe(2)
      answers[1]!(['old', 'new'])
      await done
      expect(queryClient.getQueryData(cards.queryKey)).toEqual(['old', 'new'])
    } else {
      await done
      expect(queryClient.getQueryState(cards.queryKey)?.isInvalidated ?? true).toBe(true)
    }
    stop()
  },
)
