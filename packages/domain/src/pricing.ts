import { add, fromMajor, maxOf, money, percentOf, type Currency, type Money } from './money.ts'
import type { Settings } from './settings.ts'

/**
 * What a guest agrees to: the green fee paid at the course, the platform fee, and their sum, which
 * is held.
 */
export type Terms = { readonly price: Money; readonly fee: Money; readonly hold: Money }

type FeeSettings = Pick<
  Settings,
  'platform_fee_base_usd' | 'platform_fee_base_jpy' | 'platform_fee_percent'
>
type BaseFeeSettings = Omit<FeeSettings, 'platform_fee_percent'>
type PriceSettings = FeeSettings & Pick<Settings, 'price_limit_usd' | 'price_limit_jpy'>

/** Minimum fee per guest in a currency. */
export const baseFee = (currency: Currency, settings: BaseFeeSettings): Money =>
  fromMajor(
    currency === 'JPY' ? settings.platform_fee_base_jpy : settings.platform_fee_base_usd,
    currency,
  )

/** The higher of the currency's base and the percentage, rounded half up to the minor unit. */
const computedFee = (price: Money, settings: FeeSettings): Money =>
  maxOf(baseFee(price.currency, settings), percentOf(price, settings.platform_fee_percent))

/**
 * Prices one participation. The preview, the hold and every capture come from here. A fee that the
 * card provider cannot capture is waived: the settings may have changed after a game was published.
 */
export function priceParticipation(price: Money, settings: FeeSettings): Terms {
  const computed = computedFee(price, settings)
  const isTooSmall = computed.minor < PROVIDER_LIMITS[price.currency].min
  const fee = isTooSmall ? money(0, price.currency) : computed
  return { price, fee, hold: add(price, fee) }
}

/** Penalty of a host who is certain to have been absent: the base fee for each guest. */
export const hostPenalty = (guests: number, currency: Currency, settings: BaseFeeSettings): Money =>
  money(baseFee(currency, settings).minor * guests, currency)

/**
 * The smallest and largest payment that the card provider accepts, in minor units. Source: the
 * provider's "Supported currencies", minimum and maximum charge amounts (an amount has at most
 * eight digits).
 */
export const PROVIDER_LIMITS: Record<Currency, { readonly min: number; readonly max: number }> = {
  USD: { min: 50, max: 99_999_999 },
  JPY: { min: 50, max: 99_999_999 },
}
const isChargeable = ({ minor, currency }: Money): boolean =>
  minor >= PROVIDER_LIMITS[currency].min && minor <= PROVIDER_LIMITS[currency].max

/** The operator's limit of the green fee per player. */
export const priceLimit = (
  currency: Currency,
  settings: Pick<Settings, 'price_limit_usd' | 'price_limit_jpy'>,
): Money =>
  fromMajor(currency === 'JPY' ? settings.price_limit_jpy : settings.price_limit_usd, currency)

export type PriceProblem = {
  readonly code: 'PRICE_TOO_HIGH' | 'PRICE_TOO_LOW'
  readonly limit: Money
}
/**
 * Why a green fee is refused, with the highest or lowest accepted one (inclusive): above the
 * operator's limit, or too small for the provider to hold the whole or to capture the fee alone.
 */
export function priceProblem(price: Money, settings: PriceSettings): PriceProblem | null {
  const limit = priceLimit(price.currency, settings)
  if (price.minor > limit.minor) return { code: 'PRICE_TOO_HIGH', limit }
  if (canBePaid(price, settings)) return null
  return { code: 'PRICE_TOO_LOW', limit: lowestPrice(limit, settings) }
}
function canBePaid(price: Money, settings: FeeSettings): boolean {
  const fee = computedFee(price, settings)
  const hold = add(price, fee)
  // without a fee a check-in captures nothing
  return isChargeable(hold) && (fee.minor === 0 || isChargeable(fee))
}
function lowestPrice(limit: Money, settings: FeeSettings): Money {
  let [tooLow, enough] = [0, limit.minor]
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2)
    if (canBePaid(money(middle, limit.currency), settings)) enough = middle
    else tooLow = middle
  }
  return money(enough, limit.currency)
}

/**
 * Japan's standard rate. Source: 消費税法 第29条 and local consumption tax together, since October 2019.
 */
export const CONSUMPTION_TAX_PERCENT = 10
/**
 * The consumption tax inside an amount that includes it, fractions of the minor unit cut off, once
 * for a receipt.
 */
export const taxWithin = (amount: Money): Money =>
  money(
    Math.floor((amount.minor * CONSUMPTION_TAX_PERCENT) / (100 + CONSUMPTION_TAX_PERCENT)),
    amount.currency,
  )

/** The green fee of examples. The other amounts are computed by the pricing rules. */
export const EXAMPLE_GREEN_FEE = fromMajor(100, 'USD')

/**
 * Version of the hold agreement that a guest accepts; it changes whenever the meaning of the text
 * changes.
 */
export const POLICY_VERSION = '2026-11-24'
