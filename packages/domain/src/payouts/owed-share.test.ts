import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GAME_LENGTH } from '../game.ts'
import { money } from '../money.ts'
import { DAY } from '../time.ts'
import { payableFrom, shareState, takeFromShares } from './owed-share.ts'

const TEE_TIME = Date.UTC(2026, 10, 15, 0)
const SETTLED = TEE_TIME + GAME_LENGTH
const settings = { payout_appeal_days: 14 }
const share = { chargedAt: SETTLED, teeTime: TEE_TIME, isFrozen: false, isInReview: false }

test.each([
  ['charged days before the game', TEE_TIME - 2 * DAY, SETTLED + 14 * DAY],
  ['charged at the settlement', SETTLED, SETTLED + 14 * DAY],
  ['charged by a case a week later', SETTLED + 7 * DAY, SETTLED + 21 * DAY],
])('a share %s', (_, chargedAt, from) => {
  expect(payableFrom({ chargedAt, teeTime: TEE_TIME }, settings)).toBe(from)
})
test.each([
  [{}, SETTLED + 14 * DAY - 1, 'waiting'],
  [{}, SETTLED + 14 * DAY, 'payable'],
  [{ isInReview: true }, SETTLED + 14 * DAY, 'review'],
  [{ isFrozen: true, isInReview: true }, SETTLED + 99 * DAY, 'frozen'],
] as const)('state: %o at %d', (set, now, state) => {
  expect(shareState({ ...share, ...set }, settings, now)).toBe(state)
})
test('without an appeal time a share is payable at the settlement', () => {
  expect(shareState(share, { payout_appeal_days: 0 }, SETTLED)).toBe('payable')
})
test('takes shares in their order, never more than the limit or the shares', () => {
  const jpy = (minor: number) => ({ amount: money(minor, 'JPY') })
  expect(takeFromShares([jpy(3), jpy(5), jpy(7)], money(6, 'JPY'))).toEqual([
    { share: jpy(3), amount: money(3, 'JPY') },
    { share: jpy(5), amount: money(3, 'JPY') },
  ])
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), fc.nat(5000), (minors, limit) => {
      const taken = takeFromShares(minors.map(jpy), money(limit, 'JPY'))
      const sum = taken.reduce((total, { amount }) => total + amount.minor, 0)
      expect(sum).toBe(
        Math.min(
          limit,
          minors.reduce((total, minor) => total + minor, 0),
        ),
      )
      for (const { share: from, amount } of taken) {
        expect(amount.minor).toBeGreaterThan(0)
        expect(amount.minor).toBeLessThanOrEqual(from.amount.minor)
      }
    }),
  )
})
