import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { correctedTime } from '@tomogolf/api-client/server-clock.ts'
import type { GamesPage } from '../../queries/games.ts'
import { searchQuery, type GamesSearch } from './games-search.ts'

type ShownPage = { page: GamesPage; at: number }

/** The games for an address, and the device's position if distances are measured from it. The last ones stay while others load or fail to load. */
export function useGames(search: GamesSearch, position?: string) {
  const query = useQuery<GamesPage>(searchQuery(search, position))
  const [shown, setShown] = useState<ShownPage | null>(null)
  if (query.data && query.data !== shown?.page)
    setShown({ page: query.data, at: query.dataUpdatedAt })
  return {
    page: query.data ?? shown?.page,
    /** The games on screen belong to an earlier address. */
    old: query.data === undefined && shown !== null,
    /** When the shown games were fetched; an age would re-render the whole list with every tick. */
    since: correctedTime(query.data || !shown ? query.dataUpdatedAt : shown.at),
    error: query.isFetching ? null : query.error,
    fetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}
