import { LANGUAGES } from '@tomogolf/phrases'
import { describe, expect, test } from 'vitest'
import { formatDate } from './dates.ts'
import { formatZonedTime, haveSameClock, knownZone, zoneName } from './time-zones.ts'

const saturday = Date.parse('2026-11-28T07:42:00+09:00')

test.each([
  ['America/New_York', 'en', 'Fri, Nov 27, 17:42'],
  ['America/New_York', 'ja', '11月27日（金）17:42'],
  ['Asia/Kathmandu', 'ko', '11월 28일(토) 4:27'],
  ['Europe/London', 'zh', '11月27日（周五）22:42'],
] as const)('the time in %s, in %s: %s', (zone, language, text) => {
  expect(formatZonedTime(saturday, language, zone, saturday)).toBe(text)
})
test('midnight is 00:00, not 24:00', () => {
  const midnight = Date.parse('2026-11-28T00:00:00Z')
  expect(formatZonedTime(midnight, 'en', 'Europe/London', midnight)).toBe('Sat, Nov 28, 00:00')
})
test('shows the year when it differs in that zone', () => {
  const newYear = Date.parse('2027-01-01T00:30:00+09:00')
  expect(formatZonedTime(newYear, 'en', 'Asia/Tokyo', saturday)).toBe('Fri, Jan 1, 2027, 00:30')
  expect(formatZonedTime(newYear, 'en', 'Europe/London', saturday)).toBe('Thu, Dec 31, 15:30')
})
test.each(LANGUAGES)('in %s, Asia/Tokyo is formatted like Japan time', (language) => {
  for (let day = 0; day < 800; day++) {
    const at = saturday + day * 86_820_000
    expect(formatZonedTime(at, language, 'Asia/Tokyo', saturday)).toBe(
      formatDate(at, language, { time: true, year: { unless: saturday } }),
    )
  }
})

describe('time zones', () => {
  test.each([
    ['Asia/Tokyo', 'Asia/Seoul', true],
    ['Asia/Tokyo', 'Asia/Shanghai', false],
  ])('%s and %s have the same clock: %s', (zoneA, zoneB, same) => {
    expect(haveSameClock(saturday, zoneA, zoneB)).toBe(same)
  })
  test('zoneName returns the name in the given language', () => {
    expect(zoneName(saturday, 'en', 'America/New_York')).toBe('Eastern Time')
    expect(zoneName(saturday, 'ja', 'America/New_York')).toBe('米国東部時間')
  })
  test.each([
    ['Europe/London', 'Europe/London'],
    ['Not/A_Zone', null],
    ['', null],
    [null, null],
  ])('knownZone(%s) is %s', (stored, known) => expect(knownZone(stored)).toBe(known))
})
