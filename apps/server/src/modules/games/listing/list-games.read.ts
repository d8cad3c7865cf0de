import { gameSeenBy } from '@tomogolf/domain/limits/blocks'
import { pointNear, positionIn } from '@tomogolf/domain/places/near'
import type { Launches } from '@tomogolf/domain/launch/region-launch'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Database } from '../../../platform/database/database.ts'
import { SingleFlightCache } from '../../../platform/cache/single-flight-cache.ts'
import { readPositions } from '../../courses/courses.repository.ts'
import { readPageSettings } from '../../settings/page-settings.read.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import {
  findGames,
  sliceIds,
  countLimit,
  NO_RESULT,
  type SearchResult,
} from '../search/find-games.read.ts'
import { NO_GAMES, countGames, type GameCounts } from '../search/count-games.read.ts'
import { NO_FIRST_GAMES, firstGames, type FirstGames } from '../search/first-games.read.ts'
import { findSearched, type Search } from '../search/find-searched.step.ts'
import type { SuggestionCache } from '../search/spelling-suggestions.read.ts'
import type { Near } from '../games.presenter.ts'
import type { Rosters, GamePorts, ShownGame } from '../game-ports.types.ts'

/** Who reads the list; null: a visitor. */
export type Reader = { readonly id: string; readonly blockedWith: ReadonlySet<string> } | null
export type GameQuery = Search & { readonly page: number; readonly pageSize: number }
/** `more`: there are more games than are counted. */
export type GamePage = {
  games: ShownGame[]
  rosters: Rosters
  settings: Settings
  launches: Launches
  page: number
  total: number
  more: boolean
  /** Absent when no distances were asked for. */
  near?: Near
}

/** Search results are cached this many times longer than responses: the games are read again. */
const TTL_FACTOR = 10
/** Each is a string of at most a thousand ids: some megabytes in all. */
const MAX_SEARCHES = 300
/** Each has up to a year of days. */
const MAX_COUNTS = 100
/**
 * Caches search results, for visitors who page through them, and the spelling suggestions of
 * misspelt searches.
 */
export class SearchCache {
  readonly results: SingleFlightCache<SearchResult>
  readonly counts: SingleFlightCache<GameCounts>
  readonly firstGames: SingleFlightCache<FirstGames>
  readonly suggestions: SuggestionCache

  /** `responseTtlMs`: how long a response to visitors is cached. */
  constructor(responseTtlMs: number) {
    const options = { ttlMs: TTL_FACTOR * responseTtlMs, maxEntries: MAX_SEARCHES }
    this.results = new SingleFlightCache(options)
    this.counts = new SingleFlightCache({ ...options, maxEntries: MAX_COUNTS })
    this.firstGames = new SingleFlightCache({ ...options, maxEntries: MAX_COUNTS })
    this.suggestions = new SingleFlightCache(options)
  }
  clear(): void {
    this.results.clear()
    this.counts.clear()
    this.firstGames.clear()
    this.suggestions.clear()
  }
}

/**
 * One page of the public games, by tee time or by distance. For a reader who is signed in and must
 * see the own changes at once the cache is skipped, as it is for a device's position.
 */
export async function listGames(
  db: Database,
  ports: Pick<GamePorts, 'readShownGames'>,
  { page: wanted, pageSize, ...search }: GameQuery,
  now: Instant,
  searchCache: SearchCache,
  reader: Reader,
): Promise<GamePage> {
  const { settings, launches } = await readPageSettings(db)
  const withoutHosts = reader && [...reader.blockedWith]
  const find = () =>
    findSearched(
      {
        db,
        search,
        settings,
        now,
        suggestions: searchCache.suggestions,
        none: NO_RESULT,
        withoutHosts: withoutHosts ?? undefined,
      },
      findGames,
    )
  const isPosition = search.near !== undefined && positionIn(search.near) !== undefined
  const result = await (reader !== null || isPosition
    ? find()
    : searchCache.results.get(JSON.stringify(search), find))
  const limit = countLimit(search.search)
  const total = Math.min(result.count, limit)
  // beyond the last page: the last page, which says its number
  const page = Math.max(1, Math.min(wanted, Math.ceil(total / pageSize)))
  const first = (page - 1) * pageSize
  // no pages beyond the count limit: reaching one would read a million rows
  const shown = sliceIds(result, first, Math.min(first + pageSize, limit))
  const { games, rosters } = await ports.readShownGames(db, shown)
  const listed = shown
    .flatMap((id) => live(games.get(id)))
    .map((game) => (reader ? gameSeenBy(game, rosters.guests.get(game.id) ?? [], reader) : game))
  return {
    games: listed,
    ...(search.near && { near: await readNear(db, listed, search.near) }),
    rosters,
    settings,
    launches,
    page,
    total,
    more: result.count > limit,
  }
}
/** A point, and the positions of the listed courses around it. */
const readNear = async (
  db: Database,
  games: readonly ShownGame[],
  near: string,
): Promise<Near> => ({
  from: pointNear(near)!,
  positions: await readPositions(
    db,
    games.flatMap(({ courseId }) => courseId ?? []),
  ),
})
/** A cached result may contain games that were cancelled or hidden since. */
const live = (game: ShownGame | undefined): ShownGame[] =>
  game && game.inviteKey === null && (game.status === 'scheduled' || game.status === 'active')
    ? [game]
    : []

type Counting = {
  db: Database
  search: Search
  now: Instant
  searchCache: SearchCache
  reader: Reader
}
async function summarize<Result extends { readonly count: number }>(
  { db, search, now, searchCache: { suggestions }, reader }: Counting,
  cache: SingleFlightCache<Result>,
  none: Result,
  find: Parameters<typeof findSearched<Result>>[1],
): Promise<Result> {
  const summary = async () =>
    findSearched(
      {
        db,
        search,
        settings: await readSettings(db),
        now,
        suggestions,
        none,
        withoutHosts: reader ? [...reader.blockedWith] : undefined,
      },
      find,
    )
  return reader !== null ? summary() : cache.get(JSON.stringify(search), summary)
}
/** All public games that match, by day and by prefecture; cached like the list. */
export const listGameCounts = (counting: Counting): Promise<GameCounts> =>
  summarize(counting, counting.searchCache.counts, NO_GAMES, countGames)

/** The first public games of each day that match; cached like the list. */
export const listFirstGames = (counting: Counting): Promise<FirstGames> =>
  summarize(counting, counting.searchCache.firstGames, NO_FIRST_GAMES, firstGames)
