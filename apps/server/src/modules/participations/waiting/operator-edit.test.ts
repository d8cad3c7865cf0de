import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, japanText } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { hostGame, join, must, newPerson } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('a waiting list that ends by an edit of the team names the operator', async () => {
  const operator = await newAdministrator(world, 'Olga')
  const host = await newPerson(world, 'Kenji')
  const id = await hostGame(world, host, NOON + 3 * DAY, { slots: 1 })
  must(await join(world, await newPerson(world, 'Rina'), id))
  const { cookie } = await newPerson(world, 'Emily')
  must(await world.call(`POST /api/games/${id}/waiting-list`, { cookie, body: {} }))
  // events of one instant have no order
  world.at(NOON + HOUR)
  must(
    await world.call(`PATCH /api/admin/games/${id}`, {
      cookie: operator.cookie,
      body: {
        version: 1,
        changes: { date: japanText(NOON + 6 * DAY) },
        reason: 'The host asked by phone',
      },
    }),
  )
  const { rows } = await world.deps.db.executeSql<{ actor: string; actor_id: string }>(
    `SELECT e.actor, e.actor_id FROM waiting_events e
      JOIN waiting_entries w ON w.id = e.entry_id WHERE w.game_id = $1 AND e.event <> 'wait'
      ORDER BY e.at DESC, e.id DESC LIMIT 1`,
    [id],
  )
  expect(rows).toEqual([{ actor: 'operator', actor_id: operator.id }])
})
