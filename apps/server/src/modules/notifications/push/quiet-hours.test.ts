import { describe, expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.policy.ts'

const NIGHT = { from: '22:00', to: '07:00' },
  NOON = { from: '12:00', to: '13:30' }
const at = (text: string) => Date.parse(text)
const NEVER = Number.POSITIVE_INFINITY

describe('quiet hours', () => {
  test.each([
    [
      'a second before they start',
      NIGHT,
      'Asia/Tokyo',
      '2026-11-20T21:59:59+09:00',
      '2026-11-20T21:59:59+09:00',
    ],
    [
      'at their start',
      NIGHT,
      'Asia/Tokyo',
      '2026-11-20T22:00:00+09:00',
      '2026-11-21T07:00:00+09:00',
    ],
    ['at midnight', NIGHT, 'Asia/Tokyo', '2026-11-21T00:00:00+09:00', '2026-11-21T07:00:00+09:00'],
    [
      'a second before they end',
      NIGHT,
      'Asia/Tokyo',
      '2026-11-21T06:59:59+09:00',
      '2026-11-21T07:00:00+09:00',
    ],
    ['at their end', NIGHT, 'Asia/Tokyo', '2026-11-21T07:00:00+09:00', '2026-11-21T07:00:00+09:00'],
    ['at noon', NOON, 'Asia/Tokyo', '2026-11-21T12:00:00+09:00', '2026-11-21T13:30:00+09:00'],
    ['after noon', NOON, 'Asia/Tokyo', '2026-11-21T13:30:00+09:00', '2026-11-21T13:30:00+09:00'],
    [
      'at night in Tokyo for a user in New York',
      NIGHT,
      'America/New_York',
      '2026-11-21T00:00:00+09:00',
      '2026-11-21T00:00:00+09:00',
    ],
    [
      'at night in New York',
      NIGHT,
      'America/New_York',
      '2026-11-20T23:30:00-05:00',
      '2026-11-21T07:00:00-05:00',
    ],
    [
      'in a zone with a half-hour offset',
      NIGHT,
      'Asia/Kolkata',
      '2026-11-20T23:10:20+05:30',
      '2026-11-21T07:00:00+05:30',
    ],
    [
      'without quiet hours',
      null,
      'Asia/Tokyo',
      '2026-11-21T03:00:00+09:00',
      '2026-11-21T03:00:00+09:00',
    ],
  ])('%s', (_, quietHours, zone, now, expected) => {
    expect(quietUntil(at(now), quietHours, zone, NEVER)).toBe(at(expected))
  })
  test('does not delay a push that would arrive after its last chance', () => {
    const now = at('2026-11-21T04:42:00+09:00'),
      end = at('2026-11-21T07:00:00+09:00')
    expect(quietUntil(now, NIGHT, 'Asia/Tokyo', end)).toBe(end)
    expect(quietUntil(now, NIGHT, 'Asia/Tokyo', end - 1)).toBe(now)
  })
  test('finds the end in two calls when clocks go back', () => {
    const first = quietUntil(at('2026-10-31T23:00:00-04:00'), NIGHT, 'America/New_York', NEVER)
    expect(first).toBe(at('2026-11-01T06:00:00-05:00'))
    expect(quietUntil(first, NIGHT, 'America/New_York', NEVER)).toBe(
      at('2026-11-01T07:00:00-05:00'),
    )
  })
})
