import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeExitUntil, insideDepartureWindow, leaveTerms, opensFreeExit } from './leave.ts'
import { money } from './money.ts'
import { hours, minutes } from './time.ts'
import { at } from '../test/at.ts'

const TEE = at('2026-12-03 07:30')
const HOLD = money(13_000, 'USD')
const leave = (now: number, freeExitUntil: number | null = null, windowHours = 48) =>
  leaveTerms({ teeTime: TEE, windowHours, hold: HOLD, freeExitUntil, undoUntil: null }, now)

test.each([
  ['one ms before the boundary', TEE - hours(48) - 1, null],
  ['exactly at the boundary', TEE - hours(48), null],
  ['one ms after it', TEE - hours(48) + 1, HOLD],
  ['one ms before the tee time', TEE - 1, HOLD],
])('leaving %s', (_, now, penalty) => {
  expect(leave(now)).toEqual({ freeUntil: TEE - hours(48), penalty, usesUndo: false })
})
test.each([
  ['until an instant inside the window', TEE - hours(20), TEE - hours(20), TEE - hours(20), null],
  ['one ms after it', TEE - hours(20), TEE - hours(20) + 1, TEE - hours(20), HOLD],
  ['until an instant before the window', TEE - hours(60), TEE - hours(48), TEE - hours(48), null],
  ['until the tee time', TEE, TEE, TEE, null],
  ['never beyond the tee time', TEE + hours(5), TEE + 1, TEE, HOLD],
])('a free exit %s', (_, until, now, freeUntil, penalty) => {
  expect(leave(now, until)).toEqual({ freeUntil, penalty, usesUndo: false })
})
test.each([
  ['a minute later', minutes(1), false, false],
  ['30 minutes later', minutes(30), false, false],
  ['30 minutes and one ms later', minutes(30) + 1, false, true],
  ['30 minutes earlier', -minutes(30), false, false],
  ['30 minutes and one ms earlier', -minutes(30) - 1, false, true],
  ['the same time at another course', 0, true, true],
  ['the same time on the next day', hours(24), false, true],
  ['back at the agreed time', 0, false, false],
])('a game moved to %s', (_, by, courseChanged, expected) => {
  expect(opensFreeExit({ agreedTeeTime: TEE, teeTime: TEE + by, courseChanged }, 30)).toBe(expected)
})
test('a small move across midnight in Japan is another date', () => {
  const agreedTeeTime = at('2026-12-03 00:10')
  const move = { agreedTeeTime, teeTime: agreedTeeTime - minutes(20), courseChanged: false }
  expect(opensFreeExit(move, 30)).toBe(true)
})
test.each([
  ['long before: until the window begins', hours(200), TEE - hours(48)],
  ['24 h before the window', hours(72), TEE - hours(48)],
  ['one ms later: 24 h after the notice', hours(72) - 1, TEE - hours(48) + 1],
  ['at the window: 24 h after the notice', hours(48), TEE - hours(24)],
  ['a day before: until the tee time', hours(24), TEE],
  ['an hour before: until the tee time', hours(1), TEE],
])('a free exit opened %s', (_, before, expected) => {
  expect(freeExitUntil(TEE - before, TEE, { windowHours: 48, noticeHours: 24 })).toBe(expected)
})
test('with a window of 0 hours leaving is free until the tee time', () => {
  expect(leave(TEE, null, 0).penalty).toBeNull()
})
test('leaving costs the hold exactly while the host may not cancel', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -800, max: 0 }),
      fc.integer({ min: -1, max: 1 }),
      fc.integer({ min: 0, max: 720 }),
      (hour, ms, windowHours) => {
        const now = TEE + hours(hour) + ms
        expect(leave(now, null, windowHours).penalty !== null).toBe(
          insideDepartureWindow(TEE, now, windowHours),
        )
      },
    ),
  )
})
test('leaving earlier never costs more', () => {
  const moment = fc.integer({ min: TEE - hours(100), max: TEE })
  fc.assert(
    fc.property(moment, moment, fc.option(moment), (a, b, until) => {
      const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map(
        (now) => leave(now, until).penalty?.minor ?? 0,
      )
      expect(earlier).toBeLessThanOrEqual(later!)
    }),
  )
})
