import { present } from '@tomogolf/ui/lib/search-params.ts'
import { firstGamesByDayQuery, gameCountsQuery, gamesQuery } from '../../queries/games.ts'
import type { DayRange } from '@tomogolf/ui/calendar/day-range.ts'
import { toApiQuery, type GamesSearch } from './games-search.ts'

/** All games that match an address, counted. */
export const countsQuery = ({ near: _near, page: _page, ...search }: GamesSearch) =>
  gameCountsQuery(toApiQuery(search))

/** The first games of each day in a range that match an address. */
export const firstByDayQuery = (
  { near: _near, page: _page, ...search }: GamesSearch,
  { from, to }: DayRange,
) => firstGamesByDayQuery({ ...toApiQuery(search), date: `${from},${to}` })

/** The first games, as many as a view lists at once. */
export const MOST_LISTED = 24
export const firstGamesQuery = ({ page: _page, ...search }: GamesSearch, position?: string) =>
  gamesQuery(
    present({
      pageSize: MOST_LISTED,
      ...toApiQuery(search),
      near: search.near ?? position,
    }),
  )
