import { describe, expect, test } from 'vitest'
import {
  canKeepOn,
  decideGame,
  defaultDecideAt,
  defaultDecideAtOf,
  holdNotBefore,
  isDecisionDue,
  isDecisionTime,
  isMinPlayers,
  missingGuests,
  movedDecideAt,
  undecidedFreeUntil,
} from './go-no-go.ts'
import { planHold } from './hold-plan.ts'
import { hours, minutes } from './time.ts'
import { at } from '../test/at.ts'

const TEE = at('2026-12-12 08:16')
const DECIDE = at('2026-12-11 17:00')
const open = { decideAt: DECIDE, decision: null }

test.each([
  ['2026-12-12 08:16', '2026-12-11 17:00'],
  ['2026-12-12 00:00', '2026-12-11 17:00'],
  ['2026-12-12 23:59', '2026-12-11 17:00'],
  ['2027-01-01 07:00', '2026-12-31 17:00'],
])('the decision about a tee time of %s is at %s by default', (teeTime, decideAt) => {
  expect(defaultDecideAt(at(teeTime))).toBe(at(decideAt))
})
const CHANGES = at('2026-12-09 20:00')
test.each([
  ['two hours before the end of free changes', CHANGES, CHANGES - hours(9), CHANGES - hours(2)],
  ['one ms ahead of now', CHANGES, CHANGES - hours(2) - 1, CHANGES - hours(2)],
  ['17:00 when that is now', CHANGES, CHANGES - hours(2), DECIDE],
  ['17:00 without such a deadline', null, CHANGES - hours(9), DECIDE],
  ['ten hours before the tee time at the latest', TEE - hours(8), CHANGES, TEE - hours(10)],
  ['17:00 when it would be later', TEE - hours(8) + 1, CHANGES, DECIDE],
])('with a booking the decision is by default %s', (_, freeChangesUntil, now, decideAt) => {
  expect(defaultDecideAtOf({ teeTime: TEE, freeChangesUntil }, now)).toBe(decideAt)
})
test('a moved game is decided as long before its tee time as it was', () => {
  expect(movedDecideAt(DECIDE, { from: TEE, to: TEE + hours(26) })).toBe(DECIDE + hours(26))
})

test.each([
  ['now', DECIDE, false],
  ['one ms before', DECIDE - 1, true],
  ['one ms after', DECIDE + 1, false],
])('a decision time is in the future: %s', (_, now, expected) => {
  expect(isDecisionTime(DECIDE, TEE, now)).toBe(expected)
})
test.each([
  ['exactly ten hours before the tee time', TEE, TEE - hours(10), true],
  ['one ms later', TEE, TEE - hours(10) + 1, false],
  ['at the tee time', TEE, TEE, false],
  ['17:00 before a tee time at 00:30', at('2026-12-12 00:30'), DECIDE, true],
  ['one ms later than that', at('2026-12-12 00:30'), DECIDE + 1, false],
])('a decision time %s', (_, teeTime, decideAt, expected) => {
  expect(isDecisionTime(decideAt, teeTime, TEE - hours(100))).toBe(expected)
})
test.each([
  [1, 3, false],
  [2, 3, true],
  [4, 3, true],
  [5, 3, false],
  [2, 1, true],
  [3, 1, false],
])('at least %i players with room for %i guests: %s', (minPlayers, slots, expected) => {
  expect(isMinPlayers(minPlayers, slots)).toBe(expected)
})

test.each([
  ['one ms before', DECIDE - 1, open, false],
  ['at the time', DECIDE, open, true],
  ['a day late', DECIDE + hours(24), open, true],
  ['already on', DECIDE, { ...open, decision: 'on' as const }, false],
  ['already kept on', DECIDE, { ...open, decision: 'kept_on' as const }, false],
  ['without terms', DECIDE, { decideAt: null, decision: null }, false],
])('the decision is due %s', (_, now, game, expected) => {
  expect(isDecisionDue(game, now)).toBe(expected)
})

describe('who is missing, and the decision', () => {
  test.each([
    [null, 0, 0],
    [2, 0, 1],
    [2, 1, 0],
    [2, 3, 0],
    [3, 1, 1],
    [4, 0, 3],
    [4, 3, 0],
  ])('at least %s players, %i guests: %i missing', (minPlayers, guests, missing) => {
    expect(missingGuests({ minPlayers }, guests)).toBe(missing)
    expect(decideGame({ minPlayers }, { guests, underWay: false })).toBe(
      missing === 0 ? 'on' : 'called_off',
    )
  })
  test('a late decision does not call off a round that is being played', () => {
    expect(decideGame({ minPlayers: 4 }, { guests: 1, underWay: true })).toBe('on')
  })
})

test.each([
  ['one ms before the host is asked', DECIDE - hours(3) - 1, 1, open, false],
  ['when the host is asked', DECIDE - hours(3), 1, open, true],
  ['at the decision, not made yet', DECIDE, 1, open, true],
  ['with enough players', DECIDE - hours(1), 0, open, false],
  ['once decided', DECIDE - hours(1), 1, { ...open, decision: 'kept_on' as const }, false],
  ['without terms', DECIDE, 1, { decideAt: null, decision: null }, false],
])('the host may keep the game on: %s', (_, now, missing, game, expected) => {
  expect(canKeepOn(game, missing, now)).toBe(expected)
})

describe('before the decision nothing is at stake', () => {
  const settings = { hold_lead_hours: 96, no_show_statement_hours: 6 }
  const plan = (now: number, game: Parameters<typeof holdNotBefore>[0]) =>
    planHold(
      { now, teeTime: TEE, brand: 'visa', currency: 'USD', notBefore: holdNotBefore(game) },
      settings,
    )
  test.each([
    ['long before', TEE - hours(200)],
    ['inside the lead', DECIDE - hours(1)],
    ['one ms before the hold is due', DECIDE + minutes(10) - 1],
  ])('a hold waits for the decision: joined %s', (_, now) => {
    expect(plan(now, open)).toEqual({ kind: 'scheduled', placeAt: DECIDE + minutes(10) })
  })
  test.each([
    ['after a late decision', DECIDE + minutes(10), open],
    ['of a game that is on', DECIDE - hours(1), { ...open, decision: 'on' as const }],
    ['without terms', DECIDE - hours(1), { decideAt: null, decision: null }],
  ])('a hold %s is placed at once', (_, now, game) => {
    expect(plan(now, game)).toEqual({ kind: 'now' })
  })
  test('a decision before the lead changes nothing', () => {
    const early = { decideAt: TEE - hours(150), decision: null }
    expect(plan(TEE - hours(200), early)).toEqual(
      plan(TEE - hours(200), { decideAt: null, decision: null }),
    )
  })
  test.each([10, 11, 24, 48, 400])(
    'a hold never waits beyond the tee time: decided %i hours before',
    (before) => {
      const decideAt = TEE - hours(before)
      const result = plan(decideAt - hours(1), { decideAt, decision: null })
      expect(result.kind === 'now' ? decideAt : result.placeAt).toBeLessThan(TEE)
    },
  )
  test.each([
    ['one ms before the decision', DECIDE - 1, open, DECIDE],
    ['at the decision, not made yet', DECIDE, open, TEE],
    ['a late decision', DECIDE + hours(2), open, TEE],
    ['on', DECIDE - 1, { ...open, decision: 'on' as const }, null],
    ['without terms', DECIDE, { decideAt: null, decision: null }, null],
  ])('leaving is free: %s', (_, now, game, expected) => {
    expect(undecidedFreeUntil({ ...game, teeTime: TEE }, now)).toBe(expected)
  })
})
