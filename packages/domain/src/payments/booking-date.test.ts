import { expect, test } from 'vitest'
import { bookingDate, isLockable } from './booking-date.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['nothing is locked', '2026-10-31T14:59:59.999Z', null, '2026-10-31T14:59:59.999Z'],
  [
    'the last moment of a locked month',
    '2026-10-31T14:59:59.999Z',
    '2026-10',
    '2026-10-31T15:00:00Z',
  ],
  ['the first moment after it', '2026-10-31T15:00:00Z', '2026-10', '2026-10-31T15:00:00Z'],
  ['a month before a locked one', '2026-08-01T00:00:00Z', '2026-10', '2026-10-31T15:00:00Z'],
  ['over the end of a year', '2026-12-31T14:59:59Z', '2026-12', '2026-12-31T15:00:00Z'],
] as const)('%s', (_, booked, lockedThrough, date) => {
  expect(bookingDate(at(booked), lockedThrough)).toBe(at(date))
})

test.each([
  ['2026-10', null, '2026-10-31T14:59:59.999Z', false],
  ['2026-10', null, '2026-10-31T15:00:00Z', true],
  ['2026-10', '2026-10', '2026-11-05T00:00:00Z', false],
  ['2026-10', '2026-11', '2026-12-05T00:00:00Z', false],
  ['2026-11', '2026-10', '2026-12-05T00:00:00Z', true],
] as const)('%s, locked through %s, at %s: lockable %s', (month, lockedThrough, now, expected) => {
  expect(isLockable(month, { lockedThrough, now: at(now) })).toBe(expected)
})
