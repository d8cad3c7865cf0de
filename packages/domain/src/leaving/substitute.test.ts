import { expect, test } from 'vitest'
import { hours, minutes } from '../time.ts'
import { at } from '../../test/at.ts'
import {
  needsApproval,
  offeredSeat,
  passRefusal,
  substituteHoldPlan,
  substituteUntil,
} from './substitute.ts'

const TEE = at('2026-12-03 07:30')
const SETTINGS = { substitute_until_minutes: 30 }
const LAST = TEE - minutes(30)

test('a seat may be taken until 30 minutes before the tee time', () => {
  expect(substituteUntil(TEE, SETTINGS)).toBe(LAST)
})

test.each([
  ['long before', 'scheduled', 'confirmed', TEE - hours(90), undefined],
  ['inside the departure window', 'scheduled', 'confirmed', TEE - hours(2), undefined],
  ['at the last millisecond', 'scheduled', 'confirmed', LAST, undefined],
  ['a millisecond later', 'scheduled', 'confirmed', LAST + 1, 'SUBSTITUTE_TOO_LATE'],
  ['while the hold is confirmed', 'scheduled', 'reserved', LAST, 'NOT_JOINED'],
  ['after check-in', 'scheduled', 'checked_in', LAST, 'NOT_JOINED'],
  ['after leaving', 'scheduled', 'left', LAST, 'NOT_JOINED'],
  ['without a seat', 'scheduled', undefined, LAST, 'NOT_JOINED'],
  ['in a cancelled game', 'cancelled', 'confirmed', LAST, 'GAME_CANCELLED'],
  ['in a game that TomoGolf cancelled', 'admin_cancelled', 'confirmed', LAST, 'GAME_CANCELLED'],
] as const)('passing a seat on %s', (_, status, seat, now, code) => {
  const refusal = passRefusal({ status, teeTime: TEE }, seat, {
    now,
    settings: SETTINGS,
    companions: 0,
  })
  expect(refusal?.code).toBe(code)
})
test('a seat with companions is not passed on', () => {
  const game = { status: 'scheduled' as const, teeTime: TEE }
  expect(passRefusal(game, 'confirmed', { now: LAST, settings: SETTINGS, companions: 1 })).toEqual({
    code: 'SUBSTITUTE_PARTY',
  })
})

test.each([
  ['open', LAST, 'open'],
  ['open', LAST + 1, 'ended'],
  ['taking', LAST + 1, 'taking'],
  ['taken', LAST, 'ended'],
  ['revoked', LAST, 'ended'],
  ['expired', LAST, 'ended'],
  ['closed', LAST, 'ended'],
] as const)('a link that is %s shows a seat that is', (status, now, seat) => {
  expect(offeredSeat({ status }, LAST, now)).toBe(seat)
})

const LATER = { kind: 'scheduled', placeAt: TEE - hours(90) } as const
test.each([
  ['scheduled', LATER],
  ['authorised', { kind: 'now' }],
  ['refused', { kind: 'now' }],
  ['unknown', { kind: 'now' }],
  [undefined, { kind: 'now' }],
] as const)('the hold of a substitute, when the one of the seat is %s', (replaced, plan) => {
  expect(substituteHoldPlan(LATER, replaced)).toEqual(plan)
})

test.each([
  ['instant', false, false, false],
  ['instant', true, true, false],
  ['approve', false, false, false],
  ['approve', true, false, true],
  ['approve', false, true, true],
] as const)('%s, no-show %s, declined %s', (joining, hasNoShow, wasDeclined, needed) => {
  expect(needsApproval(joining, { hasNoShow, wasDeclined })).toBe(needed)
})
