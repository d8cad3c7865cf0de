import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { DAY, fromJapanText, MINUTE } from '@tomogolf/domain/time'
import { createHostAndGuests } from '../../../test/support/create-users.ts'
import { hostGame, join, must, type Person } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

const TEE = fromJapanText('2026-12-12 08:16:00')!
let world: World
beforeEach(async () => {
  world = await createWorld({ start: TEE - 20 * DAY })
})
afterEach(() => world.close())

const seen = async ({ cookie }: Person, gameId: string) =>
  must(
    await world.call<ResultOf<'GET /api/games/:id/messages'>>(`GET /api/games/${gameId}/messages`, {
      cookie,
    }),
  ).body
let count = 0
const write = async ({ cookie }: Person, gameId: string, text: string) =>
  must(
    await world.call(`POST /api/games/${gameId}/messages`, {
      cookie,
      body: { clientId: `former-${++count}`, text },
    }),
    201,
  )

test('a former guest keeps what was received, and nothing later', async () => {
  const { host, guests } = await createHostAndGuests(world, 2)
  const [guest, other] = guests as [Person, Person]
  const gameId = await hostGame(world, host, TEE)
  for (const each of guests) must(await join(world, each, gameId))
  await write(host, gameId, 'Welcome!')
  await write(guest, gameId, 'Thank you')
  world.at(world.clock.now() + MINUTE)
  must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: guest.cookie }))
  world.at(world.clock.now() + MINUTE)
  await write(other, gameId, 'A pity')
  const received = await seen(guest, gameId)
  expect(received.messages.map(({ text }) => text)).toEqual(['Welcome!', 'Thank you'])
  expect(received).toMatchObject({ access: 'left', hasMore: false, freeText: false })
  // nothing of who is there now, and of what they have read
  expect(
    received.members.map(({ player, present, readSeq }) => [player.id, present, readSeq]),
  ).toEqual([
    [host.id, false, 0],
    [guest.id, false, 0],
  ])
  expect(
    (await world.call<{ games: [] }>('GET /api/messages/unread', { cookie: guest.cookie })).body
      .games,
  ).toEqual([])
  for (const path of ['read', 'events'])
    expect(
      (
        await world.call(
          `${path === 'read' ? 'PUT' : 'GET'} /api/games/${gameId}/messages/${path}`,
          { cookie: guest.cookie, ...(path === 'read' && { body: { seq: 1 } }) },
        )
      ).status,
    ).toBe(404)
  // back in the game, all of it
  must(await join(world, guest, gameId))
  expect((await seen(guest, gameId)).messages).toHaveLength(3)
})
