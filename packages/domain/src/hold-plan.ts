import type { Currency } from './money.ts'
import { DAY, HOUR, hours, type Duration, type Instant } from './time.ts'
import type { Settings } from './settings.ts'
import { GAME_LENGTH } from './game.ts'
import type { ParticipationState } from './machines/participation-machine.ts'
import { UPCOMING } from './machines/seat-states.ts'

/**
 * Minimum validity of a card authorisation. Source: the provider's "Place a hold on a payment
 * method": merchant-initiated Visa 5 days less a safety margin (4 days 18 hours); other brands and
 * on-session payments 7 days; an account in Japan may hold JPY for 30 days on most brands. The
 * provider's own `capture_before` is stored as well and wins.
 */
export function authorisationWindow(
  brand: string,
  currency: Currency,
  merchantInitiated: boolean,
): Duration {
  const longJpy = ['visa', 'mastercard', 'jcb', 'diners', 'discover']
  if (currency === 'JPY' && longJpy.includes(brand)) return 30 * DAY
  if (brand === 'visa' && merchantInitiated) return 4 * DAY + 18 * HOUR
  return 7 * DAY
}

/** Safety margin between the last possible settlement and the end of an authorisation. */
export const AUTHORISATION_MARGIN = hours(2)
/**
 * An undecided authorisation is released or renewed this long before it expires. Shorter than the
 * margin above, so that a settlement in time comes first.
 */
export const EXPIRY_RELEASE_MARGIN = hours(1)
/** An operator is reminded this long before a hold that waits for a decision expires. */
export const EXPIRY_WARNING = hours(24)

/**
 * When an authorisation for a game may expire at the earliest: after settlement, the statement
 * hours and the margin.
 */
export const neededUntil = (
  teeTime: Instant,
  settings: Pick<Settings, 'no_show_statement_hours'>,
): Instant => teeTime + GAME_LENGTH + hours(settings.no_show_statement_hours) + AUTHORISATION_MARGIN

/** The longest time before a tee time at which this card's authorisation still lasts long enough. */
const longestLead = (
  brand: string,
  currency: Currency,
  settings: Pick<Settings, 'no_show_statement_hours'>,
): Duration => authorisationWindow(brand, currency, true) - neededUntil(0, settings)

/** The lead that every card allows, whatever its brand and currency. */
export const shortestLead = (
  settings: Pick<Settings, 'hold_lead_hours' | 'no_show_statement_hours'>,
): Duration => Math.min(hours(settings.hold_lead_hours), longestLead('visa', 'USD', settings))

export type HoldPlan =
  | { readonly kind: 'now' }
  | { readonly kind: 'scheduled'; readonly placeAt: Instant }

export type HoldPlanInput = {
  readonly now: Instant
  readonly teeTime: Instant
  readonly brand: string
  readonly currency: Currency
  /** The game may still be called off: nothing is held before. */
  readonly notBefore: Instant | null
}
/**
 * When to place a hold: at once when the tee time is within the lead (inclusive), else at tee time
 * − lead. The lead is shortened for a card whose authorisation would not last until settlement and
 * the statement hours are over, and for a game that may still be called off.
 */
export function planHold(
  input: HoldPlanInput,
  settings: Pick<Settings, 'hold_lead_hours' | 'no_show_statement_hours'>,
): HoldPlan {
  const longest = longestLead(input.brand, input.currency, settings)
  const placeAt = Math.max(
    input.teeTime - Math.min(hours(settings.hold_lead_hours), longest),
    input.notBefore ?? -Infinity,
  )
  return input.now >= placeAt ? { kind: 'now' } : { kind: 'scheduled', placeAt }
}

/**
 * The moment after which a hold that could not be placed is given up and the seat released: never
 * later than the tee time, or a guest would play without a hold.
 */
export const giveUpAt = (
  firstRefusal: Instant,
  teeTime: Instant,
  settings: Pick<Settings, 'hold_retry_grace_hours'>,
): Instant => Math.min(firstRefusal + hours(settings.hold_retry_grace_hours), teeTime)
/** Backoff between two attempts to place a refused hold. */
export const HOLD_RETRY_PAUSE = hours(6)
/** How long a seat stays reserved while the guest completes authentication with the bank. */
export const AUTHENTICATION_TIME: Duration = 15 * 60_000
/** How long a seat stays reserved while the outcome of its hold is unknown. */
export const RESERVATION_TIME: Duration = hours(1)
/** Last moment (inclusive) for a seat without an authorised hold: never after the tee time. */
export const reservedUntil = (joinedAt: Instant, teeTime: Instant): Instant =>
  Math.min(joinedAt + RESERVATION_TIME, teeTime)

/**
 * What happens to an undecided authorisation that is about to expire. `renew`: the game is still
 * ahead, so a new authorisation replaces it. `release`: money that is decided later is charged to the
 * saved card.
 */
export const actionBeforeExpiry = (
  state: ParticipationState,
  teeTime: Instant,
  now: Instant,
): 'renew' | 'release' => (UPCOMING.includes(state) && now < teeTime ? 'renew' : 'release')
