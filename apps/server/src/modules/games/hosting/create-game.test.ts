import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  HOUR,
  MINUTE,
  fromJapanText,
  hours,
  japanText,
  oneYearAfter,
  type Instant,
} from '@tomogolf/domain/time'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import {
  hostGame,
  join,
  must,
  newPerson,
  saveCard,
  CARDS,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World, host: Person, bare: Person
beforeAll(async () => {
  world = await createWorld()
  await importCourseList(world.deps)
  host = await newPerson(world, 'Kenji')
  bare = await newPerson(world, 'Bare', null)
  must(await world.call('POST /api/host-terms', { cookie: host.cookie, body: { accepted: true } }))
})
afterAll(() => world.close())
// no game of another test may clash
beforeEach(async () => {
  world.at(NOON)
  await world.deps.db.executeSql(`UPDATE games SET status = 'cancelled' WHERE status = 'scheduled'`)
})

const body = (teeTime: Instant, more: object = {}) => ({
  courseName: 'Boso Misaki Golf Links',
  date: japanText(teeTime),
  location: '2240 Misaki-cho, Isumi, Chiba',
  price: 100,
  ...more,
})
const create = (teeTime: Instant, more: object = {}, who = host) =>
  world.call<{ id: string; code: string; params: Record<string, unknown>; message: string }>(
    'POST /api/games',
    { cookie: who.cookie, body: body(teeTime, more) },
  )
const game = async (id: string, cookie?: string) =>
  must(await world.call(`GET /api/games/${id}`, cookie ? { cookie } : {})).body
const DAY_AFTER = NOON + 48 * HOUR

test('creates a game with the defaults of the form and mails its host', async () => {
  const { id } = must(await create(DAY_AFTER), 201).body
  expect(await game(id)).toMatchObject({
    courseName: 'Boso Misaki Golf Links',
    courseId: null,
    artSeed: 'boso-misaki-golf-links',
    date: '2026-11-22 12:00:00',
    teeTime: '2026-11-22T03:00:00.000Z',
    prefecture: 'Chiba',
    region: 'kanto',
    price: 100,
    currency: 'USD',
    slots: 1,
    availableSlots: 1,
    totalPlayers: 2,
    skillLevel: 'any',
    gameStatus: 'scheduled',
    courseType: '18H',
    cartSystem: 'self_play',
    mealPackageType: 'not_included',
    mealIncluded: false,
    courseTerrain: 'parkland',
    dressCodeLevel: 'business',
    notes: null,
    version: 1,
    host: { displayName: 'Kenji T.', lastName: 'T' },
    players: [{ isHost: true }],
    viewerRole: null,
    joinDeadline: '2026-11-21T23:00:00.000Z',
    checkIn: { opens: '2026-11-21T21:00:00.000Z', closes: '2026-11-22T09:00:00.000Z' },
  })
  await world.runJobs()
  const mails = must(
    await world.call<{ template: string; text: string }[]>('GET /api/dev/outbox', {
      query: { to: host.email },
    }),
  ).body
  expect(mails.find((mail) => mail.template === 'game_created')?.text).toContain(
    'Boso Misaki Golf Links',
  )
  const { transactions } = must(
    await world.call<{ transactions: { type: string; game: { id: string } }[] }>(
      'GET /api/transactions',
      { cookie: host.cookie },
    ),
  ).body
  expect(transactions[0]).toMatchObject({ type: 'game_hosted', game: { id } })
})
test('takes names and place from a listed course, regardless of the entered address', async () => {
  const { id } = must(
    await create(DAY_AFTER, {
      courseId: 'hokkaido-classic-golf-club',
      courseName: '北海道クラシック',
      location: 'Tokyo',
    }),
    201,
  ).body
  expect(await game(id)).toMatchObject({
    courseId: 'hokkaido-classic-golf-club',
    courseName: 'Hokkaido Classic Golf Club',
    courseNameJa: '北海道クラシックゴルフクラブ',
    prefecture: 'Hokkaido',
    region: 'hokkaido',
    municipality: 'Abira Town',
    placeJa: '北海道勇払郡安平町',
    artSeed: 'hokkaido-classic-golf-club',
  })
})
test('stores no region for an address without a prefecture, and accepts an unlisted course', async () => {
  const { id } = must(
    await create(DAY_AFTER, { courseId: 'no-such-course', location: 'by the sea' }),
    201,
  ).body
  expect(await game(id)).toMatchObject({ courseId: null, prefecture: null, region: null })
})
test.each([
  [100.01, 'USD'],
  [12800, 'JPY'],
  [2000, 'USD'],
  [300_000, 'JPY'],
])('stores a price of %d %s exactly', async (price, currency) => {
  const { id } = must(await create(DAY_AFTER, { price, currency }), 201).body
  expect(await game(id)).toMatchObject({ price, currency })
})
test.each([
  [10_000_000, 'USD', 'PRICE_TOO_HIGH', 'The price per player can be $2,000 at most.'],
  [2000.01, 'USD', 'PRICE_TOO_HIGH', 'The price per player can be $2,000 at most.'],
  [300_001, 'JPY', 'PRICE_TOO_HIGH', 'The price per player can be ¥300,000 at most.'],
  [15000.5, 'JPY', 'AMOUNT_NOT_EXACT', 'Enter an amount in steps of ¥1.'],
  [100.005, 'USD', 'VALIDATION_ERROR', 'Please check what you entered and try again.'],
  [1e15, 'USD', 'VALIDATION_ERROR', 'Please check what you entered and try again.'],
])('attack: a price of %d %s is refused with the limit', async (price, currency, code, message) => {
  expect(must(await create(DAY_AFTER, { price, currency }), 400).body).toMatchObject({
    code,
    message,
  })
})
test('an edit may keep a price that is above a new limit, and not choose another one above it', async () => {
  const { id } = must(await create(DAY_AFTER, { price: 500 }), 201).body
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('price_limit_usd', '400', now())`,
  )
  const edit = (body: object) =>
    world.call(`PUT /api/games/${id}`, { cookie: host.cookie, body: { version: 1, ...body } })
  expect(must(await edit({ price: 400.01 }), 400).body).toMatchObject({ code: 'PRICE_TOO_HIGH' })
  must(await edit({ price: 500, notes: 'Meet at the gate' }))
  await world.deps.db.executeSql(`DELETE FROM settings WHERE key = 'price_limit_usd'`)
})
test('derives the meal flag from the package, and drops blank notes and a ride that is not offered', async () => {
  const { id } = must(
    await create(DAY_AFTER, {
      mealPackageType: 'included_in_fees',
      transportationProvided: false,
      transportationDetails: 'By my car',
      notes: '   ',
      extras: ['wifi', 'wifi'],
    }),
    201,
  ).body
  expect(await game(id)).toMatchObject({
    mealIncluded: true,
    transportationDetails: null,
    notes: null,
    extras: ['wifi'],
  })
})

test('requires a complete profile, then the host terms, then no suspension, then a card', async () => {
  must(
    await world.call('PUT /api/profile', {
      cookie: bare.cookie,
      body: { country: null, skillLevel: null },
    }),
  )
  expect(must(await create(DAY_AFTER, {}, bare), 409).body).toMatchObject({
    code: 'PROFILE_INCOMPLETE',
    params: { count: 2 },
  })
  must(
    await world.call('PUT /api/profile', {
      cookie: bare.cookie,
      body: { country: 'JP', skillLevel: 'casual' },
    }),
  )
  expect(must(await create(DAY_AFTER, {}, bare), 409).body.code).toBe('HOST_TERMS_REQUIRED')
  must(await world.call('POST /api/host-terms', { cookie: bare.cookie, body: { accepted: true } }))
  await world.deps.db.executeSql('UPDATE users SET suspended_until = $1 WHERE id = $2', [
    new Date(NOON).toISOString(),
    bare.id,
  ])
  expect(must(await create(DAY_AFTER, {}, bare), 403).body).toMatchObject({
    code: 'ACCOUNT_SUSPENDED',
    params: { until: '2026-11-20' },
  })
  world.at(NOON + 1)
  expect(must(await create(DAY_AFTER, {}, bare), 402).body.code).toBe('PAYMENT_METHOD_REQUIRED')
  await saveCard(world, bare, CARDS.good)
  must(await create(DAY_AFTER, {}, bare), 201)
})
test('accepts a tee time exactly four hours ahead, refuses one a minute nearer or in the past', async () => {
  expect(must(await create(NOON + hours(4) - MINUTE), 400).body).toMatchObject({
    code: 'TEE_TIME_TOO_SOON',
    params: { hours: 4, earliest: '2026-11-20 16:00', time: '16:00' },
  })
  expect(must(await create(NOON), 400).body.code).toBe('TEE_TIME_PAST')
  must(await create(NOON + hours(4)), 201)
})
test('names the earliest accepted tee time, rounded up to a whole minute', async () => {
  world.at(NOON + 30_500)
  const { params } = must(await create(NOON + hours(4)), 400).body
  expect(params.earliest).toBe('2026-11-20 16:01')
  must(await create(fromJapanText(String(params.earliest))!), 201)
})
test('accepts a tee time exactly a year ahead and refuses one a minute further', async () => {
  expect(must(await create(oneYearAfter(NOON) + MINUTE), 400).body.code).toBe('TEE_TIME_TOO_FAR')
  must(await create(oneYearAfter(NOON)), 201)
})
test('requires a description of an offered ride', async () => {
  expect(
    must(await create(DAY_AFTER, { transportationProvided: true, transportationDetails: ' ' }), 400)
      .body.code,
  ).toBe('TRANSPORTATION_DETAILS_REQUIRED')
  must(
    await create(DAY_AFTER, {
      transportationProvided: true,
      transportationDetails: 'Mito station, 7:00',
    }),
    201,
  )
})
test('refuses a game less than five hours from another of the host and names that game', async () => {
  const { id } = must(await create(DAY_AFTER), 201).body
  expect(must(await create(DAY_AFTER + hours(5) - MINUTE), 409).body).toMatchObject({
    code: 'GAME_CLASH',
    params: { course: 'Boso Misaki Golf Links', gameId: id },
  })
  expect((await create(DAY_AFTER - hours(5) + MINUTE)).status).toBe(409)
  must(await create(DAY_AFTER + hours(5)), 201)
})
test('refuses hosting at the time of a game that the host joined as a guest', async () => {
  const other = await newPerson(world, 'Other')
  const gameId = await hostGame(world, other, DAY_AFTER)
  must(await join(world, host, gameId))
  expect(must(await create(DAY_AFTER + HOUR), 409).body).toMatchObject({
    code: 'GAME_CLASH',
    params: { gameId },
  })
  must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: host.cookie }))
  must(await create(DAY_AFTER + HOUR), 201)
})
test('creates one game on a double tap', async () => {
  const answers = await Promise.all([create(DAY_AFTER), create(DAY_AFTER)])
  expect(answers.map((a) => a.status).toSorted()).toEqual([201, 409])
})
test.each([
  [{ date: '2026-02-30 10:00:00' }, 'date', 'date'],
  [{ date: '2026-12-01 10:00:30' }, 'date', 'format'],
  [{ price: 0 }, 'price', 'too_small'],
  [{ price: 0.5 }, 'price', 'too_small'],
  [{ slots: 4 }, 'slots', 'too_big'],
  [{ slots: 1.5 }, 'slots', 'type'],
  [{ courseName: '' }, 'courseName', 'required'],
  [{ location: undefined }, 'location', 'required'],
  [{ skillLevel: 'wizard' }, 'skillLevel', 'choice'],
  [{ currency: 'EUR' }, 'currency', 'choice'],
])('refuses %o and names the field', async (more, path, code) => {
  expect(
    (must(await create(DAY_AFTER, more), 400).body as unknown as { details: unknown[] }).details,
  ).toMatchObject([{ path, code }])
})
test('requires a session', async () => {
  expect(must(await world.call('POST /api/games', { body: body(DAY_AFTER) }), 401).body.code).toBe(
    'UNAUTHORIZED',
  )
})
test('starts a game once, at its tee time, also when that was moved', async () => {
  const { id } = must(await create(NOON + hours(5)), 201).body
  must(
    await world.call(`PUT /api/games/${id}`, {
      cookie: host.cookie,
      body: { version: 1, date: japanText(NOON + hours(7)) },
    }),
  )
  world.at(NOON + hours(5))
  await world.runJobs()
  expect((await game(id)).gameStatus).toBe('scheduled')
  world.at(NOON + hours(7))
  await world.runJobs()
  expect((await game(id)).gameStatus).toBe('active')
  world.at(NOON + hours(13))
  await world.runJobs()
  expect((await game(id)).gameStatus).toBe('completed')
  const { rows } = await world.deps.db.executeSql<{ event: string }>(
    'SELECT event FROM game_events WHERE game_id = $1',
    [id],
  )
  expect(rows.map((row) => row.event).toSorted()).toEqual([
    'complete',
    'created',
    'edited',
    'start',
  ])
})
