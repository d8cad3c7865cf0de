import { expect, test } from 'vitest'
import { leaveTerms } from '../leave.ts'
import { money } from '../money.ts'
import { hours, minutes } from '../time.ts'
import { at } from '../../test/at.ts'
import { undoOffer, undoUntil } from './undo.ts'

const TEE = at('2026-12-03 07:30')
const HOLD = money(13_000, 'USD')
const SETTINGS = { undo_minutes: 60, undo_before_hours: 6 }

test.each([
  ['long before', TEE - hours(30), TEE - hours(29)],
  ['7 h before: the whole hour', TEE - hours(7), TEE - hours(6)],
  ['a minute later: less than an hour', TEE - hours(7) + minutes(1), TEE - hours(6)],
  ['a millisecond before the limit', TEE - hours(6) - 1, TEE - hours(6)],
  ['at the limit: not at all', TEE - hours(6), null],
  ['after the limit', TEE - hours(6) + 1, null],
])('a guest who joins %s', (_, joinedAt, until) => {
  expect(undoUntil(joinedAt, TEE, SETTINGS)).toBe(until)
})
test('a length of 0 switches the undo off', () => {
  expect(undoUntil(TEE - hours(30), TEE, { ...SETTINGS, undo_minutes: 0 })).toBeNull()
})

const leave = (now: number, undo: number | null, freeExitUntil: number | null = null) =>
  leaveTerms({ teeTime: TEE, windowHours: 48, hold: HOLD, freeExitUntil, undoUntil: undo }, now)
const JOINED = TEE - hours(30)
const UNDO = JOINED + minutes(60)
test.each([
  ['at once', JOINED, UNDO, { freeUntil: UNDO, penalty: null, usesUndo: true }],
  ['at the last millisecond', UNDO, UNDO, { freeUntil: UNDO, penalty: null, usesUndo: true }],
  ['one ms later', UNDO + 1, UNDO, { freeUntil: UNDO, penalty: HOLD, usesUndo: false }],
  ['without an undo', JOINED, null, { freeUntil: TEE - hours(48), penalty: HOLD, usesUndo: false }],
  [
    'while leaving is free anyway: the undo is kept',
    TEE - hours(48),
    TEE - hours(47),
    { freeUntil: TEE - hours(47), penalty: null, usesUndo: false },
  ],
  [
    'after the window has begun, within the undo',
    TEE - hours(48) + 1,
    TEE - hours(47),
    { freeUntil: TEE - hours(47), penalty: null, usesUndo: true },
  ],
  [
    'never after the tee time',
    TEE + 1,
    TEE + 5,
    { freeUntil: TEE, penalty: HOLD, usesUndo: false },
  ],
])('leaving %s', (_, now, undo, terms) => {
  expect(leave(now, undo)).toEqual(terms)
})
test('a free exit that lasts longer keeps the undo', () => {
  expect(leave(UNDO, UNDO, UNDO + 1)).toEqual({
    freeUntil: UNDO + 1,
    penalty: null,
    usesUndo: false,
  })
})

const FREE = TEE - hours(48)
test.each([
  ['before the window', FREE, FREE, null],
  ['inside it: the minutes', FREE + 1, FREE, 60],
  ['7 h before: the minutes', TEE - hours(7), FREE, 60],
  ['less than 7 h before: the fixed time', TEE - hours(7) + 1, TEE - hours(6), null],
  ['6 h before: nothing', TEE - hours(6), FREE, null],
])('a join %s', (_, now, freeUntil, undoMinutes) => {
  expect(undoOffer({ now, teeTime: TEE, freeUntil: FREE }, SETTINGS)).toEqual({
    freeUntil,
    undoMinutes,
  })
})
