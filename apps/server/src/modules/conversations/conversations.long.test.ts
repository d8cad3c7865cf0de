import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { DAY, fromJapanText, HOUR, MINUTE } from '@tomogolf/domain/time'
import { createHostAndGuests, listMailTemplates } from '../../../test/support/create-users.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import { eraseClass } from '../../../test/support/privacy/retention.ts'

const TEE = fromJapanText('2026-12-12 08:16:00')!
const CLOSES = fromJapanText('2026-12-19 14:16:00')!

let world: World
beforeEach(async () => {
  world = await createWorld({ start: TEE - 20 * DAY })
})
afterEach(() => world.close())

type Conversation = ResultOf<'GET /api/games/:id/messages'>
type Sent = ResultOf<'POST /api/games/:id/messages'> & { code?: string }
const read = (person: Person, gameId: string, query: Record<string, string> = {}) =>
  world.call<Conversation & { code?: string }>(`GET /api/games/${gameId}/messages`, {
    cookie: person.cookie,
    query,
  })
const seen = async (person: Person, gameId: string, query: Record<string, string> = {}) =>
  must(await read(person, gameId, query)).body
let count = 0
const send = (person: Person, gameId: string, body: object) =>
  world.call<Sent>(`POST /api/games/${gameId}/messages`, {
    cookie: person.cookie,
    body: { clientId: `client-${++count}`, ...body },
  })
const write = async (person: Person, gameId: string, text: string) =>
  must(await send(person, gameId, { text }), 201).body.message
const refusalOf = async (person: Person, gameId: string, text: string) => {
  const { status, body } = await send(person, gameId, { text })
  return [status, body.code]
}
const markRead = async (person: Person, gameId: string, seq: number) =>
  must(
    await world.call(`PUT /api/games/${gameId}/messages/read`, {
      cookie: person.cookie,
      body: { seq },
    }),
  )
const unread = async (person: Person) =>
  must(
    await world.call<ResultOf<'GET /api/messages/unread'>>('GET /api/messages/unread', {
      cookie: person.cookie,
    }),
  ).body.games
const setUp = async (guests = 1) => {
  const people = await createHostAndGuests(world, guests)
  const gameId = await hostGame(world, people.host, TEE)
  for (const guest of people.guests) must(await join(world, guest, gameId))
  return { ...people, guest: people.guests[0]!, gameId }
}
const mails = async (person: Person) =>
  (await listMailTemplates(world, person)).filter((kind) => kind === 'message_new').length

describe('who may read and write', () => {
  test('host and confirmed guests, until 7 days after play', async () => {
    const { host, guest, gameId } = await setUp()
    const first = await write(host, gameId, 'Welcome!')
    await write(guest, gameId, 'Thank you')
    expect(first).toMatchObject({ seq: 1, text: 'Welcome!', ready: null, language: 'en' })
    const { messages, members, access } = await seen(guest, gameId)
    expect(messages.map(({ text }) => text)).toEqual(['Welcome!', 'Thank you'])
    expect(access).toBe('open')
    expect(members.map(({ player, present }) => [player.isHost, present])).toEqual([
      [true, true],
      [false, true],
    ])
    // the key of a device is for its owner
    expect(messages.map(({ clientId }) => clientId === null)).toEqual([true, false])
    world.at(CLOSES)
    await write(host, gameId, 'Still open')
    world.at(CLOSES + 1)
    expect(await refusalOf(host, gameId, 'Too late')).toEqual([409, 'CONVERSATION_CLOSED'])
    expect((await seen(guest, gameId)).access).toBe('closed')
  })
  test('no others: strangers, former guests, guests of other games', async () => {
    const { host, guest, gameId } = await setUp()
    const stranger = await newPerson(world, 'Stranger')
    await write(guest, gameId, 'Hello')
    for (const attempt of [
      read(stranger, gameId),
      send(stranger, gameId, { text: 'Hello' }),
      world.call(`PUT /api/games/${gameId}/messages/read`, {
        cookie: stranger.cookie,
        body: { seq: 1 },
      }),
    ])
      expect((await attempt).status).toBe(404)
    must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: guest.cookie }))
    expect(await refusalOf(guest, gameId, 'One more thing')).toEqual([404, 'GAME_NOT_FOUND'])
    // what was written stays with its writer's name
    const { messages, members, access } = await seen(host, gameId)
    expect([messages.length, members.map(({ present }) => present), access]).toEqual([
      1,
      [true, false],
      'alone',
    ])
  })
  test('a host without a guest has no reader', async () => {
    const { host } = await createHostAndGuests(world, 0)
    const gameId = await hostGame(world, host, TEE)
    expect(await refusalOf(host, gameId, 'Hello?')).toEqual([409, 'CONVERSATION_EMPTY'])
  })
  test('a cancelled game ends the conversation, and it can be read', async () => {
    const { host, guest, gameId } = await setUp()
    await write(guest, gameId, 'Hello')
    must(await world.call(`POST /api/games/${gameId}/cancel`, { cookie: host.cookie }))
    expect((await seen(guest, gameId)).messages).toHaveLength(1)
    expect(await refusalOf(guest, gameId, 'What happened?')).toEqual([409, 'CONVERSATION_CLOSED'])
  })
})

describe('messages', () => {
  test('are sent once for each key of a device, also when the answer was lost', async () => {
    const { host, guest, gameId } = await setUp()
    const body = { clientId: 'the-same-key', text: 'Once' }
    const [first, second] = [await send(guest, gameId, body), await send(guest, gameId, body)]
    expect(second.body).toEqual(first.body)
    // another person's device may have the same key
    must(await send(host, gameId, body), 201)
    world.at(CLOSES + 1)
    expect((await send(guest, gameId, body)).body).toEqual(first.body)
    expect((await seen(guest, gameId)).messages).toHaveLength(2)
  })
  test('come in pages, by cursor in both directions', async () => {
    const { host, guest, gameId } = await setUp()
    for (let i = 1; i <= 120; i++) await write(i % 2 ? host : guest, gameId, `No. ${i}`)
    const seqs = async (query?: Record<string, string>) => {
      const { messages, hasMore } = await seen(guest, gameId, query)
      return [messages[0]?.seq, messages.at(-1)?.seq, messages.length, hasMore]
    }
    expect(await seqs()).toEqual([71, 120, 50, true])
    expect(await seqs({ before: '71' })).toEqual([21, 70, 50, true])
    expect(await seqs({ before: '21' })).toEqual([1, 20, 20, false])
    expect(await seqs({ after: '0' })).toEqual([1, 50, 50, true])
    expect(await seqs({ after: '100' })).toEqual([101, 120, 20, false])
    expect(await seqs({ after: '120' })).toEqual([undefined, undefined, 0, false])
  })
  test('ready ones keep their sentence and slots, and are checked', async () => {
    const { guest, gameId } = await setUp()
    const sent = must(
      await send(guest, gameId, { ready: { id: 'late', slots: { minutes: 10 } } }),
      201,
    ).body.message
    expect(sent).toMatchObject({ ready: { id: 'late', slots: { minutes: 10 } }, text: null })
    for (const ready of [
      { id: 'late', slots: {} },
      { id: 'late', slots: { minutes: 1000 } },
      { id: 'late', slots: { minutes: 10, place: 'station' } },
      { id: 'unknown', slots: {} },
    ])
      expect((await send(guest, gameId, { ready })).status).toBe(400)
    expect((await send(guest, gameId, {})).status).toBe(400)
    expect((await send(guest, gameId, { text: 'a', ready: { id: 'hello' } })).status).toBe(400)
  })
  test('have 2,000 characters, of which an emoji is one', async () => {
    const { guest, gameId } = await setUp()
    expect((await write(guest, gameId, '⛳'.repeat(2000))).text).toHaveLength(2000)
    expect((await write(guest, gameId, '🏌'.repeat(2000))).text).toHaveLength(4000)
    expect((await send(guest, gameId, { text: '🏌'.repeat(2001) })).status).toBe(400)
  })
})

describe('attack:', () => {
  test('hidden characters are removed, and a message of nothing else is refused', async () => {
    const { guest, gameId } = await setUp()
    const { text } = await write(guest, gameId, 'pay \u202e001$\u202c he\u200bre')
    expect(text).toBe('pay 001$ here')
    expect(await refusalOf(guest, gameId, '\u200b\u3164\u2800')).toEqual([400, 'MESSAGE_EMPTY'])
  })
  test('a card number is masked, also hidden by invisible characters, before it is stored', async () => {
    const { guest, gameId } = await setUp()
    expect((await write(guest, gameId, 'My card: 4242 4242 4242 4242')).text).toBe(
      'My card: •••• 4242',
    )
    await write(guest, gameId, '4242\u200b4242\u200b4242\u200b4242')
    const { rows } = await world.deps.db.executeSql<{ text: string }>('SELECT text FROM messages')
    expect(rows.map(({ text }) => text).join()).not.toMatch(/424242/)
  })
  test('contact details are held back until a first shared round', async () => {
    const { host, guest, gameId } = await setUp()
    expect((await seen(guest, gameId)).holdsBack).toBe(true)
    for (const text of [
      '090-1234-5678',
      '０９０\u200b１２３４５６７８',
      'kenji@example.com',
      'https://example.com',
    ])
      expect(await refusalOf(guest, gameId, text)).toEqual([422, 'CONTACT_HELD_BACK'])
    expect((await seen(host, gameId)).messages).toEqual([])
    // after the check-in they have met
    world.at(TEE - HOUR)
    await world.runJobs()
    const qr = must(
      await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
    ).body
    must(
      await world.call(`POST /api/games/${gameId}/check-in`, {
        cookie: guest.cookie,
        body: { code: qr.code },
      }),
    )
    expect((await seen(guest, gameId)).holdsBack).toBe(false)
    await write(guest, gameId, '090-1234-5678')
    await write(host, gameId, 'kenji@example.com')
  })
  test('a guest who has played with the host only holds back from the other guest', async () => {
    const { host, guests, gameId } = await setUp(2)
    await world.deps.db.executeSql(
      `UPDATE participations SET status = 'checked_in' WHERE guest_id = $1`,
      [guests[0]!.id],
    )
    expect(await refusalOf(guests[0]!, gameId, 'call 090-1234-5678')).toEqual([
      422,
      'CONTACT_HELD_BACK',
    ])
    expect((await seen(host, gameId)).holdsBack).toBe(true)
  })
  test('a flood ends after 30 messages in a minute', async () => {
    const { guest, gameId } = await setUp()
    const limited = await createWorld({
      db: world.deps.db,
      start: world.clock.now(),
      env: { RATE_LIMITS: 'true' },
    })
    const statuses: number[] = []
    for (let i = 0; i < 32; i++)
      statuses.push(
        (
          await limited.call(`POST /api/games/${gameId}/messages`, {
            cookie: guest.cookie,
            body: { clientId: `flood-${i}-key`, text: `No. ${i}` },
          })
        ).status,
      )
    await limited.app.close()
    await limited.emulator.close()
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429])
  })
  test('free text needs the filing number in production; ready messages do not', async () => {
    const { guest, gameId } = await setUp()
    const config = { ...world.deps.config, isProduction: true }
    Object.assign(world.deps, { config })
    expect(await refusalOf(guest, gameId, 'Hello')).toEqual([403, 'FREE_TEXT_OFF'])
    must(await send(guest, gameId, { ready: { id: 'hello' } }), 201)
    expect((await seen(guest, gameId)).freeText).toBe(false)
    Object.assign(world.deps, { config: { ...config, TELECOM_FILING_NUMBER: 'A-02-12345' } })
    await write(guest, gameId, 'Hello')
  })
  test('a read mark is not set for others, goes back, or beyond what was written', async () => {
    const { host, guest, gameId } = await setUp()
    await write(host, gameId, 'One')
    await write(host, gameId, 'Two')
    const marks = async () => (await seen(host, gameId)).members.map(({ readSeq }) => readSeq)
    await markRead(guest, gameId, 999)
    expect(await marks()).toEqual([0, 2])
    await markRead(guest, gameId, 1)
    expect(await marks()).toEqual([0, 2])
  })
})

describe('unread messages', () => {
  test('are counted for each game until they are read', async () => {
    const { host, guest, gameId } = await setUp()
    await write(host, gameId, 'One')
    await write(host, gameId, 'Two')
    await write(guest, gameId, 'Three')
    expect(await unread(guest)).toEqual([{ gameId, unread: 2 }])
    expect(await unread(host)).toEqual([{ gameId, unread: 1 }])
    await markRead(guest, gameId, 1)
    expect(await unread(guest)).toEqual([{ gameId, unread: 1 }])
    await markRead(guest, gameId, 3)
    expect(await unread(guest)).toEqual([])
    world.at(CLOSES + 1)
    expect(await unread(host)).toEqual([])
  })
  test('are mailed after ten minutes, once until they are read', async () => {
    const { host, guest, gameId } = await setUp()
    const start = world.clock.now()
    const at = async (minutes: number) => {
      world.at(start + minutes * MINUTE)
      await world.runJobs()
    }
    await write(host, gameId, 'One')
    await at(9)
    expect(await mails(guest)).toBe(0)
    await write(host, gameId, 'Two')
    await at(10)
    expect(await mails(guest)).toBe(1)
    await write(host, gameId, 'Three')
    await at(60)
    expect(await mails(guest)).toBe(1)
    // read, and a new run begins
    await markRead(guest, gameId, 3)
    await write(host, gameId, 'Four')
    await at(69)
    expect(await mails(guest)).toBe(1)
    await at(70)
    expect(await mails(guest)).toBe(2)
    expect(await mails(host)).toBe(0)
  })
  test('that were read in time are not mailed, and each run has its ten minutes', async () => {
    const { host, guest, gameId } = await setUp()
    const start = world.clock.now()
    await write(host, gameId, 'One')
    world.at(start + 5 * MINUTE)
    await markRead(guest, gameId, 1)
    await write(host, gameId, 'Two')
    world.at(start + 10 * MINUTE)
    await world.runJobs()
    expect(await mails(guest)).toBe(0)
    world.at(start + 15 * MINUTE)
    await world.runJobs()
    expect(await mails(guest)).toBe(1)
  })
  test('are not mailed to a guest who left, nor without email notifications', async () => {
    const { host, guests, gameId } = await setUp(2)
    await write(host, gameId, 'One')
    must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: guests[0]!.cookie }))
    await world.deps.db.executeSql(
      'UPDATE profiles SET email_notifications = false WHERE user_id = $1',
      [guests[1]!.id],
    )
    world.at(world.clock.now() + HOUR)
    await world.runJobs()
    expect(await mails(guests[0]!)).toBe(0)
    expect(await mails(guests[1]!)).toBe(0)
  })
  test('the mail repeats nothing of what was written', async () => {
    const { host, guest, gameId } = await setUp()
    await write(host, gameId, 'A secret between us')
    world.at(world.clock.now() + HOUR)
    await world.runJobs()
    const { rows } = await world.deps.db.executeSql<{ text: string }>(
      `SELECT text FROM outbox WHERE template = 'message_new' AND to_address = $1`,
      [guest.email],
    )
    expect(rows[0]!.text).toContain(`/games/${gameId}/messages`)
    expect(rows[0]!.text).not.toContain('secret')
    const { rows: jobs } = await world.deps.db.executeSql<{ data: unknown }>(
      `SELECT data FROM pgboss.job WHERE data::text LIKE '%secret%'`,
    )
    expect(jobs).toEqual([])
  })
})

describe('privacy', () => {
  test('conversations are erased 180 days after play', async () => {
    const { host, gameId } = await setUp()
    await write(host, gameId, 'Hello')
    const left = async () => {
      const { rows } = await world.deps.db.executeSql<{ n: number }>(
        `SELECT (SELECT count(*) FROM messages)::int + (SELECT count(*) FROM conversations)::int AS n`,
      )
      return rows[0]!.n
    }
    const erase = () => eraseClass(world.deps, 'conversations', world.clock.now())
    const end = fromJapanText('2026-12-12 14:16:00')! + 180 * DAY
    world.at(end)
    await erase()
    expect(await left()).toBe(2)
    world.at(end + 1)
    await erase()
    expect(await left()).toBe(0)
  })
  test('an export has the own messages only, and the deletion erases them', async () => {
    const { host, guest, gameId } = await setUp()
    await write(host, gameId, 'From the host')
    await write(guest, gameId, 'From the guest')
    await markRead(guest, gameId, 1)
    const { body } = await world.call<{ records: Record<string, unknown[]> }>(
      'GET /api/account/export',
      { cookie: guest.cookie },
    )
    expect(body.records.messages).toMatchObject([{ gameId, text: 'From the guest' }])
    expect(body.records.messageReads).toMatchObject([{ readSeq: 1 }])
    expect(JSON.stringify(body)).not.toContain('From the host')
    must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: guest.cookie }))
    await world.runJobs()
    must(
      await world.call('DELETE /api/account', {
        cookie: guest.cookie,
        body: { password: 'Fairway-2026', confirmation: 'DELETE' },
      }),
    )
    expect((await seen(host, gameId)).messages.map(({ text }) => text)).toEqual(['From the host'])
  })
})
