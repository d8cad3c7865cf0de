import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, japanDate, japanText, type Instant } from '@tomogolf/domain/time'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import {
  join,
  must,
  newPerson,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, RACE, createWorld, type World } from '../../../../test/support/world.ts'

const WEEK = 7 * DAY
let world: World, host: Person, guests: Person[]
let first: Instant = NOON + 3 * DAY
beforeAll(async () => {
  world = await createWorld({ env: RACE, db: await databaseForRaces() })
  host = await newPerson(world, 'Kenji')
  guests = []
  for (const name of ['Emily', 'Noah', 'Tom']) guests.push(await newPerson(world, name))
  must(await world.call('POST /api/host-terms', { cookie: host.cookie, body: { accepted: true } }))
})
afterAll(() => world.close())
// each test has a time of the day of its own
beforeEach(() => {
  first += 6 * HOUR
})

const publish = () =>
  world.call<{ id: string; code: string }>('POST /api/games', {
    cookie: host.cookie,
    body: {
      courseName: 'Boso Misaki Golf Links',
      date: japanText(first),
      location: 'Isumi, Chiba',
      price: 100,
      slots: 3,
      repeatOn: [1, 2, 3].map((week) => japanDate(first + week * WEEK)),
    },
  })
type Game = { id: string; status: string; price: number; at: Instant }
const gamesOf = async (id: string): Promise<Game[]> =>
  (
    await world.deps.db.executeSql<Omit<Game, 'at'> & { tee: string | Date }>(
      `SELECT id, status, price_minor AS price, tee_time AS tee FROM games
        WHERE series_id = (SELECT series_id FROM games WHERE id = $1) ORDER BY tee_time`,
      [id],
    )
  ).rows.map(({ tee, ...game }) => ({ ...game, at: new Date(tee).getTime() }))

test('a button that is pressed eight times publishes one series', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, publish))
  const [created, ...more] = answers.filter(({ status }) => status === 201)
  expect(more).toEqual([])
  expect(await gamesOf(created!.body.id)).toHaveLength(4)
  expect(answers.filter(({ body }) => body.code === 'GAME_CLASH')).toHaveLength(7)
})

test('a new price for all following games, while guests join them, is agreed by all or nowhere', async () => {
  const { id } = must(await publish(), 201).body
  const games = await gamesOf(id)
  const [edited, ...joined] = await Promise.all([
    world.call(`PUT /api/games/${id}`, {
      cookie: host.cookie,
      body: { version: 1, price: 200, scope: 'following' },
    }),
    ...guests.map((guest, index) => join(world, guest, games[index + 1]!.id)),
  ])
  expect(joined.map(({ status }) => status)).toEqual([200, 200, 200])
  const price = edited.status === 200 ? 20_000 : 10_000
  expect((await gamesOf(id)).map((game) => game.price)).toEqual([price, price, price, price])
  const { rows } = await world.deps.db.executeSql<{ price: number }>(
    `SELECT p.price_minor AS price FROM participations p WHERE p.game_id = ANY($1)`,
    [games.map((game) => game.id)],
  )
  expect(rows.map((row) => row.price)).toEqual([price, price, price])
})

test('cancelling all following games, while guests join them, leaves no seat and no hold', async () => {
  const { id } = must(await publish(), 201).body
  const games = await gamesOf(id)
  const held = () => guests.map((guest) => readProviderTotals(world, guest).held)
  const before = held()
  const [cancelled] = await Promise.all([
    world.call(`POST /api/games/${id}/cancel`, {
      cookie: host.cookie,
      body: { scope: 'following' },
    }),
    ...guests.map((guest, index) => join(world, guest, games[index]!.id)),
  ])
  must(cancelled)
  await world.runJobs()
  expect((await gamesOf(id)).map(({ status }) => status)).toEqual(games.map(() => 'cancelled'))
  expect(held()).toEqual(before)
  const { rows } = await world.deps.db.executeSql<{ status: string }>(
    'SELECT status FROM participations WHERE game_id = ANY($1)',
    [games.map((game) => game.id)],
  )
  expect(rows.filter(({ status }) => status !== 'game_cancelled')).toEqual([])
})

test('two edits of all following games from different games of the series do not block each other for good', async () => {
  const { id } = must(await publish(), 201).body
  const games = await gamesOf(id)
  const edit = (game: Game, notes: string) =>
    world.call(`PUT /api/games/${game.id}`, {
      cookie: host.cookie,
      body: { version: 1, notes, scope: 'following' },
    })
  const answers = await Promise.all([edit(games[0]!, 'One'), edit(games[2]!, 'Two')])
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual(
    answers.some(({ status }) => status === 409) ? [409] : [],
  )
})
