import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, iso, japanDate } from '@tomogolf/domain/time'
import { hostGame, must, newPerson, type Person } from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'
import { importCourseList } from '../courses/import-course-list.usecase.ts'

const TEE = NOON + 10 * DAY
const DATE = japanDate(TEE)
const COURSE = 'wakasu-golf-links'
let world: World, kenji: Person, emily: Person, noah: Person
beforeAll(async () => {
  world = await createWorld()
  await importCourseList(world.deps)
  kenji = await newPerson(world, 'Kenji')
  emily = await newPerson(world, 'Emily')
  noah = await newPerson(world, 'Noah')
  must(
    await world.call('POST /api/wishes', {
      cookie: emily.cookie,
      body: { from: DATE, to: DATE, areas: ['Tokyo'], recaptchaToken: 'development' },
    }),
    201,
  )
})
afterAll(() => world.close())

type Detail = { listedFrom: string | null; version: number }
const detail = async (id: string, cookie = kenji.cookie) =>
  must(await world.call<Detail>(`GET /api/games/${id}`, { cookie })).body
const alerts = async () => {
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql<{ text: string }>(
    `SELECT text FROM outbox WHERE to_address = $1 AND template = 'wish_fits'`,
    [emily.email],
  )
  return rows
}
const cancel = async (id: string) =>
  must(await world.call(`POST /api/games/${id}/cancel`, { cookie: kenji.cookie }))
const host = (teeTime: number, game: object = {}) =>
  hostGame(world, kenji, teeTime, { courseId: COURSE, headStart: true, ...game })

/** In which public answers the game or its count is. */
async function found(cookie?: string): Promise<string[]> {
  const get = async <T>(path: string, query: Record<string, string> = {}) =>
    must(await world.call<T>(`GET ${path}`, { query, ...(cookie && { cookie }) })).body
  type List = { games: unknown[] }
  const places: string[] = []
  if ((await get<List>('/api/games')).games.length > 0) places.push('list')
  if ((await get<List>('/api/games', { search: 'wakasu' })).games.length > 0) places.push('search')
  if ((await get<List>('/api/games', { course: COURSE })).games.length > 0) places.push('course')
  if ((await get<{ games: number }>('/api/games/counts')).games > 0) places.push('counts')
  if (
    (await get<{ days: unknown[] }>('/api/games/by-day', { date: `${DATE},${DATE}` })).days.length >
    0
  )
    places.push('calendar')
  const course = await get<{ openGames: number }>(`/api/golf-courses/${COURSE}`)
  if (course.openGames > 0) places.push('open games of the course')
  return places
}
const EVERYWHERE = ['list', 'search', 'course', 'counts', 'calendar', 'open games of the course']

describe('a game with a head start', () => {
  test('is reported to those whose wishes fit, and listed for everybody later', async () => {
    world.at(NOON)
    const id = await host(TEE)
    expect((await alerts()).at(-1)!.text).toContain(`/games/${id}/shared`)
    for (const cookie of [undefined, emily.cookie, noah.cookie])
      expect(await found(cookie)).toEqual([])
    // the link works for those who have it
    expect(await detail(id, emily.cookie)).toMatchObject({ listedFrom: iso(NOON + 12 * HOUR) })
    world.at(NOON + 12 * HOUR - 1)
    expect(await found(noah.cookie)).toEqual([])
    world.at(NOON + 12 * HOUR)
    expect(await found(noah.cookie)).toEqual(EVERYWHERE)
    expect((await detail(id)).listedFrom).toBeNull()
    world.at(NOON)
    await cancel(id)
  })
  test('is listed at once when its host ends the head start, which cannot begin again', async () => {
    world.at(NOON)
    const id = await host(TEE)
    const edit = async (body: object) =>
      must(
        await world.call(`PUT /api/games/${id}`, {
          cookie: kenji.cookie,
          body: { ...body, version: (await detail(id)).version },
        }),
      )
    await edit({ notes: 'Bring a hat' })
    expect((await detail(id)).listedFrom).not.toBeNull()
    await edit({ headStart: false })
    expect(await found(noah.cookie)).toEqual(EVERYWHERE)
    await edit({ headStart: true })
    expect((await detail(id)).listedFrom).toBeNull()
    await cancel(id)
  })
  test('ends it earlier when it is moved closer', async () => {
    world.at(NOON)
    const id = await host(TEE)
    const teeTime = NOON + 34 * HOUR
    must(
      await world.call(`PUT /api/games/${id}`, {
        cookie: kenji.cookie,
        body: { date: `${japanDate(teeTime)} 22:00:00`, version: 1 },
      }),
    )
    expect((await detail(id)).listedFrom).toBe(iso(NOON + 6 * HOUR))
    await cancel(id)
  })
})

test.each<[string, number, object]>([
  ['is too soon', NOON + 28 * HOUR, {}],
  ['is not wanted', TEE, { headStart: false }],
  ['is invite-only', TEE, { inviteOnly: true }],
])('there is no head start when the game %s', async (_name, teeTime, game) => {
  world.at(NOON)
  const id = await host(teeTime, game)
  expect((await detail(id)).listedFrom).toBeNull()
  await cancel(id)
})
