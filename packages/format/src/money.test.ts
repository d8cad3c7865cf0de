import { money } from '@tomogolf/domain/money'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatMoney, formatPrice } from './money.ts'

describe('amounts on a page', () => {
  test.each([
    [130, 'USD', 'en', '$130.00'],
    [1234.5, 'USD', 'ja', '$1,234.50'],
    [15000, 'JPY', 'en', '¥15,000'],
    [15000, 'JPY', 'ja', '15,000円'],
    [15000, 'JPY', 'ko', '15,000엔'],
    [15000, 'JPY', 'zh', '15,000日元'],
    [-30, 'USD', 'en', '−$30.00'],
    [12, 'EUR', 'en', '$12.00'],
  ] as const)('%d %s in %s is %s', (amount, currency, language, text) => {
    expect(formatAmount({ amount, currency }, language)).toBe(text)
  })
  test('whole amounts have no decimals', () => {
    expect(formatAmount({ amount: 130, currency: 'USD' }, 'en', { whole: true })).toBe('$130')
  })
  test('15,000 minor units of yen are 15,000 yen', () => {
    expect(formatMoney(money(15_000, 'JPY'), 'en')).toBe('¥15,000')
    expect(formatMoney(money(13_000, 'USD'), 'en')).toBe('$130.00')
  })
  test('formatPrice shows the symbol in every language', () => {
    expect(formatPrice({ amount: 15000, currency: 'JPY' })).toBe('¥15,000')
  })
})

describe('unambiguous amounts', () => {
  test.each([
    [13_000, 'USD', 'en', 'USD 130.00'],
    [13_000, 'USD', 'ja', '130.00米ドル'],
    [1_234_567, 'USD', 'ko', '12,345.67달러'],
    [99, 'USD', 'zh', '0.99美元'],
    [15_000, 'JPY', 'en', '¥15,000'],
    [15_000, 'JPY', 'ja', '15,000円'],
    [15_000, 'JPY', 'ko', '15,000엔'],
    [15_000, 'JPY', 'zh', '15,000日元'],
  ] as const)('%d minor units of %s in %s are %s', (minor, currency, language, text) => {
    expect(formatMoney(money(minor, currency), language, { unambiguous: true })).toBe(text)
  })
})
