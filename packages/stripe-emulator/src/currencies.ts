import { badParameter } from './errors.ts'

// Smallest amount in the currency's minor unit:
// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts The yen has no minor unit:
// 50 is fifty yen, and an amount is never multiplied.
const CURRENCIES = {
  usd: { minimum: 50, digits: 2, symbol: '$' },
  eur: { minimum: 50, digits: 2, symbol: '€' },
  gbp: { minimum: 30, digits: 2, symbol: '£' },
  jpy: { minimum: 50, digits: 0, symbol: '¥' },
} as const

type Currency = keyof typeof CURRENCIES

const LARGEST = 99_999_999

/** Lower-case code of a currency that the account can charge; throws a 400 for another. */
export function checkCurrency(code: string): Currency {
  const currency = code.toLowerCase()
  if (Object.hasOwn(CURRENCIES, currency)) return currency as Currency
  throw badParameter(
    `Invalid currency: ${code}. Stripe currently supports these currencies: ${Object.keys(CURRENCIES).join(', ')}`,
    'currency',
  )
}

export function checkAmount(amount: number, code: string): number {
  const currency = checkCurrency(code)
  if (amount < CURRENCIES[currency].minimum) {
    const smallest = formatAmount(CURRENCIES[currency].minimum, currency)
    throw badParameter(
      `Amount must be at least ${smallest} ${currency}`,
      'amount',
      'amount_too_small',
    )
  }
  if (amount > LARGEST)
    throw badParameter(
      `Amount must be no more than ${formatAmount(LARGEST, currency)}`,
      'amount',
      'amount_too_large',
    )
  return amount
}

/** `$12.50`, `¥1250`: only for messages. */
export function formatAmount(amount: number, code: string): string {
  const { digits, symbol } = CURRENCIES[code as Currency] ?? { digits: 2, symbol: '' }
  return `${symbol}${(amount / 10 ** digits).toFixed(digits)}`
}
