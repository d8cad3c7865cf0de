import { describe, expect, test } from 'vitest'
import { holdProgress, isStuck, STUCK_AFTER } from './stuck.ts'
import { minutes } from '../time.ts'

const NOW = Date.UTC(2026, 10, 23, 3)

test.each([
  ['just before', STUCK_AFTER - 1, false],
  ['at', STUCK_AFTER, true],
  ['just after', STUCK_AFTER + 1, true],
] as const)('%s 30 minutes', (_, age, stuck) => {
  expect(STUCK_AFTER).toBe(minutes(30))
  expect(isStuck(NOW - age, NOW)).toBe(stuck)
})

describe('the progress of a hold', () => {
  test.each([
    ['authorised', 'keep', 0, null],
    ['authorised', 'freeze', minutes(90), null],
    ['authorised', 'release', 0, 'pending'],
    ['capturing', 'capture_fee', minutes(1) - 1, 'pending'],
    ['capturing', 'capture_fee', minutes(1), 'retrying'],
    ['releasing', 'release', minutes(90), 'retrying'],
    ['captured', 'capture_all', 0, 'succeeded'],
    ['released', 'release', 0, 'succeeded'],
    ['expired', 'release', 0, 'succeeded'],
    ['expired', 'capture_amount', 0, 'failed'],
  ] as const)('%s, goal %s, after %d ms: %s', (state, goal, age, progress) => {
    expect(holdProgress({ state, goal, since: NOW - age }, NOW)).toBe(progress)
  })
})
