import { expect, test } from 'vitest'
import { judge, KnownProblem, severityOf } from './recent-failures.policy.ts'

test.each([
  [0, 'ok'],
  [1, 'degraded'],
  [4, 'degraded'],
  [5, 'failing'],
  [6, 'failing'],
] as const)('%d recent failures: %s', (failures, severity) => {
  expect(severityOf(failures)).toBe(severity)
})

test('a payment without a result is failing at once', () => {
  const stuck = (count: number) => judge({ code: 'payments_stuck', count, atOnce: true }, { a: 1 })
  expect(stuck(0)).toEqual({ a: 1 })
  expect(() => stuck(1)).toThrow(
    new KnownProblem({ code: 'payments_stuck', count: 1 }, { a: 1 }, 'failing'),
  )
})
