import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clashingGame,
  hostChangeRefusal,
  joinRefusal,
  teeTimeRefusal,
  type HostFacts,
  type JoinFacts,
} from './joining.ts'
import { hours, oneYearAfter, type Instant } from './time.ts'
import { at } from '../test/at.ts'

const TEE = at('2026-12-03 07:30')

describe('joining', () => {
  type Changes = {
    now?: Instant
    game?: Partial<JoinFacts['game']>
    viewer?: Partial<JoinFacts['viewer']>
    own?: JoinFacts['own']
    placement?: JoinFacts['placement']
    seats?: number
  }
  const facts = (changes: Changes): JoinFacts => ({
    now: changes.now ?? TEE - hours(100),
    own: changes.own ?? [],
    placement: changes.placement ?? 'scheduled',
    seats: changes.seats ?? 1,
    settings: {
      join_deadline_hours: 4,
      seats_per_guest: 3,
      unheld_seats_max: 8,
      unheld_seats_max_new: 4,
    },
    game: {
      id: 'g',
      hostId: 'host',
      teeTime: TEE,
      status: 'scheduled',
      freeSeats: 3,
      womenOnly: false,
      ...changes.game,
    },
    viewer: {
      id: 'me',
      profileMissing: 0,
      gender: 'male',
      hasCard: true,
      cardExpired: false,
      alreadyIn: false,
      debt: null,
      unheldSeats: [],
      hasAttended: false,
      unfinishedAuthentications: 0,
      ...changes.viewer,
    },
  })
  const debt = {
    gameId: 'old',
    courseName: 'Wakasu',
    courseNameJa: '若洲',
    courseNameKo: '와카스',
    amount: 130,
    currency: 'USD',
  }
  const unheld = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ until: TEE + hours(i), unfinished: false }))
  const clash = [
    { id: 'other', courseName: 'Kasumigaseki', courseNameJa: null, teeTime: TEE + hours(4) },
  ]
  /** Obstacles by rising priority: of several, the last one is the reason of the refusal. */
  const OBSTACLES: [string, Changes][] = [
    ['GAME_CLASH', { own: clash }],
    ['UNHELD_SEATS_LIMIT', { viewer: { unheldSeats: unheld(4) } }],
    ['CARD_EXPIRED', { viewer: { cardExpired: true } }],
    ['PAYMENT_METHOD_REQUIRED', { viewer: { hasCard: false } }],
    ['DEBT_UNPAID', { viewer: { debt } }],
    ['PROFILE_INCOMPLETE', { viewer: { profileMissing: 3 } }],
    ['AUTHENTICATION_NOT_FINISHED', { viewer: { unfinishedAuthentications: 2 } }],
    ['WOMEN_ONLY', { game: { womenOnly: true } }],
    ['GAME_FULL', { game: { freeSeats: 0 } }],
    ['ALREADY_JOINED', { viewer: { alreadyIn: true } }],
    ['HOST_CANNOT_JOIN', { game: { hostId: 'me' } }],
    ['JOIN_DEADLINE_PASSED', { now: TEE - hours(4) + 1 }],
    ['GAME_ALREADY_STARTED', { now: TEE }],
    ['GAME_CANCELLED', { game: { status: 'cancelled' } }],
  ]
  test.each([
    ['three seats of a new account', { unheldSeats: unheld(3) }, undefined],
    ['four seats of a new account', { unheldSeats: unheld(4) }, '2026-12-03'],
    [
      'seven seats after an attended round',
      { hasAttended: true, unheldSeats: unheld(7) },
      undefined,
    ],
    [
      'eight seats after an attended round',
      { hasAttended: true, unheldSeats: unheld(8) },
      '2026-12-03',
    ],
    // the second of them has to get its hold first: 5 hours and more after the tee time at 07:30
    ['more seats than allowed', { unheldSeats: unheld(24) }, '2026-12-04'],
  ] as const)('tells when the next seat becomes possible: %s', (_, viewer, until) => {
    const refusal = joinRefusal(facts({ viewer }))
    expect(refusal && 'params' in refusal ? refusal.params : {}).toEqual(
      until ? { count: 'hasAttended' in viewer ? 8 : 4, until } : {},
    )
  })
  test.each([
    [1, undefined],
    [2, 'AUTHENTICATION_NOT_FINISHED'],
  ])('after %i authentications without a hold', (unfinishedAuthentications, code) => {
    expect(joinRefusal(facts({ viewer: { unfinishedAuthentications } }))?.code).toBe(code)
  })
  test('names what is owed', () => {
    expect(joinRefusal(facts({ viewer: { debt } }))).toEqual({
      code: 'DEBT_UNPAID',
      params: {
        amount: 130,
        currency: 'USD',
        course: 'Wakasu',
        courseJa: '若洲',
        courseKo: '와카스',
        gameId: 'old',
      },
    })
  })
  test('is allowed without an obstacle', () => {
    expect(joinRefusal(facts({}))).toBeNull()
  })
  test.each(OBSTACLES)('is refused with %s for that obstacle alone', (code, changes) => {
    expect(joinRefusal(facts(changes))?.code).toBe(code)
  })
  test.each(OBSTACLES.map(([code], i) => [code, i] as const))(
    'is refused with %s before every obstacle of lower priority',
    (code, i) => {
      const together = OBSTACLES.slice(0, i + 1).reduce<Changes>(
        (all, [, changes]) => ({
          ...all,
          ...changes,
          game: { ...all.game, ...changes.game },
          viewer: { ...all.viewer, ...changes.viewer },
        }),
        {},
      )
      expect(joinRefusal(facts(together))?.code).toBe(code)
    },
  )
  test.each([
    ['one ms before the deadline', TEE - hours(4) - 1, undefined],
    ['at the deadline', TEE - hours(4), undefined],
    ['one ms after it', TEE - hours(4) + 1, 'JOIN_DEADLINE_PASSED'],
    ['one ms before the tee time', TEE - 1, 'JOIN_DEADLINE_PASSED'],
    ['at the tee time', TEE, 'GAME_ALREADY_STARTED'],
    ['a day after it', TEE + hours(24), 'GAME_ALREADY_STARTED'],
  ])('%s', (_, now, code) => {
    expect(joinRefusal(facts({ now }))?.code).toBe(code)
  })
  test.each([
    ['scheduled', undefined],
    ['active', 'GAME_ALREADY_STARTED'],
    ['completed', 'GAME_ALREADY_STARTED'],
    ['cancelled', 'GAME_CANCELLED'],
    ['admin_cancelled', 'GAME_CANCELLED'],
  ] as const)('a game that is %s', (status, code) => {
    expect(joinRefusal(facts({ game: { status } }))?.code).toBe(code)
  })
  test.each([
    [1, undefined],
    [0, 'GAME_FULL'],
    [-1, 'GAME_FULL'],
  ])('with %d free seats', (freeSeats, code) => {
    expect(joinRefusal(facts({ game: { freeSeats } }))?.code).toBe(code)
  })
  test.each([
    [3, 3, null],
    [2, 2, null],
    [1, 2, { code: 'SEATS_TOO_FEW', params: { count: 1 } }],
    [2, 3, { code: 'SEATS_TOO_FEW', params: { count: 2 } }],
    [0, 3, { code: 'GAME_FULL' }],
  ])('with %d free seats for a party of %d', (freeSeats, seats, refusal) => {
    expect(joinRefusal(facts({ game: { freeSeats }, seats }))).toEqual(refusal)
  })
  test.each([
    [2, 2, undefined],
    [2, 3, 'UNHELD_SEATS_LIMIT'],
    [1, 3, undefined],
  ])('with %d seats without a hold for a party of %d', (own, seats, code) => {
    expect(joinRefusal(facts({ viewer: { unheldSeats: unheld(own) }, seats }))?.code).toBe(code)
  })
  test('a refusal carries the hours, the missing fields or the other game', () => {
    expect(joinRefusal(facts({ now: TEE - 1 }))).toEqual({
      code: 'JOIN_DEADLINE_PASSED',
      params: { hours: 4 },
    })
    expect(joinRefusal(facts({ viewer: { profileMissing: 3 } }))).toEqual({
      code: 'PROFILE_INCOMPLETE',
      params: { count: 3 },
    })
    expect(joinRefusal(facts({ own: clash }))).toMatchObject({
      code: 'GAME_CLASH',
      clash: { id: 'other', courseName: 'Kasumigaseki' },
    })
  })
})

describe('two games of one player', () => {
  test.each([
    ['five hours and one ms earlier', -hours(5) - 1, false],
    ['exactly five hours earlier', -hours(5), false],
    ['one ms less than five hours earlier', -hours(5) + 1, true],
    ['at the same time', 0, true],
    ['one ms less than five hours later', hours(5) - 1, true],
    ['exactly five hours later', hours(5), false],
    ['five hours and one ms later', hours(5) + 1, false],
  ])('%s', (_, distance, clashes) => {
    expect(
      clashingGame(
        [{ id: 'other', courseName: 'Kasumigaseki', courseNameJa: null, teeTime: TEE + distance }],
        TEE,
      ) !== undefined,
    ).toBe(clashes)
  })
  test('an edited game does not clash with itself', () => {
    expect(
      clashingGame(
        [{ id: 'g', courseName: 'Kasumigaseki', courseNameJa: null, teeTime: TEE }],
        TEE + hours(1),
        'g',
      ),
    ).toBeUndefined()
  })
  test('clashing is symmetric', () => {
    const moment = fc.integer({ min: TEE, max: TEE + hours(12) })
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const clashes = (x: Instant, y: Instant) =>
          clashingGame([{ id: 'x', courseName: '', courseNameJa: null, teeTime: x }], y) !==
          undefined
        expect(clashes(a, b)).toBe(clashes(b, a))
      }),
    )
  })
})

describe('a host who cancels or edits', () => {
  const refuse = (changes: Partial<HostFacts>) =>
    hostChangeRefusal({
      now: TEE - hours(100),
      teeTime: TEE,
      status: 'scheduled',
      guests: 1,
      windowHours: 48,
      ...changes,
    })
  test.each<[string, Partial<HostFacts>, string | undefined]>([
    ['with guests, long before', {}, undefined],
    ['with guests, one ms before the window', { now: TEE - hours(48) - 1 }, undefined],
    ['with guests, at the window', { now: TEE - hours(48) }, undefined],
    ['with guests, one ms inside', { now: TEE - hours(48) + 1 }, 'PROTECTED_BOOKING'],
    ['with guests, just before the start', { now: TEE - 1 }, 'PROTECTED_BOOKING'],
    ['with guests, at the start', { now: TEE }, 'GAME_ALREADY_STARTED'],
    ['without guests, inside the window', { guests: 0, now: TEE - hours(1) }, undefined],
    ['without guests, one ms before the start', { guests: 0, now: TEE - 1 }, undefined],
    ['without guests, at the start', { guests: 0, now: TEE }, 'GAME_ALREADY_STARTED'],
    ['a running game', { status: 'active' }, 'GAME_ALREADY_STARTED'],
    ['a completed game', { status: 'completed' }, 'GAME_ALREADY_STARTED'],
    ['a cancelled game', { status: 'cancelled' }, 'GAME_CANCELLED'],
    [
      'a cancelled game after its start',
      { status: 'admin_cancelled', now: TEE + 1 },
      'GAME_CANCELLED',
    ],
  ])('%s', (_, changes, code) => {
    expect(refuse(changes)?.code).toBe(code)
  })
  test('is refused with the hours of the window', () => {
    expect(refuse({ now: TEE - 1, windowHours: 24 })).toEqual({
      code: 'PROTECTED_BOOKING',
      params: { hours: 24 },
    })
  })
})

describe('a tee time that a host sets', () => {
  const now = at('2026-11-20 10:30')
  const latest = oneYearAfter(now)
  test.each([
    ['in the past', now - 1, 'TEE_TIME_PAST'],
    ['now', now, 'TEE_TIME_PAST'],
    ['in one ms', now + 1, 'TEE_TIME_TOO_SOON'],
    ['one ms before the lead', now + hours(4) - 1, 'TEE_TIME_TOO_SOON'],
    ['exactly at the lead', now + hours(4), undefined],
    ['one ms after it', now + hours(4) + 1, undefined],
    ['one ms before a year', latest - 1, undefined],
    ['in exactly a year', latest, undefined],
    ['one ms after', latest + 1, 'TEE_TIME_TOO_FAR'],
  ])('%s', (_, teeTime, code) => {
    expect(teeTimeRefusal(teeTime, now, latest, 4)?.code).toBe(code)
  })
  test('is refused with the earliest possible time, which is accepted', () => {
    const refusal = teeTimeRefusal(now + 1, now, latest, 4)
    expect(refusal).toEqual({
      code: 'TEE_TIME_TOO_SOON',
      params: { hours: 4, earliest: at('2026-11-20 14:30') },
    })
    expect(teeTimeRefusal(at('2026-11-20 14:30'), now, latest, 4)).toBeNull()
  })
})
