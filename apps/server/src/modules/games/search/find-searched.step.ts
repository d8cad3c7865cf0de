import { rateOf } from '@tomogolf/domain/exchange'
import { fromMajor, type Currency } from '@tomogolf/domain/money'
import { pointNear } from '@tomogolf/domain/places/near'
import { asPart, asWholeName, queryParts, queryWords } from '@tomogolf/domain/search/search-text'
import type { Settings } from '@tomogolf/domain/settings'
import { hours, type Instant } from '@tomogolf/domain/time'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { GameFilters, Patterns, Times } from './find-games.read.ts'
import { readSpellingSuggestions, type SuggestionCache } from './spelling-suggestions.read.ts'

/** What a visitor filters by: the same for the list and for its counts. */
export type Search = Pick<GameFilters, 'date' | 'region' | 'skill' | 'course' | 'language'> & {
  /** The highest green fee in US dollars. */
  readonly price?: number
  readonly open?: 'true' | 'false'
  readonly booked?: 'true' | 'false'
  readonly women?: 'true' | 'false'
  readonly instant?: 'true' | 'false'
  readonly search?: string
  readonly exactMatch?: 'true' | 'false'
  /** A place's id, or a rounded position. */
  readonly near?: string
}
type Find<Result> = (
  tx: Tx,
  filters: GameFilters,
  times: Times,
  patterns?: Patterns,
) => Promise<Result>
type Searching<Result> = {
  readonly withoutHosts?: readonly string[] | undefined
  readonly db: Database
  readonly search: Search
  readonly settings: Settings
  readonly now: Instant
  readonly suggestions: SuggestionCache
  readonly none: Result
}

/** Runs a statement for a search; without a result it tries the spelling suggestions. */
export async function findSearched<Result extends { readonly count: number }>(
  { db, search: searched, settings, now, suggestions, none, withoutHosts }: Searching<Result>,
  find: Find<Result>,
): Promise<Result> {
  const { search, exactMatch, near, price, open, booked, women, instant, ...named } = searched
  const point = near === undefined ? undefined : pointNear(near)
  const times = { now, joinableFrom: now + hours(settings.join_deadline_hours) }
  const filters: GameFilters = {
    ...named,
    openOnly: open === 'true',
    bookedOnly: booked === 'true',
    womenOnly: women === 'true',
    instantOnly: instant === 'true',
    ...(point && { point }),
    ...(withoutHosts && { withoutHosts }),
    ...(price !== undefined && { priceLimits: priceLimitsOf(price, settings, now) }),
  }
  if (!search) return find(db, filters, times)
  const words = queryWords(search)
  // only punctuation: no search term
  if (words.length === 0) return none
  // exact match: the whole course name or the whole location
  if (exactMatch === 'true') return find(db, filters, times, [words.map(asWholeName)])
  const asTyped = await find(
    db,
    filters,
    times,
    queryParts(search).map((part) => part.map(asPart)),
  )
  if (asTyped.count > 0) return asTyped
  for (const patterns of await readSpellingSuggestions(db, search, suggestions)) {
    const found = await find(db, filters, times, patterns)
    if (found.count > 0) return found
  }
  return none
}

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
