import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, MINUTE } from '@tomogolf/domain/time'
import { databaseForRaces } from '../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../test/support/people.ts'
import { NOON, RACE, createWorld, type World } from '../../../test/support/world.ts'
import { mailUnread } from './mail-unread.usecase.ts'

let world: World, kenji: Person, emily: Person, gameId: string
beforeAll(async () => {
  const db = await databaseForRaces()
  world = await createWorld({ db, env: RACE })
  kenji = await newPerson(world, 'Kenji')
  emily = await newPerson(world, 'Emily')
  gameId = await hostGame(world, kenji, NOON + 10 * DAY)
  must(await join(world, emily, gameId))
})
afterAll(() => world.close())

type Message = { seq: number; text: string; id: string }
const send = (person: Person, clientId: string, text: string) =>
  world.call<{ message: Message }>(`POST /api/games/${gameId}/messages`, {
    cookie: person.cookie,
    body: { clientId, text },
  })
const list = async (after = 0) =>
  must(
    await world.call<{ messages: Message[] }>(`GET /api/games/${gameId}/messages`, {
      cookie: kenji.cookie,
      query: { after: String(after) },
    }),
  ).body.messages

test('the same key sent ten times at once is one message', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(emily, 'the-same-key', 'Once')),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
  expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
  expect(await list()).toHaveLength(1)
})

test('forty parallel messages get one order without gaps, and a reader by cursor misses none', async () => {
  const read: number[] = []
  let done = false
  const reader = (async () => {
    for (;;) {
      // before the request: its answer may be older than the last message
      const allSent = done
      const next = await list(read.at(-1) ?? 0)
      read.push(...next.map(({ seq }) => seq))
      if (allSent && next.length === 0) return
    }
  })()
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => send(i % 2 ? kenji : emily, `parallel-${i}`, `${i}`)),
  )
  done = true
  await reader
  expect(read).toEqual(Array.from({ length: 41 }, (_, i) => i + 1))
})

test('parallel workers mail once', async () => {
  world.at(NOON + 20 * MINUTE)
  await Promise.all(
    Array.from({ length: 6 }, () => mailUnread(world.deps, { gameId, userId: emily.id })),
  )
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql(
    `SELECT 1 FROM outbox WHERE to_address = $1 AND template = 'message_new'`,
    [emily.email],
  )
  expect(rows).toHaveLength(1)
})
