import { expect, test } from 'vitest'
import { isProved, STEP_UP_VALID } from './step-up.ts'

const NOW = Date.parse('2026-06-01T03:00:00Z')
test.each([
  ['never proved', null, false],
  ['at this instant', NOW, true],
  ['a millisecond less than ten minutes ago', NOW - STEP_UP_VALID + 1, true],
  ['exactly ten minutes ago', NOW - STEP_UP_VALID, false],
  ['long ago', NOW - 30 * 24 * 3_600_000, false],
])('%s', (_, provedAt, expected) => {
  expect(isProved(provedAt, NOW)).toBe(expected)
})
