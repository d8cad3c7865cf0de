import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { hostGame, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World, kenji: Person
beforeAll(async () => {
  // longer than this file runs: no cached response expires during the tests
  world = await createWorld({ env: { RESPONSE_CACHE_TTL_MS: '60000' } })
  kenji = await newPerson(world, 'Kenji')
})
afterAll(() => world.close())
type List = { games: { id: string; viewerRole: string | null }[]; pagination: { total: number } }
const list = (cookie?: string, etag?: string) =>
  world.call<List>('GET /api/games', {
    ...(cookie && { cookie }),
    headers: { ...(etag && { 'if-none-match': etag }) },
  })

test('visitors get cached responses, and 304 for an unchanged one', async () => {
  const id = await hostGame(world, kenji, NOON + 3 * DAY)
  const first = must(await list())
  expect(first.body.games.map((game) => game.id)).toEqual([id])
  // a write past the API does not clear the cache
  await world.deps.db.executeSql(`UPDATE games SET status = 'cancelled' WHERE id = $1`, [id])
  expect(must(await list()).body).toEqual(first.body)
  expect((await list(undefined, String(first.headers.etag))).status).toBe(304)
  await world.deps.db.executeSql(`UPDATE games SET status = 'scheduled' WHERE id = $1`, [id])
})
test('responses near a place are cached for it, responses near a position not at all', async () => {
  const near = (place: string) => world.call<List>('GET /api/games', { query: { near: place } })
  const [tokyo, kyoto] = [await near('station-tokyo'), await near('station-kyoto')]
  expect(tokyo.headers.etag).toBeDefined()
  expect(kyoto.body.games[0]).toHaveProperty('distanceKm')
  const here = await near('35.68,139.77')
  expect(here.status).toBe(200)
  expect([here.headers.etag, here.headers['cache-control']]).toEqual([
    undefined,
    'private, no-store',
  ])
})
test('a write through the API is visible to all users at once', async () => {
  const before = must(await list()).body.pagination.total
  await hostGame(world, kenji, NOON + 5 * DAY)
  expect(must(await list()).body.pagination.total).toBe(before + 1)
})
test('signed-in users never get a response cached for visitors', async () => {
  expect(must(await list()).body.games.map((game) => game.viewerRole)).toEqual([null, null])
  expect(must(await list(kenji.cookie)).body.games.map((game) => game.viewerRole)).toEqual([
    'host',
    'host',
  ])
})
test('refusals are not cached: a game created after a 404 is found', async () => {
  const id = must(await list()).body.games[0]!.id
  const moved = '0'.repeat(13) + 'z'
  expect((await world.call(`GET /api/games/${moved}`)).status).toBe(404)
  await world.deps.db.executeSql(
    "INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('id', $1::text))).* FROM games g WHERE id = $2",
    [moved, id],
  )
  expect((await world.call(`GET /api/games/${moved}`)).status).toBe(200)
})
test('counts are cached for visitors, and cleared by a write like the list', async () => {
  const counts = () => world.call<{ games: number }>('GET /api/games/counts')
  const first = must(await counts())
  expect(first.headers.etag).toBeDefined()
  await hostGame(world, kenji, NOON + 4 * DAY)
  expect(must(await counts()).body.games).toBe(first.body.games + 1)
})
test('concurrent requests share one response', async () => {
  must(await world.call('POST /api/host-terms', { cookie: kenji.cookie, body: { accepted: true } }))
  const answers = await Promise.all(Array.from({ length: 20 }, () => list()))
  expect(new Set(answers.map((a) => a.headers.etag)).size).toBe(1)
})
