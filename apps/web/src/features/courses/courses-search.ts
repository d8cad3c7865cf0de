import { PREFECTURE_NAMES, REGIONS, type Region } from '@tomogolf/domain/regions'
import type { QueryOf } from '@tomogolf/contract/api/endpoints'
import { coursesQuery } from '../../queries/courses.ts'
import { checked, oneOf, text, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'

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
