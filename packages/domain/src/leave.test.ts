import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insideDepartureWindow, leaveTerms } from './leave.ts'
import { money } from './money.ts'
import { hours } from './time.ts'
import { at } from '../test/at.ts'

const TEE = at('2026-12-03 07:30')
const HOLD = money(13_000, 'USD')
const leave = (now: number, freeExit = false, windowHours = 48) =>
  leaveTerms({ teeTime: TEE, windowHours, hold: HOLD, freeExit }, now)

test.each([
  ['one ms before the boundary', TEE - hours(48) - 1, null],
  ['exactly at the boundary', TEE - hours(48), null],
  ['one ms after it', TEE - hours(48) + 1, HOLD],
  ['one ms before the tee time', TEE - 1, HOLD],
])('leaving %s', (_, now, penalty) => {
  expect(leave(now)).toEqual({ freeUntil: TEE - hours(48), penalty })
})
test.each([
  ['inside the window', TEE - hours(1), null],
  ['at the tee time', TEE, null],
  ['one ms after it', TEE + 1, HOLD],
])('after the host changed the game, leaving %s', (_, now, penalty) => {
  expect(leave(now, true)).toEqual({ freeUntil: TEE, penalty })
})
test('with a window of 0 hours leaving is free until the tee time', () => {
  expect(leave(TEE, false, 0).penalty).toBeNull()
})
test('leaving costs the hold exactly while the host may not cancel', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -800, max: 0 }),
      fc.integer({ min: -1, max: 1 }),
      fc.integer({ min: 0, max: 720 }),
      (hour, ms, windowHours) => {
        const now = TEE + hours(hour) + ms
        expect(leave(now, false, windowHours).penalty !== null).toBe(
          insideDepartureWindow(TEE, now, windowHours),
        )
      },
    ),
  )
})
test('leaving earlier never costs more', () => {
  const moment = fc.integer({ min: TEE - hours(100), max: TEE })
  fc.assert(
    fc.property(moment, moment, fc.boolean(), (a, b, freeExit) => {
      const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map(
        (now) => leave(now, freeExit).penalty?.minor ?? 0,
      )
      expect(earlier).toBeLessThanOrEqual(later!)
    }),
  )
})
