import { maskEmail } from '@tomogolf/domain/people/masking'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANSWERED_CLOSES, THREAD_KEPT } from '@tomogolf/domain/requests'
import { HOUR, MINUTE } from '@tomogolf/domain/time'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import { InboxWorld } from '../../../../test/support/inbox/inbox-world.ts'
import { must, newPerson, type Person } from '../../../../test/support/people.ts'
import { CONTACT, mailsTo, post } from '../../../../test/support/request-bodies.ts'
import { NOON } from '../../../../test/support/world.ts'
import { openThread, settleThreads } from '../../../platform/inbox.ts'
import { newId } from '../../../platform/security/ids.ts'
import { closeAnswered } from './close-answered.usecase.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

let inbox: InboxWorld
let content: Person, moderator: Person
beforeAll(async () => {
  inbox = await InboxWorld.open()
  content = await newAdministrator(inbox.world, 'Conor', 'content')
  moderator = await newAdministrator(inbox.world, 'Mio', 'moderator')
})
beforeEach(() => inbox.world.at(NOON))
afterAll(() => inbox.world.close())

let reporters = 0
describe('a reply', () => {
  test('that is pressed twice at once is mailed once', async () => {
    const sent = await inbox.write()
    const { updatedAt: seen } = await inbox.read(sent.id)
    const body = { seen, requestKey: 'one-press-only' }
    const answers = await Promise.all([inbox.reply(sent.id, body), inbox.reply(sent.id, body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await inbox.world.runJobs()
    const letters = (await mailsTo(inbox.world, sent.email)).filter(
      ({ template }) => template === 'request_letter',
    )
    expect(letters).toHaveLength(1)
    expect((await inbox.read(sent.id)).assignee?.name).toBe('Rina Tester')
  })
  test('to a thread that changed since it was loaded is refused', async () => {
    const sent = await inbox.write()
    const { updatedAt: seen } = await inbox.read(sent.id)
    inbox.world.at(NOON + MINUTE)
    await inbox.deliver(inbox.mail(sent))
    expect((await inbox.reply(sent.id, { seen })).body.code).toBe('STALE_EDIT')
  })
  test('with an open slot, to a closed thread and by an auditor is refused', async () => {
    const sent = await inbox.write()
    expect((await inbox.reply(sent.id, { text: 'At {tee_time}.' })).body.code).toBe(
      'VALIDATION_ERROR',
    )
    expect((await inbox.reply(sent.id, {}, inbox.auditor)).body.code).toBe('PERMISSION_REQUIRED')
    must(await inbox.step(sent.id, { step: 'close' }))
    expect((await inbox.reply(sent.id)).body.code).toBe('CONFLICT')
  })
  test('is in the audit log, and internal notes never leave', async () => {
    const sent = await inbox.write()
    must(await inbox.step(sent.id, { step: 'note', note: 'A difficult customer.' }))
    must(await inbox.reply(sent.id))
    expect((await auditOf(inbox.world, sent.id)).map(({ action }) => action).toSorted()).toEqual([
      'request.note',
      'request.reply',
    ])
    const texts = (await mailsTo(inbox.world, sent.email)).map(({ text }) => text).join()
    expect(texts).toContain('We have asked the course.')
    expect(texts).not.toContain('difficult')
  })
})

describe('who takes care of it', () => {
  const assign = (id: string, assigneeId: string | null, who: Person = inbox.support) =>
    inbox.world.call<{ code: string }>(`PUT /api/admin/inbox/${id}/assignee`, {
      cookie: who.cookie,
      body: { assigneeId },
    })
  test('is an administrator who may answer it, or none', async () => {
    const sent = await inbox.write()
    must(await assign(sent.id, moderator.id))
    expect((await inbox.list({ box: 'mine' }, moderator)).rows.map(({ id }) => id)).toContain(
      sent.id,
    )
    inbox.world.at(NOON + MINUTE)
    must(await assign(sent.id, null))
    expect((await inbox.list({ box: 'unassigned' })).rows.map(({ id }) => id)).toContain(sent.id)
    expect(
      (await auditOf(inbox.world, sent.id)).map(({ before, after }) => [before, after]),
    ).toEqual([
      [null, 'Mio Tester'],
      ['Mio Tester', null],
    ])
  })
  test('is no inbox.auditor, no customer and no unknown person', async () => {
    const sent = await inbox.write()
    const customer = await newPerson(inbox.world, 'Carla', null)
    for (const id of [inbox.auditor.id, customer.id, newId()])
      expect((await assign(sent.id, id)).body.code).toBe('ASSIGNEE_NOT_ALLOWED')
  })
  test('a thread of a member who left the team is unassigned', async () => {
    const sent = await inbox.write()
    const leaving = await newAdministrator(inbox.world, 'Lena', 'support')
    must(await assign(sent.id, leaving.id))
    await inbox.world.deps.db.executeSql(
      'UPDATE users SET is_admin = false, admin_role = NULL WHERE id = $1',
      [leaving.id],
    )
    expect((await inbox.list({ box: 'unassigned' })).rows.map(({ id }) => id)).toContain(sent.id)
  })
})

describe('threads of reports and appeals', () => {
  const report = async (kind: 'report' | 'appeal' = 'report') => {
    const reporter = await newPerson(inbox.world, `Reporter${++reporters}`, null)
    const id = newId()
    await openThread(inbox.world.deps.jobs, inbox.world.deps.db, {
      id,
      kind,
      userId: reporter.id,
      fields: { source: 'content', reason: 'scam', message: 'He asked for cash.', gameId: null },
    })
    await inbox.world.runJobs()
    return { id, reporter }
  }
  test('are seen and answered by those who may decide them', async () => {
    const { id, reporter } = await report()
    expect(await inbox.read(id, moderator)).toMatchObject({
      kind: 'report',
      reason: 'scam',
      source: 'content',
      entries: [expect.objectContaining({ event: 'received', text: 'He asked for cash.' })],
    })
    const foreign = await inbox.world.call(`GET /api/admin/inbox/${id}`, { cookie: content.cookie })
    expect(foreign.status).toBe(404)
    expect((await inbox.list({}, content)).rows.some(({ kind }) => kind === 'report')).toBe(false)
    expect((await inbox.list({ kind: 'report' }, content)).rows).toEqual([])
    expect((await inbox.step(id, { step: 'note', note: 'Hello there' }, content)).body.code).toBe(
      'PERMISSION_REQUIRED',
    )
    expect((await inbox.reply(id, {}, content)).body.code).toBe('PERMISSION_REQUIRED')
    must(await inbox.reply(id, {}, moderator))
    expect((await mailsTo(inbox.world, reporter.email)).map(({ template }) => template)).toContain(
      'request_letter',
    )
  })
  test('name a sender without a name by the username, else by the masked address', async () => {
    const reporter = await newPerson(inbox.world, `Reporter${++reporters}`, null)
    const { db, jobs } = inbox.world.deps
    const open = async () => {
      const id = newId()
      const fields = { source: 'content', reason: 'scam', message: 'Cash', gameId: null } as const
      await openThread(jobs, db, { id, kind: 'report', userId: reporter.id, fields })
      await inbox.world.runJobs()
      return id
    }
    await db.executeSql(
      'UPDATE profiles SET first_name = NULL, last_name = NULL WHERE user_id = $1',
      [reporter.id],
    )
    await db.executeSql('UPDATE users SET username = NULL WHERE id = $1', [reporter.id])
    const unnamed = await open()
    const masked = (await inbox.read(unnamed, moderator)).name
    expect(masked).toMatch(/^.••••@/)
    // as an earlier version stored it
    await db.executeSql('UPDATE requests SET name = email WHERE id = $1', [unnamed])
    expect((await inbox.read(unnamed, moderator)).name).toBe(masked)
    await db.executeSql(`UPDATE users SET username = 'golfer_x' WHERE id = $1`, [reporter.id])
    expect((await inbox.read(await open(), moderator)).name).toBe('golfer_x')
  })
  test('are no requests of the sender, and not in the list of requests', async () => {
    const { id, reporter } = await report('appeal')
    const own = await inbox.world.call<{ requests: unknown[] }>('GET /api/requests', {
      cookie: reporter.cookie,
    })
    expect(own.body.requests).toEqual([])
    const rows = await inbox.world.call<{ rows: unknown[] }>(`GET /api/admin/requests`, {
      cookie: inbox.support.cookie,
      query: { id },
    })
    expect(rows.body.rows).toEqual([])
  })
  test('close when they are decided, and not before', async () => {
    const { id } = await report()
    expect((await inbox.read(id)).can).not.toContain('close')
    expect((await inbox.step(id, { step: 'close' })).body.code).toBe('CONFLICT')
    await settleThreads(inbox.world.deps.jobs, inbox.world.deps.db, {
      ids: [id],
      operatorId: inbox.support.id,
    })
    await inbox.world.runJobs()
    expect(await inbox.read(id)).toMatchObject({ state: 'closed', settledAt: expect.any(String) })
    must(await inbox.step(id, { step: 'reopen' }))
    must(await inbox.step(id, { step: 'close' }))
  })
  test('are answered at the present address of the account', async () => {
    const { id, reporter } = await report()
    const email = `new-${reporter.email}`
    await inbox.world.deps.db.executeSql('UPDATE users SET email = $2 WHERE id = $1', [
      reporter.id,
      email,
    ])
    expect((await inbox.read(id)).email).toBe(maskEmail(email))
    await inbox.deliver(inbox.mail({ id, email: reporter.email }))
    await inbox.deliver(inbox.mail({ id, email }))
    expect(
      (await inbox.read(id)).entries
        .filter(({ event }) => event === 'mail')
        .map(({ from, isForeign }) => [from, isForeign]),
    ).toEqual(
      expect.arrayContaining([
        [maskEmail(reporter.email.toLowerCase()), true],
        [maskEmail(email.toLowerCase()), false],
      ]),
    )
    must(await inbox.reply(id))
    const lettersTo = async (address: string) =>
      (await mailsTo(inbox.world, address)).filter(({ template }) => template === 'request_letter')
    expect([(await lettersTo(reporter.email)).length, (await lettersTo(email)).length]).toEqual([
      0, 1,
    ])
  })
  test('are opened once', async () => {
    const { id, reporter } = await report()
    for (let again = 0; again < 2; again++)
      await openThread(inbox.world.deps.jobs, inbox.world.deps.db, {
        id,
        kind: 'report',
        userId: reporter.id,
        fields: { source: 'issue', reason: 'other', message: 'Again', gameId: null },
      })
    await inbox.world.runJobs()
    expect((await inbox.read(id)).messages).toBe(1)
  })
})

test('threads are ordered by their clock: late and due first, waiting and closed last', async () => {
  const [first, second, waiting, closed] = [
    await inbox.write(),
    await inbox.write(),
    await inbox.write(),
    await inbox.write(),
  ]
  inbox.world.at(NOON + 2 * HOUR)
  must(await inbox.reply(waiting.id))
  must(await inbox.reply(closed.id, { close: true }))
  must(await inbox.reply(first.id))
  inbox.world.at(NOON + 3 * HOUR)
  await inbox.deliver(inbox.mail(first))
  const ids = (await inbox.list({ pageSize: '100', search: '@example.com' })).rows
    .map(({ id }) => id)
    .filter((id) => [first.id, second.id, waiting.id, closed.id].includes(id))
  expect(ids).toEqual([second.id, first.id, waiting.id])
  const done = (await inbox.list({ box: 'closed', pageSize: '100' })).rows.map(({ id }) => id)
  expect(done).toContain(closed.id)
})

test('an account takes its threads with it, and exports the messages without notes', async () => {
  const emily = await newPerson(inbox.world, 'Emily', null)
  const sent = must(
    await post(inbox.world, 'contact', { ...CONTACT, email: emily.email }, emily.cookie),
    201,
  ).body
  must(await inbox.step(sent.id, { step: 'note', note: 'Internal words' }))
  must(await inbox.reply(sent.id))
  await inbox.deliver(inbox.mail({ id: sent.id, email: emily.email }))
  const exported = await inbox.world.call<{ records: Record<string, { event: string }[]> }>(
    'GET /api/account/export',
    { cookie: emily.cookie },
  )
  expect(exported.body.records.requestMessages!.map(({ event }) => event)).toEqual([
    'letter',
    'mail',
  ])
  expect(JSON.stringify(exported.body)).not.toContain('Internal words')
  must(await inbox.world.call('DELETE /api/account', { cookie: emily.cookie }))
  const { rows } = await inbox.world.deps.db.executeSql(
    'SELECT id FROM request_events WHERE request_id = $1',
    [sent.id],
  )
  expect(rows).toEqual([])
})

test('one key answers two threads', async () => {
  const [one, other] = [await inbox.write(), await inbox.write()]
  for (const { id, email } of [one, other]) {
    must(await inbox.reply(id, { requestKey: 'the-same-key-twice' }))
    expect((await mailsTo(inbox.world, email)).map(({ template }) => template)).toContain(
      'request_letter',
    )
  }
})

test('a page past the end knows the total', async () => {
  await inbox.write()
  const { total } = (await inbox.list()).pagination
  const past = await inbox.list({ page: '999' })
  expect([past.rows, past.pagination.total]).toEqual([[], total])
})

test('an answered request closes after 30 days, and one that waits does not', async () => {
  const [answered, waiting] = [await inbox.write(), await inbox.write()]
  must(await inbox.reply(answered.id))
  const last = Date.parse((await inbox.read(answered.id)).updatedAt)
  const states = async () => [
    (await inbox.read(answered.id)).state,
    (await inbox.read(waiting.id)).state,
  ]
  const closeAt = (now: number) =>
    closeAnswered({ db: inbox.world.deps.db, clock: { ...inbox.world.deps.clock, now: () => now } })
  await closeAt(last + ANSWERED_CLOSES)
  expect(await states()).toEqual(['answered', 'received'])
  await closeAt(last + ANSWERED_CLOSES + 1)
  expect(await states()).toEqual(['closed', 'received'])
})

test('closed threads are deleted a year after the last change; open ones stay', async () => {
  const [open, closed] = [await inbox.write(), await inbox.write()]
  must(await inbox.reply(closed.id, { close: true }))
  const { updatedAt } = await inbox.read(closed.id)
  const last = Date.parse(updatedAt)
  const erase = (now: number) => eraseClass(inbox.world.deps, 'requests', now)
  await erase(last + THREAD_KEPT)
  expect((await inbox.read(closed.id)).state).toBe('closed')
  await erase(last + THREAD_KEPT + 1)
  const gone = await inbox.world.call(`GET /api/admin/inbox/${closed.id}`, {
    cookie: inbox.support.cookie,
  })
  expect([gone.status, (await inbox.read(open.id)).state]).toEqual([404, 'received'])
})
