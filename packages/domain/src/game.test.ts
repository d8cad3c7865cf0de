import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  GAME_STATUSES,
  cardState,
  deadlineLeft,
  gameTimeStatus,
  joinDeadline,
  type CardInput,
} from './game.ts'
import { joinRefusal } from './joining.ts'
import { HOUR, MINUTE, hours, iso, minutes } from './time.ts'
import { at } from '../test/at.ts'

const TEE = at('2026-12-03 07:30')

describe('gameTimeStatus', () => {
  test.each([
    ['a day before', TEE - hours(24), 'open'],
    ['one ms before the join deadline', TEE - hours(4) - 1, 'open'],
    ['at the join deadline', TEE - hours(4), 'open'],
    ['one ms after it', TEE - hours(4) + 1, 'deadline_passed'],
    ['one ms before the tee time', TEE - 1, 'deadline_passed'],
    ['at the tee time', TEE, 'in_progress'],
    ['one ms after it', TEE + 1, 'in_progress'],
    ['one ms before six hours of play', TEE + hours(6) - 1, 'in_progress'],
    ['at six hours', TEE + hours(6), 'in_progress'],
    ['one ms after them', TEE + hours(6) + 1, 'finished'],
  ])('%s', (_, now, expected) => {
    expect(gameTimeStatus(TEE, now, 4)).toBe(expected)
  })
  test('with a deadline of 0 hours a game is open until the tee time', () => {
    expect(gameTimeStatus(TEE, TEE - 1, 0)).toBe('open')
    expect(gameTimeStatus(TEE, TEE, 0)).toBe('in_progress')
  })
  test('only moves forward as time passes', () => {
    const order = ['open', 'deadline_passed', 'in_progress', 'finished']
    const moment = fc.integer({ min: TEE - hours(200), max: TEE + hours(20) })
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 0, max: 168 }), (a, b, deadline) => {
        const [first, second] = [Math.min(a, b), Math.max(a, b)].map((now) =>
          order.indexOf(gameTimeStatus(TEE, now, deadline)),
        )
        expect(first).toBeLessThanOrEqual(second!)
      }),
    )
  })
})

describe('deadlineLeft', () => {
  const deadline = joinDeadline(TEE, 4)
  test('the deadline is four hours before the tee time', () => {
    expect(iso(deadline)).toBe('2026-12-02T18:30:00.000Z')
  })
  test.each([
    [-1, null],
    [0, { unit: 'minutes', value: 0 }],
    [minutes(1) - 1, { unit: 'minutes', value: 0 }],
    [minutes(1), { unit: 'minutes', value: 1 }],
    [HOUR - 1, { unit: 'minutes', value: 59 }],
    [HOUR, { unit: 'hours', value: 1 }],
    [HOUR + 6 * MINUTE - 1, { unit: 'hours', value: 1 }],
    [HOUR + 6 * MINUTE, { unit: 'hours', value: 1.1 }],
    [24 * HOUR - 1, { unit: 'hours', value: 23.9 }],
    [24 * HOUR, { unit: 'days', value: 1 }],
    [48 * HOUR - 1, { unit: 'days', value: 1 }],
    [48 * HOUR, { unit: 'days', value: 2 }],
    [365 * 24 * HOUR, { unit: 'days', value: 365 }],
  ])('%d ms before the deadline: %j', (left, expected) => {
    expect(deadlineLeft(TEE, deadline - left, 4)).toEqual(expected)
  })
  test('rounds down to a tenth of an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: HOUR, max: 24 * HOUR - 1 }), (left) => {
        const shown = deadlineLeft(TEE, deadline - left, 4)!
        const tenths = Math.round(shown.value * 10)
        expect(tenths * 6 * MINUTE).toBeLessThanOrEqual(left)
        expect((tenths + 1) * 6 * MINUTE).toBeGreaterThan(left)
      }),
    )
  })
})

describe('cardState', () => {
  const card = (changes: Partial<CardInput>, now: number) =>
    cardState(
      {
        teeTime: TEE,
        status: 'scheduled',
        availableSlots: 1,
        joinDeadlineHours: 4,
        viewer: 'user',
        goNoGo: null,
        ...changes,
      },
      now,
    )
  const EARLY = TEE - hours(100),
    SOON = TEE - hours(6),
    LATE = TEE - hours(2),
    PLAY = TEE + hours(1),
    OVER = TEE + hours(7)
  test.each<[string, Partial<CardInput>, number, string | null, string, boolean]>([
    ['open, for a visitor', { viewer: 'visitor' }, EARLY, null, 'details', false],
    ['open, for a user', {}, EARLY, null, 'details', false],
    ['open, for its guest', { viewer: 'guest' }, EARLY, null, 'view', false],
    ['open, for its host', { viewer: 'host' }, EARLY, null, 'manage', false],
    ['full', { availableSlots: 0 }, EARLY, 'full', 'full', true],
    ['full, for its guest', { viewer: 'guest', availableSlots: 0 }, EARLY, 'full', 'view', false],
    ['full, for its host', { viewer: 'host', availableSlots: 0 }, EARLY, 'full', 'manage', false],
    [
      'one more needed',
      { goNoGo: { missing: 1, decision: null } },
      EARLY,
      'needed',
      'details',
      false,
    ],
    ['enough so far', { goNoGo: { missing: 0, decision: null } }, EARLY, null, 'details', false],
    ['on', { goNoGo: { missing: 0, decision: 'on' } }, EARLY, 'on', 'details', false],
    ['kept on', { goNoGo: { missing: 2, decision: 'kept_on' } }, SOON, 'on', 'details', false],
    [
      'on and full',
      { availableSlots: 0, goNoGo: { missing: 0, decision: 'on' } },
      EARLY,
      'full',
      'full',
      true,
    ],
    [
      'called off',
      { status: 'cancelled', goNoGo: { missing: 1, decision: 'called_off' } },
      EARLY,
      'cancelled',
      'view',
      false,
    ],
    ['four hours before the deadline', {}, TEE - hours(8), null, 'details', false],
    ['one ms later', {}, TEE - hours(8) + 1, 'join_soon', 'details', false],
    ['at the deadline', {}, TEE - hours(4), 'join_soon', 'details', false],
    ['full and closing soon', { availableSlots: 0 }, SOON, 'full', 'full', true],
    [
      'one ms after the deadline',
      {},
      TEE - hours(4) + 1,
      'deadline_passed',
      'deadline_passed',
      true,
    ],
    [
      'after the deadline and full',
      { availableSlots: 0 },
      LATE,
      'deadline_passed',
      'deadline_passed',
      true,
    ],
    [
      'after the deadline, for its guest',
      { viewer: 'guest' },
      LATE,
      'deadline_passed',
      'view',
      false,
    ],
    [
      'after the deadline, for its host',
      { viewer: 'host' },
      LATE,
      'deadline_passed',
      'manage',
      false,
    ],
    [
      'started before its tee time',
      { status: 'active' },
      LATE,
      'in_progress',
      'game_started',
      true,
    ],
    [
      'started before the join deadline',
      { status: 'active' },
      SOON,
      'in_progress',
      'game_started',
      true,
    ],
    ['at the tee time', {}, TEE, 'in_progress', 'in_progress', true],
    ['being played', { status: 'active' }, PLAY, 'in_progress', 'in_progress', true],
    [
      'being played, for its guest',
      { status: 'active', viewer: 'guest' },
      PLAY,
      'in_progress',
      'view',
      false,
    ],
    [
      'being played, for its host',
      { status: 'active', viewer: 'host' },
      PLAY,
      'in_progress',
      'manage',
      false,
    ],
    [
      'completed before its sixth hour',
      { status: 'completed' },
      PLAY,
      'completed',
      'completed',
      true,
    ],
    ['at its sixth hour', {}, TEE + hours(6), 'in_progress', 'in_progress', true],
    ['past', { status: 'completed' }, OVER, 'completed', 'view', false],
    ['past, not yet completed', {}, TEE + hours(6) + 1, 'completed', 'view', false],
    ['past, for its host', { viewer: 'host' }, OVER, 'completed', 'view', false],
    ['cancelled by the host', { status: 'cancelled' }, EARLY, 'cancelled', 'view', false],
    [
      'cancelled by an administrator, for its guest',
      { status: 'admin_cancelled', viewer: 'guest' },
      PLAY,
      'cancelled',
      'view',
      false,
    ],
    [
      'cancelled, for its host',
      { status: 'cancelled', viewer: 'host' },
      EARLY,
      'cancelled',
      'view',
      false,
    ],
    ['cancelled, long past', { status: 'cancelled' }, OVER, 'cancelled', 'view', false],
  ])('%s', (_, changes, now, badge, button, disabled) => {
    expect(card(changes, now)).toMatchObject({ badge, button, disabled })
  })
  test('offers joining exactly when the server would not refuse the game itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -200, max: 20 }),
        fc.integer({ min: -1, max: 1 }),
        fc.constantFrom(...GAME_STATUSES),
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom<CardInput['viewer']>('visitor', 'user', 'guest', 'host'),
        (hour, ms, status, availableSlots, viewer) => {
          const now = TEE + hours(hour) + ms
          const refusal = joinRefusal({
            now,
            own: [],
            placement: 'now',
            seats: 1,
            settings: {
              join_deadline_hours: 4,
              seats_per_guest: 3,
              unheld_seats_max: 8,
              unheld_seats_max_new: 4,
            },
            game: {
              id: 'g',
              hostId: viewer === 'host' ? 'me' : 'host',
              teeTime: TEE,
              status,
              freeSeats: availableSlots,
              womenOnly: false,
            },
            viewer: {
              id: 'me',
              profileMissing: 0,
              gender: null,
              hasCard: true,
              cardExpired: false,
              alreadyIn: viewer === 'guest',
              debt: null,
              unheldSeats: [],
              hasAttended: false,
              unfinishedAuthentications: 0,
            },
          })
          expect(card({ status, availableSlots, viewer }, now).joinable).toBe(refusal === null)
        },
      ),
    )
  })
  test('has a badge for every state but open, and never disables the button of host or guest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: TEE - hours(200), max: TEE + hours(20) }),
        fc.constantFrom(...GAME_STATUSES),
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom<CardInput['viewer']>('visitor', 'user', 'guest', 'host'),
        (now, status, availableSlots, viewer) => {
          const state = card({ status, availableSlots, viewer }, now)
          expect(state.badge !== null || state.time === 'open').toBe(true)
          expect(state.disabled && (viewer === 'host' || viewer === 'guest')).toBe(false)
          expect(!state.joinable || state.button === 'details').toBe(true)
        },
      ),
    )
  })
})
