import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, hours } from '../time.ts'
import { invitationReminderAt, invitationUntil, invitedSeat, openUntil } from './invitation.ts'

const NOW = Date.UTC(2026, 10, 20)
const SETTINGS = { invitation_hours: 24, join_deadline_hours: 2 }

describe('the end of an invitation', () => {
  test.each([
    ['24 hours', 3 * DAY, 24 * HOUR],
    ['the join deadline, one minute earlier', 26 * HOUR - MINUTE, 24 * HOUR - MINUTE],
    ['both at once', 26 * HOUR, 24 * HOUR],
    ['24 hours, one minute earlier', 26 * HOUR + MINUTE, 24 * HOUR],
    ['the join deadline', 5 * HOUR, 3 * HOUR],
  ])('%s', (_, tee, length) => {
    expect(invitationUntil(NOW, NOW + tee, SETTINGS)).toBe(NOW + length)
  })
  test.each([
    ['stays when the tee time is moved back', 10 * DAY, 24 * HOUR],
    ['comes earlier with the tee time', 20 * HOUR, 18 * HOUR],
  ])('%s', (_, tee, length) => {
    expect(openUntil({ until: NOW + 24 * HOUR }, NOW + tee, SETTINGS)).toBe(NOW + length)
  })
})
test.each([
  [24, 20],
  [8, 4],
  [7, 3.5],
  [1, 0.5],
])('the reminder of an invitation of %s hours comes after %s', (length, after) => {
  expect(invitationReminderAt(NOW, NOW + hours(length))).toBe(NOW + hours(after))
})
test.each([
  ['open', 0, 'open'],
  ['open', 1, 'ended'],
  ['taking', 1, 'taking'],
  ['taken', 0, 'ended'],
  ['revoked', 0, 'ended'],
  ['expired', 0, 'ended'],
  ['closed', 0, 'ended'],
] as const)(
  'an invitation that is %s, %s ms after its end, is found %s',
  (status, after, found) => {
    expect(invitedSeat({ status }, NOW, NOW + after)).toBe(found)
  },
)
