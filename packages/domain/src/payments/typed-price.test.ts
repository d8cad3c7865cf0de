import { describe, expect, it } from 'vitest'
import { parseTypedPrice } from './typed-price.ts'

describe('a typed price in dollars', () => {
  it.each<[typed: string, price: number | undefined]>([
    ['12', 12],
    ['12.50', 12.5],
    ['12,50', 12.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    [' 80 ', 80],
    // three digits after a comma are thousands, after a point decimals
    ['1,250', 1250],
    ['1,250.75', 1250.75],
    ['1.250,75', 1250.75],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1 250', 1250],
    ['1 250,50', 1250.5],
    ['1’250.50', 1250.5],
    ["1'250", 1250],
    ['99.999', 99.999],
    // full width, as Japanese keyboards write
    ['１２．５０', 12.5],
    ['１２，５０', 12.5],
    ['１，２５０', 1250],
    ['１２。５', 12.5],
    ['＄１００', 100],
    // symbols and codes
    ['$100', 100],
    ['US$ 100', 100],
    ['100 USD', 100],
    ['-$5', -5],
    // refused by the form, not changed
    ['0', 0],
    ['0,00', 0],
    ['0.00', 0],
    ['-5', -5],
    ['−12,50', -12.5],
    ['－５', -5],
    // no number, or one that could mean two
    ['', undefined],
    [' ', undefined],
    ['free', undefined],
    ['12 dollars', undefined],
    ['1e3', undefined],
    ['Infinity', undefined],
    ['.', undefined],
    [',50', 0.5],
    ['12,', undefined],
    ['12,5000', undefined],
    ['0,250', undefined],
    ['1,2,3', undefined],
    ['12,34,567', undefined],
    ['1.2.3', undefined],
    ['1,250.50.10', undefined],
    ['12..5', undefined],
    ['1 2', undefined],
    ['10-20', undefined],
    ['--5', undefined],
  ])('%s is %s', (typed, price) => {
    expect(parseTypedPrice(typed, 'USD')).toBe(price)
  })
})

describe('a typed price in yen', () => {
  it.each<[typed: string, price: number | undefined]>([
    ['15800', 15_800],
    ['15,800', 15_800],
    ['15.800', 15_800],
    ['１５，８００円', 15_800],
    ['￥15,800', 15_800],
    ['15000.5', 15_000.5],
    ['15,800.0', 15_800],
    ['12,50', undefined],
    ['-1', -1],
    ['0', 0],
  ])('%s is %s', (typed, price) => {
    expect(parseTypedPrice(typed, 'JPY')).toBe(price)
  })
})
