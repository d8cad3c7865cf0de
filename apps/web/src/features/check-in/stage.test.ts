import { describe, expect, test } from 'vitest'
import type { GameDetail } from '../../queries/games.ts'
import { HOUR } from '@tomogolf/domain/time'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { arrivalOf, canBeMarked } from './host/arrival.ts'
import { hoursAndMinutes, teeDistance } from './host/times.ts'
import { checkInFailure } from './check-in-failure.ts'
import { movedMoney } from './moved-money.ts'
import { checkInLink } from './check-in-link.ts'
import { cameraTrouble } from './scan/camera-trouble.ts'
import { checkInStage } from './stage.ts'

type Game = GameDetail
type Participation = NonNullable<Game['viewer']['participation']>
const TEE = Date.parse('2026-11-28T07:42:00+09:00')
const OPENS = TEE - 6 * HOUR,
  CLOSES = TEE + 6 * HOUR
const iso = (at: number) => new Date(at).toISOString()

const game = (
  status: Participation['status'] | null,
  more: Partial<Game> = {},
  role: 'host' | 'guest' | null = 'guest',
) =>
  ({
    gameStatus: 'scheduled',
    teeTime: iso(TEE),
    checkIn: { opens: iso(OPENS), closes: iso(CLOSES) },
    viewer: { role, participation: status && ({ status } as Participation), presence: null },
    ...more,
  }) as unknown as Game

describe('checkInStage', () => {
  test('both ends of the window are inclusive', () => {
    expect(checkInStage(game('confirmed'), OPENS - 1)).toBe('early')
    expect(checkInStage(game('confirmed'), OPENS)).toBe('open')
    expect(checkInStage(game('confirmed'), CLOSES)).toBe('open')
    expect(checkInStage(game('confirmed'), CLOSES + 1)).toBe('completed')
  })
  test('a window that is shorter than the round closes before the game is over', () => {
    const short = game('confirmed', {
      checkIn: { opens: iso(TEE - HOUR), closes: iso(TEE + HOUR) },
    } as Partial<Game>)
    expect(checkInStage(short, TEE + HOUR)).toBe('open')
    expect(checkInStage(short, TEE + HOUR + 1)).toBe('closed')
    expect(checkInStage(short, TEE + 6 * HOUR)).toBe('closed')
    expect(checkInStage(short, TEE + 6 * HOUR + 1)).toBe('completed')
  })
  test.each([
    ['a missing guest can still scan', 'missing', {}, 'open'],
    [
      'a checked-in guest sees that, even when the game was cancelled later',
      'checked_in',
      { gameStatus: 'admin_cancelled' },
      'already',
    ],
    [
      'after the round a check-in is history',
      'checked_in',
      { gameStatus: 'completed' },
      'completed',
    ],
    ['a cancelled game has nothing to scan', 'confirmed', { gameStatus: 'cancelled' }, 'cancelled'],
    ['a no-show finds the game completed', 'no_show', {}, 'completed'],
    ['a disputed participation finds the game completed', 'disputed', {}, 'completed'],
    ['a guest who has left is not in the game', 'left', {}, 'not_in'],
    ['a reserved seat without a hold is not in the game', 'reserved', {}, 'not_in'],
  ] as const)('%s', (_, status, more, stage) => {
    expect(checkInStage(game(status, more as Partial<Game>), TEE)).toBe(stage)
  })
  test('another user is not in the game, and the host has nothing to scan', () => {
    expect(checkInStage(game(null, {}, null), TEE)).toBe('not_in')
    expect(checkInStage(game(null, {}, 'host'), TEE)).toBe('host')
  })
})

describe('movedMoney', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const })
  const seat = (hold: unknown) =>
    ({
      terms: { price: usd(100.1), fee: usd(30.03), hold: usd(130.13) },
      hold,
    }) as unknown as Participation
  test("prefers the amounts of the server's response", () => {
    expect(
      movedMoney(seat(null), {
        gameId: '1',
        courseName: 'x',
        charged: usd(30.03),
        released: usd(100.1),
      }),
    ).toEqual({ fee: usd(30.03), released: usd(100.1), settled: true })
  })
  test('an active hold returns all but the fee, to the cent', () => {
    expect(movedMoney(seat({ status: 'authorised' }))).toEqual({
      fee: usd(30.03),
      released: usd(100.1),
      settled: false,
    })
  })
  test('returns nothing without a hold', () => {
    expect(movedMoney(seat({ status: 'scheduled' }))).toEqual({
      fee: usd(30.03),
      released: null,
      settled: false,
    })
  })
  test('uses the captured amount of a captured hold', () => {
    expect(
      movedMoney(seat({ status: 'captured', captured: usd(30.03), released: usd(100.1) })),
    ).toEqual({ fee: usd(30.03), released: usd(100.1), settled: true })
  })
  test('is null without a participation', () => {
    expect(
      movedMoney(
        seat({ status: 'captured', captured: usd(30.03), released: usd(100.1) }),
        undefined,
        2,
      ),
    ).toMatchObject({ fee: usd(60.06), released: usd(200.2), settled: false })
    expect(movedMoney(null)).toBeNull()
  })
})

test.each([
  ['a lost network', new ApiError(0, { code: 'NETWORK_ERROR' }), 'offline'],
  [
    'a service worker without a response',
    new ApiError(503, { code: 'NETWORK_ERROR', message: 'offline' }),
    'offline',
  ],
  [
    'a game that has taken place, by code',
    new ApiError(409, { code: 'GAME_ALREADY_TAKEN_PLACE', message: 'x' }),
    'completed',
  ],
  [
    'a game that has taken place, by its message',
    new ApiError(400, { message: 'This game has already taken place.' }),
    'completed',
  ],
  ['a check-in that has closed', new ApiError(409, { code: 'CHECK_IN_CLOSED' }), 'closed'],
  [
    'a game that has taken place, by the error of the body',
    new ApiError(400, { error: 'This game has already taken place.' }),
    'completed',
  ],
  ['a guest who is checked in', new ApiError(409, { code: 'ALREADY_CHECKED_IN' }), 'already'],
  ['an old code', new ApiError(410, { code: 'QR_CODE_EXPIRED' }), 'wrong'],
  ['a wrong code', new ApiError(400, { code: 'INVALID_QR_CODE' }), 'wrong'],
  ['too many tries', new ApiError(429, { code: 'RATE_LIMITED' }), 'wait'],
  ['check-in that is not open', new ApiError(409, { code: 'CHECK_IN_TOO_EARLY' }), 'early'],
  ['a user who never joined', new ApiError(409, { code: 'NOT_JOINED' }), 'ended'],
  ['a broken server', new ApiError(500, { code: 'SERVER_ERROR' }), 'fault'],
])('maps a failed check-in: %s', (_, error, failure) => {
  expect(checkInFailure(error)).toBe(failure)
})

describe('the check-in link in its query form', () => {
  test('takes the game from the query', () => {
    expect(
      checkInLink({ pathname: '/games/g1', searchStr: '?check_in=true&gameId=g1&code=K7MF29QX' }),
    ).toEqual({ gameId: 'g1', code: 'K7MF29QX' })
    expect(
      checkInLink({
        pathname: '/games/g1',
        searchStr: '?check_in=true&gameId=g2&code=K7MF29QX&lang=ja',
      }),
    ).toEqual({ gameId: 'g2', code: 'K7MF29QX' })
    expect(
      checkInLink({ pathname: '/games/g1', searchStr: '?check_in=true&code=K7MF29QX' }),
    ).toEqual({ gameId: 'g1', code: 'K7MF29QX' })
  })
  test('keeps a code of digits as text', () => {
    expect(
      checkInLink({ pathname: '/games/g1', searchStr: '?check_in=true&gameId=g1&code=23456789' }),
    ).toEqual({ gameId: 'g1', code: '23456789' })
  })
  test.each([
    ["a game's page", '/games/g1', ''],
    ['a page of another kind', '/profile', '?check_in=true&code=K7MF29QX'],
    ['the list', '/games', '?check_in=true&code=K7MF29QX'],
    ['a flag that is off', '/games/g1', '?check_in=false&code=K7MF29QX'],
    ['a link without a code', '/games/g1', '?check_in=true&gameId=g1'],
    ['a page below the game', '/games/g1/qr', '?check_in=true&code=K7MF29QX'],
  ])('is null for any other address: %s', (_, pathname, searchStr) => {
    expect(checkInLink({ pathname, searchStr })).toBeNull()
  })
})

describe("the host's list", () => {
  test.each([
    ['checked_in', true, 'here'],
    ['confirmed', true, 'not_yet'],
    ['confirmed', false, 'not_open'],
    ['missing', true, 'missing'],
    ['disputed', true, 'looked_into'],
    ['no_show', true, 'no_show'],
    ['host_absent', true, 'not_charged'],
  ] as const)('shows a guest with status %s (check-in open: %s) as %s', (status, open, arrival) => {
    expect(arrivalOf({ status }, open)).toBe(arrival)
  })
  test('lets the host mark a guest only while the mark is accepted', () => {
    expect(
      (
        ['here', 'not_open', 'not_yet', 'missing', 'looked_into', 'no_show', 'not_charged'] as const
      ).filter(canBeMarked),
    ).toEqual(['not_yet', 'missing'])
  })
})

test.each([
  [44 * 60_000, 'minutes', 44],
  [1, 'minutes', 1],
  [0, 'minutes', 0],
  [100 * 60_000, 'hours', 1],
  [30 * HOUR, 'hours', 30],
  [48 * HOUR, 'days', 2],
  [-1, 'minutesAgo', 0],
  [-99 * 60_000, 'minutesAgo', 99],
  [-3 * HOUR, 'hoursAgo', 3],
])('a tee time %i ms ahead is given in one unit', (ahead, unit, value) => {
  expect(teeDistance(TEE, TEE - ahead)).toEqual({ unit, value })
})

test('a countdown is in hours and minutes and ends at zero', () => {
  expect(hoursAndMinutes(6 * HOUR + 59_999)).toEqual({ hours: 6, minutes: 0 })
  expect(hoursAndMinutes(-5)).toEqual({ hours: 0, minutes: 0 })
})

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
])('maps the camera error %s to %s', (name, trouble) => {
  expect(cameraTrouble(Object.assign(new Error('x'), { name }))).toBe(trouble)
})
