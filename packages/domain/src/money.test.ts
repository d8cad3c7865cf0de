import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  asCurrency,
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
  ] as const)('of %d %s is %s minor units, half of one rounded up', (major, code, expected) => {
    expect(fromMajor(major, code)).toEqual({ minor: expected, currency: code })
  })
  test('of 15,000 yen is 15000 for everybody: yen have no minor unit', () => {
    expect(fromMajor(15_000, 'JPY').minor).toBe(15_000)
    expect(toMajor(money(15_000, 'JPY'))).toBe(15_000)
  })
  test('survives the way over the wire', () => {
    fc.assert(
      fc.property(minor, currency, (n, code) => {
        expect(fromMajor(toMajor(money(n, code)), code)).toEqual(money(n, code))
      }),
    )
  })
  test('with two typed decimals is exactly those cents', () => {
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
  test('with a third decimal of five is rounded up, whatever its size', () => {
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
    (n) => {
      expect(() => money(n, 'USD')).toThrow(RangeError)
    },
  )
  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('cannot be %d dollars', (n) => {
    expect(() => fromMajor(n, 'USD')).toThrow(RangeError)
  })
  test('has one zero only', () => {
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
  ] as const)('in currency %s is taken as %s', (text, expected) => {
    expect(asCurrency(text)).toBe(expected)
  })
})

describe('sums', () => {
  test('of two amounts come apart again', () => {
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
  ] as const)('of dollars and yen cannot be %s', (_, operation) => {
    expect(() => operation(money(1, 'USD'), money(1, 'JPY'))).toThrow(RangeError)
  })
  test('that leave the safe integers are a fault, not a wrong amount', () => {
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
  ])('of %d minor units by %d percent is %d', (n, percent, expected) => {
    expect(percentOf(money(n, 'USD'), percent).minor).toBe(expected)
  })
  test('is exact to the last minor unit', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 100_000 }), currency, (n, thousandths, code) => {
        const exact = BigInt(n) * BigInt(thousandths)
        const whole = exact / 100_000n,
          rest = exact % 100_000n
        expect(percentOf(money(n, code), thousandths / 1000)).toEqual(
          money(Number(rest * 2n >= 100_000n ? whole + 1n : whole), code),
        )
      }),
    )
  })
  test.each([
    [-1, 30],
    [100, -1],
    [100, Number.NaN],
  ])('of %d by %d is a fault', (n, percent) => {
    expect(() => percentOf(money(n, 'USD'), percent)).toThrow(RangeError)
  })
})
