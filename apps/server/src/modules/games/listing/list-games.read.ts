import type { Instant } from '@tomogolf/domain/time'
import type { Database } from '../../../platform/database/database.ts'
import { SingleFlightCache } from '../../../platform/cache/single-flight-cache.ts'
import { asPart, asWholeName, queryParts, queryWords } from '../../courses/search-text.ts'
import {
  findGames,
  idsOf,
  mostCounted,
  NONE,
  type Found,
  type GameFilters,
} from '../search/find-games.read.ts'
import { readMeant, type MeantWords } from '../search/spelling-suggestions.read.ts'
import type { Company, GamePorts, ShownGame } from '../game-ports.ts'

type Search = GameFilters & { readonly search?: string; readonly exactMatch?: 'true' | 'false' }
export type GameQuery = Search & { readonly page: number; readonly pageSize: number }
/** `more`: there are more games than are counted. */
export type GamePage = { games: ShownGame[]; company: Company; total: number; more: boolean }

/** What was found may be so many times older than answers: the games themselves are read anew. */
const FOUND_LAST = 10
/** Each is the text of a thousand ids at most: some megabytes in all. */
const MOST_SEARCHES = 300
/** What is remembered of searches: the games that visitors found, by tee time, for those who turn the pages; and what misspelt words were meant for. */
export class Searches {
  readonly found: SingleFlightCache<Found>
  readonly meant: MeantWords

  /** `answersLast`: milliseconds that an answer to visitors is kept. */
  constructor(answersLast: number) {
    this.found = new SingleFlightCache({
      ttlMs: FOUND_LAST * answersLast,
      maxEntries: MOST_SEARCHES,
    })
    this.meant = new SingleFlightCache({
      ttlMs: FOUND_LAST * answersLast,
      maxEntries: MOST_SEARCHES,
    })
  }
  clear(): void {
    this.found.clear()
    this.meant.clear()
  }
}

/** One page of the games that the public can still see, by tee time. `viewed`: by somebody signed in, who must find what they have just written. */
export async function listGames(
  db: Database,
  ports: Pick<GamePorts, 'readShownGames'>,
  { page, pageSize, ...search }: GameQuery,
  now: Instant,
  searches: Searches,
  viewed: boolean,
): Promise<GamePage> {
  const find = () => findSearched(db, search, now, searches.meant)
  const found = await (viewed ? find() : searches.found.get(JSON.stringify(search), find))
  const first = (page - 1) * pageSize,
    most = mostCounted(search.search)
  // beyond what is counted there are no pages: nobody is sent through a million rows to reach one
  const shown = idsOf(found, first, Math.min(first + pageSize, most))
  const { games, company } = await ports.readShownGames(db, shown)
  return {
    games: shown.flatMap((id) => live(games.get(id))),
    company,
    total: Math.min(found.count, most),
    more: found.count > most,
  }
}
/** What was found a moment ago may have been called off since. */
const live = (g: ShownGame | undefined): ShownGame[] =>
  g && (g.status === 'scheduled' || g.status === 'active') ? [g] : []

/** A search that finds nothing is tried again for typing errors. */
async function findSearched(
  db: Database,
  { search, exactMatch, ...filters }: Search,
  now: Instant,
  meant: MeantWords,
): Promise<Found> {
  if (!search) return findGames(db, filters, now)
  const words = queryWords(search)
  // nothing but signs: nothing can be found by them
  if (words.length === 0) return NONE
  // exactly: the whole course name or the whole location
  if (exactMatch === 'true') return findGames(db, filters, now, [words.map(asWholeName)])
  const asTyped = await findGames(
    db,
    filters,
    now,
    queryParts(search).map((part) => part.map(asPart)),
  )
  if (asTyped.count > 0) return asTyped
  for (const patterns of await readMeant(db, search, meant)) {
    const found = await findGames(db, filters, now, patterns)
    if (found.count > 0) return found
  }
  return NONE
}
