import { expect, test } from 'vitest'
import { money } from '../money.ts'
import { DAY } from '../time.ts'
import { accountUsableFrom, inYen, payoutMode } from './payout-terms.ts'

test.each([
  [money(31_600, 'JPY'), null, 31_600],
  [money(10_000, 'USD'), 150, 15_000],
  [money(10_000, 'USD'), 151.23, 15_123],
  [money(1, 'USD'), 150, 2],
  [money(1, 'USD'), 149.99, 1],
  [money(33, 'USD'), 150, 50],
  [money(900_000_000, 'USD'), 499.99, 4_499_910_000],
])('%o at %s is %s yen', (amount, rate, yen) => {
  expect(inYen(amount, rate)).toEqual(money(yen, 'JPY'))
})
test('dollars without a rate are refused', () => {
  expect(() => inYen(money(1, 'USD'), null)).toThrow(RangeError)
})
test('a changed account waits', () => {
  expect(accountUsableFrom(5, { payout_account_days: 3 })).toBe(5 + 3 * DAY)
})
test.each([
  [0, 'off'],
  [1, 'bank'],
  [7, 'off'],
])('mode %s is %s', (host_payouts, mode) => {
  expect(payoutMode({ host_payouts })).toBe(mode)
})
