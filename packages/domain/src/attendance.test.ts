import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  checkInState,
  checkInWindow,
  normaliseCode,
  qrExpiresAt,
  settleGame,
  statementDeadline,
} from './attendance.ts'
import { PARTICIPATION_STATES, type ParticipationState } from './machines/participation-machine.ts'
import { hours } from './time.ts'
import { at } from '../test/at.ts'

const TEE = at('2026-12-03 07:30')

describe('check-in', () => {
  test.each([
    ['one ms before the window', TEE - hours(6) - 1, 'too_early'],
    ['at its start', TEE - hours(6), 'open'],
    ['one ms after its start', TEE - hours(6) + 1, 'open'],
    ['at the tee time', TEE, 'open'],
    ['one ms before its end', TEE + hours(6) - 1, 'open'],
    ['at its end', TEE + hours(6), 'open'],
    ['one ms after its end', TEE + hours(6) + 1, 'closed'],
  ])('%s', (_, now, expected) => {
    expect(checkInState(TEE, now, 6)).toBe(expected)
  })
  test('the window has the same width on both sides of the tee time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (width) => {
        const { opens, closes } = checkInWindow(TEE, width)
        expect(TEE - opens).toBe(hours(width))
        expect(closes - TEE).toBe(hours(width))
      }),
    )
  })
  test.each([
    [6, '2026-12-03 19:30'],
    [24, '2026-12-04 13:30'],
    [0, '2026-12-03 13:30'],
  ])('a code that lasts %d hours beyond the game expires at %s', (expiry, text) => {
    expect(qrExpiresAt(TEE, expiry)).toBe(at(text))
  })
  test('a missing guest has six hours from the notification to make a statement', () => {
    expect(statementDeadline(at('2026-12-03 13:31'), 6)).toBe(at('2026-12-03 19:31'))
  })
})

describe('a check-in code', () => {
  test('uses no letters or digits that look alike', () => {
    expect(CODE_ALPHABET).toMatch(/^[2-9A-Z]+$/)
    expect(CODE_ALPHABET).not.toMatch(/[01ILO]/)
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length)
  })
  test.each([
    ['ABCD2345', 'ABCD2345'],
    ['abcd2345', 'ABCD2345'],
    ['abcd-2345', 'ABCD2345'],
    [' abcd 2345\n', 'ABCD2345'],
    ['ａｂｃｄ２３４５', 'ABCD2345'],
    ['abcd–2345', 'ABCD2345'],
    ['ABCD234', undefined],
    ['ABCD23456', undefined],
    ['ABCD2340', undefined],
    ['ABCD234O', undefined],
    ['ABCD2341', undefined],
    ['ABCD234I', undefined],
    ['ABCD234L', undefined],
    ['', undefined],
    ['ABCD/345', undefined],
  ])('%j is normalised to %s', (text, code) => {
    expect(normaliseCode(text)).toBe(code)
  })
  test('is recognised in any case and with blanks or hyphens', () => {
    const code = fc
      .array(fc.constantFrom(...CODE_ALPHABET), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
      .map((letters) => letters.join(''))
    fc.assert(
      fc.property(code, (text) => {
        expect(normaliseCode(text)).toBe(text)
        expect(normaliseCode(` ${text.slice(0, 4).toLowerCase()}-${text.slice(4)} `)).toBe(text)
      }),
    )
  })
})

describe('settlement', () => {
  const settle = (states: ParticipationState[], hostProved: boolean, reported = false) =>
    settleGame({
      guests: states.map((state, i) => ({ id: `g${i}`, state })),
      hostProved,
      reported,
    })
  test.each<[string, ParticipationState[], boolean, boolean, string, (string | undefined)[]]>([
    ['no guests', [], false, false, 'no_guests', []],
    ['no guests, host present', [], true, false, 'no_guests', []],
    ['all guests left', ['left', 'left_late', 'seat_released'], false, false, 'no_guests', []],
    ['all checked in', ['checked_in', 'checked_in'], true, false, 'present', []],
    ['all checked in too early to prove the host', ['checked_in'], false, false, 'present', []],
    [
      'one of two checked in',
      ['checked_in', 'confirmed'],
      true,
      false,
      'present',
      ['settle_missing'],
    ],
    [
      'one checked in too early, the other waits',
      ['checked_in', 'confirmed'],
      false,
      false,
      'asked',
      ['settle_unverified'],
    ],
    [
      'one was marked by the host, the other waits',
      ['arrived', 'confirmed'],
      false,
      false,
      'asked',
      ['settle_unverified'],
    ],
    ['all were marked by the host', ['arrived', 'arrived'], true, false, 'present', []],
    [
      'no guest came, the host did',
      ['confirmed', 'confirmed'],
      true,
      false,
      'present',
      ['settle_missing', 'settle_missing'],
    ],
    [
      'nothing proves that anybody came',
      ['confirmed', 'confirmed'],
      false,
      false,
      'asked',
      ['settle_unverified', 'settle_unverified'],
    ],
    ['one had left', ['left_late', 'confirmed'], false, false, 'asked', ['settle_unverified']],
    ['a report', ['confirmed'], false, true, 'reported', ['settle_unverified']],
    [
      'a report against a host who opened the code',
      ['confirmed', 'confirmed'],
      true,
      true,
      'reported',
      ['settle_unverified', 'settle_unverified'],
    ],
    [
      'a report although another guest checked in',
      ['confirmed', 'checked_in'],
      true,
      true,
      'reported',
      ['settle_unverified'],
    ],
    ['a report of a guest whom the host marked', ['arrived'], true, true, 'reported', []],
    ['a report of a guest who objected to the mark', ['disputed'], true, true, 'reported', []],
    ['a report without guests any more', ['left'], false, true, 'reported', []],
  ])('%s', (_, states, hostProved, reported, host, events) => {
    const result = settle(states, hostProved, reported)
    expect(result.host).toBe(host)
    expect(result.outcomes.map((outcome) => outcome.event)).toEqual(events)
  })
  test('settles exactly the waiting guests, and charges none while a report stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PARTICIPATION_STATES), { maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        (states, hostProved, reported) => {
          const { outcomes } = settle(states, hostProved, reported)
          expect(outcomes.map((outcome) => outcome.id)).toEqual(
            states.flatMap((state, i) => (state === 'confirmed' ? [`g${i}`] : [])),
          )
          for (const { event } of outcomes)
            expect(event).toBe(hostProved && !reported ? 'settle_missing' : 'settle_unverified')
        },
      ),
    )
  })
})
