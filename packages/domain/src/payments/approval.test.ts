import { describe, expect, test } from 'vitest'
import { money } from '../money.ts'
import { DEFAULT_SETTINGS } from '../setting-defaults.ts'
import { hours } from '../time.ts'
import { approvalEnd, isWaiting, needsApproval } from './approval.ts'

describe('a second person', () => {
  test.each([
    ['USD', 29_999, 0, false],
    ['USD', 30_000, 0, false],
    ['USD', 30_001, 0, true],
    ['USD', 15_000, 15_000, false],
    ['USD', 15_000, 15_001, true],
    ['USD', 1, 30_000, true],
    ['JPY', 45_000, 0, false],
    ['JPY', 45_001, 0, true],
    ['JPY', 1, 45_000, true],
  ] as const)('%s %d after %d: %s', (currency, amount, before, expected) => {
    expect(needsApproval(money(amount, currency), DEFAULT_SETTINGS, money(before, currency))).toBe(
      expected,
    )
  })
  test('decides on everything when the limit is 0', () => {
    const settings = { approval_limit_usd: 0, approval_limit_jpy: 0 }
    expect(needsApproval(money(1, 'USD'), settings)).toBe(true)
    expect(needsApproval(money(0, 'USD'), settings)).toBe(false)
  })
})

const NOW = 1_800_000_000_000
describe('the end of a request', () => {
  test.each([
    ['no hold', null, hours(24), false],
    ['a hold that ends later', hours(24) + 1, hours(24), false],
    ['a hold that ends at the same time', hours(24), hours(24), false],
    ['a hold that ends a moment earlier', hours(24) - 1, hours(24) - 1, true],
    ['a hold that ends at once', 1, 1, true],
    ['a hold that ends now: the saved card is charged', 0, hours(24), false],
    ['a hold that has ended', -1, hours(24), false],
  ])('%s', (_rule, holdEnd, after, isHoldEnd) => {
    expect(approvalEnd(NOW, holdEnd === null ? null : NOW + holdEnd)).toEqual({
      until: NOW + after,
      isHoldEnd,
    })
  })
  test.each([
    ['waiting', 0, true],
    ['waiting', 1, false],
    ['approved', 0, false],
  ] as const)('%s %d after it: %s', (status, after, expected) => {
    expect(isWaiting({ status, until: NOW }, NOW + after)).toBe(expected)
  })
})
