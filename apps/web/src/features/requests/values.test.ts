import { describe, expect, test } from 'vitest'
import { withBrand } from './options.ts'
import { referenceFrom } from './kinds.ts'
import { EMPTY_RENTAL, draftText, rentalBody, initialValues, type Rental } from './values.ts'

const stored = (values: object, prefillKey = '') =>
  JSON.parse(draftText(values, prefillKey)) as unknown
const NO_URL_VALUES = { key: '', values: {} }
const urlValues = {
  key: 'keya-golf-club',
  values: { courseName: 'Keya Golf Club', courseId: 'keya-golf-club' },
}

describe('the initial values of a form', () => {
  const valuesFor = (
    profileValues: Partial<Rental>,
    draft: unknown,
    fromUrl = NO_URL_VALUES as { key: string; values: Partial<Rental> },
  ) => initialValues(EMPTY_RENTAL, profileValues, fromUrl, draft)
  test('are empty without a profile', () => {
    expect(valuesFor({}, undefined)).toEqual(EMPTY_RENTAL)
  })
  test('come from the draft, then from the profile', () => {
    expect(
      valuesFor(
        { firstName: 'Emily', lastName: 'Carter' },
        stored({ ...EMPTY_RENTAL, firstName: 'Em', sets: 2 }),
      ),
    ).toMatchObject({ firstName: 'Em', lastName: 'Carter', sets: 2 })
  })
  test('take the course of the URL over that of a draft', () => {
    expect(
      valuesFor(
        {},
        stored({ ...EMPTY_RENTAL, courseName: 'Hirono Golf Club', days: 3 }),
        urlValues,
      ),
    ).toMatchObject({ courseName: 'Keya Golf Club', days: 3 })
  })
  test('keep a draft that started from the same URL', () => {
    expect(
      valuesFor(
        {},
        stored({ ...EMPTY_RENTAL, courseName: 'Keya Golf Club, West' }, 'keya-golf-club'),
        urlValues,
      ),
    ).toMatchObject({ courseName: 'Keya Golf Club, West' })
  })
  test('ignore stored values of a wrong type', () => {
    for (const draft of [
      'text',
      7,
      [],
      { firstName: 5, brands: 'ping', days: '3', unknown: 'x', leftHanded: 'yes', courseId: 9 },
      { brands: [1] },
    ])
      expect(valuesFor({}, draft)).toEqual(EMPTY_RENTAL)
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
