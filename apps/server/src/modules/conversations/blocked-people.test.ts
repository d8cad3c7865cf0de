import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { DAY, fromJapanText, MINUTE } from '@tomogolf/domain/time'
import { createHostAndGuests, listMailTemplates } from '../../../test/support/create-users.ts'
import { hostGame, join, must, type Person } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

const TEE = fromJapanText('2026-12-12 08:16:00')!

let world: World
beforeEach(async () => {
  world = await createWorld({ start: TEE - 20 * DAY })
})
afterEach(() => world.close())

const setUp = async (count: number) => {
  const { host, guests } = await createHostAndGuests(world, count)
  const gameId = await hostGame(world, host, TEE)
  for (const guest of guests) must(await join(world, guest, gameId))
  return { host, gameId, guests: guests as [Person, Person] }
}
let sent = 0
const send = async (person: Person, gameId: string, content: object) =>
  must(
    await world.call(`POST /api/games/${gameId}/messages`, {
      cookie: person.cookie,
      body: { clientId: `client-${++sent}`, ...content },
    }),
    201,
  )
const textsSeenBy = async (person: Person, gameId: string) =>
  must(
    await world.call<ResultOf<'GET /api/games/:id/messages'>>(`GET /api/games/${gameId}/messages`, {
      cookie: person.cookie,
    }),
  ).body.messages.map(({ text, ready }) => text ?? ready?.id)
const unreadOf = async (person: Person) =>
  must(
    await world.call<ResultOf<'GET /api/messages/unread'>>('GET /api/messages/unread', {
      cookie: person.cookie,
    }),
  ).body.games
const countMails = async (person: Person) =>
  (await listMailTemplates(world, person)).filter((kind) => kind === 'message_new').length
const block = async (person: Person, other: Person) =>
  must(await world.call(`POST /api/users/${other.id}/block`, { cookie: person.cookie }))

describe('between people who have blocked each other', () => {
  test('attack: free text of the blocked person reaches the others only, and is not announced', async () => {
    const {
      host,
      gameId,
      guests: [emily, tom],
    } = await setUp(2)
    await block(emily, tom)
    await send(tom, gameId, { text: 'Answer me.' })
    expect(await textsSeenBy(host, gameId)).toEqual(['Answer me.'])
    expect(await textsSeenBy(emily, gameId)).toEqual([])
    expect(await unreadOf(emily)).toEqual([])
    world.at(world.clock.now() + 11 * MINUTE)
    await world.runJobs()
    expect([await countMails(host), await countMails(emily)]).toEqual([1, 0])
  })
  test('neither reads the other, and earlier free text is hidden too', async () => {
    const {
      host,
      gameId,
      guests: [guest],
    } = await setUp(1)
    await send(guest, gameId, { text: 'See you!' })
    await block(host, guest)
    await send(host, gameId, { text: 'I hope so.' })
    expect(await textsSeenBy(host, gameId)).toEqual(['I hope so.'])
    expect(await textsSeenBy(guest, gameId)).toEqual(['See you!'])
  })
  test('ready messages still carry the arrangements of the round', async () => {
    const {
      host,
      gameId,
      guests: [guest],
    } = await setUp(1)
    await block(guest, host)
    await send(host, gameId, { ready: { id: 'hello', slots: {} } })
    expect(await textsSeenBy(guest, gameId)).toEqual(['hello'])
    expect(await unreadOf(guest)).toEqual([{ gameId, unread: 1 }])
  })
})
