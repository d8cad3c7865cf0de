import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money.ts'
import { REFUND_STATES, refundable } from './refund-machine.ts'

const usd = (minor: number) => money(minor, 'USD')

test.each([
  [13_000, [], 13_000],
  [13_000, [['refunded', 3000]], 10_000],
  [13_000, [['asked', 3000]], 10_000],
  [13_000, [['failed', 3000]], 13_000],
  [13_000, [['refunded', 13_000]], 0],
  [
    13_000,
    [
      ['refunded', 6000],
      ['asked', 7000],
    ],
    0,
  ],
  [0, [], 0],
] as const)('captured %d, refunds %j: %d refundable', (taken, refunds, left) => {
  expect(
    refundable(
      usd(taken),
      refunds.map(([state, minor]) => ({ state, amount: usd(minor) })),
    ),
  ).toEqual(usd(left))
})
test('refunds never exceed the captured amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 6 }),
      fc.array(fc.tuple(fc.constantFrom(...REFUND_STATES), fc.integer({ min: 0, max: 10 ** 6 }))),
      (taken, tries) => {
        const given: { state: (typeof REFUND_STATES)[number]; amount: ReturnType<typeof usd> }[] =
          []
        for (const [state, minor] of tries)
          given.push({ state, amount: usd(Math.min(minor, refundable(usd(taken), given).minor)) })
        expect(
          given
            .filter((refund) => refund.state !== 'failed')
            .reduce((sum, refund) => sum + refund.amount.minor, 0),
        ).toBeLessThanOrEqual(taken)
      },
    ),
  )
})
test('rejects a refund in another currency', () => {
  expect(() => refundable(usd(100), [{ state: 'asked', amount: money(100, 'JPY') }])).toThrow(
    RangeError,
  )
})
