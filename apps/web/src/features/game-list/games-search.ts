import { SKILL_LEVELS, type SkillLevel } from '@tomogolf/domain/game'
import { LANGUAGE_CODES, type LanguageCode } from '@tomogolf/domain/profile'
import { REGIONS, type Region } from '@tomogolf/domain/regions'
import type { QueryOf } from '@tomogolf/contract/api/endpoints'
import { gamesQuery } from '../../queries/games.ts'
import { checked, flag, oneOf, present, text, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'
import { parseRange, serializeRange, type DayRange } from '@tomogolf/ui/calendar/day-range.ts'

/** Highest green fees to choose from, in US dollars. */
export const PRICE_LIMITS = [100, 150, 200, 300] as const
export type PriceLimit = (typeof PRICE_LIMITS)[number]

/** The search parameters of the games list. Absent: not filtered. */
export type GamesSearch = {
  page?: number
  search?: string
  date?: string
  region?: Region
  skill?: SkillLevel
  price?: PriceLimit
  language?: LanguageCode
  open?: true
  exactMatch?: true
  /** Fetches the games again, then disappears from the address. */
  refresh?: true
  /** Opens the host form, then disappears from the address. */
  host?: true
}
export type Filters = {
  search: string
  days: DayRange | null
  region: Region | null
  skill: SkillLevel | null
  price: PriceLimit | null
  language: LanguageCode | null
  /** Only games that can be joined. */
  open: boolean
  exactMatch: boolean
}
export const NO_FILTERS: Filters = {
  search: '',
  days: null,
  region: null,
  skill: null,
  price: null,
  language: null,
  open: false,
  exactMatch: false,
}

/**
 * Parses the search parameters. Invalid ones are dropped, never an error. "Any skill" is no filter.
 */
export function gamesSearch(raw: Record<string, unknown>): GamesSearch {
  const days = parseRange(text(raw.date))
  const skill = oneOf(raw.skill, SKILL_LEVELS)
  const page = wholeNumber(raw.page)
  return checked({
    page: page === 1 ? undefined : page,
    search: text(text(raw.search)?.trim()),
    date: days ? serializeRange(days) : undefined,
    region: oneOf(raw.region, REGIONS),
    skill: skill === 'any' ? undefined : skill,
    price: PRICE_LIMITS.find((price) => String(price) === String(raw.price)),
    language: oneOf(raw.language, LANGUAGE_CODES),
    open: flag(raw.open),
    exactMatch: flag(raw.exactMatch),
    refresh: flag(raw.refresh),
    host: flag(raw.host),
  })
}

export const filtersOf = ({
  search,
  date,
  region,
  skill,
  price,
  language,
  open,
  exactMatch,
}: GamesSearch): Filters => ({
  search: search ?? '',
  days: parseRange(date),
  region: region ?? null,
  skill: skill ?? null,
  price: price ?? null,
  language: language ?? null,
  open: open ?? false,
  exactMatch: exactMatch ?? false,
})

/** The search parameters for filters, without a page: a changed filter starts at the first page. */
export const searchOf = ({
  search,
  days,
  region,
  skill,
  price,
  language,
  open,
  exactMatch,
}: Filters): GamesSearch =>
  present({
    search: text(search.trim()),
    date: days ? serializeRange(days) : undefined,
    region: region ?? undefined,
    skill: skill ?? undefined,
    price: price ?? undefined,
    language: language ?? undefined,
    open: open || undefined,
    exactMatch: exactMatch || undefined,
  })

/** Equal for addresses with the same filters; ignores the page. */
export const filterKey = (search: GamesSearch): string =>
  JSON.stringify(searchOf(filtersOf(search)))

export const isFiltered = (search: GamesSearch): boolean => filterKey(search) !== '{}'

const toApiQuery = ({
  page = 1,
  open,
  exactMatch,
  host: _host,
  refresh: _refresh,
  ...filters
}: GamesSearch): QueryOf<'GET /api/games'> =>
  present({
    page,
    ...filters,
    open: open && ('true' as const),
    exactMatch: exactMatch && ('true' as const),
  })

/** The games for an address of the list. */
export const searchQuery = (search: GamesSearch) => gamesQuery(toApiQuery(search))
