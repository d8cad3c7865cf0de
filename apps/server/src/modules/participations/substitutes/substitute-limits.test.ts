import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, MINUTE, hours } from '@tomogolf/domain/time'
import { addCard, closeReconciled, createUsers } from '../../../../test/support/create-users.ts'
import { CARDS, hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { expireLink } from './expire-link.usecase.ts'

let world: World, host: Person, guest: Person, next: Person
let id = '',
  start = NOON
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => closeReconciled(world))
beforeEach(async () => {
  start += 40 * DAY
  world.at(start)
  ;[host, guest, next] = (await createUsers(world, 3)) as [Person, Person, Person]
})

const keyOf = async ({ cookie }: Person) =>
  must(await world.call<{ key: string }>(`POST /api/games/${id}/substitute`, { cookie })).body.key
const take = ({ cookie }: Person, invite: string) =>
  world.call(`POST /api/games/${id}/join`, { cookie, body: { invite } })
const rowsOf = async <T>(sql: string, values: string[] = [id]) =>
  (await world.deps.db.executeSql<T>(sql, values)).rows
test('a link that is being taken past the tee time is looked at again a minute later', async () => {
  id = await hostGame(world, host, start + hours(40), { slots: 1 })
  must(await join(world, guest, id))
  const key = await keyOf(guest)
  await addCard(world, next.id, CARDS.alwaysAsks)
  must(await take(next, key))
  const [link] = await rowsOf<{ id: string; status: string }>(
    'SELECT id, status FROM substitute_links WHERE game_id = $1',
  )
  expect(link?.status).toBe('taking')
  const late = start + hours(41)
  world.at(late)
  await expireLink(world.deps, link!.id)
  const [job] = await rowsOf<{ due: string }>(
    `SELECT max(data->>'__due') AS due FROM pgboss.job
      WHERE name = 'participations.expire_substitute' AND data->>'linkId' = $1`,
    [link!.id],
  )
  expect(Date.parse(job!.due)).toBe(late + MINUTE)
})
