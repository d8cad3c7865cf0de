import type { QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'

export type Conversation = ResultOf<'GET /api/games/:id/messages'>
export type Message = Conversation['messages'][number]
export type Member = Conversation['members'][number]

/** By `seq`, each once: a message never changes. */
const merge = (known: readonly Message[], more: readonly Message[]): Message[] =>
  [...new Map([...known, ...more].map((message) => [message.seq, message])).values()].toSorted(
    (a, b) => a.seq - b.seq,
  )
const keyOf = (gameId: string) =>
  apiQuery('GET /api/games/:id/messages', { params: { id: gameId } }).queryKey
const fetchPage = (gameId: string, query: { after?: number; before?: number } = {}) =>
  api('GET /api/games/:id/messages', { params: { id: gameId }, query })

/** What was written between the known messages and the newest page, when that is more than a page. */
async function fetchBetween(
  gameId: string,
  last: number,
  newest: Conversation,
): Promise<Message[]> {
  const between: Message[] = []
  let after = last
  while (newest.hasMore && after + 1 < (newest.messages[0]?.seq ?? 0)) {
    const page = await fetchPage(gameId, { after })
    between.push(...page.messages)
    if (!page.hasMore) break
    after = page.messages.at(-1)!.seq
  }
  return between
}
/**
 * The newest page, always at the same address, so that it opens without a network; together with
 * what is already known. `hasMore`: older messages exist.
 */
async function fetchNewest(queryClient: QueryClient, gameId: string): Promise<Conversation> {
  const newest = await fetchPage(gameId)
  const known = queryClient.getQueryData<Conversation>(keyOf(gameId))
  const last = known?.messages.at(-1)
  if (!known || !last) return newest
  const between = await fetchBetween(gameId, last.seq, newest)
  return {
    ...newest,
    messages: merge(known.messages, [...between, ...newest.messages]),
    hasMore: known.hasMore,
  }
}
export const conversationQuery = (queryClient: QueryClient, gameId: string) => ({
  queryKey: keyOf(gameId),
  queryFn: () => fetchNewest(queryClient, gameId),
})

export async function loadOlder(queryClient: QueryClient, gameId: string): Promise<void> {
  const first = queryClient.getQueryData<Conversation>(keyOf(gameId))?.messages[0]
  if (!first) return
  const older = await fetchPage(gameId, { before: first.seq })
  queryClient.setQueryData<Conversation>(
    keyOf(gameId),
    (known) =>
      known && {
        ...known,
        messages: merge(older.messages, known.messages),
        hasMore: older.hasMore,
      },
  )
}
/**
 * Reads the conversation again, with the older pages: a message that was removed is so here too.
 * Returns those that can still be picked.
 */
export async function keepStanding(
  queryClient: QueryClient,
  gameId: string,
  messageIds: readonly string[],
): Promise<string[]> {
  const first = queryClient.getQueryData<Conversation>(keyOf(gameId))?.messages[0]?.seq ?? 0
  let page = await fetchPage(gameId)
  const fresh = [...page.messages]
  while (page.hasMore && (page.messages[0]?.seq ?? 0) > first) {
    page = await fetchPage(gameId, { before: page.messages[0]!.seq })
    fresh.push(...page.messages)
  }
  queryClient.setQueryData<Conversation>(
    keyOf(gameId),
    (known) => known && { ...known, messages: merge(known.messages, fresh) },
  )
  const standing = new Set(fresh.filter(({ removed }) => !removed).map(({ id }) => id))
  return messageIds.filter((id) => standing.has(id))
}
/** Shows an own message before the next fetch. */
export const addSent = (queryClient: QueryClient, gameId: string, message: Message): unknown =>
  queryClient.setQueryData<Conversation>(
    keyOf(gameId),
    (known) => known && { ...known, messages: merge(known.messages, [message]) },
  )

/** Unread messages of each game; seconds old at most while a page is open. */
export const unreadQuery = apiQuery('GET /api/messages/unread')
export const unreadOf = (
  unread: ResultOf<'GET /api/messages/unread'> | undefined,
  gameId: string,
): number => unread?.games.find((game) => game.gameId === gameId)?.unread ?? 0
