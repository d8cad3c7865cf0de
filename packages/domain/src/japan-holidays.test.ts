import { expect, test } from 'vitest'
import { isJapaneseHoliday } from './japan-holidays.ts'

test.each([
  '2026-01-01',
  '2026-01-12',
  '2026-02-11',
  '2026-02-23',
  '2026-03-20',
  '2026-04-29',
  '2026-05-03',
  '2026-05-04',
  '2026-05-05',
  '2026-05-06',
  '2026-07-20',
  '2026-08-11',
  '2026-09-21',
  '2026-09-22',
  '2026-09-23',
  '2026-10-12',
  '2026-11-03',
  '2026-11-23',
  '2027-03-22',
  '2027-01-11',
])('%s is a holiday', (date) => expect(isJapaneseHoliday(date)).toBe(true))

test.each([
  '2026-01-02',
  '2026-03-21',
  '2026-05-07',
  '2026-09-24',
  '2026-12-24',
  '2026-11-22',
  '',
  'soon',
])('%j is not a holiday', (date) => expect(isJapaneseHoliday(date)).toBe(false))

test('2026 has the 18 holidays of the Public Holiday Act', () => {
  const days = Array.from({ length: 365 }, (_, i) =>
    new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
  )
  expect(days.filter(isJapaneseHoliday)).toHaveLength(18)
})
