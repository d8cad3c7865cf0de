import { straightKm } from '@tomogolf/domain/places/distance'
import { pointNear, positionIn } from '@tomogolf/domain/places/near'
import { rateOf } from '@tomogolf/domain/exchange'
import { fromMajor, type Currency } from '@tomogolf/domain/money'
import type { Settings } from '@tomogolf/domain/settings'
import { hours, type Instant } from '@tomogolf/domain/time'
import type { Database } from '../../../platform/database/database.ts'
import { SingleFlightCache } from '../../../platform/cache/single-flight-cache.ts'
import { readPositions } from '../../courses/courses.repository.ts'
import { asPart, asWholeName, queryParts, queryWords } from '@tomogolf/domain/search/search-text'
import { readSettings } from '../../settings/settings.repository.ts'
import {
  findGames,
  sliceIds,
  countLimit,
  NO_RESULT,
  type SearchResult,
  type GameFilters,
} from '../search/find-games.read.ts'
import {
  readSpellingSuggestions,
  type SuggestionCache,
} from '../search/spelling-suggestions.read.ts'
import type { Rosters, GamePorts, ShownGame } from '../game-ports.types.ts'

type Search = Pick<GameFilters, 'date' | 'region' | 'skill' | 'course' | 'language'> & {
  /** The highest green fee in US dollars. */
  readonly price?: number
  readonly open?: 'true' | 'false'
  readonly search?: string
  readonly exactMatch?: 'true' | 'false'
  /** A place's id, or a rounded position. */
  readonly near?: string
}
export type GameQuery = Search & { readonly page: number; readonly pageSize: number }
/** `more`: there are more games than are counted. */
export type GamePage = {
  games: ShownGame[]
  rosters: Rosters
  settings: Settings
  page: number
  total: number
  more: boolean
  /** By course; absent when no distances were asked for. */
  distances?: ReadonlyMap<string, number>
}

/** Search results are cached this many times longer than responses: the games are read again. */
const TTL_FACTOR = 10
/** Each is a string of at most a thousand ids: some megabytes in all. */
const MAX_SEARCHES = 300
/**
 * Caches search results, for visitors who page through them, and the spelling suggestions of
 * misspelt searches.
 */
export class SearchCache {
  readonly results: SingleFlightCache<SearchResult>
  readonly suggestions: SuggestionCache

  /** `responseTtlMs`: how long a response to visitors is cached. */
  constructor(responseTtlMs: number) {
    const options = { ttlMs: TTL_FACTOR * responseTtlMs, maxEntries: MAX_SEARCHES }
    this.results = new SingleFlightCache(options)
    this.suggestions = new SingleFlightCache(options)
  }
  clear(): void {
    this.results.clear()
    this.suggestions.clear()
  }
}

/**
 * One page of the public games, by tee time or by distance. `viewed`: the caller is signed in and
 * must see their own changes at once, so the cache is skipped, as it is for a device's position.
 */
export async function listGames(
  db: Database,
  ports: Pick<GamePorts, 'readShownGames'>,
  { page: wanted, pageSize, ...search }: GameQuery,
  now: Instant,
  searchCache: SearchCache,
  viewed: boolean,
): Promise<GamePage> {
  const settings = await readSettings(db)
  const find = () => findSearched(db, search, settings, now, searchCache.suggestions)
  const isPosition = search.near !== undefined && positionIn(search.near) !== undefined
  const result = await (viewed || isPosition
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
  const listed = shown.flatMap((id) => live(games.get(id)))
  return {
    games: listed,
    ...(search.near && { distances: await readDistances(db, listed, search.near) }),
    rosters,
    settings,
    page,
    total,
    more: result.count > limit,
  }
}
/** Kilometers from a place to the course of each game that has a listed one. */
async function readDistances(
  db: Database,
  games: readonly ShownGame[],
  near: string,
): Promise<Map<string, number>> {
  const from = pointNear(near)!
  const positions = await readPositions(
    db,
    games.flatMap(({ courseId }) => courseId ?? []),
  )
  return new Map([...positions].map(([id, position]) => [id, straightKm(from, position)]))
}
/** A cached result may contain games that were cancelled since. */
const live = (game: ShownGame | undefined): ShownGame[] =>
  game && (game.status === 'scheduled' || game.status === 'active') ? [game] : []

/** The limit in each currency's minor units; without a rate no game in yen is known to be within. */
function priceLimitsOf(
  dollars: number,
  settings: Settings,
  now: Instant,
): Partial<Record<Currency, number>> {
  const rate = rateOf(settings, now)
  return {
    USD: fromMajor(dollars, 'USD').minor,
    ...(rate && { JPY: Math.min(fromMajor(dollars * rate.yen, 'JPY').minor, MAX_INTEGER) }),
  }
}
/** The largest value of a column of prices. */
const MAX_INTEGER = 2_147_483_647

/** Searches the text; without a result it tries the spelling suggestions. */
async function findSearched(
  db: Database,
  { search, exactMatch, near, price, open, ...named }: Search,
  settings: Settings,
  now: Instant,
  suggestions: SuggestionCache,
): Promise<SearchResult> {
  const point = near === undefined ? undefined : pointNear(near)
  const times = { now, joinableFrom: now + hours(settings.join_deadline_hours) }
  const filters: GameFilters = {
    ...named,
    openOnly: open === 'true',
    ...(point && { point }),
    ...(price !== undefined && { priceLimits: priceLimitsOf(price, settings, now) }),
  }
  if (!search) return findGames(db, filters, times)
  const words = queryWords(search)
  // only punctuation: no search term
  if (words.length === 0) return NO_RESULT
  // exact match: the whole course name or the whole location
  if (exactMatch === 'true') return findGames(db, filters, times, [words.map(asWholeName)])
  const asTyped = await findGames(
    db,
    filters,
    times,
    queryParts(search).map((part) => part.map(asPart)),
  )
  if (asTyped.count > 0) return asTyped
  for (const patterns of await readSpellingSuggestions(db, search, suggestions)) {
    const found = await findGames(db, filters, times, patterns)
    if (found.count > 0) return found
  }
  return NO_RESULT
}
