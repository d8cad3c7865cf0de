import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultBearer,
  figuresOf,
  REFUND_BEARERS,
  refundLimit,
  splitRefund,
  type RefundFigure,
} from './figures.ts'
import { money } from '../money.ts'
import { REFUND_STATES, type RefundState } from '../machines/refund-machine.ts'

const usd = (minor: number) => money(minor, 'USD')
const refund = (state: RefundState, minor: number, fromHost = 0): RefundFigure => ({
  state,
  amount: usd(minor),
  fromHost: usd(fromHost),
})
/** 130 dollars, 30 of them the platform fee. */
const figures = (refunds: readonly RefundFigure[] = [], paidOut = 0) =>
  figuresOf({
    taken: usd(13_000),
    owed: usd(10_000),
    refunds,
    paidOut: usd(paidOut),
    givenUp: usd(0),
  })

test.each([
  ['nothing refunded', [], 0, 10_000, 13_000],
  ['a refund of the host', [refund('refunded', 2000, 2000)], 0, 8000, 11_000],
  ['a refund of the platform', [refund('refunded', 2000)], 0, 10_000, 11_000],
  ['a refund without a result', [refund('asked', 2000, 2000)], 0, 8000, 11_000],
  ['a refund that is repeated', [refund('retrying', 2000, 2000)], 0, 8000, 11_000],
  ['a failed refund', [refund('failed', 2000, 2000)], 0, 10_000, 13_000],
  ['a host who was paid', [], 10_000, 0, 13_000],
  ['a host who was paid the rest', [refund('refunded', 2000, 2000)], 8000, 0, 11_000],
  ['everything refunded', [refund('refunded', 13_000, 10_000)], 0, 0, 0],
  ['everything borne by the platform', [refund('refunded', 13_000)], 0, 10_000, 0],
  [
    'a refund that failed after the host was paid the rest',
    [refund('failed', 1, 1)],
    9999,
    1,
    13_000,
  ],
] as const)('%s: %#', (_, refunds, paidOut, owed, refundable) => {
  expect(figures([...refunds], paidOut)).toMatchObject({
    owed: usd(owed),
    refundable: usd(refundable),
  })
})

test('what is on its way or used for own fees is neither owed nor paid', () => {
  const figure = figuresOf({
    taken: usd(13_000),
    owed: usd(10_000),
    refunds: [refund('refunded', 500, 500)],
    paidOut: usd(1000),
    inTransit: usd(4000),
    credited: usd(3000),
    givenUp: usd(0),
  })
  expect(figure).toMatchObject({
    paidOut: usd(1000),
    inTransit: usd(4000),
    credited: usd(3000),
    owed: usd(1500),
  })
})

test.each([
  ['nothing refunded', 0, 0, 0, 0, 10_000],
  ['a refund after the payout', 4000, 0, 0, 4000, 6000],
  ['a refund that another share paid a part of', 4000, -3000, 0, 1000, 6000],
  ['a refund that another share paid', 4000, -4000, 0, 0, 6000],
  ['a refund of all that was paid', 10_000, 0, 0, 10_000, 0],
] as const)('%s is deducted later: %#', (_, minor, netted, owed, debt, bearable) => {
  expect(
    figuresOf({
      taken: usd(13_000),
      owed: usd(10_000),
      refunds: [refund('refunded', minor, minor), refund('failed', 500, 500)],
      paidOut: usd(10_000),
      givenUp: usd(0),
      netted: usd(netted),
    }),
  ).toMatchObject({ owed: usd(owed), debt: usd(debt), bearable: usd(bearable) })
})

test('a share that pays refunds of other charges is owed the rest', () => {
  const of = { taken: usd(13_000), owed: usd(10_000), refunds: [], givenUp: usd(0) }
  expect(figuresOf({ ...of, paidOut: usd(0), netted: usd(4000) })).toMatchObject({
    owed: usd(6000),
    debt: usd(0),
    bearable: usd(10_000),
  })
})

test('a host who gave the share up is owed nothing', () => {
  const given = figuresOf({
    taken: usd(13_000),
    owed: usd(10_000),
    refunds: [refund('refunded', 2000, 2000)],
    paidOut: usd(0),
    givenUp: usd(8000),
  })
  expect([given.owed, given.refundable]).toEqual([usd(0), usd(11_000)])
})

test('shows gross, refunded and net by share', () => {
  const { gross, refunded, refunding, net } = figures([
    refund('refunded', 2000, 1500),
    refund('retrying', 1000, 400),
    refund('failed', 500, 500),
  ])
  const minors = ({ total, platform, host }: typeof gross) => [
    total.minor,
    platform.minor,
    host.minor,
  ]
  expect([gross, refunded, refunding, net].map(minors)).toEqual([
    [13_000, 3000, 10_000],
    [2000, 500, 1500],
    [1000, 600, 400],
    [11_000, 2500, 8500],
  ])
})

describe('a split', () => {
  test.each([
    ['both', 13_000, figures(), 10_000],
    ['both', 1300, figures(), 1000],
    ['both', 1, figures(), 1],
    ['both', 2000, figures(), 1538],
    ['both', 2000, figures([], 10_000), 1538],
    ['both', 2000, figures([refund('refunded', 10_000, 10_000)], 10_000), 0],
    ['platform', 13_000, figures(), 0],
    ['host', 10_000, figures(), 10_000],
    // the host has 6000 left of 9000
    ['both', 3000, figures([refund('refunded', 4000, 4000)]), 2000],
  ] as const)('by %s of %d', (bearer, minor, of, host) => {
    expect(splitRefund(usd(minor), bearer, of)).toEqual({
      total: usd(minor),
      host: usd(host),
      platform: usd(minor - host),
    })
  })
  test.each([
    ['host', figures(), 10_000],
    ['host', figures([], 4000), 10_000],
    ['host', figures([], 10_000), 10_000],
    ['host', figures([refund('refunded', 4000, 4000)], 10_000), 6000],
    ['host', figures([refund('refunded', 10_000, 10_000)], 10_000), 0],
    ['host', figures([refund('refunded', 12_000)]), 1000],
    ['both', figures([], 10_000), 13_000],
    ['platform', figures([refund('asked', 1)]), 12_999],
  ] as const)('by %s ends at its limit: %#', (bearer, of, limit) => {
    expect(refundLimit(bearer, of)).toEqual(usd(limit))
    expect(splitRefund(usd(limit), bearer, of).total).toEqual(usd(limit))
    expect(() => splitRefund(usd(limit + 1), bearer, of)).toThrow(RangeError)
  })
  test('is by both until nothing is left of the share of the host', () => {
    expect(defaultBearer(figures([], 10_000))).toBe('both')
    expect(defaultBearer(figures([refund('refunded', 9999, 9999)], 10_000))).toBe('both')
    expect(defaultBearer(figures([refund('refunded', 10_000, 10_000)], 10_000))).toBe('platform')
  })
  test('loses no minor unit, whatever is refunded in whatever steps', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 6 })
    const step = fc.record({
      bearer: fc.constantFrom(...REFUND_BEARERS),
      minor: amounts,
      state: fc.constantFrom(...REFUND_STATES),
    })
    fc.assert(
      fc.property(
        fc.constantFrom('USD' as const, 'JPY' as const),
        amounts,
        amounts,
        fc.array(step, { maxLength: 8 }),
        fc.boolean(),
        (currency, fee, owed, steps, isPaid) => {
          const refunds: RefundFigure[] = []
          const paidOut = money(isPaid ? owed : 0, currency)
          const taken = money(fee + owed, currency)
          const now = () =>
            figuresOf({
              taken,
              owed: money(owed, currency),
              refunds,
              paidOut,
              givenUp: money(0, currency),
            })
          for (const { bearer, minor, state } of steps) {
            const amount = money(Math.min(minor, refundLimit(bearer, now()).minor), currency)
            const { platform, host } = splitRefund(amount, bearer, now())
            expect(platform.minor + host.minor).toBe(amount.minor)
            expect(Math.min(platform.minor, host.minor)).toBeGreaterThanOrEqual(0)
            expect(host.minor).toBeLessThanOrEqual(now().bearable.minor)
            refunds.push({ amount, fromHost: host, state })
          }
          const { gross, refunded, refunding, net, refundable } = now()
          expect(gross.total.minor).toBe(net.total.minor + refunded.total.minor)
          expect(refundable.minor).toBe(net.total.minor - refunding.total.minor)
          expect(net.host.minor).toBeGreaterThanOrEqual(0)
          expect(now().debt.minor).toBe(Math.max(0, paidOut.minor - net.host.minor))
          expect(Math.min(now().owed.minor, now().debt.minor)).toBe(0)
        },
      ),
    )
  })
  test('by both uses up both shares exactly, in any number of steps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 6 }),
        fc.integer({ min: 0, max: 10 ** 6 }),
        fc.array(fc.integer({ min: 1, max: 10 ** 5 }), { maxLength: 10 }),
        (fee, owed, steps) => {
          const refunds: RefundFigure[] = []
          const now = () =>
            figuresOf({
              taken: usd(fee + owed),
              owed: usd(owed),
              refunds,
              paidOut: usd(0),
              givenUp: usd(0),
            })
          for (const minor of [...steps, fee + owed]) {
            const amount = usd(Math.min(minor, now().refundable.minor))
            refunds.push({
              amount,
              fromHost: splitRefund(amount, 'both', now()).host,
              state: 'refunded',
            })
            expect(now().net.platform.minor).toBeGreaterThanOrEqual(0)
          }
          expect(now().refunded).toEqual(now().gross)
        },
      ),
    )
  })
  test('is exact for the largest amounts', () => {
    const half = 2 ** 52
    const of = figuresOf({
      taken: usd(half),
      owed: usd(half - 1),
      refunds: [],
      paidOut: usd(0),
      givenUp: usd(0),
    })
    expect(splitRefund(usd(half), 'both', of).host).toEqual(usd(half - 1))
  })
})
