import { describe, expect, test } from 'vitest'
import { nextSeatAt, seatLimit, type UnheldSeat } from './seat-limit.ts'

const SETTINGS = { unheld_seats_max: 8, unheld_seats_max_new: 4 }
const scheduled = (...until: number[]): UnheldSeat[] =>
  until.map((at) => ({ until: at, unfinished: false }))
const unfinished = (...until: number[]): UnheldSeat[] =>
  until.map((at) => ({ until: at, unfinished: true }))

test.each([
  ['no attended round', false, SETTINGS, 4],
  ['an attended round', true, SETTINGS, 8],
  [
    'a limit of new accounts above the common one',
    false,
    { unheld_seats_max: 2, unheld_seats_max_new: 4 },
    2,
  ],
])('the limit with %s', (_, hasAttended, settings, limit) => {
  expect(seatLimit(hasAttended, settings)).toBe(limit)
})

describe('the next seat', () => {
  test.each([
    ['none', scheduled(), null],
    ['one below the limit', scheduled(10, 20, 30), null],
    ['at the limit: after the next placed hold', scheduled(40, 10, 30, 20), 10],
    ['one above the limit: after the second one', scheduled(10, 20, 30, 40, 50), 20],
    ['unfinished seats count too', [...scheduled(20, 30, 40), ...unfinished(10)], 10],
  ])('with a scheduled hold, %s', (_, seats, next) => {
    expect(nextSeatAt(seats, { placement: 'scheduled', limit: 4, seats: 1 })).toBe(next)
  })
  test.each([
    ['scheduled seats do not count', scheduled(10, 20, 30, 40, 50), null],
    ['one unfinished below the limit', unfinished(10, 20, 30), null],
    ['unfinished at the limit', [...scheduled(1), ...unfinished(10, 20, 30, 40)], 10],
  ])('with a hold placed at once, %s', (_, seats, next) => {
    expect(nextSeatAt(seats, { placement: 'now', limit: 4, seats: 1 })).toBe(next)
  })
  test.each([
    ['below the limit', scheduled(10, 20), 2, null],
    ['one above: after the next placed hold', scheduled(10, 20, 30), 2, 10],
    ['two above: after the second one', scheduled(10, 20, 30), 3, 20],
    ['more than the limit together, with no others', scheduled(), 5, null],
    ['more than the limit together, with another', scheduled(10), 5, 10],
  ])('for a party %s', (_, own, seats, next) => {
    expect(nextSeatAt(own, { placement: 'scheduled', limit: 4, seats })).toBe(next)
  })
})
