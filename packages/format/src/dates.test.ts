import { LANGUAGES } from '@tomogolf/phrases'
import { expect, test } from 'vitest'
import {
  formatCardTime,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatRange,
} from './dates.ts'

const saturday = Date.parse('2026-11-28T07:42:00+09:00')

test.each([
  ['en', 'Sat, Nov 28, 07:42'],
  ['ja', '11月28日（土）7:42'],
  ['ko', '11월 28일(토) 7:42'],
  ['zh', '11月28日（周六）7:42'],
] as const)('formatDateTime in %s: %s', (language, text) => {
  expect(formatDateTime(saturday, language)).toBe(text)
})
test('formatDay shows no time; the year is optional', () => {
  expect(formatDay('2026-11-28', 'en')).toBe('Sat, Nov 28')
  expect(formatDay('2026-11-28', 'ja')).toBe('11月28日（土）')
  expect(formatDay('2026-11-28', 'ko')).toBe('11월 28일(토)')
  expect(formatDate(saturday, 'en', { year: true })).toBe('Sat, Nov 28, 2026')
})
test.each([
  ['2026-12-31T23:59:00+09:00', 'Sat, Nov 28'],
  ['2027-01-01T00:00:00+09:00', 'Sat, Nov 28, 2026'],
])('omits the year while it is the current one in Japan: at %s', (now, text) => {
  expect(formatDate(saturday, 'en', { year: { unless: Date.parse(now) } })).toBe(text)
})
test('uses the date in Japan', () => {
  expect(formatDateTime(Date.parse('2026-11-27T22:42:00Z'), 'en')).toBe('Sat, Nov 28, 07:42')
})
test('formatRange shows one day, or the first and last of several', () => {
  expect(formatRange({ from: '2026-11-28', to: '2026-11-28' }, 'en')).toBe('Sat, Nov 28')
  expect(formatRange({ from: '2026-11-28', to: '2026-12-06' }, 'en')).toBe('Nov 28 – Dec 6')
})
test('formatMonth includes the year', () =>
  expect(formatMonth('2026-11', 'en')).toBe('November 2026'))
test('formatCardTime shows yyyy-MM-dd • HH:mm', () => {
  expect(formatCardTime(saturday)).toBe('2026-11-28 • 07:42')
})
test.each([
  ['en', '07:42'],
  ['ja', '7:42'],
  ['ko', '7:42'],
  ['zh', '7:42'],
] as const)('formatClock in %s writes the time as after a date', (language, text) => {
  expect(formatClock(saturday, language)).toBe(text)
})
test.each(LANGUAGES)('an invalid date is shown as Invalid Date in %s', (language) => {
  expect([
    formatCardTime(Number.NaN),
    formatClock(Number.NaN, language),
    formatDateTime(Number.NaN, language),
    formatDay('soon', language),
  ]).toEqual(['Invalid Date • Invalid Time', 'Invalid Time', 'Invalid Date', 'Invalid Date'])
})
