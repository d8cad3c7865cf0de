import type { Currency } from './money.ts'
import { DAY, HOUR, hours, type Duration, type Instant } from './time.ts'
import type { Settings } from './settings.ts'
import { GAME_LENGTH } from './game.ts'

/**
 * How long a card authorisation is good for, at least. Source: the provider's "Place a hold on a payment method":
 * merchant-initiated Visa 5 days less a safety margin (4 days 18 hours); other brands and on-session payments 7 days;
 * an account in Japan may hold JPY for 30 days on most brands. The provider's own `capture_before` is stored as well and wins.
 */
export function authorisationWindow(brand: string, currency: Currency, merchantInitiated: boolean): Duration {
  const longJpy = ['visa', 'mastercard', 'jcb', 'diners', 'discover']
  if (currency === 'JPY' && longJpy.includes(brand)) return 30 * DAY
  if (brand === 'visa' && merchantInitiated) return 4 * DAY + 18 * HOUR
  return 7 * DAY
}

/** Safety margin between the last possible settlement and the end of an authorisation. */
export const AUTHORISATION_MARGIN = hours(2)

export type HoldPlan = { readonly kind: 'now' } | { readonly kind: 'scheduled'; readonly placeAt: Instant }

/**
 * When to place a hold: at once when the tee time is within the lead (inclusive), else at tee time − lead.
 * The lead is shortened for a card whose authorisation would not last until settlement and the statement hours are over.
 */
export function planHold(
  input: { now: Instant; teeTime: Instant; brand: string; currency: Currency },
  settings: Pick<Settings, 'hold_lead_hours' | 'no_show_statement_hours'>,
): HoldPlan {
  const needed = GAME_LENGTH + hours(settings.no_show_statement_hours) + AUTHORISATION_MARGIN
  const longest = authorisationWindow(input.brand, input.currency, true) - needed
  const placeAt = input.teeTime - Math.min(hours(settings.hold_lead_hours), longest)
  return input.now >= placeAt ? { kind: 'now' } : { kind: 'scheduled', placeAt }
}

/** The moment after which a hold that could not be placed is given up and the seat released: never later than the tee time, or somebody would play unsecured. */
export const giveUpAt = (firstRefusal: Instant, teeTime: Instant, settings: Pick<Settings, 'hold_retry_grace_hours'>): Instant =>
  Math.min(firstRefusal + hours(settings.hold_retry_grace_hours), teeTime)
/** Pause between two tries of a refused hold. */
export const HOLD_RETRY_PAUSE = hours(6)
/** How long a place is kept while the guest confirms a payment with the bank during joining. */
export const AUTHENTICATION_TIME: Duration = 15 * 60_000
