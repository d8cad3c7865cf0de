import { fromMajor, toMajor, type Money } from './money.ts'
import type { Settings } from './settings.ts'
import { DAY, dayOfDigits, fromJapanText, type Instant } from './time.ts'

/** An older rate is not shown: it would mislead. */
export const RATE_MAX_AGE = 92 * DAY

/**
 * Yen for one dollar and the day of that rate (`YYYY-MM-DD`), as the operator set them; null when
 * unset, too old, or dated in the future.
 */
export function rateOf(
  settings: Pick<Settings, 'yen_per_dollar' | 'yen_per_dollar_day'>,
  now: Instant,
): { readonly yen: number; readonly day: string } | null {
  const { yen_per_dollar: yen, yen_per_dollar_day: digits } = settings
  const day = dayOfDigits(digits)
  const from = day === undefined ? undefined : fromJapanText(day)
  if (yen <= 0 || day === undefined || from === undefined) return null
  return from <= now && now - from <= RATE_MAX_AGE ? { yen, day } : null
}

/**
 * Approximate amount in the other currency, rounded to 100 yen or a whole dollar: for orientation,
 * never a price.
 */
export function about(value: Money, yenPerDollar: number): Money {
  if (value.currency === 'USD')
    return fromMajor(Math.round((toMajor(value) * yenPerDollar) / 100) * 100, 'JPY')
  return fromMajor(Math.round(toMajor(value) / yenPerDollar), 'USD')
}
