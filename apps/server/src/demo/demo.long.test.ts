import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { GameList } from '@tomogolf/contract/games.schemas'
import { REGIONS } from '@tomogolf/domain/regions'
import { DAY, fromJapanText, hours, japanDate } from '@tomogolf/domain/time'
import type { z } from 'zod'
import { LIQUIDITY_RATES, stateOfFirstJoin, stateOfRate } from '@tomogolf/domain/wishes/liquidity'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { teeTimeOf } from './demo-times.ts'
import { GAMES } from './games.data.ts'
import { seedDemo } from './seed-demo.ts'
import { importCourseList } from '../modules/courses/import-course-list.usecase.ts'
import { must } from '../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../test/support/world.ts'

let world: World, seeded: boolean
beforeAll(async () => {
  world = await createWorld({ env: { DEMO_DATA: 'true' } })
  await importCourseList(world.deps)
  seeded = await seedDemo(world.deps)
})
afterAll(() => world.close())

const login = async (role: string) => {
  const { email, password } = DEMO_ACCOUNTS.find((a) => a.role === role)!
  return must(
    await world.call('POST /api/auth/login', {
      body: { email, password, recaptchaToken: 'development' },
    }),
  )
}
const listMyGames = async (cookie: string, tab: string) =>
  must(
    await world.call<{
      games: {
        courseName: string
        status: string
        teeTime: string
        players: unknown[]
        rating: { next: { displayName: string } | null } | null
        viewer: {
          participation: { status: string; hold: { status: string; captured: { amount: number } } }
        }
      }[]
    }>('GET /api/my-games', { cookie, query: { tab } }),
  ).body.games

test('fills an empty database', () => {
  expect(seeded).toBe(true)
})
test('creates three accounts that can sign in, one of them an administrator', async () => {
  for (const role of ['guest', 'host', 'administrator'])
    expect((await login(role)).body).toMatchObject({
      profileComplete: true,
      emailVerified: true,
      isAdmin: role === 'administrator',
    })
})
test('creates games in every region, some of them full', async () => {
  const list = must(
    await world.call<z.infer<typeof GameList>>('GET /api/games', { query: { pageSize: '24' } }),
  ).body
  expect(list.pagination.total).toBe(GAMES.reduce((sum, { weeks = 1 }) => sum + weeks, 0))
  for (const region of REGIONS)
    expect(
      must(await world.call<z.infer<typeof GameList>>('GET /api/games', { query: { region } })).body
        .games.length,
    ).toBeGreaterThan(0)
  // full games are last
  const { games: last } = must(
    await world.call<z.infer<typeof GameList>>('GET /api/games', {
      query: { pageSize: '24', page: String(list.pagination.totalPages) },
    }),
  ).body
  expect(last.at(-1)!.availableSlots).toBe(0)
  for (const game of list.games)
    expect(game.players).toHaveLength(1 + game.slots - game.availableSlots)
})
test('shows hosts a busy region, a thin one and an empty one, and mails no user about old games', async () => {
  const { cookies } = await login('host')
  const pool = async (area: string) =>
    must(
      await world.call<{ weeks: { people: number }[] }>('GET /api/wishes/pool', {
        cookie: cookies,
        query: {
          area,
          from: japanDate(world.clock.now()),
          to: japanDate(world.clock.now() + 20 * DAY),
        },
      }),
    ).body.weeks.map(({ people }) => people)
  expect(Math.max(...(await pool('kanto')))).toBeGreaterThanOrEqual(7)
  expect(Math.max(...(await pool('kyushu')))).toBe(3)
  expect(await pool('hokkaido')).toEqual([])
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql(
    `SELECT subject FROM outbox WHERE template LIKE 'wish%' UNION ALL
      SELECT wish_id FROM wish_alerts WHERE state = 'due'`,
  )
  expect(rows).toEqual([])
})
test('creates a hold for every seat, authorised for a near tee time, scheduled for a later one', async () => {
  const { rows } = await world.deps.db.executeSql<{ status: string; near: boolean; n: number }>(
    `SELECT h.status, (g.tee_time - $1::timestamptz) <= interval '96 hours' AS near, count(*)::int AS n
     FROM holds h
     JOIN participations p ON p.id = h.participation_id
     JOIN games g ON g.id = p.game_id
     WHERE p.status = 'confirmed' GROUP BY 1, 2 ORDER BY 2, 1`,
    [world.clock.iso()],
  )
  expect(rows.map((row) => [row.status, row.near])).toEqual([
    ['scheduled', false],
    ['authorised', true],
  ])
  const seats = await world.deps.db.executeSql<{ n: number }>(
    `SELECT sum(seats_taken)::int AS n FROM games WHERE status = 'scheduled'`,
  )
  expect(seats.rows[0]?.n).toBe(rows.reduce((sum, row) => sum + row.n, 0))
})
test('gives the demo host a game soon, and the demo guest upcoming games and past ones', async () => {
  const host = (await login('host')).cookies,
    guest = (await login('guest')).cookies
  const [soon] = await listMyGames(host, 'upcoming')
  expect(Date.parse(soon!.teeTime) - NOON).toBeLessThanOrEqual(hours(30))
  expect(soon!.players).toHaveLength(3)
  expect(
    (await listMyGames(guest, 'upcoming')).map((game) => game.viewer.participation.hold.status),
  ).toEqual(['authorised', 'authorised', 'scheduled'])
  const past = await listMyGames(guest, 'past')
  expect(past.map(({ status, viewer }) => [status, viewer.participation.hold])).toMatchObject([
    ['guest', { status: 'captured', captured: { amount: 37.8 } }],
    ['guest', { status: 'captured', captured: { amount: 33.6 } }],
  ])
  // one round of the last days to rate, for the guest and for the host
  for (const [own, other] of [
    [past, 'Kenji W.'],
    [await listMyGames(host, 'past'), 'Emily C.'],
  ] as const)
    expect(own.map(({ rating }) => rating?.next?.displayName)).toEqual([other, undefined])
  expect(world.clock.now()).toBe(NOON)
})
test('sends mail only to the demo accounts', async () => {
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql<{ to_address: string }>(
    'SELECT DISTINCT to_address FROM outbox ORDER BY 1',
  )
  expect(rows.map((row) => row.to_address)).toEqual([
    'guest@tomogolf.example',
    'host@tomogolf.example',
  ])
  expect((await world.deps.jobs.state()).failed).toBe(0)
})
test('tells administrators of a busy region, a thin one and an empty one', async () => {
  const { cookies } = await login('administrator')
  const { rows } = must(
    await world.call<ResultOf<'GET /api/admin/liquidity'>>('GET /api/admin/liquidity', {
      cookie: cookies,
      query: { days: '60' },
    }),
  ).body
  const statesOf = (name: string) => {
    const row = rows.find(({ region }) => region === name)!
    return {
      ...Object.fromEntries(LIQUIDITY_RATES.map((rate) => [rate, stateOfRate(rate, row[rate])])),
      firstJoin: stateOfFirstJoin(row.firstJoin.days, row.firstJoin.games),
    }
  }
  expect(statesOf('kanto')).toEqual({
    wishesMet: 'reached',
    gamesOn: 'reached',
    spotsFilled: 'reached',
    hostsReturn: 'reached',
    attended: 'reached',
    firstJoin: 'reached',
  })
  expect(statesOf('kyushu')).toMatchObject({
    wishesMet: 'missed',
    gamesOn: 'missed',
    spotsFilled: 'missed',
    firstJoin: 'few',
  })
  expect(rows.find(({ region }) => region === 'hokkaido')).toMatchObject({
    games: 0,
    wishesMet: { part: 0, whole: 10 },
  })
})
test('adds nothing at a second start', async () => {
  expect(await seedDemo(world.deps)).toBe(false)
})
test('starts the next game in 4.5 to 30 hours at any time of the day', () => {
  const midnight = fromJapanText('2026-03-01')!
  for (let now = midnight; now < midnight + DAY; now += 11 * 60_000) {
    const away = teeTimeOf({ day: 'soon', time: '' }, now) - now
    expect(away).toBeGreaterThanOrEqual(hours(4.5))
    expect(away).toBeLessThanOrEqual(hours(30))
  }
})
