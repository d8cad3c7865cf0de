import { expect, test } from 'vitest'
import { handoffDestination } from './handoff.ts'

test.each([
  ['/games', true],
  ['/games/abcdefghij1234?join=1', true],
  ['/login?redirectTo=%2Fgames%2Fabcdefghij1234%3Fjoin%3D1', true],
  ['https://evil.example/', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/%2e%2e//evil.example', false],
  ['javascript:alert(1)', false],
  ['', false],
  [null, false],
  ['/reset-password?token=abc', false],
  ['/verify-email?lang=ja&token=abc', false],
  ['/continue?code=abc', false],
  ['/continue#code=abc', false],
  ['/check-in/abc', false],
  ['/games/abcdefghij1234?payment_intent=pi_1', false],
] as const)('a code may carry %s: %s', (path, isAllowed) => {
  expect(handoffDestination(path)).toBe(isAllowed ? path : undefined)
})
