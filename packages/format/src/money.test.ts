import { money } from '@tomogolf/domain/money'
import { expect, test } from 'vitest'
import { formatAmount, formatMoney } from './money.ts'

test.each([
  [13_000, 'USD', ['$130', '130ドル', '130달러', '130美元']],
  [4_260, 'USD', ['$42.60', '42.60ドル', '42.60달러', '42.60美元']],
  [1_234_567, 'USD', ['$12,345.67', '12,345.67ドル', '12,345.67달러', '12,345.67美元']],
  [100_000, 'USD', ['$1,000', '1,000ドル', '1,000달러', '1,000美元']],
  [99, 'USD', ['$0.99', '0.99ドル', '0.99달러', '0.99美元']],
  [0, 'USD', ['$0', '0ドル', '0달러', '0美元']],
  [15_000, 'JPY', ['¥15,000', '15,000円', '15,000엔', '15,000日元']],
  [100, 'JPY', ['¥100', '100円', '100엔', '100日元']],
  [-4_260, 'USD', ['−$42.60', '−42.60ドル', '−42.60달러', '−42.60美元']],
  [-13_000, 'USD', ['−$130', '−130ドル', '−130달러', '−130美元']],
  [-15_000, 'JPY', ['−¥15,000', '−15,000円', '−15,000엔', '−15,000日元']],
] as const)('%d minor units of %s in every language', (minor, currency, texts) => {
  const shown = (['en', 'ja', 'ko', 'zh'] as const).map((language) =>
    formatMoney(money(minor, currency), language),
  )
  expect(shown).toEqual(texts)
})
test.each([
  [130, 'USD', '$130'],
  [42.6, 'USD', '$42.60'],
  [15_000, 'JPY', '¥15,000'],
  [12, 'EUR', '$12'],
])('the amount %d %s of an answer is shown as %s', (amount, currency, text) => {
  expect(formatAmount({ amount, currency }, 'en')).toBe(text)
})
test.each([
  [151.32, '¥151.32'],
  [151.5, '¥151.50'],
  [150, '¥150'],
])('a rate of %d yen has decimals where it needs them: %s', (amount, text) => {
  expect(formatAmount({ amount, currency: 'JPY' }, 'en', 2)).toBe(text)
})
