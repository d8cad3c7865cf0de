import { describe, expect, test } from 'vitest'
import { withBrand } from './brands.ts'
import { referenceFrom } from './kinds.ts'
import { EMPTY_RENTAL, keptText, rentalBody, startWith, type Rental } from './values.ts'

const kept = (values: object, asked = '') => JSON.parse(keptText(values, asked)) as unknown
const nothingAsked = { name: '', values: {} }
const asked = {
  name: 'keya-golf-club',
  values: { courseName: 'Keya Golf Club', courseId: 'keya-golf-club' },
}

describe('the initial values of a form', () => {
  const begin = (
    known: Partial<Rental>,
    stored: unknown,
    ask = nothingAsked as { name: string; values: Partial<Rental> },
  ) => startWith(EMPTY_RENTAL, known, ask, stored)
  test('are empty without a profile', () => {
    expect(begin({}, undefined)).toEqual(EMPTY_RENTAL)
  })
  test('come from the draft, then from the profile', () => {
    expect(
      begin(
        { firstName: 'Emily', lastName: 'Carter' },
        kept({ ...EMPTY_RENTAL, firstName: 'Em', sets: 2 }),
      ),
    ).toMatchObject({ firstName: 'Em', lastName: 'Carter', sets: 2 })
  })
  test('take the course of the URL over that of a draft', () => {
    expect(
      begin({}, kept({ ...EMPTY_RENTAL, courseName: 'Hirono Golf Club', days: 3 }), asked),
    ).toMatchObject({ courseName: 'Keya Golf Club', days: 3 })
  })
  test('keep a draft that started from the same URL', () => {
    expect(
      begin(
        {},
        kept({ ...EMPTY_RENTAL, courseName: 'Keya Golf Club, West' }, 'keya-golf-club'),
        asked,
      ),
    ).toMatchObject({ courseName: 'Keya Golf Club, West' })
  })
  test('ignore stored values of a wrong type', () => {
    for (const stored of [
      'text',
      7,
      [],
      { firstName: 5, brands: 'ping', days: '3', unknown: 'x', leftHanded: 'yes', courseId: 9 },
      { brands: [1] },
    ])
      expect(begin({}, stored)).toEqual(EMPTY_RENTAL)
  })
})

test('date and tee time are sent as one instant in Japan', () => {
  expect(rentalBody({ ...EMPTY_RENTAL, date: '2026-12-01', time: '07:42' })).toMatchObject({
    teeTime: '2026-12-01 07:42:00',
  })
  expect(rentalBody({ ...EMPTY_RENTAL, date: '2026-12-01', time: '07:42' })).not.toHaveProperty(
    'date',
  )
})

describe('brands', () => {
  test('and "no preference" exclude each other', () => {
    expect(withBrand(['ping', 'mizuno'], 'no_preference', true)).toEqual(['no_preference'])
    expect(withBrand(['no_preference'], 'ping', true)).toEqual(['ping'])
    expect(withBrand(['ping', 'mizuno'], 'ping', false)).toEqual(['mizuno'])
  })
})

test('only a valid reference is parsed from the URL', () => {
  expect(referenceFrom('TG-7K2M4Q')).toBe('TG-7K2M4Q')
  for (const value of ['TG-7K2M4', 'TG-OILU00', 'tg-7k2m4q', 'Call +1 555', undefined, 5])
    expect(referenceFrom(value)).toBeUndefined()
})
