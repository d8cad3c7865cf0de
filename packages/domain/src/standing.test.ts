import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ADMIN_SUSPENSION_DAYS,
  consequenceOfStrikes,
  isSuspended,
  monthsAfter,
} from './standing.ts'
import { DAY, iso, japanParts, japanText } from './time.ts'
import { at } from '../test/at.ts'

test.each([
  [-1, { kind: 'none' }],
  [0, { kind: 'none' }],
  [1, { kind: 'warning' }],
  [2, { kind: 'suspension', months: 1 }],
  [3, { kind: 'suspension', months: 6 }],
  [4, { kind: 'suspension', months: 6 }],
  [20, { kind: 'suspension', months: 6 }],
])('%d strikes lead to %j', (count, expected) => {
  expect(consequenceOfStrikes(count)).toEqual(expected)
})
test('an administrator may suspend for 7, 30, 90, 180 or 365 days', () => {
  expect(ADMIN_SUSPENSION_DAYS).toEqual([7, 30, 90, 180, 365])
})

describe('monthsAfter', () => {
  test.each([
    ['2027-01-31 10:15', 1, '2027-02-28 10:15:00'],
    ['2028-01-31 10:15', 1, '2028-02-29 10:15:00'],
    ['2026-12-15 10:15', 1, '2027-01-15 10:15:00'],
    ['2026-08-31 10:15', 6, '2027-02-28 10:15:00'],
    ['2026-03-31 00:00', 6, '2026-09-30 00:00:00'],
    ['2026-12-31 23:59', 6, '2027-06-30 23:59:00'],
    ['2026-11-20 08:59', 1, '2026-12-20 08:59:00'],
    ['2027-01-01 00:30', 1, '2027-02-01 00:30:00'],
  ])('%s plus %d is %s', (from, months, to) => {
    expect(japanText(monthsAfter(at(from), months))).toBe(to)
  })
  test('keeps seconds and milliseconds', () => {
    expect(iso(monthsAfter(at('2026-11-20 10:15:42') + 7, 1))).toBe('2026-12-20T01:15:42.007Z')
  })
  test('keeps the time of day, and the day or the last day of the month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Date.UTC(2150, 0) }),
        fc.constantFrom(1, 6),
        (from, months) => {
          const a = japanParts(from)
          const b = japanParts(monthsAfter(from, months))
          expect(b.year * 12 + b.month).toBe(a.year * 12 + a.month + months)
          expect([b.hour, b.minute]).toEqual([a.hour, a.minute])
          expect(b.day === a.day || japanParts(monthsAfter(from, months) + DAY).day === 1).toBe(
            true,
          )
        },
      ),
    )
  })
})

test.each([
  [-1, true],
  [0, true],
  [1, false],
])('a suspension includes its last moment (%d ms from it)', (offset, expected) => {
  const until = at('2026-12-20 10:00')
  expect(isSuspended(until, until + offset)).toBe(expected)
})
test('a user without a suspension is not suspended', () => {
  expect(isSuspended(null, at('2026-12-20'))).toBe(false)
})
