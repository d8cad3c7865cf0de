import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_UNANSWERED } from '@tomogolf/domain/questions/question-rules'
import { DAY } from '@tomogolf/domain/time'
import { ENGINES } from '../../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

type Code = { code?: string }
type Question = {
  id: string
  text: string
  asker: { displayName: string }
  isOwn: boolean
  answer: { text: string } | null
  removed: { by: string; reason: string | null } | null
}
type Listed = Code & { questions: Question[]; canAsk: true | string; canAnswer: boolean }
const UNKNOWN = 'abcdefghjkmnpq'

describe.each(ENGINES)('public questions on the %s database', (_name, open) => {
  let world: World, kenji: Person, emily: Person, tom: Person, days: number, id: string
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    kenji = await newPerson(world, 'Kenji')
    emily = await newPerson(world, 'Emily')
    tom = await newPerson(world, 'Tom')
    days = 0
  })
  afterAll(() => world.close())
  // a game and a day of its own for each test
  beforeEach(async () => {
    days += 10
    world.at(NOON + days * DAY)
    // sessions end when they are not used for a month
    for (const { cookie } of [kenji, emily, tom])
      must(await world.call('GET /api/auth/me', { cookie }))
    id = await hostGame(world, kenji, NOON + (days + 4) * DAY, { slots: 1 })
  })
  const list = async (person?: Person, query?: Record<string, string>) =>
    must(
      await world.call<Listed>(`GET /api/games/${id}/questions`, {
        ...(person && { cookie: person.cookie }),
        ...(query && { query }),
      }),
    ).body
  const ask = ({ cookie }: Person, text = 'Is there a left-handed set?') =>
    world.call<Code & { id: string }>(`POST /api/games/${id}/questions`, { cookie, body: { text } })
  const asked = async (person: Person, text?: string) => must(await ask(person, text), 201).body.id
  const answer = ({ cookie }: Person, questionId: string, text = 'Yes, one.') =>
    world.call<Code>(`PUT /api/games/${id}/questions/${questionId}/answer`, {
      cookie,
      body: { text },
    })
  const remove = ({ cookie }: Person, questionId: string, reason?: string) =>
    world.call<Code>(`DELETE /api/games/${id}/questions/${questionId}`, {
      cookie,
      ...(reason && { body: { reason } }),
    })
  const mails = async (template: string, { id: userId }: Person) =>
    (
      await world.deps.db.executeSql<{ text: string }>(
        'SELECT text FROM outbox WHERE template = $1 AND user_id = $2 AND created_at >= $3',
        [template, userId, new Date(NOON + days * DAY)],
      )
    ).rows

  test('are read by visitors with the answer of the host', async () => {
    const questionId = await asked(emily)
    expect(await list()).toMatchObject({
      questions: [
        { asker: { displayName: 'Emily T.' }, isOwn: false, answer: null, removed: null },
      ],
      canAsk: 'UNAUTHORIZED',
      canAnswer: false,
    })
    await world.runJobs()
    expect(await mails('question_asked_host', kenji)).toHaveLength(1)
    must(await answer(kenji, questionId))
    must(await answer(kenji, questionId, 'Yes, two.'))
    expect((await list()).questions).toMatchObject([{ answer: { text: 'Yes, two.' } }])
    await world.runJobs()
    expect(await mails('question_answered', emily)).toHaveLength(1)
    expect(await list(kenji)).toMatchObject({ canAsk: 'FORBIDDEN', canAnswer: true })
    expect(await list(emily)).toMatchObject({ canAsk: true, questions: [{ isOwn: true }] })
  })
  test.each([
    ['Call 090-1234-5678'],
    ['ｋｅｎｊｉ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['see https://example.test'],
    ['Is it \u202Edesolc\u202C?'],
  ])('attack: contact details are refused: %j', async (text) => {
    expect((await ask(emily, text)).body).toMatchObject({ code: 'CONTACT_DETAILS' })
    const questionId = await asked(emily)
    expect((await answer(kenji, questionId, text)).body).toMatchObject({ code: 'CONTACT_DETAILS' })
  })
  test('attack: the host is not flooded, and parallel calls do not pass the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(emily)))
    const refused = answers.filter(({ body }) => body.code === 'QUESTION_LIMIT')
    expect(refused).toHaveLength(6 - MAX_UNANSWERED)
    expect((await list(emily)).canAsk).toBe('QUESTION_LIMIT')
    must(await ask(tom), 201)
  })
  test('are for its players alone once the game is full', async () => {
    must(await join(world, emily, id))
    expect((await ask(tom)).body).toMatchObject({ code: 'QUESTIONS_CLOSED' })
    expect((await list(tom)).canAsk).toBe('QUESTIONS_CLOSED')
    must(await ask(emily), 201)
  })
  test('end with a block, in the words of a full game', async () => {
    must(await world.call(`POST /api/users/${kenji.id}/block`, { cookie: tom.cookie }))
    for (const one of [await ask(tom), await ask(tom, 'Call 090-1234-5678')])
      expect(one.body).toMatchObject({ code: 'QUESTIONS_CLOSED' })
    expect((await list(tom)).canAsk).toBe('QUESTIONS_CLOSED')
    must(await world.call(`DELETE /api/users/${kenji.id}/block`, { cookie: tom.cookie }))
  })
  test('are closed by a cancellation and by the tee time, and stay readable', async () => {
    const questionId = await asked(emily)
    must(await world.call(`POST /api/games/${id}/cancel`, { cookie: kenji.cookie }))
    expect((await ask(tom)).body).toMatchObject({ code: 'QUESTIONS_CLOSED' })
    expect((await answer(kenji, questionId)).body).toMatchObject({ code: 'QUESTIONS_CLOSED' })
    expect((await list()).questions).toHaveLength(1)
    id = await hostGame(world, kenji, NOON + (days + 4) * DAY)
    world.at(NOON + (days + 4) * DAY)
    expect((await ask(tom)).body).toMatchObject({ code: 'QUESTIONS_CLOSED' })
  })
  test('are removed by their asker, or by the host with a reason for the asker', async () => {
    const own = await asked(emily)
    must(await remove(emily, own))
    expect((await remove(emily, own)).body).toMatchObject({ code: 'ALREADY_DONE' })
    const other = await asked(emily)
    expect((await remove(kenji, other)).body).toMatchObject({ code: 'REASON_REQUIRED' })
    must(await remove(kenji, other, 'Asked above.'))
    expect((await list()).questions).toEqual([])
    expect((await list(kenji)).questions).toEqual([])
    const removed = (await list(emily)).questions.map((question) => question.removed)
    expect(removed).toContainEqual({ by: 'asker', reason: null })
    expect(removed).toContainEqual({ by: 'host', reason: 'Asked above.' })
    expect((await answer(kenji, other)).body).toMatchObject({ code: 'NOT_FOUND' })
    await world.runJobs()
    expect((await mails('question_removed', emily))[0]!.text).toContain('Asked above.')
  })
  test('are answered and removed by no other user', async () => {
    const questionId = await asked(emily)
    for (const refused of [
      await answer(tom, questionId),
      await answer(emily, questionId),
      await answer(kenji, UNKNOWN),
      await remove(tom, questionId, 'I do not like it.'),
    ])
      expect([refused.status, refused.body]).toMatchObject([404, { code: 'NOT_FOUND' }])
    expect((await ask(kenji)).body).toMatchObject({ code: 'FORBIDDEN' })
    const visitor = await world.call<Code>(`POST /api/games/${id}/questions`, {
      body: { text: 'Hello?' },
    })
    expect(visitor.status).toBe(401)
  })
  test('of an invite-only game are known to those with its link', async () => {
    const { cookie } = kenji
    id = await hostGame(world, kenji, NOON + (days + 6) * DAY, { inviteOnly: true })
    const detail = await world.call<{ invite: string }>(`GET /api/games/${id}`, { cookie })
    const { invite } = must(detail).body
    expect((await world.call(`GET /api/games/${id}/questions`)).status).toBe(404)
    expect((await ask(emily)).body).toMatchObject({ code: 'GAME_NOT_FOUND' })
    const invited = await world.call(`POST /api/games/${id}/questions`, {
      cookie: emily.cookie,
      query: { invite },
      body: { text: 'Which exit?' },
    })
    must(invited, 201)
    expect((await list(undefined, { invite })).questions).toHaveLength(1)
  })
  test('are exported to both, and forgotten half a year after the round', async () => {
    const questionId = await asked(emily, 'Which exit of the station?')
    must(await answer(kenji, questionId))
    const exported = async ({ cookie }: Person) =>
      must(
        await world.call<{ records: Record<string, { text: string }[]> }>(
          'GET /api/account/export',
          { cookie },
        ),
      ).body.records
    const isThere = expect.objectContaining({ text: 'Which exit of the station?' }) as object
    expect((await exported(emily)).questions).toContainEqual(isThere)
    expect((await exported(kenji)).answers).toContainEqual(isThere)
    const over = NOON + (days + 4) * DAY + 181 * DAY
    await eraseClass(world.deps, 'questions', over - 2 * DAY)
    expect((await list()).questions).toHaveLength(1)
    await eraseClass(world.deps, 'questions', over)
    expect((await list()).questions).toEqual([])
  })
})
