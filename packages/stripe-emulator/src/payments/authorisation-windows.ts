import type { Brand } from '../cards/cards.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

// https://docs.stripe.com/payments/place-a-hold-on-a-payment-method: card-not-present windows, and the 30 days that an
// account in Japan has for yen on these brands; American Express and every other currency keep the
// standard window.
const STANDARD = 7 * DAY
const VISA_MERCHANT_INITIATED = 4 * DAY + 18 * HOUR
const YEN_IN_JAPAN = 30 * DAY
const YEN_BRANDS: ReadonlySet<Brand> = new Set(['visa', 'mastercard', 'jcb', 'diners', 'discover'])

/** How long a hold lasts, in milliseconds. An off-session payment is merchant-initiated. */
export function authorisationWindow(hold: {
  brand: Brand
  currency: string
  offSession: boolean
}): number {
  if (hold.currency === 'jpy' && YEN_BRANDS.has(hold.brand)) return YEN_IN_JAPAN
  return hold.brand === 'visa' && hold.offSession ? VISA_MERCHANT_INITIATED : STANDARD
}
