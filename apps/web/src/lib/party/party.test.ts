import { describe, expect, test } from 'vitest'
import type { Hold, Participation } from '../../queries/games.ts'
import {
  companionsOf,
  refillsOf,
  seatsIn,
  statementUntilOf,
  wholeParty,
  type CompanionSeat,
} from './party.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const hold = (status: Hold['status'], captured = 0): Hold => ({
  status,
  amount: usd(130),
  placeAt: null,
  authorisedAt: null,
  captureBefore: null,
  giveUpAt: null,
  captured: usd(captured),
  released: usd(0),
  card: null,
  problem: null,
})
const companion = (
  status: CompanionSeat['status'],
  more: Partial<CompanionSeat> = {},
): CompanionSeat => ({
  id: 'c',
  firstName: 'Daniel',
  lastName: 'Reyes',
  status,
  checkedInAt: null,
  statementUntil: null,
  hold: hold('authorised'),
  ...more,
})
const own = (
  companions: readonly CompanionSeat[],
  more: Partial<Participation> = {},
): Participation => ({
  id: 'p',
  status: 'confirmed',
  joinedAt: '2026-11-20T00:00:00Z',
  checkedInAt: null,
  statementUntil: null,
  terms: {
    price: usd(100),
    fee: usd(30.4),
    hold: usd(130.4),
    freeUntil: '2026-11-26T00:00:00Z',
    windowHours: 48,
    policyVersion: '1',
  },
  hold: hold('authorised'),
  companions: [...companions],
  ...more,
})

describe('the whole party', () => {
  test('adds up the seats in the same state, exactly', () => {
    const { terms, hold: sum } = wholeParty(
      own([companion('confirmed'), companion('confirmed'), companion('left')]),
    )
    expect([terms.price, terms.fee, terms.hold, sum?.amount]).toEqual([
      usd(300),
      usd(91.2),
      usd(391.2),
      usd(390),
    ])
  })
  test('of one is the seat itself', () => {
    const alone = own([])
    expect(wholeParty(alone)).toBe(alone)
  })
  test('shows the hold that needs the guest', () => {
    const refused = companion('confirmed', { hold: hold('refused') })
    expect(wholeParty(own([refused])).hold).toMatchObject({ status: 'refused', amount: usd(260) })
  })
})

test('companions with a seat are those who have not left', () => {
  const seats = [companion('confirmed'), companion('left'), companion('declined')]
  expect(companionsOf(own(seats))).toHaveLength(1)
  expect(companionsOf(null)).toEqual([])
})

test('a statement is possible until the first of its deadlines', () => {
  const missing = (statementUntil: string) => companion('missing', { statementUntil })
  const party = own([missing('2026-11-29T02:00:00Z'), missing('2026-11-29T01:00:00Z')], {
    status: 'checked_in',
  })
  expect(statementUntilOf(party, 'missing')).toBe('2026-11-29T01:00:00Z')
  expect(seatsIn(party, 'missing')).toHaveLength(2)
  expect(statementUntilOf(party, 'arrived')).toBeNull()
})

describe('what becomes of the charges of a late leave', () => {
  const refill = (takenAt: string | null) => ({ refund: usd(130.4), takenAt })
  const TAKEN = '2026-11-26T01:00:00Z'
  test('nothing without one', () => {
    expect(refillsOf(own([companion('confirmed')]))).toEqual({
      seats: 0,
      open: null,
      taken: 0,
      refunded: null,
    })
  })
  test('adds up the seats that were taken, exactly, and says what each of the others returns', () => {
    expect(
      refillsOf(
        own(
          [
            companion('left_late', { refill: refill(TAKEN) }),
            companion('left_late', { refill: refill(null) }),
          ],
          { status: 'left_late', refill: refill(TAKEN) },
        ),
      ),
    ).toEqual({ seats: 3, open: usd(130.4), taken: 2, refunded: usd(260.8) })
  })
  test('of a companion alone, while the guest stays', () => {
    expect(refillsOf(own([companion('left_late', { refill: refill(null) })]))).toMatchObject({
      seats: 1,
      open: usd(130.4),
      refunded: null,
    })
  })
})
