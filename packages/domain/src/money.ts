/** Currencies a game may be priced in, with the number of decimals of their minor unit (ISO 4217). JPY has none. */
export const CURRENCIES = { USD: { digits: 2, symbol: '$' }, JPY: { digits: 0, symbol: '¥' } } as const
export type Currency = keyof typeof CURRENCIES
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]]

/** An amount: an integer number of minor units (cents; whole yen) and its currency. Never a bare number. */
export type Money = { readonly minor: number; readonly currency: Currency }

/** Builds an amount from minor units. Throws a RangeError for anything but a safe integer: a fraction of a cent is a programming fault. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of minor units: ${minor}`)
  return { minor, currency }
}

/** Any text to a currency; what is unknown falls back to USD. */
export const asCurrency = (text: string | null | undefined): Currency => (text === 'JPY' ? 'JPY' : 'USD')

/** Major units (12.5 dollars) to an amount, rounded half up to the minor unit. */
export function fromMajor(major: number, currency: Currency): Money {
  const factor = 10 ** CURRENCIES[currency].digits
  // 1.005 * 100 is 100.49999…: the tiny nudge repairs what binary fractions lose, far below half a minor unit
  return money(Math.floor(major * factor + 0.5 + 1e-9), currency)
}

/** The amount in major units, as it travels in `price` on the wire. */
export const toMajor = (m: Money): number => m.minor / 10 ** CURRENCIES[m.currency].digits

function same(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new RangeError(`cannot mix ${a.currency} and ${b.currency}`)
  return a.currency
}
/** a + b; throws a RangeError when the currencies differ. */
export const add = (a: Money, b: Money): Money => money(a.minor + b.minor, same(a, b))
/** a − b; throws a RangeError when the currencies differ. May be negative. */
export const subtract = (a: Money, b: Money): Money => money(a.minor - b.minor, same(a, b))
export const isZero = (m: Money): boolean => m.minor === 0
export const maxOf = (a: Money, b: Money): Money => (same(a, b), a.minor >= b.minor ? a : b)

/** `percent` (may have decimals, ≥ 0) of an amount, rounded half up to the minor unit. */
export function percentOf(m: Money, percent: number): Money {
  // in thousandths of a percent the product is an exact integer, so halves are real halves
  const scaled = BigInt(m.minor) * BigInt(Math.round(percent * 1000))
  return money(Number((scaled + 50_000n) / 100_000n), m.currency)
}
