import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR, japanText } from '@tomogolf/domain/time'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World, RACE } from '../../../../test/support/world.ts'

let world: World, host: Person
beforeAll(async () => {
  world = await createWorld({
    env: RACE,
    db: await databaseForRaces(),
  })
  host = await newPerson(world, 'Kenji')
  must(await world.call('POST /api/host-terms', { cookie: host.cookie, body: { accepted: true } }))
})
afterAll(() => world.close())
const create = () =>
  world.call('POST /api/games', {
    cookie: host.cookie,
    body: {
      courseName: 'Boso Misaki Golf Links',
      date: japanText(NOON + 30 * HOUR),
      location: 'Isumi, Chiba',
      price: 100,
    },
  })

test('creates one game from eight concurrent calls', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, create))
  expect(answers.map((a) => a.status).toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
})
test('accepts one of two concurrent edits of one version and refuses the other', async () => {
  const id = await hostGame(world, host, NOON + 60 * HOUR)
  const answers = await Promise.all(
    ['One', 'Two'].map((notes) =>
      world.call<{ code: string }>(`PUT /api/games/${id}`, {
        cookie: host.cookie,
        body: { version: 1, notes },
      }),
    ),
  )
  expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409])
  expect(answers.find((a) => a.status === 409)?.body.code).toBe('STALE_EDIT')
})
test('a join during a price change agrees to the price that the game then has', async () => {
  const id = await hostGame(world, host, NOON + 90 * HOUR)
  const guest = await newPerson(world, 'Emily')
  const [edited] = await Promise.all([
    world.call(`PUT /api/games/${id}`, { cookie: host.cookie, body: { version: 1, price: 200 } }),
    join(world, guest, id),
  ])
  const game = must(
    await world.call<{
      price: number
      viewer: { participation: { terms: { price: { amount: number } } } }
    }>(`GET /api/games/${id}`, { cookie: guest.cookie }),
  ).body
  expect(game.viewer.participation.terms.price.amount).toBe(game.price)
  expect(game.price).toBe(edited.status === 200 ? 200 : 100)
})
