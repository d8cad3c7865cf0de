import { describe, expect, test } from 'vitest'
import { HOLD_STATES } from '@tomogolf/domain/machines/hold-machine'
import { PARTICIPATION_STATES } from '@tomogolf/domain/machines/participation-machine'
import { HOUR, MINUTE } from '@tomogolf/domain/time'
import { LANGUAGES } from '@tomogolf/phrases'
import type { MyGame } from '../../queries/my-games.ts'
import {
  AFTER,
  DAY_BEFORE,
  guest,
  hold,
  host,
  iso,
  ON_THE_DAY,
  read,
  TEE,
  usd,
  WEEK_BEFORE,
} from './row-state.fixtures.ts'
import { rowState } from './row-state.ts'

describe('the row of a guest', () => {
  test.each([
    [
      'a scheduled hold',
      guest('confirmed', hold('scheduled')),
      WEEK_BEFORE,
      'Confirmed | Nothing held yet | $130 will be held on Tue, Nov 24, 07:42 | Free cancellation until Thu, Nov 26, 07:42',
    ],
    [
      'a hold that is being placed',
      guest('reserved', hold('placing')),
      DAY_BEFORE,
      'Confirming | Placing $130 hold | Waiting for your bank.',
    ],
    [
      'a hold with an unknown outcome',
      guest('confirmed', hold('unknown')),
      WEEK_BEFORE,
      'Confirmed | Placing $130 hold | Waiting for your bank.',
    ],
    [
      'an active hold while leaving is free',
      guest('confirmed', hold('authorised')),
      TEE - 48 * HOUR,
      'Confirmed | $130 held | Free cancellation until Thu, Nov 26, 07:42',
    ],
    [
      'an active hold when leaving is not free any more',
      guest('confirmed', hold('authorised')),
      DAY_BEFORE,
      'Confirmed | Free cancellation has ended | $130 held | Check in and only pay $30',
    ],
    [
      'the day itself',
      guest('confirmed', hold('authorised')),
      ON_THE_DAY,
      'Tees off in 84 min | Free cancellation has ended | $130 held | Check in and only pay $30 | [Check in]',
    ],
    [
      'the opening of check-in',
      guest('confirmed', hold('authorised')),
      TEE - 6 * HOUR,
      'Tees off in 6 h | Free cancellation has ended | $130 held | Check in and only pay $30 | [Check in]',
    ],
    [
      'a game in progress without a check-in',
      guest('confirmed', hold('authorised')),
      TEE + HOUR,
      'In progress | $130 held | Check in and only pay $30 | [Check in]',
    ],
    [
      'a refused card',
      guest('confirmed', hold('refused', { problem: 'CARD_DECLINED' })),
      TEE - 90 * HOUR,
      'Check your card | Nothing held yet | Your bank declined the hold. You haven’t been charged. | We’re saving your spot until Wed, Nov 25, 07:42 | [Update card]',
    ],
    [
      'an expired card',
      guest('confirmed', hold('refused', { problem: 'CARD_EXPIRED' })),
      TEE - 90 * HOUR,
      'Check your card | Nothing held yet | Your card has expired. You haven’t been charged. | We’re saving your spot until Wed, Nov 25, 07:42 | [Update card]',
    ],
    [
      'a hold that requires 3-D Secure',
      guest('confirmed', hold('action_required')),
      TEE - 90 * HOUR,
      'Confirm with your bank | Nothing held yet | Confirm with your bank to place the hold. | We’re saving your spot until Wed, Nov 25, 07:42 | [Confirm with your bank]',
    ],
    [
      'a check-in',
      guest('checked_in', hold('captured')),
      ON_THE_DAY,
      'Checked in | $30 charged | $100 released',
    ],
    [
      'a check-in whose capture is pending',
      guest('checked_in', hold('capturing')),
      ON_THE_DAY,
      'Checked in | Charging $30 | $100 will be released',
    ],
    [
      'a check-in after the hold has expired',
      guest('checked_in', hold('expired')),
      ON_THE_DAY,
      'Checked in | $30 charge | To your saved card',
    ],
    [
      'a played game',
      guest('checked_in', hold('captured'), { gameStatus: 'completed' }),
      AFTER,
      'Played | $30 charged | $100 released',
    ],
    [
      'no check-in',
      guest('missing', hold('authorised'), { gameStatus: 'completed' }),
      AFTER,
      'Not checked in | $130 held | If you were there, tell us by Sat, Nov 28, 19:42. Otherwise you’ll be charged $130. | [I was there]',
    ],
    [
      'no check-in after the statement deadline',
      guest('missing', hold('authorised'), { gameStatus: 'completed' }),
      TEE + 13 * HOUR,
      'Not checked in | $130 held | If you were there, tell us by Sat, Nov 28, 19:42. Otherwise you’ll be charged $130.',
    ],
    [
      'an open case',
      guest('disputed', hold('authorised')),
      AFTER,
      'Under review | $130 held | You won’t be charged while we look into it.',
    ],
    [
      'a no-show',
      guest('no_show', hold('captured', { captured: usd(130), released: usd(0) })),
      AFTER,
      'No-show | $130 charged',
    ],
    [
      'leaving late',
      guest('left_late', hold('capturing')),
      DAY_BEFORE,
      'Late cancellation | Charging $130',
    ],
    [
      'a released place',
      guest('seat_released', hold('given_up')),
      WEEK_BEFORE,
      'Spot released | Nothing charged | Nothing was held.',
    ],
    [
      'an absent host',
      guest('host_absent', hold('released')),
      AFTER,
      'Host no-show | Nothing charged | $130 released',
    ],
    [
      'a cancelled game',
      guest('game_cancelled', hold('releasing'), { gameStatus: 'cancelled' }),
      DAY_BEFORE,
      'Canceled by the host | Nothing charged | Releasing $130',
    ],
    [
      'a game cancelled by an operator',
      guest('force_cancelled', hold('authorised'), { gameStatus: 'admin_cancelled' }),
      DAY_BEFORE,
      'Canceled by TomoGolf | $130 held | We’re reviewing the hold and will email you the decision.',
    ],
    [
      'a game cancelled by an operator, after the decision',
      guest('force_cancelled', hold('captured', { captured: usd(50), released: usd(80) }), {
        gameStatus: 'admin_cancelled',
      }),
      DAY_BEFORE,
      'Canceled by TomoGolf | $50 charged | $80 released',
    ],
  ])('%s', (_, game, now, text) => {
    expect(read(game, now)).toBe(text)
  })

  test.each(LANGUAGES)(
    'every combination of participation and hold has complete texts in %s',
    (language) => {
      for (const status of PARTICIPATION_STATES) {
        for (const state of [...HOLD_STATES, null]) {
          for (const now of [WEEK_BEFORE, DAY_BEFORE, ON_THE_DAY, AFTER])
            expect(read(guest(status, state && hold(state)), now, language)).not.toMatch(
              /\{\{|undefined|NaN/,
            )
        }
      }
    },
  )
})

describe('the row of a guest without a seat', () => {
  const withoutSeat = (viewer: Partial<MyGame['viewer']>) => ({
    ...guest('reserved', null),
    viewer: { participation: null, can: { showQr: 'FORBIDDEN' }, ...viewer } as MyGame['viewer'],
  })
  const place = { hold: usd(130), offerUntil: null } as NonNullable<MyGame['viewer']['waiting']>
  test.each([
    [
      'a request that the host has not answered',
      withoutSeat({
        request: {
          id: 'r',
          status: 'pending',
          askedAt: iso(WEEK_BEFORE),
          answerUntil: iso(WEEK_BEFORE + 24 * HOUR),
          hold: usd(130),
        },
      }),
      'Waiting for the host | Nothing held | $130 hold if the host accepts | Host answers by Sun, Nov 22, 07:42',
    ],
    [
      'a place on the waiting list',
      withoutSeat({ waiting: { ...place, position: 2 } }),
      '#2 in line | Nothing held | At most $130 if you get the spot',
    ],
    [
      'an offered spot',
      withoutSeat({ waiting: { ...place, position: null, offerUntil: iso(WEEK_BEFORE + HOUR) } }),
      'A spot opened | $130 hold | Take it by Sat, Nov 21, 08:42 | [See the offer]',
    ],
  ])('%s', (_, game, text) => {
    expect(read(game, WEEK_BEFORE)).toBe(text)
    for (const language of LANGUAGES)
      expect(read(game, WEEK_BEFORE, language)).not.toMatch(/\{\{|undefined|NaN/)
  })
})

describe('the row of a host', () => {
  test.each([
    ['an open game', host(), DAY_BEFORE, 'Open | [QR code]'],
    ['a full game', host({ availableSlots: 0 }), DAY_BEFORE, 'Full | [QR code]'],
    ['the day itself', host(), ON_THE_DAY, 'Tees off in 84 min | [QR code]'],
    [
      'a played game, whose guests can still be marked',
      host({ gameStatus: 'completed' }),
      AFTER,
      'Played | [Mark attendance]',
    ],
    [
      'a game whose code has expired',
      host({ gameStatus: 'completed' }, 'QR_CODE_EXPIRED'),
      AFTER,
      'Played',
    ],
    [
      'a game cancelled by the host',
      host({ gameStatus: 'cancelled' }, 'QR_NOT_AVAILABLE'),
      DAY_BEFORE,
      'Canceled by you',
    ],
    [
      'a game cancelled by an operator (host)',
      host({ gameStatus: 'admin_cancelled' }, 'QR_NOT_AVAILABLE'),
      DAY_BEFORE,
      'Canceled by TomoGolf',
    ],
  ])('%s', (_, game, now, text) => {
    expect(read(game, now)).toBe(text)
  })
})

test('open check-in and a refused card are urgent', () => {
  expect(rowState(guest('confirmed', hold('authorised')), ON_THE_DAY, 6).action).toEqual({
    do: 'check_in',
    urgent: true,
  })
  expect(rowState(guest('confirmed', hold('authorised')), TEE - 6 * HOUR - 1, 6).action).toBeNull()
  expect(rowState(host(), DAY_BEFORE, 6).action).toEqual({ do: 'show_code', urgent: false })
  expect(rowState(host(), ON_THE_DAY, 6).action).toEqual({ do: 'show_code', urgent: true })
  expect(rowState(guest('confirmed', hold('refused')), WEEK_BEFORE, 6).action).toEqual({
    do: 'update_card',
    urgent: true,
  })
})

test('the arrival is shown before the tee time, check-in from a day before until it opens', () => {
  const arrivalAt = (now: number, game = guest('confirmed', hold('authorised'))) =>
    rowState(game, now, 6).arrival
  const at = TEE - 45 * MINUTE
  const opens = TEE - 6 * HOUR
  expect(arrivalAt(WEEK_BEFORE)).toEqual({ at, checkInOpens: null })
  expect(arrivalAt(DAY_BEFORE - 1)).toEqual({ at, checkInOpens: null })
  expect(arrivalAt(DAY_BEFORE)).toEqual({ at, checkInOpens: opens })
  expect(arrivalAt(opens - 1)).toEqual({ at, checkInOpens: opens })
  expect(arrivalAt(opens)).toEqual({ at, checkInOpens: null })
  expect(arrivalAt(TEE - 1)).toEqual({ at, checkInOpens: null })
  expect(arrivalAt(TEE)).toBeNull()
  expect(arrivalAt(DAY_BEFORE, host())).toEqual({ at, checkInOpens: opens })
  expect(arrivalAt(DAY_BEFORE, guest('left_late', hold('captured')))).toBeNull()
  expect(arrivalAt(DAY_BEFORE, host({ gameStatus: 'cancelled' }))).toBeNull()
})

test('a played round can be rated for seven days after it, and only by those who took part', () => {
  const completed = { gameStatus: 'completed' } as const
  const playedAt = (now: number, game: MyGame) => rowState(game, now, 6).played
  const attended = guest('checked_in', hold('captured'), completed)
  const last = TEE + 6 * HOUR + 7 * 24 * HOUR
  expect(playedAt(AFTER, attended)).toEqual({ rate: true })
  expect(playedAt(last, attended)).toEqual({ rate: true })
  expect(playedAt(last + 1, attended)).toEqual({ rate: false })
  expect(playedAt(AFTER, host(completed))).toEqual({ rate: true })
  expect(playedAt(AFTER, guest('checked_in', hold('captured')))).toEqual({ rate: false })
  expect(playedAt(AFTER, guest('no_show', hold('captured'), completed))).toBeNull()
  expect(playedAt(DAY_BEFORE, guest('confirmed', hold('authorised')))).toBeNull()
})
