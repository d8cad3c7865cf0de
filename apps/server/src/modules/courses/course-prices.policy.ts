import type { PRICE_BANDS } from '@tomogolf/contract/courses.schemas'
import { CURRENCY_CODES, money, toMajor, type Money } from '@tomogolf/domain/money'
import type { Settings } from '@tomogolf/domain/settings'
import { webAddress } from '@tomogolf/domain/addresses/web-address'
import type { CourseGames } from './course-ports.types.ts'
import type { Course } from './courses.repository.ts'

export type PriceBand = (typeof PRICE_BANDS)[number]
/** Older guide prices mislead more than they help. */
const OLDEST_SHOWN = 2017

export type GuidePrice = {
  weekdayJpy: number | null
  weekendJpy: number | null
  year: number
  note: string | null
  sourceUrl: string | null
}
type Priced = Pick<
  Course,
  'weekdayPriceJpy' | 'weekendPriceJpy' | 'priceYear' | 'priceNote' | 'priceSourceUrl'
>

/** The sourced guide price with its year; null when there is none recent enough. */
export function guidePriceOf(course: Priced): GuidePrice | null {
  if (
    course.priceYear === null ||
    course.priceYear < OLDEST_SHOWN ||
    (course.weekdayPriceJpy === null && course.weekendPriceJpy === null)
  )
    return null
  return {
    weekdayJpy: course.weekdayPriceJpy,
    weekendJpy: course.weekendPriceJpy,
    year: course.priceYear,
    note: course.priceNote,
    sourceUrl: webAddress(course.priceSourceUrl),
  }
}

type Rate = Pick<Settings, 'platform_fee_base_usd' | 'platform_fee_base_jpy'>
/**
 * An amount in yen, for sorting only: dollars at the ratio of the two base fees. Null when the
 * settings give no rate.
 */
function inYen(price: Money, rate: Rate): number | null {
  if (price.currency === 'JPY') return price.minor
  const { platform_fee_base_usd: usd, platform_fee_base_jpy: jpy } = rate
  return usd > 0 && jpy > 0 ? Math.round((toMajor(price) * jpy) / usd) : null
}

/**
 * The lowest price of an upcoming game at a course, in its currency, and in yen for the price
 * bands.
 */
export function hostedPriceOf(
  games: CourseGames,
  rate: Rate,
): { price: Money; jpy: number | null } | null {
  const prices = CURRENCY_CODES.flatMap((currency) => {
    const minor = games.least[currency]
    return minor === undefined ? [] : [money(minor, currency)]
  }).map((price) => ({ price, jpy: inYen(price, rate) }))
  return prices.sort((a, b) => (a.jpy ?? Infinity) - (b.jpy ?? Infinity))[0] ?? null
}

/**
 * The sort price of a course in yen: its guide price on weekdays, else at weekends, else its
 * cheapest game.
 */
export function chooseSortPrice(
  guide: GuidePrice | null,
  hosted: { jpy: number | null } | null,
): number | null {
  return guide?.weekdayJpy ?? guide?.weekendJpy ?? hosted?.jpy ?? null
}
export function bandOf(jpy: number | null): PriceBand {
  if (jpy === null) return 'unknown'
  return jpy < 15_000 ? 'under_15000' : jpy <= 25_000 ? '15000_25000' : 'over_25000'
}
