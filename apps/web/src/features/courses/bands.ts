import type { ListedCourse } from '../../queries/courses.ts'
import type { Band } from './courses-search.ts'

/** The band a course was sorted into: by its guide price on a weekday, else at the weekend, else by the games there (in yen). */
export function bandOf({
  guidePrice,
  hostedPriceJpy,
}: Pick<ListedCourse, 'guidePrice' | 'hostedPriceJpy'>): Band {
  const yen = guidePrice?.weekdayJpy ?? guidePrice?.weekendJpy ?? hostedPriceJpy
  if (yen === null || yen === undefined) return 'unknown'
  return yen < 15_000 ? 'under_15000' : yen <= 25_000 ? '15000_25000' : 'over_25000'
}
