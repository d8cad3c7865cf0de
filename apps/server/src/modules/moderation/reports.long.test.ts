import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BodyOf, ResultOf } from '@tomogolf/contract/api/endpoints'
import { REPORTS_A_DAY } from '@tomogolf/domain/moderation/content-reports'
import { DAY, fromJapanText } from '@tomogolf/domain/time'
import { auditOf, mailsTo, newAdministrator } from '../../../test/support/administrator.ts'
import { createHostAndGuests } from '../../../test/support/create-users.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import { eraseClass } from '../../../test/support/privacy/retention.ts'

const TEE = fromJapanText('2026-12-12 08:16:00')!
type Row = ResultOf<'GET /api/admin/reports'>['rows'][number]
type Code = { code?: string }

let world: World, moderator: Person
beforeEach(async () => {
  world = await createWorld({ start: TEE - 20 * DAY })
  moderator = await newAdministrator(world, 'Saki', 'moderator')
})
afterEach(() => world.close())

const setUp = async () => {
  const { host, guests } = await createHostAndGuests(world, 2)
  const gameId = await hostGame(world, host, TEE)
  for (const guest of guests) must(await join(world, guest, gameId))
  return { host, emily: guests[0]!, tom: guests[1]!, gameId }
}
let count = 0
const write = async (person: Person, gameId: string, content: object | string) =>
  must(
    await world.call<ResultOf<'POST /api/games/:id/messages'>>(
      `POST /api/games/${gameId}/messages`,
      {
        cookie: person.cookie,
        body: {
          clientId: `client-${++count}`,
          ...(typeof content === 'string' ? { text: content } : content),
        },
      },
    ),
    201,
  ).body.message.id
const report = ({ cookie }: Person, path: string, body: object = {}) =>
  world.call<Code>(`POST /api/${path}/report`, { cookie, body: { reason: 'harassment', ...body } })
const codeOf = async (call: Promise<{ status: number; body: Code }>) => {
  const { status, body } = await call
  return [status, body.code]
}
const queue = async (query: Record<string, string> = {}) =>
  must(
    await world.call<{ rows: Row[] }>('GET /api/admin/reports', {
      cookie: moderator.cookie,
      query,
    }),
  ).body.rows
const decide = (
  id: string,
  body: Partial<BodyOf<'POST /api/admin/reports/:id/decide'>>,
  by = moderator,
) =>
  world.call<Code>(`POST /api/admin/reports/${id}/decide`, {
    cookie: by.cookie,
    body: { outcome: 'dismissed', rule: 'harassment', reason: 'Looked into it', ...body },
  })
const seenBy = async (person: Person, gameId: string) =>
  must(
    await world.call<ResultOf<'GET /api/games/:id/messages'>>(`GET /api/games/${gameId}/messages`, {
      cookie: person.cookie,
    }),
  ).body.messages
const templates = async (person: Person, template: string) =>
  (await mailsTo(world, person)).filter((mail) => mail.template === template)

describe('a reported message', () => {
  test('reaches the moderators with the ten messages before it, and no others', async () => {
    const { host, emily, tom, gameId } = await setUp()
    for (let i = 1; i <= 12; i++) await write(host, gameId, `No. ${i}`)
    await write(tom, gameId, { ready: { id: 'hello' } })
    const id = await write(tom, gameId, 'You are useless.')
    await write(host, gameId, 'After it')
    must(await report(emily, `messages/${id}`, { note: 'He insults the host.' }), 201)
    const [row] = await queue()
    expect(row).toMatchObject({
      kind: 'message',
      reason: 'harassment',
      note: 'He insults the host.',
      reporter: { id: emily.id },
      reported: { id: tom.id },
      game: { id: gameId },
      sameOpen: 1,
    })
    expect(row!.texts).toHaveLength(11)
    expect(row!.texts.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 9 }, (_, i) => `No. ${i + 4}`),
      expect.stringMatching(/\w/),
      'You are useless.',
    ])
    expect(row!.texts.filter(({ isReported }) => isReported)).toHaveLength(1)
    // the operator's mail says that there is a report, and nothing of the conversation
    await world.runJobs()
    const { rows } = await world.deps.db.executeSql<{ text: string }>(
      "SELECT text FROM outbox WHERE text LIKE '%useless%' OR text LIKE '%insults%'",
    )
    expect(rows).toEqual([])
  })
  test('attack: strangers and the writer do not report it, nor twice', async () => {
    const { host, emily, gameId } = await setUp()
    const stranger = await newPerson(world, 'Stranger')
    const id = await write(host, gameId, 'Welcome')
    expect(await codeOf(report(stranger, `messages/${id}`))).toEqual([404, 'NOT_FOUND'])
    expect(await codeOf(report(host, `messages/${id}`))).toEqual([409, 'REPORT_OWN'])
    must(await report(emily, `messages/${id}`), 201)
    expect(await codeOf(report(emily, `messages/${id}`))).toEqual([409, 'ALREADY_DONE'])
    expect(await queue()).toHaveLength(1)
  })
  test('a guest who left reports what was received, with what came before it', async () => {
    const { host, emily, tom, gameId } = await setUp()
    await write(emily, gameId, 'Hello')
    const received = await write(host, gameId, 'Do not come back.')
    const leave = () => world.call(`POST /api/games/${gameId}/leave`, { cookie: tom.cookie })
    must(await leave())
    world.at(world.clock.now() + 1)
    const later = await write(host, gameId, 'Tom was rude')
    expect(await codeOf(report(tom, `messages/${later}`))).toEqual([404, 'NOT_FOUND'])
    must(await report(tom, `messages/${received}`), 201)
    expect((await queue())[0]!.texts.map(({ text }) => text)).toEqual([
      'Hello',
      'Do not come back.',
    ])
    // what was written before a second stay was read then
    must(await join(world, tom, gameId))
    must(await leave())
    must(await report(tom, `messages/${later}`), 201)
  })
  test('attack: what a block hides is not sent with a report, and cannot be reported', async () => {
    const { host, emily, tom, gameId } = await setUp()
    must(await world.call(`POST /api/users/${tom.id}/block`, { cookie: emily.cookie }))
    const hidden = await write(tom, gameId, 'Hidden from Emily')
    const id = await write(host, gameId, 'Seen by both')
    expect(await codeOf(report(emily, `messages/${hidden}`))).toEqual([404, 'NOT_FOUND'])
    must(await report(emily, `messages/${id}`), 201)
    expect((await queue())[0]!.texts.map(({ text }) => text)).toEqual(['Seen by both'])
  })
  test('attack: one person does not fill the queue', async () => {
    const { host, emily, gameId } = await setUp()
    const ids: string[] = []
    for (let i = 0; i <= REPORTS_A_DAY; i++) ids.push(await write(host, gameId, `No. ${i}`))
    const answers = await Promise.all(ids.map((id) => report(emily, `messages/${id}`)))
    expect(answers.filter(({ body }) => body.code === 'REPORT_LIMIT')).toHaveLength(1)
    world.at(world.clock.now() + DAY)
    const [late] = ids.filter((_, i) => answers[i]!.status !== 201)
    must(await report(emily, `messages/${late!}`), 201)
  })
  test('is removed for everybody with a warning; both sides are given the reason', async () => {
    const { host, emily, tom, gameId } = await setUp()
    const id = await write(tom, gameId, 'You are useless.')
    must(await report(emily, `messages/${id}`), 201)
    must(await report(host, `messages/${id}`), 201)
    const [first, second] = await queue({ state: 'open' })
    expect(second!.sameOpen).toBe(2)
    must(await decide(first!.id, { outcome: 'warned', remove: true, reason: 'An insult.' }))
    expect(await seenBy(host, gameId)).toMatchObject([{ text: null, ready: null, removed: true }])
    for (const reporter of [emily, host]) {
      const [mail] = await templates(reporter, 'report_decided')
      expect(mail!.text).toContain('An insult.')
    }
    const [mail] = await templates(tom, 'conduct_decided')
    expect(mail!.text).toContain('An insult.')
    for (const reporter of [emily, host]) expect(mail!.text).not.toContain(reporter.email)
    expect(mail!.text).not.toMatch(/reported/i)
    // decided together, once
    expect(await queue({ state: 'open' })).toEqual([])
    expect((await decide(second!.id, {})).body).toMatchObject({ code: 'ALREADY_DONE' })
    expect(await auditOf(world, first!.id)).toMatchObject([
      { action: 'report.decide', after: 'warned, removed', actor_id: moderator.id },
    ])
    // the evidence stays with the report
    expect((await queue({ state: 'decided' }))[0]!.texts.at(-1)!.text).toBe('You are useless.')
    expect(await codeOf(report(emily, `messages/${id}`))).toEqual([404, 'NOT_FOUND'])
  })
  test('keeps its conversation from being erased until it is decided', async () => {
    const { emily, tom, gameId } = await setUp()
    const id = await write(tom, gameId, 'You are useless.')
    must(await report(emily, `messages/${id}`), 201)
    const stored = async () =>
      (await world.deps.db.executeSql('SELECT 1 FROM messages WHERE game_id = $1', [gameId])).rows
        .length
    world.at(TEE + 200 * DAY)
    await eraseClass(world.deps, 'conversations', world.clock.now())
    expect(await stored()).toBe(1)
    moderator = await newAdministrator(world, 'Aki', 'moderator')
    must(await decide((await queue())[0]!.id, {}))
    await eraseClass(world.deps, 'conversations', world.clock.now())
    expect(await stored()).toBe(0)
  })
})

describe('questions, answers and people', () => {
  test('a question and its answer are reported and removed apart', async () => {
    const { host, emily, tom, gameId } = await setUp()
    const { id } = must(
      await world.call<{ id: string }>(`POST /api/games/${gameId}/questions`, {
        cookie: emily.cookie,
        body: { text: 'Is there a set to rent?' },
      }),
      201,
    ).body
    expect(await codeOf(report(tom, `questions/${id}`, { part: 'answer' }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    must(
      await world.call(`PUT /api/games/${gameId}/questions/${id}/answer`, {
        cookie: host.cookie,
        body: { text: 'Not for people like you' },
      }),
    )
    expect(await codeOf(report(host, `questions/${id}`, { part: 'answer' }))).toEqual([
      409,
      'REPORT_OWN',
    ])
    must(await report(tom, `questions/${id}`, { part: 'answer', reason: 'hate' }), 201)
    const [row] = await queue()
    expect(row!.reported.id).toBe(host.id)
    must(await decide(row!.id, { outcome: 'removed', rule: 'hate' }))
    const listed = () =>
      world.call<ResultOf<'GET /api/games/:id/questions'>>(`GET /api/games/${gameId}/questions`)
    expect((await listed()).body.questions).toMatchObject([{ answer: null, removed: null }])
    must(await report(tom, `questions/${id}`, { part: 'question', reason: 'scam' }), 201)
    const [question] = await queue({ state: 'open' })
    expect(question!.reported.id).toBe(emily.id)
    must(await decide(question!.id, { outcome: 'removed', rule: 'scam' }))
    expect((await listed()).body.questions).toEqual([])
  })
  test('a person gets a strike by the rules of strikes, or is suspended', async () => {
    const { emily, tom } = await setUp()
    must(await report(emily, `users/${tom.id}`, { reason: 'threat' }), 201)
    const [row] = await queue({ user: tom.id })
    expect(await codeOf(decide(row!.id, { outcome: 'removed' }))).toEqual([
      409,
      'NOTHING_TO_REMOVE',
    ])
    must(await decide(row!.id, { outcome: 'strike', rule: 'threat', reason: 'He threatened her.' }))
    expect(await templates(tom, 'strike')).toHaveLength(1)
    const stranger = await newPerson(world, 'Stranger')
    must(await report(stranger, `users/${tom.id}`), 201)
    const [again] = await queue({ state: 'open' })
    must(await decide(again!.id, { outcome: 'suspended', days: 30, reason: 'Again.' }))
    const { rows } = await world.deps.db.executeSql<{ until: string }>(
      'SELECT suspended_until AS until FROM users WHERE id = $1',
      [tom.id],
    )
    expect(new Date(rows[0]!.until).getTime()).toBe(world.clock.now() + 30 * DAY)
  })
  test('a dismissed report is not reported to the reported person', async () => {
    const { emily, tom } = await setUp()
    must(await report(emily, `users/${tom.id}`), 201)
    must(await decide((await queue())[0]!.id, { reason: 'Nothing against our rules.' }))
    expect((await templates(emily, 'report_decided'))[0]!.text).toContain(
      'Nothing against our rules.',
    )
    expect(await templates(tom, 'conduct_decided')).toEqual([])
  })
  test('attack: a moderator does not decide about themselves, nor what they reported', async () => {
    const { emily, tom } = await setUp()
    must(await report(emily, `users/${moderator.id}`), 201)
    expect(await codeOf(decide((await queue())[0]!.id, {}))).toEqual([409, 'OWN_ACCOUNT'])
    must(await report(moderator, `users/${tom.id}`), 201)
    const [own] = await queue({ user: tom.id })
    expect(await codeOf(decide(own!.id, { outcome: 'strike' }))).toEqual([409, 'OWN_ACCOUNT'])
  })
  test('attack: only roles that decide reports decide them', async () => {
    const { emily, tom } = await setUp()
    must(await report(emily, `users/${tom.id}`), 201)
    const [row] = await queue()
    const auditor = await newAdministrator(world, 'Aki', 'auditor')
    expect(await codeOf(decide(row!.id, {}, auditor))).toEqual([403, 'PERMISSION_REQUIRED'])
    expect(await codeOf(decide(row!.id, {}, emily))).toEqual([403, 'ADMIN_REQUIRED'])
  })
})

describe('personal data', () => {
  test('the export of the reported person has decided reports without their reporter', async () => {
    const { emily, tom, gameId } = await setUp()
    const id = await write(tom, gameId, 'You are useless.')
    must(await report(emily, `messages/${id}`, { note: 'Emily’s words' }), 201)
    const exported = async (person: Person) =>
      JSON.stringify(
        must(await world.call('GET /api/account/export', { cookie: person.cookie })).body,
      )
    expect(await exported(tom)).not.toContain('harassment')
    expect(await exported(emily)).toContain('Emily’s words')
    must(
      await decide((await queue())[0]!.id, {
        outcome: 'warned',
        remove: true,
        reason: 'An insult.',
      }),
    )
    const after = await exported(tom)
    expect(after).toContain('An insult.')
    expect(after).toContain('You are useless.')
    expect(after).not.toContain('Emily’s words')
    expect(after).not.toContain(emily.id)
  })
  test('decided reports are deleted after 180 days with their texts', async () => {
    const { emily, tom, gameId } = await setUp()
    const id = await write(tom, gameId, 'You are useless.')
    must(await report(emily, `messages/${id}`), 201)
    must(await decide((await queue())[0]!.id, {}))
    const stored = async () =>
      (await world.deps.db.executeSql('SELECT 1 FROM content_report_texts')).rows.length
    world.at(world.clock.now() + 180 * DAY)
    await eraseClass(world.deps, 'reports', world.clock.now())
    expect(await stored()).toBe(1)
    world.at(world.clock.now() + 1)
    await eraseClass(world.deps, 'reports', world.clock.now())
    expect(await stored()).toBe(0)
  })
})
