import { expect, test } from 'vitest'
import { at } from '../../test/at.ts'
import { cardExpiryProblem, isCardExpired } from './card-expiry.ts'

const CARD = { expMonth: 12, expYear: 2026 }
const SETTINGS = { no_show_statement_hours: 6 }

test.each([
  ['the last moment of its month in Japan', at('2026-12-31 23:59'), false],
  ['the first moment after it', at('2027-01-01 00:00'), true],
  ['the month before', at('2026-11-30 12:00'), false],
])('a card at %s', (_, now, expired) => {
  expect(isCardExpired(CARD, now)).toBe(expired)
})

// a hold is needed for 14 hours after the tee time: 6 of the game, 6 of statements, 2 of margin
test.each([
  ['lasts', '2026-12-27 10:00', '2026-12-31 09:59', null],
  ['expires at the end of the hold', '2026-12-27 10:00', '2026-12-31 10:00', 'before_end'],
  ['is valid when the hold is placed', '2026-12-31 23:59', '2027-01-04 10:00', 'before_end'],
  ['expires when the hold is placed', '2027-01-01 00:00', '2027-01-05 10:00', 'before_hold'],
])('a card that %s', (_, placeAt, teeTime, problem) => {
  expect(cardExpiryProblem(CARD, { placeAt: at(placeAt), teeTime: at(teeTime) }, SETTINGS)).toBe(
    problem,
  )
})
