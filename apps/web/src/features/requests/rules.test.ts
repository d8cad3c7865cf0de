import { describe, expect, test } from 'vitest'
import { TEE_TIME_SLOTS } from '@tomogolf/domain/requests'
import { fromJapanText } from '@tomogolf/domain/time'
import type { z } from 'zod'
import { bookingRules, contactRules, rentalRules } from './rules.ts'
import { slotText } from './options.ts'
import { EMPTY_BOOKING, EMPTY_CONTACT, EMPTY_RENTAL, type Booking, type Rental } from './values.ts'

const NOW = fromJapanText('2026-11-20 12:00:00')!
const BOOKING: Booking = {
  ...EMPTY_BOOKING,
  from: '2026-12-01',
  to: '2026-12-03',
  teeTime: '07:30',
  allJapan: false,
  prefectures: ['Chiba'],
  budget: 'under_150',
  firstName: 'Emily',
  lastName: 'Carter',
  gender: 'female',
  nationality: 'GB',
  phone: '+447911123456',
  email: 'emily@example.com',
}
const RENTAL: Rental = {
  ...EMPTY_RENTAL,
  courseName: 'Kazusa Obitsu Country Club',
  courseAddress: 'Kimitsu, Chiba',
  date: '2026-12-01',
  time: '07:42',
  shaft: 'stiff',
  brands: ['ping'],
  firstName: 'Emily',
  lastName: 'Carter',
  mobile: '+819012345678',
  email: 'emily@example.com',
  termsAccepted: true,
}
/** The error phrase of each invalid field. */
const problems = (rules: z.ZodType, values: unknown): Record<string, string> => {
  const result = rules.safeParse(values)
  return result.success
    ? {}
    : Object.fromEntries(
        result.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
      )
}

describe('a booking request', () => {
  const wrong = (change: Partial<Booking>) => problems(bookingRules(NOW), { ...BOOKING, ...change })
  test('passes when complete', () => {
    expect(wrong({})).toEqual({})
    expect(
      wrong({ allJapan: true, prefectures: [], from: '2026-11-20', to: '2026-11-20' }),
    ).toEqual({})
  })
  test.each([
    [{ firstName: ' ' }, { firstName: 'errors.field.required' }],
    [{ lastName: '' }, { lastName: 'errors.field.required' }],
    [{ gender: '' }, { gender: 'requests.error.choose' }],
    [{ nationality: '' }, { nationality: 'requests.error.choose' }],
    [{ phone: '' }, { phone: 'errors.field.required' }],
    [{ phone: '090-1234-5678' }, { phone: 'errors.INVALID_PHONE' }],
    [{ email: 'emily' }, { email: 'errors.field.email' }],
    [{ teeTime: '07:40' }, { teeTime: 'requests.error.time' }],
    [{ from: '', to: '' }, { from: 'requests.error.dates' }],
    [{ from: '2026-11-19' }, { from: 'errors.field.past' }],
    [{ to: '2026-11-30' }, { to: 'errors.field.date_order' }],
    [{ prefectures: [] }, { prefectures: 'errors.field.prefectures' }],
    [{ budget: '' }, { budget: 'requests.error.choose' }],
    [{ contactBy: '' }, { contactBy: 'requests.error.choose' }],
  ] as [Partial<Booking>, Record<string, string>][])(
    'does not pass with %j',
    (change, expected) => {
      expect(wrong(change)).toEqual(expected)
    },
  )
  test('reports all missing fields of an empty form at once', () => {
    expect(Object.keys(problems(bookingRules(NOW), EMPTY_BOOKING)).toSorted()).toEqual([
      'budget',
      'email',
      'firstName',
      'from',
      'gender',
      'lastName',
      'nationality',
      'phone',
      'teeTime',
    ])
  })
})

describe('a rental request', () => {
  const wrong = (change: Partial<Rental>) => problems(rentalRules(NOW), { ...RENTAL, ...change })
  test.each([
    [{}, {}],
    [{ firstName: 'E' }, { firstName: 'requests.error.firstLast' }],
    [{ days: 0 }, { days: 'errors.field.rental_days_min' }],
    [{ days: 31 }, { days: 'errors.field.rental_days_max' }],
    [{ days: 30, sets: 8 }, {}],
    [{ courseName: '' }, { courseName: 'errors.field.required' }],
    [{ courseAddress: '' }, { courseAddress: 'errors.field.required' }],
    [{ date: '' }, { date: 'requests.error.day' }],
    [{ time: '' }, { time: 'requests.error.time' }],
    [{ date: '2026-11-20', time: '11:59' }, { date: 'errors.field.past' }],
    [{ date: '2026-11-20', time: '12:00' }, {}],
    [{ shaft: '' }, { shaft: 'requests.error.choose' }],
    [{ brands: [] }, { brands: 'requests.error.brands' }],
    [{ mobile: '+81 12' }, { mobile: 'errors.INVALID_PHONE' }],
    [{ termsAccepted: false }, { termsAccepted: 'errors.field.accepted' }],
  ] as [Partial<Rental>, Record<string, string>][])('with %j: %j', (change, expected) => {
    expect(wrong(change)).toEqual(expected)
  })
})

describe('a message', () => {
  test.each([
    [
      { name: 'Emily', email: 'e@example.com', subject: 'A question', message: 'How do I cancel?' },
      {},
    ],
    [
      { name: 'E', email: 'e@example.com', subject: 'Help', message: 'Help me!' },
      {
        name: 'requests.error.firstLast',
        subject: 'requests.error.subject',
        message: 'requests.error.message',
      },
    ],
    [
      EMPTY_CONTACT,
      {
        name: 'errors.field.required',
        email: 'errors.field.required',
        subject: 'errors.field.required',
        message: 'errors.field.required',
      },
    ],
  ])('%#', (values, expected) => {
    expect(problems(contactRules, values)).toEqual(expected)
  })
})

test('tee times are formatted by language', () => {
  expect(
    [TEE_TIME_SLOTS[0]!, '12:00', '12:30', TEE_TIME_SLOTS.at(-1)!].map((slot) =>
      slotText(slot, 'en'),
    ),
  ).toEqual(['04:00', '12:00', '12:30', '20:00'])
  expect(slotText('07:30', 'ja')).toBe('7:30')
})
