import { CURRENCIES, asCurrency, toMajor, type Currency, type Money } from '@tomogolf/domain/money'
import type { Language } from '@tomogolf/phrases/languages'
import { formatDecimal } from './numbers.ts'

type Affixes = Record<Language, readonly [prefix: string, suffix: string]>

/** On pages, the dollar sign is enough: the currency is explained nearby. */
const SHORT: Record<Currency, Affixes> = {
  USD: { en: ['$', ''], ja: ['$', ''], ko: ['$', ''], zh: ['$', ''] },
  JPY: { en: ['¥', ''], ja: ['', '円'], ko: ['', '엔'], zh: ['', '日元'] },
}
/** In mail, PDF and pictures, away from a page, "$" could be any dollar. */
const UNAMBIGUOUS: Record<Currency, Affixes> = {
  USD: { en: ['USD ', ''], ja: ['', '米ドル'], ko: ['', '달러'], zh: ['', '美元'] },
  JPY: SHORT.JPY,
}

type AmountStyle = {
  /** Without decimals. */
  readonly whole?: boolean
  /** "USD 130.00", 「130.00米ドル」 instead of "$130.00". */
  readonly unambiguous?: boolean
}

/** An amount in major units, as the API sends it: "$130.00", "¥15,000", 「15,000円」. */
export function formatAmount(
  value: { amount: number; currency: string },
  language: Language,
  { whole, unambiguous }: AmountStyle = {},
): string {
  const currency = asCurrency(value.currency)
  const digits = whole ? 0 : CURRENCIES[currency].digits
  const [prefix, suffix] = (unambiguous ? UNAMBIGUOUS : SHORT)[currency][language]
  const sign = value.amount < 0 ? '−' : ''
  return sign + prefix + formatDecimal(Math.abs(value.amount), language, digits) + suffix
}

export const formatMoney = (money: Money, language: Language, style?: AmountStyle): string =>
  formatAmount({ amount: toMajor(money), currency: money.currency }, language, style)

/** The currency's symbol in every language: "$130.00", "¥15,000". For cards and tables. */
export const formatPrice = (value: { amount: number; currency: string }): string =>
  formatAmount(value, 'en')
