import type { QueryClient } from '@tanstack/react-query'

const LISTS = [['/api/games'], ['/api/my-games']]
const CARDS = [['/api/payment-methods'], ['/api/transactions']]

/**
 * After anything that changes a game or who is in it: what is on screen is fetched again, what is not is forgotten, because
 * cached answers are otherwise taken as they are. `gameId`: that game's own page, too.
 */
export async function refreshGames(queryClient: QueryClient, gameId?: string): Promise<void> {
  const keys = [...LISTS, ...CARDS, ...(gameId ? [[`/api/games/${gameId}`]] : [])]
  for (const queryKey of keys) queryClient.removeQueries({ queryKey, type: 'inactive' })
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
