import { expect, test } from 'vitest'
import { at } from '../../test/at.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { hours, minutes } from '../time.ts'
import {
  cardFixUntil,
  endsWaiting,
  freedSeat,
  isOfferOpen,
  nextInLine,
  waitingTerms,
} from './waiting-list.ts'

const TEE = at('2026-12-03 07:30')
const offer = (until: number) => ({ kind: 'offer' as const, until: TEE - until })
const seat = { kind: 'seat' as const }

test.each([
  ['days before', hours(100), seat],
  ['a moment more than 24 hours before', hours(24) + 1, seat],
  ['24 hours before', hours(24), offer(hours(22))],
  ['a moment more than 6 hours before', hours(6) + 1, offer(hours(4) + 1)],
  ['6 hours before', hours(6), offer(hours(5.5))],
  ['30 minutes before joining closes', hours(4.5), offer(hours(4))],
  ['10 minutes before joining closes', hours(4) + minutes(10), offer(hours(4))],
  ['when joining closes', hours(4), offer(hours(4))],
  ['a moment later', hours(4) - 1, null],
  ['at the tee time', 0, null],
])('a seat that becomes free %s', (_when, before, expected) => {
  expect(freedSeat(TEE - before, TEE, DEFAULT_SETTINGS)).toEqual(expected)
})

test.each([
  ['a day before', hours(24), hours(23.5)],
  ['30 minutes before', minutes(30), 0],
  ['20 minutes before', minutes(20), 0],
])('a card refused %s can be fixed', (_when, before, until) => {
  expect(cardFixUntil(TEE - before, TEE, DEFAULT_SETTINGS)).toBe(TEE - until)
})

test.each([
  ['offered', 0, true],
  ['offered', 1, false],
  ['waiting', -1, false],
  ['taken', -1, false],
  ['passed', -1, false],
] as const)('%s, %i ms after its end: open %s', (status, after, expected) => {
  expect(isOfferOpen({ status, offerUntil: TEE }, TEE + after)).toBe(expected)
})
test('without an end no offer is open', () => {
  expect(isOfferOpen({ status: 'offered', offerUntil: null }, TEE)).toBe(false)
})

const game = {
  teeTime: TEE,
  courseId: null,
  courseName: 'Oak Hills',
  priceMinor: 10_000,
  currency: 'USD',
  joining: 'instant' as const,
}
test.each([
  ['nothing', {}, false],
  ['the price', { priceMinor: 10_001 }, true],
  ['the tee time', { teeTime: TEE + 1 }, true],
  ['the course', { courseName: 'Pine Hills' }, true],
  ['to a game with approval', { joining: 'approve' as const }, true],
])('a change of %s ends waiting: %s', (_what, change, expected) => {
  expect(endsWaiting(game, { ...game, ...change })).toBe(expected)
})

const FREE = TEE - hours(48)
const terms = (now: number, { mayUndo = true, minutes: length = 60 } = {}) =>
  waitingTerms(
    { now, teeTime: TEE, freeUntil: FREE },
    { mayUndo, settings: { ...DEFAULT_SETTINGS, undo_minutes: length } },
  )
test.each([
  ['while leaving is free', FREE, {}, false, 60],
  ['a moment later', FREE + 1, {}, true, 60],
  ['a moment before the undo ends', TEE - hours(6) - 1, {}, true, 60],
  ['when the undo ends', TEE - hours(6), {}, true, null],
  ['after an undo', FREE, { mayUndo: false }, false, null],
  ['without an undo', FREE + 1, { minutes: 0 }, true, null],
] as const)('a guest who joins the list %s', (_when, now, options, isLate, undoMinutes) => {
  expect(terms(now, options)).toEqual({
    freeUntil: FREE,
    isLate,
    undoMinutes,
    undoBefore: TEE - hours(6),
  })
})

const single = { name: 'single', companions: [] }
const pair = { name: 'pair', companions: ['one'] }
const trio = { name: 'trio', companions: ['one', 'two'] }
test.each([
  ['a single', [single, pair], 1, 'single'],
  ['a single, after a party that is skipped', [pair, single], 1, 'single'],
  ['the party, as soon as there is room', [pair, single], 2, 'pair'],
  ['the smaller of two parties', [trio, pair], 2, 'pair'],
  ['the first of two parties', [trio, pair], 3, 'trio'],
  ['none, while no party has room', [trio, pair], 1, undefined],
  ['none of a full game', [single], 0, undefined],
  ['none of an empty list', [], 3, undefined],
] as const)('next in line: %s', (_, inOrder, free, name) => {
  expect(nextInLine(inOrder, free)?.name).toBe(name)
})
