import { expect, test } from 'vitest'
import { fromJapanText } from '../time.ts'
import { isBankDay, payoutDay } from './working-day.ts'

test.each([
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['2026-11-23', false],
  ['2026-12-30', true],
  ['2026-12-31', false],
  ['2027-01-03', false],
  ['2027-01-04', true],
])('%s is a bank day: %s', (day, is) => {
  expect(isBankDay(day)).toBe(is)
})
test.each([
  ['2026-11-01 00:00:00', '2026-11-30'],
  ['2026-11-30 23:59:59', '2026-11-30'],
  ['2026-12-01 00:00:00', '2026-12-30'],
  // the last day of the month is no bank day
  ['2026-12-31 00:00:00', '2027-01-29'],
  ['2026-10-31 12:00:00', '2026-11-30'],
  ['2027-01-30 00:00:00', '2027-02-26'],
])('payable at %s is paid on %s', (at, day) => {
  expect(payoutDay(fromJapanText(at)!)).toBe(day)
})
