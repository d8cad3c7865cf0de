import { regionOfPrefecture, type Region } from '@tomogolf/domain/regions'
import { present } from '@tomogolf/ui/lib/search-params.ts'
import type { ListedCourse } from '../../queries/courses.ts'
import type { Band, CoursesSearch } from './courses-search.ts'

// apart from courses-search.ts, which is part of every first load

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
