import { expect, test } from 'vitest'
import { judge, RecentFailures, severityOf } from './recent-failures.policy.ts'

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
  const stuck = (count: number) => judge({ what: 'payments', count, atOnce: true }, { a: 1 })
  expect(stuck(0)).toEqual({ a: 1 })
  expect(() => stuck(1)).toThrow(new RecentFailures('1 payments', { a: 1 }, 'failing'))
})
