import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { gameQuery, type GameDetail, type GamesPage } from './games.ts'

/** The games that the viewer has saved. */
export const savedGamesQuery = apiQuery('GET /api/saved-games')

/** Shows a saved or removed game at once wherever it is on screen. */
export function markSaved(queryClient: QueryClient, gameId: string, saved: boolean): void {
  queryClient.setQueriesData<GamesPage>(
    { queryKey: ['/api/games'] },
    (page) =>
      page && {
        ...page,
        games: page.games.map((game) => (game.id === gameId ? { ...game, saved } : game)),
      },
  )
  queryClient.setQueryData<GameDetail>(
    gameQuery(gameId).queryKey,
    (game) => game && { ...game, saved },
  )
}
