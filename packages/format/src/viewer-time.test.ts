import { expect, test } from 'vitest'
import { viewerTime, zoneCity } from './viewer-time.ts'

test("viewerTime returns time and city, and null when the clock is Japan's", () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const shown = viewerTime(Date.parse('2026-11-28T07:42:00+09:00'), 'en')
  if (['Asia/Tokyo', 'Asia/Seoul'].includes(zone)) expect(shown).toBeNull()
  else expect(shown?.zone).toBe(zone.split('/').at(-1)!.replaceAll('_', ' '))
})

test.each([
  ['en', 'America/New_York', 'New York'],
  ['ko', 'America/New_York', '뉴욕'],
  ['zh', 'Asia/Shanghai', '北京'],
  ['zh', 'Asia/Hong_Kong', '香港'],
  ['ko', 'America/Argentina/Ushuaia', 'Ushuaia'],
] as const)('in %s the city of %s is %s', (language, zone, city) => {
  expect(zoneCity(zone, language)).toBe(city)
})
