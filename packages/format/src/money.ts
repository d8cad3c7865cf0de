import { CURRENCIES, asCurrency, toMajor, type Currency, type Money } from '@tomogolf/domain/money'
import type { Language } from '@tomogolf/phrases/languages'
import { formatDecimal } from './numbers.ts'

/** One way per language, on pages as in mail, PDF, pictures and calendar files. */
const UNITS: Record<Currency, Record<Language, string>> = {
  USD: { en: '$', ja: 'ドル', ko: '달러', zh: '美元' },
  JPY: { en: '¥', ja: '円', ko: '엔', zh: '日元' },
}

/**
 * An amount in major units, as the API sends it: "$130", "$42.60", "¥15,000", 「130ドル」. A whole
 * amount has no decimals. `digits` is set for a rate, which has more than an amount.
 */
export function formatAmount(
  { amount, currency: code }: { amount: number; currency: string },
  language: Language,
  digits?: number,
): string {
  const currency = asCurrency(code)
  const unit = UNITS[currency][language]
  const decimals = digits ?? CURRENCIES[currency].digits
  const size = formatDecimal(Math.abs(amount), language, decimals).replace(/\D00$/, '')
  return (amount < 0 ? '−' : '') + (language === 'en' ? unit + size : size + unit)
}

export const formatMoney = (money: Money, language: Language): string =>
  formatAmount({ amount: toMajor(money), currency: money.currency }, language)
