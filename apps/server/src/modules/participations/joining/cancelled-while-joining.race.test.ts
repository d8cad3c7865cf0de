import { afterEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, must, newPerson, readProviderTotals } from '../../../../test/support/people.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { NOON, createWorld, type World, RACE } from '../../../../test/support/world.ts'

let world: World
afterEach(() => world.close())

test('a game that is cancelled while the hold is being placed is no seat and no hold', async () => {
  world = await createWorld({ db: await databaseForRaces(), env: RACE })
  const host = await newPerson(world, 'Kenji')
  const gameId = await hostGame(world, host, NOON + hours(48))
  const [guest] = await createUsers(world, 1)
  world.emulator.faults.add({ kind: 'slow', ms: 600, path: '/v1/payment_intents' })
  const joining = world.call(`POST /api/games/${gameId}/join`, { cookie: guest!.cookie, body: {} })
  const seats = () =>
    world.deps.db.executeSql('SELECT id FROM participations WHERE game_id = $1', [gameId])
  await expect.poll(async () => (await seats()).rows).toHaveLength(1)
  must(await world.call(`POST /api/games/${gameId}/cancel`, { cookie: host.cookie, body: {} }))
  expect((await joining).body).toMatchObject({ code: 'GAME_CANCELLED' })
  await world.runJobs()
  expect(readProviderTotals(world, guest!)).toMatchObject({ held: 0, captured: 0 })
  const again = await world.call(`POST /api/games/${gameId}/confirm-hold`, {
    cookie: guest!.cookie,
    body: {},
  })
  expect(again.body).toMatchObject({ code: 'GAME_CANCELLED' })
})
