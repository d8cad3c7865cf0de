import { SKILL_LEVELS, type SkillLevel } from '@tomogolf/domain/game'
import { REGIONS, type Region } from '@tomogolf/domain/regions'
import type { QueryOf } from '@tomogolf/contract/api/endpoints'
import { gamesQuery } from '../../queries/games.ts'
import { checked, flag, oneOf, present, text, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'
import { parseRange, serializeRange, type DayRange } from '@tomogolf/ui/calendar/day-range.ts'

/** The search parameters of the games list. Absent: not filtered. */
export type GamesSearch = {
  page?: number
  search?: string
  date?: string
  region?: Region
  skill?: SkillLevel
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
  exactMatch: boolean
}
export const NO_FILTERS: Filters = {
  search: '',
  days: null,
  region: null,
  skill: null,
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
    exactMatch: flag(raw.exactMatch),
    refresh: flag(raw.refresh),
    host: flag(raw.host),
  })
}

export const filtersOf = ({ search, date, region, skill, exactMatch }: GamesSearch): Filters => ({
  search: search ?? '',
  days: parseRange(date),
  region: region ?? null,
  skill: skill ?? null,
  exactMatch: exactMatch ?? false,
})

/** The search parameters for filters, without a page: a changed filter starts at the first page. */
export const searchOf = ({ search, days, region, skill, exactMatch }: Filters): GamesSearch =>
  present({
    search: text(search.trim()),
    date: days ? serializeRange(days) : undefined,
    region: region ?? undefined,
    skill: skill ?? undefined,
    exactMatch: exactMatch || undefined,
  })

/** Equal for addresses with the same filters; ignores the page. */
export const filterKey = (search: GamesSearch): string =>
  JSON.stringify(searchOf(filtersOf(search)))

export const isFiltered = (search: GamesSearch): boolean => filterKey(search) !== '{}'

const toApiQuery = ({
  page = 1,
  search,
  date,
  region,
  skill,
  exactMatch,
}: GamesSearch): QueryOf<'GET /api/games'> =>
  present({ page, search, date, region, skill, exactMatch: exactMatch && ('true' as const) })

/** The games for an address of the list. */
export const searchQuery = (search: GamesSearch) => gamesQuery(toApiQuery(search))
