import { describe, expect, test } from 'vitest'
import { money } from '../money.ts'
import { basisText, describeBasis, parseBasis, type Basis } from './basis.ts'

const usd = (minor: number) => money(minor, 'USD')
const jpy = (minor: number) => money(minor, 'JPY')

describe('the basis of an amount', () => {
  test.each<[string, Basis, string, string]>([
    ['a fee', { kind: 'fee', fee: usd(3000) }, 'platform fee 3000 USD', 'platform fee 30.00 USD'],
    [
      'a whole hold',
      { kind: 'whole_hold', price: usd(10_035), fee: usd(3011), windowHours: 48 },
      'green fee 10035 + platform fee 3011 USD, window 48 h',
      'green fee 100.35 USD + platform fee 30.11 USD, departure window 48 h',
    ],
    [
      'a whole hold in yen, with a window of half an hour',
      { kind: 'whole_hold', price: jpy(15_000), fee: jpy(4500), windowHours: 0.5 },
      'green fee 15000 + platform fee 4500 JPY, window 0.5 h',
      'green fee 15000 JPY + platform fee 4500 JPY, departure window 0.5 h',
    ],
    [
      'an absent host',
      { kind: 'host_absent', guests: 2, penalty: usd(6050) },
      'base fee for 2 guests, 60.5 USD',
      'base fee for 2 guests, 60.50 USD',
    ],
  ])('%s is kept as before, read back, and described in major units', (_, basis, kept, shown) => {
    expect(basisText(basis)).toBe(kept)
    expect(parseBasis(kept)).toEqual(basis)
    expect(describeBasis(kept)).toBe(shown)
  })
  test('an operator’s own words stay', () => {
    expect(parseBasis('The course was asked.')).toBeNull()
    expect(describeBasis('The course was asked.')).toBe('The course was asked.')
  })
})
