import { expect, test } from 'vitest'
import { viewerTime } from './viewer-time.ts'

test("viewerTime returns time and city, and null when the clock is Japan's", () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const shown = viewerTime(Date.parse('2026-11-28T07:42:00+09:00'), 'en')
  if (['Asia/Tokyo', 'Asia/Seoul'].includes(zone)) expect(shown).toBeNull()
  else expect(shown?.zone).toBe(zone.split('/').at(-1)!.replaceAll('_', ' '))
})
