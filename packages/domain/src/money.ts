/**
 * Currencies a game may be priced in, with the number of decimals of their minor unit (ISO 4217).
 * JPY has none.
 */
export const CURRENCIES = {
  USD: { digits: 2, symbol: '$' },
  JPY: { digits: 0, symbol: '¥' },
} as const
export type Currency = keyof typeof CURRENCIES
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]]

/**
 * An amount: an integer number of minor units (cents; whole yen) and its currency. Never a bare
 * number.
 */
export type Money = { readonly minor: number; readonly currency: Currency }

/**
 * Builds an amount from minor units. Throws a RangeError for anything but a safe integer: a
 * fraction of a cent is a programming error.
 */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`not a whole number of minor units: ${minor}`)
  // -0 would be shown with a minus sign
  return { minor: minor === 0 ? 0 : minor, currency }
}

/** Parses a currency; unknown text falls back to USD. */
export const asCurrency = (text: string | null | undefined): Currency =>
  text === 'JPY' ? 'JPY' : 'USD'

/**
 * Major units (12.5 dollars) to an amount, rounded half up to the minor unit. Throws a RangeError
 * for NaN and infinity.
 */
export function fromMajor(major: number, currency: Currency): Money {
  // 1.005 * 100 is 100.49999…: shifting the decimal point in the text keeps halves exact
  const [digits, exponent = '0'] = String(major).split('e')
  return money(
    Math.round(Number(`${digits}e${Number(exponent) + CURRENCIES[currency].digits}`)),
    currency,
  )
}

/** The smallest amount of a currency. */
export const smallestUnit = (currency: Currency): Money => money(1, currency)

/**
 * Major units that a person typed, to an amount; undefined when they have more decimals than the
 * currency, or cannot be an amount at all. Nothing is rounded: the amount would not be the typed one.
 */
export function exactMajor(major: number, currency: Currency): Money | undefined {
  if (!Number.isFinite(major) || Math.abs(major) > MAX_MAJOR) return undefined
  const amount = fromMajor(major, currency)
  return toMajor(amount) === major ? amount : undefined
}
/** Far above every limit, and far below the point where decimals get lost. */
export const MAX_MAJOR = 1_000_000_000

/** The amount in major units, as the API sends it in `price`. */
export const toMajor = (amount: Money): number =>
  amount.minor / 10 ** CURRENCIES[amount.currency].digits

function same(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new RangeError(`cannot mix ${a.currency} and ${b.currency}`)
  return a.currency
}
/** a + b; throws a RangeError when the currencies differ. */
export const add = (a: Money, b: Money): Money => money(a.minor + b.minor, same(a, b))
/** a − b; throws a RangeError when the currencies differ. May be negative. */
export const subtract = (a: Money, b: Money): Money => money(a.minor - b.minor, same(a, b))
export const multiply = (amount: Money, by: number): Money =>
  money(amount.minor * by, amount.currency)
export const isZero = (amount: Money): boolean => amount.minor === 0
export const maxOf = (a: Money, b: Money): Money => (same(a, b), a.minor >= b.minor ? a : b)
export const minOf = (a: Money, b: Money): Money => (same(a, b), a.minor <= b.minor ? a : b)

/** "20.00 USD", for audit entries and logs, which have no language. Never shows minor units. */
export const toPlainText = (amount: Money): string =>
  `${toMajor(amount).toFixed(CURRENCIES[amount.currency].digits)} ${amount.currency}`

/**
 * `percent` (≥ 0, up to three decimals) of an amount (≥ 0), rounded half up to the minor unit.
 * Throws a RangeError below zero.
 */
export function percentOf(amount: Money, percent: number): Money {
  if (amount.minor < 0 || !(percent >= 0))
    throw new RangeError(`no percentage of ${amount.minor} by ${percent}`)
  // in thousandths of a percent the product is an exact integer, so halves round correctly
  const scaled = BigInt(amount.minor) * BigInt(Math.round(percent * 1000))
  return money(Number((scaled + 50_000n) / 100_000n), amount.currency)
}
