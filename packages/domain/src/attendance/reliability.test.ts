import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PARTICIPATION_STATES } from '../machines/participation-machine.ts'
import { attendedAsGuest, attendedAsHost, reliabilityOf, type GuestRound } from './reliability.ts'

const NOW = Date.UTC(2026, 10, 24, 9)
const round = (status: GuestRound['status'], teeTime = NOW - 1, waived = false): GuestRound => ({
  teeTime,
  status,
  waived,
})
const played = (count: number) => Array.from({ length: count }, () => round('checked_in'))

describe('a guest’s round', () => {
  test.each(PARTICIPATION_STATES)('%s counts as attendance alone says', (status) => {
    const expected =
      status === 'checked_in' ? true : /^(no_show|left_late)$/.test(status) ? false : null
    expect(attendedAsGuest(round(status))).toBe(expected)
  })
  test.each(PARTICIPATION_STATES)('%s is not held against the guest once it is waived', (status) =>
    expect(attendedAsGuest(round(status, NOW, true))).not.toBe(false),
  )
})

test.each([
  [['checked_in'], true],
  [['no_show'], true],
  [['host_absent'], false],
  [['host_absent', 'checked_in'], true],
  [['host_absent', 'left'], false],
  [['game_cancelled', 'game_cancelled'], null],
  [['left_late', 'not_played'], null],
  [[], null],
] as const)('a hosted round with the seats %s: %s', (seats, expected) =>
  expect(attendedAsHost({ teeTime: NOW, seats })).toBe(expected),
)

describe('rounds attended of rounds due', () => {
  test.each([
    [0, null],
    [2, null],
    [3, { attended: 3, due: 3 }],
    [11, { attended: 11, due: 11 }],
  ])('%i rounds played', (count, expected) =>
    expect(reliabilityOf(played(count), [], NOW)).toEqual(expected),
  )
  test('counts both roles, and one no-show', () =>
    expect(
      reliabilityOf(
        [...played(2), round('no_show'), round('left_late', NOW - 1, true), round('left')],
        [{ teeTime: NOW - 1, seats: ['checked_in'] }],
        NOW,
      ),
    ).toEqual({ attended: 3, due: 4 }))
  test.each([
    ['the tee time itself', NOW, 3],
    ['a tee time ahead', NOW + 1, null],
    ['24 months ago to the millisecond', Date.UTC(2024, 10, 24, 9), 3],
    ['a millisecond longer ago', Date.UTC(2024, 10, 24, 9) - 1, null],
  ])('%s', (_, teeTime, due) =>
    expect(reliabilityOf([...played(2), round('checked_in', teeTime)], [], NOW)?.due ?? null).toBe(
      due,
    ),
  )
  test('never falls by a round that was waived, left in time or cancelled by the host', () => {
    const rounds = fc.array(
      fc.record({
        teeTime: fc.integer({ min: NOW - 1000, max: NOW }),
        status: fc.constantFrom(...PARTICIPATION_STATES),
        waived: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(
        rounds,
        fc.constantFrom('game_cancelled', 'left', 'not_played', 'host_absent'),
        (all, status) => {
          const before = reliabilityOf(all, [], NOW)
          expect(reliabilityOf([...all, round(status)], [], NOW)).toEqual(before)
          expect(reliabilityOf([...all, round('no_show', NOW, true)], [], NOW)).toEqual(before)
        },
      ),
    )
  })
})
