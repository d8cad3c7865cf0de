import { fromMajor, toMajor, type Money } from './money.ts'
import type { Settings } from './settings.ts'
import { DAY, dayOfDigits, fromJapanText, type Instant } from './time.ts'

/** A rate older than this misleads more than it helps. */
export const RATE_LASTS = 92 * DAY

/** Yen for one dollar and the day of that rate (`YYYY-MM-DD`), as the operator set them; null when none is set, or it is too old or of a day to come. */
export function rateOf(
  settings: Pick<Settings, 'yen_per_dollar' | 'yen_per_dollar_day'>,
  now: Instant,
): { readonly yen: number; readonly day: string } | null {
  const { yen_per_dollar: yen, yen_per_dollar_day: digits } = settings
  const day = dayOfDigits(digits)
  const from = day === undefined ? undefined : fromJapanText(day)
  return yen > 0 &&
    day !== undefined &&
    from !== undefined &&
    from <= now &&
    now - from <= RATE_LASTS
    ? { yen, day }
    : null
}

/** About the same amount in the other of the two currencies: to a hundred yen or a whole dollar, because it is no price. */
export function about(value: Money, yenPerDollar: number): Money {
  if (value.currency === 'USD')
    return fromMajor(Math.round((toMajor(value) * yenPerDollar) / 100) * 100, 'JPY')
  return fromMajor(Math.round(toMajor(value) / yenPerDollar), 'USD')
}
