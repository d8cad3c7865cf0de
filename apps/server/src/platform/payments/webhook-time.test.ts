import { expect, test } from 'vitest'
import { minutes } from '@tomogolf/domain/time'
import { isFromFuture } from './webhook-time.ts'

const NOW = Date.parse('2026-11-20T03:00:00Z')
const signedAt = (at: number) => `t=${at / 1000},v1=abc,v0=def`

test.each([
  ['now', NOW, false],
  ['five minutes ahead', NOW + minutes(5), false],
  ['a second more', NOW + minutes(5) + 1000, true],
  ['a year ahead', NOW + minutes(525_600), true],
  ['an hour ago, which the SDK refuses', NOW - minutes(60), false],
])('a signature dated %s', (_, at, expected) => {
  expect(isFromFuture(signedAt(at), NOW)).toBe(expected)
})
test.each(['', 'v1=abc', 't=,v1=abc', 't=soon'])('%j without a date counts as one', (signature) => {
  expect(isFromFuture(signature, NOW)).toBe(true)
})
