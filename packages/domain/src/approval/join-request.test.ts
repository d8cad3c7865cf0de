import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { hours, minutes } from '../time.ts'
import { at } from '../../test/at.ts'
import {
  MOST_REQUESTS,
  acceptedUndoUntil,
  answerUntil,
  askRefusal,
  endsRequests,
  isAnswerable,
} from './join-request.ts'

const TEE = at('2026-12-03 07:30')

test.each([
  ['days before', TEE - hours(100), TEE - hours(76)],
  ['a day and the deadline before', TEE - hours(28), TEE - hours(4)],
  ['a moment later', TEE - hours(28) + 1, TEE - hours(4)],
  ['shortly before the deadline', TEE - hours(5), TEE - hours(4)],
])('asked %s, the host answers in time', (_when, askedAt, expected) => {
  expect(answerUntil(askedAt, TEE, DEFAULT_SETTINGS)).toBe(expected)
})

test.each([
  ['pending', 0, true],
  ['pending', 1, false],
  ['withdrawn', -1, false],
  ['expired', -1, false],
  ['accepted', -1, false],
] as const)('%s, %i ms after the end: answerable %s', (status, after, expected) => {
  expect(isAnswerable({ status, answerUntil: TEE }, TEE + after)).toBe(expected)
})

test.each([
  [[], null],
  [['withdrawn'], null],
  [['expired', 'closed'], null],
  [['accepted'], null],
  [['pending'], 'REQUEST_PENDING'],
  [['declined'], 'REQUEST_DECLINED'],
  [['declined', 'pending'], 'REQUEST_PENDING'],
  [['withdrawn', 'expired', 'closed'], 'REQUEST_LIMIT'],
] as const)('after %j, asking again is refused with %s', (earlier, expected) => {
  expect(askRefusal(earlier)).toBe(expected)
})
test('the limit is reached by its last request', () => {
  const withdrawn = (count: number) => Array.from({ length: count }, () => 'withdrawn' as const)
  expect(askRefusal(withdrawn(MOST_REQUESTS - 1))).toBeNull()
  expect(askRefusal(withdrawn(MOST_REQUESTS))).toBe('REQUEST_LIMIT')
})

test.each([
  ['days before', TEE - hours(70), false, 60, TEE - hours(69)],
  ['close to the tee time', TEE - minutes(59), false, 60, TEE],
  ['after an undo', TEE - hours(70), true, 60, null],
  ['with undo switched off', TEE - hours(70), false, 0, null],
] as const)('accepted %s', (_when, acceptedAt, isUsed, undoMinutes, expected) => {
  expect(acceptedUndoUntil(acceptedAt, TEE, { isUsed, undoMinutes })).toBe(expected)
})

const GAME = { teeTime: TEE, courseId: 'a', courseName: 'A', priceMinor: 100, currency: 'USD' }
test.each([
  ['nothing', {}, false],
  ['the tee time', { teeTime: TEE + minutes(1) }, true],
  ['the course', { courseId: 'b' }, true],
  ['a course that is not listed', { courseName: 'B' }, true],
  ['the price', { priceMinor: 101 }, true],
  ['the currency', { currency: 'JPY' }, true],
])('a change of %s ends requests: %s', (_what, change, expected) => {
  expect(endsRequests(GAME, { ...GAME, ...change })).toBe(expected)
})
