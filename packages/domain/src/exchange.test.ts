import { describe, expect, test } from 'vitest'
import { about, rateOf } from './exchange.ts'
import { fromMajor } from './money.ts'
import { dayOfDigits } from './time.ts'
import { at } from '../test/at.ts'

const set = { yen_per_dollar: 151.5, yen_per_dollar_day: 20261120 }

describe('the approximate second currency', () => {
  test('is shown only with a rate set by the operator, for three months', () => {
    const now = at('2026-11-20 12:00:00')
    expect(rateOf(set, now)).toEqual({ yen: 151.5, day: '2026-11-20' })
    expect(rateOf(set, at('2027-02-20 00:00:00'))).not.toBeNull()
    expect(rateOf(set, at('2027-02-20 00:01:00'))).toBeNull()
    expect(rateOf(set, at('2026-11-19 23:59:00'))).toBeNull()
    expect(rateOf({ ...set, yen_per_dollar: 0 }, now)).toBeNull()
    expect(rateOf({ ...set, yen_per_dollar_day: 0 }, now)).toBeNull()
  })
  test('is rounded to 100 yen or a whole dollar', () => {
    expect(about(fromMajor(100, 'USD'), 151.5)).toEqual({ minor: 15_200, currency: 'JPY' })
    expect(about(fromMajor(130, 'USD'), 151.5)).toEqual({ minor: 19_700, currency: 'JPY' })
    expect(about(fromMajor(18_000, 'JPY'), 151.5)).toEqual({ minor: 11_900, currency: 'USD' })
    expect(about(fromMajor(0, 'JPY'), 151.5)).toEqual({ minor: 0, currency: 'USD' })
  })
  test.each([
    [20261120, '2026-11-20'],
    [20260230, undefined],
    [0, undefined],
    [2026112, undefined],
    [99999999, undefined],
  ])('the digits %s are the day %s', (digits, day) => {
    expect(dayOfDigits(digits)).toBe(day)
  })
})
