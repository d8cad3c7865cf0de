// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resendPause, startResendPause } from './resend-pause.ts'

const [ANA, BEN] = ['ana@example.com', 'ben@example.com']
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:20:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test.each([
  [0, 60],
  [1, 60],
  [1000, 59],
  [59_999, 1],
  [60_000, 0],
  [60_001, 0],
  // the clock was set back
  [-1, 0],
])('after %i ms, %i seconds are left', (passed, left) => {
  startResendPause(ANA)
  vi.setSystemTime(Date.now() + passed)
  expect(resendPause(ANA)).toBe(left)
})

test('belongs to one address, and starts with what the server says', () => {
  startResendPause(ANA, 12_000)
  expect([resendPause(ANA), resendPause(BEN)]).toEqual([12, 0])
})
