import type { StripeJsError } from './messages.ts'

export type FieldName = 'number' | 'expiry' | 'cvc'
export type Entry = Readonly<Record<FieldName, string>>
type Words = Readonly<Record<FieldName | 'incomplete' | 'invalid' | 'past', string>>

// the element speaks the page's language
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    number: 'Card number',
    expiry: 'Expiration date',
    cvc: 'Security code',
    incomplete: 'Incomplete',
    invalid: 'Your card number is invalid.',
    past: 'Your card’s expiration year is in the past.',
  },
  ja: {
    number: 'カード番号',
    expiry: '有効期限',
    cvc: 'セキュリティコード',
    incomplete: '入力内容が不完全です',
    invalid: 'カード番号が無効です。',
    past: 'カードの有効期限が過ぎています。',
  },
  ko: {
    number: '카드 번호',
    expiry: '유효 기간',
    cvc: '보안 코드',
    incomplete: '입력이 완료되지 않았습니다',
    invalid: '카드 번호가 유효하지 않습니다.',
    past: '카드 유효 기간이 지났습니다.',
  },
  zh: {
    number: '卡号',
    expiry: '有效期',
    cvc: '安全码',
    incomplete: '填写不完整',
    invalid: '卡号无效。',
    past: '卡片已过期。',
  },
}
export const wordsIn = (locale: string): Words => WORDS[locale] ?? (WORDS.en as Words)

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The first invalid field, with the code that Stripe.js gives it; null when all are complete. */
export function validate(
  entry: Entry,
  locale: string,
  today: Date,
): { field: FieldName; error: StripeJsError } | null {
  const words = wordsIn(locale)
  const problem = (field: FieldName, code: string, message: string) => ({
    field,
    error: { type: 'validation_error', code, message },
  })
  const number = digitsOf(entry.number)
  const [month = '', year = ''] = entry.expiry.split('/').map((part) => part.trim())
  if (number.length < 14) return problem('number', 'incomplete_number', words.incomplete)
  if (!passesLuhn(number)) return problem('number', 'invalid_number', words.invalid)
  if (!/^\d{1,2}$/.test(month) || !/^\d{2}$/.test(year))
    return problem('expiry', 'incomplete_expiry', words.incomplete)
  const last = (2000 + Number(year)) * 12 + Number(month)
  if (last < today.getFullYear() * 12 + today.getMonth() + 1)
    return problem('expiry', 'invalid_expiry_year_past', words.past)
  return digitsOf(entry.cvc).length < 3 ? problem('cvc', 'incomplete_cvc', words.incomplete) : null
}

/** The card as the confirmation sends it. */
export function cardParams(entry: Entry): Record<string, string> {
  const [month = '', year = ''] = entry.expiry.split('/').map((part) => part.trim())
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(entry.number),
    'payment_method_data[card][exp_month]': String(Number(month)),
    'payment_method_data[card][exp_year]': `20${year}`,
    'payment_method_data[card][cvc]': digitsOf(entry.cvc),
  }
}
