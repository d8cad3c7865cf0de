import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromMajor, money, toMajor, type Currency } from './money.ts'
import { baseFee, hostPenalty, priceParticipation, priceProblem, taxWithin } from './pricing.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

const withSettings = (changes: Partial<Settings>): Settings => ({ ...DEFAULT_SETTINGS, ...changes })

describe('priceParticipation', () => {
  test.each<[string, number, Currency, Partial<Settings>, number, number]>([
    ['the base is higher', 100, 'USD', {}, 30, 130],
    ['percentage and base are equal', 100, 'USD', { platform_fee_percent: 30 }, 30, 130],
    ['one cent above that point is still the base', 100.01, 'USD', {}, 30, 130.01],
    ['two cents above it the percentage wins', 100.02, 'USD', {}, 30.01, 130.03],
    ['the percentage is higher', 150, 'USD', {}, 45, 195],
    ['the percentage is off', 150, 'USD', { platform_fee_percent: 0 }, 30, 180],
    ['an operator set a base of 50', 100, 'USD', { platform_fee_base_usd: 50 }, 50, 150],
    [
      '30 percent of 200 is higher than a base of 50',
      200,
      'USD',
      { platform_fee_base_usd: 50 },
      60,
      260,
    ],
    ['no fee at all', 80, 'USD', { platform_fee_base_usd: 0, platform_fee_percent: 0 }, 0, 80],
    ['half a cent is rounded up', 150.05, 'USD', {}, 45.02, 195.07],
    ['yen at the base', 15_000, 'JPY', {}, 4500, 19_500],
    ['yen above it', 20_000, 'JPY', {}, 6000, 26_000],
    ['half a yen is rounded up', 15_005, 'JPY', {}, 4502, 19_507],
    [
      'the dollar base is not for yen',
      15_000,
      'JPY',
      { platform_fee_base_usd: 1000 },
      4500,
      19_500,
    ],
  ])('%s: %d %s', (_, price, currency, changes, fee, hold) => {
    const terms = priceParticipation(fromMajor(price, currency), withSettings(changes))
    expect([toMajor(terms.fee), toMajor(terms.hold)]).toEqual([fee, hold])
    expect(terms.price).toEqual(fromMajor(price, currency))
  })
  test.each<[string, number, Currency, Partial<Settings>, number]>([
    ['a cent below the least of the provider', 49, 'USD', { platform_fee_percent: 1 }, 0],
    ['the least of the provider', 50, 'USD', { platform_fee_percent: 1 }, 0.5],
    ['a cent of a base below it', 100, 'USD', { platform_fee_base_usd: 0.49 }, 0],
    ['a base of just that', 100, 'USD', { platform_fee_base_usd: 0.5 }, 0.5],
    ['a yen below it', 4900, 'JPY', { platform_fee_percent: 1 }, 0],
    ['the least in yen', 5000, 'JPY', { platform_fee_percent: 1 }, 50],
  ])('a fee that cannot be captured is waived: %s', (_, price, currency, changes, fee) => {
    const free = { platform_fee_base_usd: 0, platform_fee_base_jpy: 0, platform_fee_percent: 0 }
    const terms = priceParticipation(
      fromMajor(price, currency),
      withSettings({ ...free, ...changes }),
    )
    expect([toMajor(terms.fee), toMajor(terms.hold)]).toEqual([fee, price + fee])
  })
  test('is never less than the base, and the hold is price and fee together', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.constantFrom<Currency>('USD', 'JPY'),
        fc.integer({ min: 0, max: 100 }),
        (minor, currency, percent) => {
          const settings = withSettings({ platform_fee_percent: percent })
          const { price, fee, hold } = priceParticipation(money(minor, currency), settings)
          expect(fee.minor).toBeGreaterThanOrEqual(baseFee(currency, settings).minor)
          expect(fee.minor * 100).toBeGreaterThanOrEqual(minor * percent - 50)
          expect(hold.minor).toBe(price.minor + fee.minor)
        },
      ),
    )
  })
})

test.each<[number, Currency, number]>([
  [0, 'USD', 0],
  [1, 'USD', 3000],
  [3, 'USD', 9000],
  [2, 'JPY', 9000],
])('an absent host with %d guests owes the base fee for each (%s)', (guests, currency, minor) => {
  expect(hostPenalty(guests, currency, DEFAULT_SETTINGS)).toEqual({ minor, currency })
})

test.each([
  [4500, 'JPY', 409],
  [11, 'JPY', 1],
  [10, 'JPY', 0],
  [0, 'JPY', 0],
  [110, 'USD', 10],
  [109, 'USD', 9],
  [4500, 'USD', 409],
] as const)(
  '%d minor units of %s contain %d of consumption tax, rounded down',
  (minor, currency, tax) => {
    expect(taxWithin(money(minor, currency))).toEqual(money(tax, currency))
  },
)

describe('the price of a game', () => {
  const NO_FEE = { platform_fee_base_usd: 0, platform_fee_base_jpy: 0, platform_fee_percent: 0 }
  test.each<[string, number, Currency, Partial<Settings>, [string, number] | null]>([
    ['the limit', 2000, 'USD', {}, null],
    ['a cent above it', 2000.01, 'USD', {}, ['PRICE_TOO_HIGH', 2000]],
    ['attack: ten million dollars', 10_000_000, 'USD', {}, ['PRICE_TOO_HIGH', 2000]],
    ['the limit in yen', 300_000, 'JPY', {}, null],
    ['a yen above it', 300_001, 'JPY', {}, ['PRICE_TOO_HIGH', 300_000]],
    ['the operator allows more', 2500, 'USD', { price_limit_usd: 2500 }, null],
    ['the smallest price with a fee', 1, 'USD', {}, null],
    ['the minimum of the provider', 0.5, 'USD', NO_FEE, null],
    ['a cent below it', 0.49, 'USD', NO_FEE, ['PRICE_TOO_LOW', 0.5]],
    ['the minimum in yen', 50, 'JPY', NO_FEE, null],
    ['a yen below it', 49, 'JPY', NO_FEE, ['PRICE_TOO_LOW', 50]],
    // 30 % of 1.65 is 0.495, rounded to 0.50
    ['a fee that can be captured', 1.65, 'USD', { platform_fee_base_usd: 0 }, null],
    [
      'a fee that is too small to be captured',
      1.64,
      'USD',
      { platform_fee_base_usd: 0 },
      ['PRICE_TOO_LOW', 1.65],
    ],
  ])('%s: %d %s', (_, price, currency, changes, expected) => {
    const problem = priceProblem(fromMajor(price, currency), withSettings(changes))
    expect(problem && [problem.code, toMajor(problem.limit)]).toEqual(expected)
  })
})
