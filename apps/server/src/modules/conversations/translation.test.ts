import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { DAY, fromJapanText } from '@tomogolf/domain/time'
import { createHostAndGuests } from '../../../test/support/create-users.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

const TEE = fromJapanText('2026-12-12 08:16:00')!
let world: World, server: Server, asked: string[], isWrong: boolean
beforeEach(async () => {
  asked = []
  isWrong = false
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const { q, target } = JSON.parse(body) as { q: string; target: string }
      asked.push(`${target} ${q}`)
      response.end(isWrong ? 'busy' : JSON.stringify({ translatedText: `${q} (${target})` }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await world.close()
  server.close()
})
const setUp = async (env: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo
  world = await createWorld({
    start: TEE - 20 * DAY,
    env: { TRANSLATOR_URL: `http://127.0.0.1:${port}`, ...env },
  })
  const { host, guests } = await createHostAndGuests(world, 2)
  const gameId = await hostGame(world, host, TEE)
  for (const guest of guests) must(await join(world, guest, gameId))
  return { host, emily: guests[0]!, tom: guests[1]!, gameId }
}
let sent = 0
const write = async (person: Person, gameId: string, content: object) =>
  must(
    await world.call<ResultOf<'POST /api/games/:id/messages'>>(
      `POST /api/games/${gameId}/messages`,
      { cookie: person.cookie, body: { clientId: `client-${++sent}`, ...content } },
    ),
    201,
  ).body.message.id
const translate = async ({ cookie }: Person, id: string, to = 'ja') => {
  const { status, body } = await world.call<{ text?: string; code?: string }>(
    `POST /api/messages/${id}/translation`,
    { cookie, body: { to } },
  )
  return [status, body.text ?? body.code]
}
const stored = async () =>
  (await world.deps.db.executeSql('SELECT 1 FROM message_translations')).rows.length

describe('a translation', () => {
  test('is made once for each message and language', async () => {
    const { host, emily, tom, gameId } = await setUp()
    const id = await write(host, gameId, { text: 'Welcome' })
    expect(await translate(emily, id)).toEqual([200, 'Welcome (ja)'])
    expect(await translate(tom, id)).toEqual([200, 'Welcome (ja)'])
    expect(await translate(tom, id, 'ko')).toEqual([200, 'Welcome (ko)'])
    expect(asked).toEqual(['ja Welcome', 'ko Welcome'])
    expect(await stored()).toBe(2)
  })
  test('attack: strangers, blocked people and former guests get none', async () => {
    const { host, emily, tom, gameId } = await setUp()
    const id = await write(host, gameId, { text: 'Welcome' })
    const hidden = await write(tom, gameId, { text: 'Hidden' })
    const ready = await write(host, gameId, { ready: { id: 'hello' } })
    must(await world.call(`POST /api/users/${tom.id}/block`, { cookie: emily.cookie }))
    expect(await translate(emily, hidden)).toEqual([404, 'NOT_FOUND'])
    expect(await translate(emily, ready)).toEqual([404, 'NOT_FOUND'])
    expect(await translate(await newPerson(world, 'Stranger'), id)).toEqual([404, 'NOT_FOUND'])
    must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: tom.cookie }))
    expect(await translate(tom, id)).toEqual([404, 'NOT_FOUND'])
    expect(asked).toEqual([])
  })
  test('of a failing translator is not stored, and can be asked for again', async () => {
    const { host, emily, gameId } = await setUp()
    const id = await write(host, gameId, { text: 'Welcome' })
    isWrong = true
    expect(await translate(emily, id)).toEqual([503, 'TRANSLATION_UNAVAILABLE'])
    expect(await stored()).toBe(0)
    isWrong = false
    expect(await translate(emily, id)).toEqual([200, 'Welcome (ja)'])
  })
  test('goes with its message', async () => {
    const { host, emily, gameId } = await setUp()
    const id = await write(host, gameId, { text: 'Welcome' })
    await translate(emily, id)
    await world.deps.db.executeSql('DELETE FROM messages WHERE id = $1', [id])
    expect(await stored()).toBe(0)
  })
  test('is not offered without a translator', async () => {
    const { host, emily, gameId } = await setUp({ TRANSLATOR_URL: '' })
    const id = await write(host, gameId, { text: 'Welcome' })
    const { body } = await world.call<ResultOf<'GET /api/games/:id/messages'>>(
      `GET /api/games/${gameId}/messages`,
      { cookie: emily.cookie },
    )
    expect(body.translates).toBe(false)
    expect(await translate(emily, id)).toEqual([409, 'TRANSLATOR_OFF'])
  })
})
