import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  asCurrency,
  exactMajor,
  fromMajor,
  isZero,
  maxOf,
  money,
  percentOf,
  subtract,
  toMajor,
  type Currency,
} from './money.ts'

const currency = fc.constantFrom<Currency>('USD', 'JPY')
const minor = fc.integer({ min: 0, max: 10 ** 12 })

describe('an amount', () => {
  test.each([
    [12.5, 'USD', 1250],
    [100, 'USD', 10_000],
    [0.01, 'USD', 1],
    [0.005, 'USD', 1],
    [0.004999, 'USD', 0],
    [1.005, 'USD', 101],
    [1.004999, 'USD', 100],
    [8.325, 'USD', 833],
    [1_000_000.005, 'USD', 100_000_001],
    [1e-7, 'USD', 0],
    [15_000, 'JPY', 15_000],
    [15_000.49, 'JPY', 15_000],
    [15_000.5, 'JPY', 15_001],
  ] as const)('%d %s is %s minor units, rounded half up', (major, code, expected) => {
    expect(fromMajor(major, code)).toEqual({ minor: expected, currency: code })
  })
  test.each<[number, Currency, number | undefined]>([
    [0.01, 'USD', 1],
    [0.015, 'USD', undefined],
    [0.001, 'USD', undefined],
    [12.5, 'USD', 1250],
    [8.29, 'USD', 829],
    [1.1, 'USD', 110],
    [15_000, 'JPY', 15_000],
    [15_000.5, 'JPY', undefined],
    [1_000_000_000, 'USD', 100_000_000_000],
    [1_000_000_000.01, 'USD', undefined],
    [1e15, 'USD', undefined],
    [1e300, 'JPY', undefined],
    [Number.NaN, 'USD', undefined],
    [Number.POSITIVE_INFINITY, 'USD', undefined],
  ])('attack: %d %s, as typed, is %s minor units and never rounded', (major, code, expected) => {
    expect(exactMajor(major, code)?.minor).toBe(expected)
  })
  test('every amount of a currency can be typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), currency, (units, code) => {
        expect(exactMajor(toMajor(money(units, code)), code)).toEqual(money(units, code))
      }),
    )
  })
  test('yen have no minor unit', () => {
    expect(fromMajor(15_000, 'JPY').minor).toBe(15_000)
    expect(toMajor(money(15_000, 'JPY'))).toBe(15_000)
  })
  test('survives conversion to major units and back', () => {
    fc.assert(
      fc.property(minor, currency, (units, code) => {
        expect(fromMajor(toMajor(money(units, code)), code)).toEqual(money(units, code))
      }),
    )
  })
  test('two decimals are exactly those cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 99 }),
        (dollars, cents) => {
          expect(
            fromMajor(Number(`${dollars}.${String(cents).padStart(2, '0')}`), 'USD').minor,
          ).toBe(dollars * 100 + cents)
        },
      ),
    )
  })
  test('a third decimal of five is rounded up at any size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 99 }),
        (dollars, cents) => {
          expect(
            fromMajor(Number(`${dollars}.${String(cents).padStart(2, '0')}5`), 'USD').minor,
          ).toBe(dollars * 100 + cents + 1)
        },
      ),
    )
  })
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'cannot be %d minor units',
    (units) => {
      expect(() => money(units, 'USD')).toThrow(RangeError)
    },
  )
  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('cannot be %d dollars', (dollars) => {
    expect(() => fromMajor(dollars, 'USD')).toThrow(RangeError)
  })
  test('has no negative zero', () => {
    expect(Object.is(money(-0, 'USD').minor, 0)).toBe(true)
    expect(isZero(fromMajor(-0.001, 'USD'))).toBe(true)
  })
  test.each([
    ['USD', 'USD'],
    ['JPY', 'JPY'],
    ['EUR', 'USD'],
    ['jpy', 'USD'],
    ['', 'USD'],
    [null, 'USD'],
    [undefined, 'USD'],
  ] as const)('the currency %s is parsed as %s', (text, expected) => {
    expect(asCurrency(text)).toBe(expected)
  })
})

describe('sums', () => {
  test('subtracting reverses adding', () => {
    fc.assert(
      fc.property(minor, minor, currency, (a, b, code) => {
        const [x, y] = [money(a, code), money(b, code)]
        expect(subtract(add(x, y), y)).toEqual(x)
        expect(maxOf(x, y).minor).toBe(Math.max(a, b))
      }),
    )
  })
  test.each([
    ['added', add],
    ['subtracted', subtract],
    ['compared', maxOf],
  ] as const)('dollars and yen cannot be %s', (_, operation) => {
    expect(() => operation(money(1, 'USD'), money(1, 'JPY'))).toThrow(RangeError)
  })
  test('a sum beyond the safe integers throws', () => {
    expect(() => add(money(Number.MAX_SAFE_INTEGER, 'JPY'), money(1, 'JPY'))).toThrow(RangeError)
  })
})

describe('a percentage', () => {
  test.each([
    [10_000, 30, 3000],
    [15_000, 30, 4500],
    [333, 30, 100],
    [335, 30, 101],
    [5, 30, 2],
    [1, 50, 1],
    [1, 49.999, 0],
    [10_000, 0, 0],
    [10_001, 100, 10_001],
    [10_000, 12.5, 1250],
    [200, 0.25, 1],
  ])('of %d minor units by %d percent is %d', (units, percent, expected) => {
    expect(percentOf(money(units, 'USD'), percent).minor).toBe(expected)
  })
  test('is exact to the last minor unit', () => {
    fc.assert(
      fc.property(
        minor,
        fc.integer({ min: 0, max: 100_000 }),
        currency,
        (units, thousandths, code) => {
          const exact = BigInt(units) * BigInt(thousandths)
          const whole = exact / 100_000n
          const rest = exact % 100_000n
          expect(percentOf(money(units, code), thousandths / 1000)).toEqual(
            money(Number(rest * 2n >= 100_000n ? whole + 1n : whole), code),
          )
        },
      ),
    )
  })
  test.each([
    [-1, 30],
    [100, -1],
    [100, Number.NaN],
  ])('of %d by %d throws', (units, percent) => {
    expect(() => percentOf(money(units, 'USD'), percent)).toThrow(RangeError)
  })
})
