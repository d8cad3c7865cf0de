import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAdministrator } from '../../../test/support/administrator.ts'
import { databaseForRaces } from '../../../test/support/engines.ts'
import { must, newPerson } from '../../../test/support/people.ts'
import { RACE, createWorld, type World } from '../../../test/support/world.ts'

let world: World
beforeAll(async () => {
  const db = await databaseForRaces()
  world = await createWorld({ db, env: RACE })
})
afterAll(() => world.close())

test('two moderators decide at once: one strike, one decision, one mail', async () => {
  const [saki, aki] = [
    await newAdministrator(world, 'Saki', 'moderator'),
    await newAdministrator(world, 'Aki', 'moderator'),
  ]
  const tom = await newPerson(world, 'Tom', null)
  const reporters = [await newPerson(world, 'Emily', null), await newPerson(world, 'Sofia', null)]
  for (const { cookie } of reporters)
    must(
      await world.call(`POST /api/users/${tom.id}/report`, { cookie, body: { reason: 'threat' } }),
      201,
    )
  const { rows } = await world.deps.db.executeSql<{ id: string }>('SELECT id FROM content_reports')
  const decisions = await Promise.all(
    [saki, aki].flatMap(({ cookie }, who) =>
      rows.map(({ id }) =>
        world.call(`POST /api/admin/reports/${id}/decide`, {
          cookie,
          body: { outcome: 'strike', rule: 'threat', reason: `Threats, says ${who}` },
        }),
      ),
    ),
  )
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const countOf = async (from: string) =>
    (await world.deps.db.executeSql<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`))
      .rows[0]!.n
  expect(await countOf('strikes')).toBe(1)
  expect(await countOf('content_reports WHERE decided_at IS NULL')).toBe(0)
  await world.runJobs()
  expect(await countOf("outbox WHERE template = 'conduct_decided'")).toBe(1)
})
