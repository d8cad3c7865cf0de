import { SKILL_LEVELS, type SkillLevel } from '@tomogolf/domain/game'
import { LANGUAGE_CODES, type LanguageCode } from '@tomogolf/domain/people/language-codes'
import { REGIONS, type Region } from '@tomogolf/domain/regions'
import { gamesQuery } from '../../queries/games.ts'
import { checked, flag, oneOf, present, text, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'
import { parseRange, serializeRange, type DayRange } from '@tomogolf/ui/calendar/day-range.ts'

/** Highest green fees to choose from, in US dollars. */
export const PRICE_LIMITS = [100, 150, 200, 300] as const
export type PriceLimit = (typeof PRICE_LIMITS)[number]
/** Views of the games beside the list. */
export const VIEWS = ['map', 'calendar'] as const
export type View = (typeof VIEWS)[number]

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
  booked?: true
  women?: true
  instant?: true
  exactMatch?: true
  /** The id of a place, from which distances are measured; never a position. */
  near?: string
  view?: View
  /** Of the calendar: the shown month, and the day whose games are listed. */
  month?: string
  day?: string
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
  /** Only games with a booking on file. */
  booked: boolean
  /** Only games for women only. */
  women: boolean
  /** Without games whose hosts approve guests. */
  instant: boolean
  exactMatch: boolean
  near: string | null
}
export const NO_FILTERS: Filters = {
  search: '',
  days: null,
  region: null,
  skill: null,
  price: null,
  language: null,
  open: false,
  booked: false,
  women: false,
  instant: false,
  exactMatch: false,
  near: null,
}

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

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
    booked: flag(raw.booked),
    women: flag(raw.women),
    instant: flag(raw.instant),
    exactMatch: flag(raw.exactMatch),
    near: matching(raw.near, /^(station|airport|area)-[a-z0-9-]{1,50}$/),
    view: oneOf(raw.view, VIEWS),
    month: matching(raw.month, /^20\d\d-(0[1-9]|1[0-2])$/),
    day: parseRange(text(raw.day)) ? matching(raw.day, /^[\d-]{10}$/) : undefined,
    refresh: flag(raw.refresh),
    host: flag(raw.host),
  })
}

export const filtersOf = ({
  date,
  page: _page,
  view: _view,
  month: _month,
  day: _day,
  refresh: _refresh,
  host: _host,
  ...filters
}: GamesSearch): Filters => ({ ...NO_FILTERS, ...present(filters), days: parseRange(date) })

/** The search parameters for filters, without a page: a changed filter starts at the first page. */
export const searchOf = ({ days, search, ...filters }: Filters): GamesSearch =>
  Object.fromEntries(
    Object.entries({
      ...filters,
      search: search.trim(),
      date: days && serializeRange(days),
    }).filter(([, value]) => value),
  )

/** Equal for addresses with the same filters; ignores the page. */
export const filterKey = (search: GamesSearch): string =>
  JSON.stringify(searchOf(filtersOf(search)))

export const isFiltered = (search: GamesSearch): boolean => filterKey(search) !== '{}'

/** What the form for an alert is prefilled with: the same filters. */
export const wishOf = ({ region, date, price, skill, language }: GamesSearch) =>
  present({ area: region, date, price, level: skill, language })

export const toApiQuery = ({
  open,
  booked,
  women,
  instant,
  exactMatch,
  host: _host,
  refresh: _refresh,
  view: _view,
  month: _month,
  day: _day,
  ...filters
}: GamesSearch) =>
  present({
    ...filters,
    open: open && ('true' as const),
    booked: booked && ('true' as const),
    women: women && ('true' as const),
    instant: instant && ('true' as const),
    exactMatch: exactMatch && ('true' as const),
  })

/**
 * The games for an address of the list. `position`: of the device, when distances are measured from
 * there; the address does not contain it.
 */
export const searchQuery = ({ page = 1, ...search }: GamesSearch, position?: string) =>
  gamesQuery(present({ page, ...toApiQuery(search), near: search.near ?? position }))
