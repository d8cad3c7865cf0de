import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../setting-defaults.ts'
import { HOUR } from '../time.ts'
import { replyClock, replyTarget } from './reply-clock.ts'

const SINCE = Date.parse('2026-11-20T03:00:00Z')
const clock = (
  status: 'received' | 'in_progress' | 'answered' | 'closed',
  after: number,
  answeredAfter: number | null = null,
) =>
  replyClock(
    {
      status,
      since: SINCE,
      answeredAt: answeredAfter === null ? null : SINCE + answeredAfter,
      target: 6 * HOUR,
    },
    SINCE + after,
  ).state

test.each([
  ['received', 0, null, 'running'],
  ['received', 4 * HOUR - 1, null, 'running'],
  ['received', 4 * HOUR, null, 'due'],
  ['in_progress', 6 * HOUR - 1, null, 'due'],
  ['in_progress', 6 * HOUR, null, 'late'],
  ['in_progress', 6 * HOUR + 1, null, 'late'],
  ['answered', 9 * HOUR, 8 * HOUR, 'paused'],
  ['closed', 9 * HOUR, 6 * HOUR, 'met'],
  ['closed', 9 * HOUR, 6 * HOUR + 1, 'ended'],
  ['closed', HOUR, null, 'ended'],
] as const)('%s after %d ms, answered after %s ms: %s', (status, after, answered, expected) => {
  expect(clock(status, after, answered)).toBe(expected)
})

test('each kind has its own target in the settings', () => {
  const settings = { ...DEFAULT_SETTINGS, reply_booking_hours: 4 }
  expect(replyTarget('booking', settings)).toBe(4 * HOUR)
  expect(replyTarget('appeal', settings)).toBe(72 * HOUR)
})
