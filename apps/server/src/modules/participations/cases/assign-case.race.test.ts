import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { newId } from '../../../platform/security/ids.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame } from '../../../../test/support/people.ts'
import { createWorld, NOON, RACE, type World } from '../../../../test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ db: await databaseForRaces(), env: RACE })
})
afterAll(() => world.close())

test('of four administrators who take a case at once, one has it', async () => {
  const { host } = await createHostAndGuests(world, 0)
  const gameId = await hostGame(world, host, NOON + 2 * DAY + hours(6))
  const id = newId()
  await world.deps.db.executeSql(
    `INSERT INTO cases (id, kind, game_id, created_at, details) VALUES ($1, 'drift', $2, $3, 'found')`,
    [id, gameId, world.clock.iso()],
  )
  const team = await Promise.all(
    ['Ann', 'Ben', 'Cho', 'Dai'].map((name) => newAdministrator(world, name, 'support')),
  )
  const answers = await Promise.all(
    team.map((person) =>
      world.call(`PUT /api/admin/cases/${id}/assignee`, {
        cookie: person.cookie,
        body: { assigneeId: person.id, seen: null },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const { rows } = await world.deps.db.executeSql<{ assignee_id: string }>(
    'SELECT assignee_id FROM cases WHERE id = $1',
    [id],
  )
  expect(rows[0]!.assignee_id).toBe(team[answers.findIndex(({ status }) => status === 200)]!.id)
})
