import { expect, test } from 'vitest'
import { DAY, hours } from '../time.ts'
import { at } from '../../test/at.ts'
import {
  MAX_ABOUT_GAME,
  MAX_A_DAY,
  MAX_UNANSWERED,
  askRefusal,
  dayBefore,
  isAnswerable,
} from './question-rules.ts'

const TEE = at('2026-12-03 07:30')
const GAME = {
  hostId: 'kenji',
  status: 'scheduled' as const,
  teeTime: TEE,
  slots: 3,
  seatsTaken: 1,
}
const NONE = { unanswered: 0, lately: 0, aboutGame: 0 }
const EMILY = { id: 'emily', isPlayer: false, isBlocked: false }
const FULL = { ...GAME, seatsTaken: 3 }

test.each([
  ['of a game ahead', GAME, EMILY, TEE - hours(30), null],
  ['a millisecond before the tee time', GAME, EMILY, TEE - 1, null],
  ['at the tee time', GAME, EMILY, TEE, 'QUESTIONS_CLOSED'],
  ['of a cancelled game', { ...GAME, status: 'cancelled' }, EMILY, 0, 'QUESTIONS_CLOSED'],
  ['of an active game', { ...GAME, status: 'active' }, EMILY, 0, 'QUESTIONS_CLOSED'],
  ['by the host', GAME, { ...EMILY, id: 'kenji' }, 0, 'FORBIDDEN'],
  ['of a game with one free seat', { ...GAME, seatsTaken: 2 }, EMILY, 0, null],
  ['of a full game', FULL, EMILY, 0, 'QUESTIONS_CLOSED'],
  ['of a full game by a player', FULL, { ...EMILY, isPlayer: true }, 0, null],
  ['with a block', GAME, { ...EMILY, isBlocked: true }, 0, 'QUESTIONS_CLOSED'],
  [
    'by a player with a block',
    GAME,
    { id: 'emily', isPlayer: true, isBlocked: true },
    0,
    'QUESTIONS_CLOSED',
  ],
] as const)('a question %s', (_, game, asker, now, expected) => {
  expect(askRefusal(game, asker, NONE, now)).toBe(expected)
})
test.each([
  ['one unanswered below the limit', { unanswered: MAX_UNANSWERED - 1 }, null],
  ['the limit of unanswered ones', { unanswered: MAX_UNANSWERED }, 'QUESTION_LIMIT'],
  ['one a day below the limit', { lately: MAX_A_DAY - 1 }, null],
  ['the limit of a day', { lately: MAX_A_DAY }, 'QUESTION_LIMIT'],
  ['one about the game below the limit', { aboutGame: MAX_ABOUT_GAME - 1 }, null],
  ['the limit about the game', { aboutGame: MAX_ABOUT_GAME }, 'QUESTION_LIMIT'],
])('after %s', (_, before, expected) => {
  expect(askRefusal(GAME, EMILY, { ...NONE, ...before }, 0)).toBe(expected)
})
test('a closed game says so, whatever was asked before', () => {
  const before = { ...NONE, unanswered: MAX_UNANSWERED }
  expect(askRefusal(FULL, EMILY, before, 0)).toBe('QUESTIONS_CLOSED')
})
test.each([
  ['before the tee time', GAME, TEE - 1, true],
  ['at the tee time', GAME, TEE, false],
  ['after a cancellation', { ...GAME, status: 'admin_cancelled' as const }, 0, false],
])('an answer %s', (_, game, now, expected) => {
  expect(isAnswerable(game, now)).toBe(expected)
})
test('a day is 24 hours', () => {
  expect(dayBefore(TEE)).toBe(TEE - DAY)
})
