import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { MINUTE } from '@tomogolf/domain/time'
import { useNow } from '../../lib/now.ts'
import { gamesQuery, type GamesSearch } from './games-search.ts'

export type GamesPage = ResultOf<'GET /api/games'>
type Kept = { page: GamesPage; at: number }

/** The games for an address. While others load, or cannot be loaded, the last ones stay. */
export function useGames(search: GamesSearch) {
  const query = useQuery<GamesPage>(gamesQuery(search))
  const now = useNow()
  const [kept, setKept] = useState<Kept | null>(null)
  if (query.data && query.data !== kept?.page) setKept({ page: query.data, at: now })
  return {
    page: query.data ?? kept?.page,
    /** The games on screen belong to an earlier address. */
    old: query.data === undefined && kept !== null,
    /** How old they are, in whole minutes. */
    age: kept ? Math.floor((now - kept.at) / MINUTE) : 0,
    error: query.isFetching ? null : query.error,
    fetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}
