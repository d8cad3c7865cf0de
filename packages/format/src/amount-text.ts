import { CURRENCIES, toMajor, type Money } from '@tomogolf/domain/money'
import type { Language } from '@tomogolf/phrases'
import type { Phrase } from '../../../apps/server/src/platform/phrases.ts'

/** "USD 130.00", "¥15,000", 「15,000円」: an amount that is read away from the page, where "$" alone would leave open whose dollar it is. */
export function amountText(phrase: Phrase, language: Language, value: Money): string {
  const { digits } = CURRENCIES[value.currency]
  const amount = toMajor(value).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return phrase(language, value.currency === 'JPY' ? 'email.money.jpy' : 'email.money.usd', {
    amount,
  })
}
