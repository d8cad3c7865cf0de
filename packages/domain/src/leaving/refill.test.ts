import { describe, expect, test } from 'vitest'
import { HOLD_STATES } from '../machines/hold-machine.ts'
import { money } from '../money.ts'
import { figuresOf, type RefundFigure } from '../payments/figures.ts'
import { isHoldTaken, isSeatTaken, refillRefund, refilledLeave } from './refill.ts'

const usd = (minor: number) => money(minor, 'USD')
const figures = ({
  refunds = [],
  paidOut = 0,
  inTransit = 0,
}: {
  refunds?: RefundFigure[]
  paidOut?: number
  inTransit?: number
}) =>
  figuresOf({
    taken: usd(13_000),
    owed: usd(10_000),
    refunds,
    paidOut: usd(paidOut),
    inTransit: usd(inTransit),
    givenUp: usd(0),
  })
const refunded = (amount: number, fromHost: number): RefundFigure => ({
  amount: usd(amount),
  fromHost: usd(fromHost),
  state: 'refunded',
})

describe('the refund of a late leave whose seat was taken again', () => {
  test.each([
    ['everything', {}, false, 13_000, 'both'],
    ['without the fee', {}, true, 10_000, 'host'],
    ['the rest', { refunds: [refunded(3000, 2000)] }, false, 10_000, 'both'],
    ['the rest of the green fee', { refunds: [refunded(3000, 2000)] }, true, 7000, 'host'],
    ['one cent', { refunds: [refunded(9999, 9999)] }, true, 1, 'host'],
    ['after the host was paid', { paidOut: 10_000 }, false, 13_000, 'both'],
    ['without the fee, after the host was paid', { paidOut: 10_000 }, true, 10_000, 'host'],
    ['while it is on its way', { inTransit: 10_000 }, false, 13_000, 'platform'],
    ['without the fee, while it is on its way', { inTransit: 10_000 }, true, 10_000, 'platform'],
  ] as const)('%s', (_, history, keepsFee, amount, bearer) => {
    expect(
      refillRefund(
        figures({ ...history, refunds: [...('refunds' in history ? history.refunds : [])] }),
        keepsFee,
      ),
    ).toEqual({ amount: usd(amount), bearer })
  })
  test.each([
    ['all of it', refunded(13_000, 10_000), false],
    [
      'all of it, without an answer yet',
      { ...refunded(13_000, 10_000), state: 'asked' as const },
      false,
    ],
    ['the green fee', refunded(10_000, 10_000), true],
  ])('is nothing when it was refunded before: %s', (_, refund, keepsFee) => {
    expect(refillRefund(figures({ refunds: [refund] }), keepsFee)).toBeNull()
  })
})

test.each([
  ['none is open', [], undefined],
  ['one left before', [{ id: 'a', leftAt: 9 }], 'a'],
  ['one left at the same moment', [{ id: 'a', leftAt: 10 }], 'a'],
  ['one left a millisecond later', [{ id: 'a', leftAt: 11 }], undefined],
  [
    'several: the earliest',
    [
      { id: 'a', leftAt: 5 },
      { id: 'b', leftAt: 4 },
    ],
    'b',
  ],
])('a guest who joined at 10, when %s', (_, open, id) => {
  expect(refilledLeave(open, 10)?.id).toBe(id)
})

test.each([
  ['confirmed', true, false],
  ['arrived', true, false],
  ['checked_in', true, true],
  ['no_show', true, false],
  ['left_late', true, false],
  ['left', false, false],
  ['declined', false, false],
  ['seat_released', false, false],
  ['game_cancelled', false, false],
  ['force_cancelled', false, false],
] as const)('a seat of a guest who is %s', (status, paid, unpaid) => {
  expect([isSeatTaken(status, true), isSeatTaken(status, false)]).toEqual([paid, unpaid])
})

test('a seat is paid for with a hold that stands or was captured', () => {
  expect(HOLD_STATES.filter(isHoldTaken)).toEqual(['authorised', 'capturing', 'captured'])
})
