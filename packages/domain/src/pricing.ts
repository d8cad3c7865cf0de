import { add, fromMajor, maxOf, money, percentOf, type Currency, type Money } from './money.ts'
import type { Settings } from './settings.ts'

/**
 * What a guest agrees to: the green fee paid at the course, the platform fee, and their sum, which
 * is held.
 */
export type Terms = { readonly price: Money; readonly fee: Money; readonly hold: Money }

/** Minimum fee per guest in a currency. */
export const baseFee = (currency: Currency, settings: Settings): Money =>
  fromMajor(
    currency === 'JPY' ? settings.platform_fee_base_jpy : settings.platform_fee_base_usd,
    currency,
  )

/**
 * Prices one participation. The preview, the hold and every capture come from here. Fee = the
 * higher of the currency's base and the percentage of the green fee, rounded half up to the minor
 * unit.
 */
export function priceParticipation(price: Money, settings: Settings): Terms {
  const fee = maxOf(
    baseFee(price.currency, settings),
    percentOf(price, settings.platform_fee_percent),
  )
  return { price, fee, hold: add(price, fee) }
}

/** Penalty of a host who is certain to have been absent: the base fee for each guest. */
export const hostPenalty = (guests: number, currency: Currency, settings: Settings): Money =>
  money(baseFee(currency, settings).minor * guests, currency)

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

/**
 * Version of the hold agreement that a guest accepts; it changes whenever the meaning of the text
 * changes.
 */
export const POLICY_VERSION = '2026-11-20'
