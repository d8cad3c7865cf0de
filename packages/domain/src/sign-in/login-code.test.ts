import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../time.ts'
import { LOGIN_CODES_A_DAY, requestCode, waitSeconds } from './login-code.ts'

const NOW = Date.parse('2026-06-01T03:00:00Z')
const first = { requestedAt: null, countedFrom: NOW, count: 0 }
const renewed = { requestedAt: NOW, countedFrom: NOW, count: 1 }

test('an address gets its first code', () => {
  expect(requestCode(first, NOW, false)).toEqual(renewed)
})

test.each([
  [0, { wait: MINUTE }],
  [1, { wait: MINUTE - 1 }],
  [MINUTE - 1, { wait: 1 }],
  [MINUTE, { requestedAt: NOW, countedFrom: NOW - MINUTE, count: 2 }],
  // the clock was set back
  [-1, renewed],
])('%i ms after the last code: %j', (passed, expected) => {
  const last = { requestedAt: NOW - passed, countedFrom: NOW - passed, count: 1 }
  expect(requestCode(last, NOW, false)).toEqual(expected)
})

test.each([
  [LOGIN_CODES_A_DAY - 1, DAY - 1, false, LOGIN_CODES_A_DAY],
  [LOGIN_CODES_A_DAY, DAY - 1, false, 'too_many'],
  [LOGIN_CODES_A_DAY, DAY - 1, true, LOGIN_CODES_A_DAY + 1],
  [LOGIN_CODES_A_DAY, DAY, false, 1],
] as const)('%i codes within %i ms, known browser %s: %s', (count, age, isKnown, expected) => {
  const codes = { requestedAt: NOW - MINUTE, countedFrom: NOW - age, count }
  const result = requestCode(codes, NOW, isKnown)
  expect(typeof result === 'object' && 'count' in result ? result.count : result).toBe(expected)
})

test.each([
  [1, 1],
  [999, 1],
  [1000, 1],
  [1001, 2],
  [60_000, 60],
])('%i ms are %i seconds', (wait, whole) => {
  expect(waitSeconds(wait)).toBe(whole)
})
