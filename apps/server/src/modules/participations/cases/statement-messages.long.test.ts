import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { MAX_ATTACHED_MESSAGES } from '@tomogolf/domain/conversation/attached-messages'
import { DAY, hours, minutes, seconds } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { createJoinedGame, openQr, TEE } from '../../../../test/support/course.ts'
import { must, type Person } from '../../../../test/support/people.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { newId } from '../../../platform/security/ids.ts'
import { decideCase } from './decide-case.usecase.ts'

type Case = ResultOf<'GET /api/admin/cases'>['rows'][number]
let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

let count = 0
/** A second later each: messages of one instant have no order. */
const write = async (person: Person, gameId: string, content: object | string) => {
  world.at(world.clock.now() + seconds(1))
  return must(
    await world.call<ResultOf<'POST /api/games/:id/messages'>>(
      `POST /api/games/${gameId}/messages`,
      {
        cookie: person.cookie,
        body: {
          clientId: `attach-${++count}`,
          ...(typeof content === 'string' ? { text: content } : content),
        },
      },
    ),
    201,
  ).body.message.id
}
const state = (
  person: Person,
  gameId: string,
  messageIds: string[],
  path = 'attendance-statement',
  body: object = { text: 'I was there.' },
) =>
  world.call<{ code?: string }>(`POST /api/games/${gameId}/${path}`, {
    cookie: person.cookie,
    body: { ...body, messageIds },
  })
const casesAbout = async (gameId: string) => {
  const admin = await newAdministrator(world, `Admin${++count}`)
  return must(
    await world.call<{ rows: Case[] }>('GET /api/admin/cases', {
      cookie: admin.cookie,
      query: { game: gameId },
    }),
  ).body.rows
}
const textsOf = (found: Case | undefined) =>
  found?.messages.map(({ sender, text }) => [sender.id, text])
const stored = async (table: string) =>
  (await world.deps.db.executeSql(`SELECT 1 FROM ${table}`)).rows.length

/** Both guests are missing: the code was shown, and they did not check in. */
async function createMissing() {
  const people = await createJoinedGame(world, 2)
  const [emily, marcus] = people.guests as [Person, Person]
  const sent = {
    hello: await write(emily, people.gameId, 'I’m at the pro shop.'),
    late: await write(emily, people.gameId, { ready: { id: 'late', slots: { minutes: 10 } } }),
    secret: await write(emily, people.gameId, 'This one stays between us.'),
    ofHost: await write(people.host, people.gameId, 'See you at the first tee.'),
    ofMarcus: await write(marcus, people.gameId, 'I’m on the range.'),
  }
  world.at(TEE - hours(1))
  await openQr(world, people.host, people.gameId)
  world.at(TEE + hours(6))
  await world.runJobs()
  return { ...people, emily, marcus, sent }
}

describe('a statement', () => {
  test('shows in its case the chosen messages of its writer, and no others', async () => {
    const { emily, gameId, sent } = await createMissing()
    must(await state(emily, gameId, [sent.late, sent.hello]))
    const [about] = await casesAbout(gameId)
    expect(textsOf(about)).toEqual([
      [emily.id, 'I’m at the pro shop.'],
      [emily.id, expect.stringContaining('10')],
    ])
    expect(JSON.stringify(about)).not.toMatch(/between us|first tee|on the range/)
  })
  test('may have none', async () => {
    const { emily, gameId } = await createMissing()
    must(await state(emily, gameId, []))
    expect((await casesAbout(gameId))[0]!.messages).toEqual([])
  })
  test('of a reported host and the report of the guest each show their own', async () => {
    const { host, guests, gameId } = await createJoinedGame(world, 1)
    const guest = guests[0]!
    const asked = await write(guest, gameId, 'Where are you?')
    const answered = await write(host, gameId, 'Behind the clubhouse.')
    world.at(TEE + minutes(6))
    const report = { reason: 'host_not_here', message: '' }
    expect((await state(guest, gameId, [answered], 'report', report)).body.code).toBe(
      'MESSAGE_GONE',
    )
    must(await state(guest, gameId, [asked], 'report', report))
    must(await state(host, gameId, [answered], 'host-statement'))
    expect(textsOf((await casesAbout(gameId))[0])).toEqual([
      [guest.id, 'Where are you?'],
      [host.id, 'Behind the clubhouse.'],
    ])
  })
  test('other reports keep no messages', async () => {
    const { emily, gameId, sent } = await createMissing()
    must(
      await state(emily, gameId, [sent.hello], 'report', { reason: 'behaviour', message: 'Loud' }),
    )
    expect(await stored('statement_messages')).toBe(0)
  })
})

describe('attack:', () => {
  test('messages of others, of other games and invented ones refuse the statement', async () => {
    const { emily, gameId, sent } = await createMissing()
    for (const id of [sent.ofHost, sent.ofMarcus, newId()])
      expect((await state(emily, gameId, [sent.hello, id])).body.code).toBe('MESSAGE_GONE')
    await world.deps.db.executeSql(
      'UPDATE messages SET text = NULL, removed_at = now() WHERE id = $1',
      [sent.hello],
    )
    expect((await state(emily, gameId, [sent.hello])).body.code).toBe('MESSAGE_GONE')
    expect(await stored('statement_messages')).toBe(0)
    expect(await stored('cases')).toBe(0)
    // nothing was lost: the statement goes out without it
    must(await state(emily, gameId, [sent.late, sent.late]))
    expect(await stored('statement_messages')).toBe(1)
  })
  test('a statement that is too late keeps nothing, and one has a limit', async () => {
    const { emily, gameId, sent } = await createMissing()
    const many = Array.from({ length: MAX_ATTACHED_MESSAGES + 1 }, () => sent.hello)
    expect((await state(emily, gameId, many)).status).toBe(400)
    world.at(TEE + hours(12) + 1)
    expect((await state(emily, gameId, [sent.hello])).body.code).toBe('NOT_MISSING')
    expect(await stored('statement_messages')).toBe(0)
  })
})

describe('privacy', () => {
  const decide = async (gameId: string) =>
    decideCase(world.deps, {
      caseId: (await casesAbout(gameId)).find(({ state: is }) => is === 'open')!.id,
      outcome: 'accepted',
      operatorId: 'operator000001',
      ip: null,
      reason: 'The host remembers it clearly.',
    })
  test('an erased conversation leaves the case complete', async () => {
    const { emily, gameId, sent } = await createMissing()
    must(await state(emily, gameId, [sent.hello]))
    world.at(TEE + 200 * DAY)
    await eraseClass(world.deps, 'conversations', world.clock.now())
    await eraseClass(world.deps, 'statement_messages', world.clock.now())
    expect(await stored('messages')).toBe(0)
    expect(textsOf((await casesAbout(gameId))[0])).toEqual([[emily.id, 'I’m at the pro shop.']])
  })
  test('copies are erased 180 days after the last decision', async () => {
    const { emily, marcus, gameId, sent } = await createMissing()
    must(await state(emily, gameId, [sent.hello]))
    must(await state(marcus, gameId, [sent.ofMarcus]))
    const erase = () => eraseClass(world.deps, 'statement_messages', world.clock.now())
    await decide(gameId)
    world.at(TEE + 100 * DAY)
    await decide(gameId)
    world.at(TEE + 280 * DAY)
    await erase()
    expect(await stored('statement_messages')).toBe(2)
    world.at(TEE + 280 * DAY + 1)
    await erase()
    expect(await stored('statement_messages')).toBe(0)
  })
  test('the export has the own copies; the deletion erases those of decided cases', async () => {
    const { emily, marcus, gameId, sent } = await createMissing()
    must(await state(emily, gameId, [sent.hello]))
    const exported = async (person: Person) =>
      JSON.stringify(
        must(
          await world.call<{ records: { statementMessages: object[] } }>(
            'GET /api/account/export',
            { cookie: person.cookie },
          ),
        ).body.records.statementMessages,
      )
    expect(await exported(emily)).toContain('I’m at the pro shop.')
    expect(await exported(marcus)).toBe('[]')
    const erase = () =>
      world.deps.db.transaction(async (tx) => {
        for (const { records } of world.deps.personalData)
          await records
            .find(({ name }) => name === 'statementMessages')
            ?.erase?.(tx, emily.id, {} as never)
      })
    await erase()
    expect(await stored('statement_messages')).toBe(1)
    await decide(gameId)
    await erase()
    expect(await stored('statement_messages')).toBe(0)
  })
  test('a legal hold of the other side keeps them', async () => {
    const { host, emily, gameId, sent } = await createMissing()
    must(await state(emily, gameId, [sent.hello]))
    await decide(gameId)
    await world.deps.db.executeSql(
      `INSERT INTO legal_holds (id, user_id, set_by, set_at, reason)
       VALUES ('hold0000000001', $1, $1, now(), 'claim 17')`,
      [host.id],
    )
    world.at(TEE + 400 * DAY)
    await eraseClass(world.deps, 'statement_messages', world.clock.now())
    expect(await stored('statement_messages')).toBe(1)
  })
})
