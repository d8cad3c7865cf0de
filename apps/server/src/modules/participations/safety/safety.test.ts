import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, fromJapanText, HOUR } from '@tomogolf/domain/time'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

const TEE = fromJapanText('2026-12-12 08:16:00')!
const MORNING = fromJapanText('2026-12-12 00:00:00')!
let world: World, host: Person, guest: Person, gameId: string
beforeEach(async () => {
  world = await createWorld({ start: TEE - 5 * DAY })
  const people = await createHostAndGuests(world, 1)
  host = people.host
  guest = people.guests[0]!
  gameId = await hostGame(world, host, TEE)
  must(await join(world, guest, gameId))
})
afterEach(() => world.close())

type Share = { token: string; until: string; code?: string }
const share = ({ cookie }: Person) =>
  world.call<Share>(`POST /api/games/${gameId}/round-share`, { cookie })
const own = async ({ cookie }: Person) =>
  must(
    await world.call<{ share: Share | null }>(`GET /api/games/${gameId}/round-share`, { cookie }),
  ).body.share
const stop = async ({ cookie }: Person) =>
  must(await world.call(`DELETE /api/games/${gameId}/round-share`, { cookie }))
const open = (token: string) => world.call('POST /api/round-shares/open', { body: { token } })

test('a link shows the course, the tee time and the first name of the host, and no more', async () => {
  world.at(MORNING)
  const { token, until } = must(await share(guest)).body
  expect(until).toBe('2026-12-12T15:00:00.000Z')
  const { body } = must(await open(token))
  expect(Object.keys(body).toSorted()).toEqual([
    'courseName',
    'courseNameJa',
    'courseNameKo',
    'hostFirstName',
    'teeTime',
    'until',
  ])
  expect(body).toMatchObject({ hostFirstName: 'Guest 0' })
  expect(JSON.stringify(body)).not.toMatch(/Guest 1|@/)
  // the same link again, also on another device
  expect(must(await share(guest)).body.token).toBe(token)
  expect((await own(guest))?.token).toBe(token)
  expect(await own(host)).toBeNull()
})
test('it is made and opens on the day of the game alone', async () => {
  world.at(MORNING - 1)
  expect((await share(guest)).body).toMatchObject({ code: 'NOT_GAME_DAY' })
  world.at(MORNING)
  const { token } = must(await share(guest)).body
  world.at(MORNING + DAY - 1)
  must(await open(token))
  world.at(MORNING + DAY)
  expect((await open(token)).status).toBe(404)
  expect((await share(guest)).body).toMatchObject({ code: 'NOT_GAME_DAY' })
})
test('it ends when the player stops it, and the next link is another', async () => {
  world.at(TEE)
  const { token } = must(await share(guest)).body
  await stop(guest)
  expect((await open(token)).status).toBe(404)
  const next = must(await share(guest)).body.token
  expect(next).not.toBe(token)
  expect((await open(token)).status).toBe(404)
  must(await open(next))
})
test('it ends with the seat and with the game', async () => {
  world.at(TEE - HOUR)
  const [byGuest, byHost] = [must(await share(guest)).body, must(await share(host)).body]
  must(
    await world.call(`POST /api/games/${gameId}/leave`, {
      cookie: guest.cookie,
      body: { confirmPenalty: true },
    }),
  )
  expect((await open(byGuest.token)).status).toBe(404)
  must(await open(byHost.token))
  await world.deps.db.executeSql("UPDATE games SET status = 'cancelled' WHERE id = $1", [gameId])
  expect((await open(byHost.token)).status).toBe(404)
})
test('attack: strangers neither share nor stop it, and a secret is not guessed', async () => {
  world.at(TEE)
  const { token } = must(await share(guest)).body
  const stranger = await newPerson(world, 'Stranger')
  expect((await share(stranger)).status).toBe(404)
  expect(
    (await world.call(`GET /api/games/${gameId}/round-share`, { cookie: stranger.cookie })).status,
  ).toBe(404)
  await stop(stranger)
  must(await open(token))
  const [id] = token.split('.')
  for (const forged of [id!, `${id}.`, `${id}.${'A'.repeat(43)}`, '', 'x'.repeat(200)])
    expect((await open(forged)).status).toBe(404)
})
test('links are deleted after their day', async () => {
  world.at(TEE)
  must(await share(guest))
  const stored = async () =>
    (await world.deps.db.executeSql('SELECT 1 FROM round_shares')).rows.length
  const erase = () => eraseClass(world.deps, 'round_shares', world.clock.now())
  await erase()
  expect(await stored()).toBe(1)
  world.at(TEE + DAY + 1)
  await erase()
  expect(await stored()).toBe(0)
})
