import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { correctedTime } from '@tomogolf/api-client/server-clock.ts'
import type { GamesPage } from '../../queries/games.ts'
import { searchQuery, type GamesSearch } from './games-search.ts'

type Kept = { page: GamesPage; at: number }

/** The games for an address. While others load, or cannot be loaded, the last ones stay. */
export function useGames(search: GamesSearch) {
  const query = useQuery<GamesPage>(searchQuery(search))
  const [kept, setKept] = useState<Kept | null>(null)
  if (query.data && query.data !== kept?.page)
    setKept({ page: query.data, at: query.dataUpdatedAt })
  return {
    page: query.data ?? kept?.page,
    /** The games on screen belong to an earlier address. */
    old: query.data === undefined && kept !== null,
    /** Since when those on screen are known. Not how old they are: the whole list would be drawn anew whenever the clock moves on. */
    since: correctedTime(query.data || !kept ? query.dataUpdatedAt : kept.at),
    error: query.isFetching ? null : query.error,
    fetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}
