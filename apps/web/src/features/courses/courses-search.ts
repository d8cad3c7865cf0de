import {
  PREFECTURE_NAMES,
  REGIONS,
  regionOfPrefecture,
  type Region,
} from '@tomogolf/domain/regions'
import type { QueryOf } from '@tomogolf/contract/api/endpoints'
import { coursesQuery, type ListedCourse } from '../../queries/courses.ts'
import { checked, oneOf, present, text, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'

export const VIEWS = ['alphabetical', 'region', 'price'] as const
export type View = (typeof VIEWS)[number]
export const BANDS = ['under_15000', '15000_25000', 'over_25000', 'unknown'] as const
export type Band = (typeof BANDS)[number]

/**
 * Search parameters: `/golf-courses?view=price&prefecture=Chiba&price=under_15000&q=…&page=2`. The
 * default view is omitted.
 */
export type CoursesSearch = {
  view?: Exclude<View, 'alphabetical'>
  q?: string
  region?: Region
  prefecture?: string
  price?: Band
  page?: number
}
export function coursesSearch(raw: Record<string, unknown>): CoursesSearch {
  const prefecture = oneOf(raw.prefecture, PREFECTURE_NAMES)
  return checked({
    view: oneOf(raw.view, ['region', 'price']),
    q: text(raw.q),
    prefecture,
    // a prefecture implies its region
    region: prefecture === undefined ? oneOf(raw.region, REGIONS) : undefined,
    price: oneOf(raw.price, BANDS),
    page: wholeNumber(raw.page, 2, 100_000),
  })
}
/** The query for the search parameters of the list. */
export const courseListQuery = ({ q, ...search }: CoursesSearch) =>
  coursesQuery({ ...search, ...(q?.trim() && { q: q.trim() }) } as QueryOf<'GET /api/golf-courses'>)

export const regionOf = ({ region, prefecture }: CoursesSearch): Region | undefined =>
  region ?? (prefecture === undefined ? undefined : regionOfPrefecture(prefecture))

/** The search parameters after selecting a place. Selecting it again returns to all of Japan. */
export const withPlace = (
  search: CoursesSearch,
  place: Pick<CoursesSearch, 'region' | 'prefecture'>,
): CoursesSearch => {
  const same = place.prefecture === search.prefecture && place.region === search.region
  return present({
    ...search,
    region: undefined,
    prefecture: undefined,
    page: undefined,
    ...(same ? {} : place),
  })
}

/** The canonical URL: a place is a page of its own; a search term is not. */
export function pathOf({ region, prefecture }: CoursesSearch): string {
  const place = prefecture
    ? `prefecture=${encodeURIComponent(prefecture)}`
    : region && `region=${region}`
  return place ? `/golf-courses?${place}` : '/golf-courses'
}

/**
 * The price band of a course: its weekday guide price, else weekend, else the price of its games
 * (in yen).
 */
export function bandOf({
  guidePrice,
  hostedPriceJpy,
}: Pick<ListedCourse, 'guidePrice' | 'hostedPriceJpy'>): Band {
  const yen = guidePrice?.weekdayJpy ?? guidePrice?.weekendJpy ?? hostedPriceJpy
  if (yen === null || yen === undefined) return 'unknown'
  return yen < 15_000 ? 'under_15000' : yen <= 25_000 ? '15000_25000' : 'over_25000'
}
