import type { ListedCourse } from '../../queries/courses.ts'
import type { Band } from './courses-search.ts'

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
