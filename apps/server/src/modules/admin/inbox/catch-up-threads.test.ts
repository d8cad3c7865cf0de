import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR } from '@tomogolf/domain/time'
import { InboxWorld } from '../../../../test/support/inbox/inbox-world.ts'
import { newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON } from '../../../../test/support/world.ts'
import { openThread, settleThreads } from '../../../platform/inbox.ts'
import { newId } from '../../../platform/security/ids.ts'
import { catchUpThreads } from './catch-up-threads.usecase.ts'

let inbox: InboxWorld, emily: Person, marcus: Person
beforeAll(async () => {
  inbox = await InboxWorld.open()
  emily = await newPerson(inbox.world, 'Emily', null)
  marcus = await newPerson(inbox.world, 'Marcus', null)
})
afterAll(() => inbox.world.close())

const filed = new Date(NOON - HOUR)
const fileIssue = async (reason: string) => {
  const id = newId()
  await inbox.world.deps.db.executeSql(
    `INSERT INTO game_reports (id, reporter_id, reason, message, created_at)
      VALUES ($1, $2, $3, 'Please look.', $4)`,
    [id, emily.id, reason, filed],
  )
  return id
}
const fileContent = async () => {
  const id = newId()
  await inbox.world.deps.db.executeSql(
    `INSERT INTO content_reports (id, kind, subject_id, reporter_id, reported_id, reason, note,
        created_at) VALUES ($1, 'person', $2, $3, $2, 'scam', 'He asked for cash.', $4)`,
    [id, marcus.id, emily.id, filed],
  )
  return id
}
const decide = (id: string) =>
  inbox.world.deps.db.executeSql(
    'UPDATE game_reports SET fixed_at = $2, fixed_by = $3 WHERE id = $1',
    [id, new Date(NOON), inbox.support.id],
  )

test('open records of a release without threads get one, since they were filed', async () => {
  const [appeal, issue, content] = [
    await fileIssue('appeal'),
    await fileIssue('other'),
    await fileContent(),
  ]
  const decided = await fileIssue('other')
  await decide(decided)
  await catchUpThreads(inbox.world.deps)
  await catchUpThreads(inbox.world.deps)
  const since = filed.toISOString()
  expect(await inbox.read(appeal)).toMatchObject({
    kind: 'appeal',
    state: 'received',
    messages: 1,
    source: 'issue',
    reason: 'appeal',
    clock: { state: 'running', since },
    entries: [expect.objectContaining({ event: 'received', text: 'Please look.', at: since })],
  })
  expect(await inbox.read(issue)).toMatchObject({ kind: 'report', settledAt: null })
  expect(await inbox.read(content)).toMatchObject({ source: 'content', reason: 'scam' })
  const none = await inbox.world.call(`GET /api/admin/inbox/${decided}`, {
    cookie: inbox.support.cookie,
  })
  expect(none.status).toBe(404)
})

test('a thread that was opened after the decision closes', async () => {
  const { jobs, db } = inbox.world.deps
  const id = await fileIssue('other')
  await decide(id)
  await settleThreads(jobs, db, { ids: [id], operatorId: inbox.support.id })
  await inbox.world.runJobs()
  await openThread(jobs, db, {
    id,
    kind: 'report',
    userId: emily.id,
    fields: { source: 'issue', reason: 'other', message: 'Please look.', gameId: null },
  })
  await inbox.world.runJobs()
  await catchUpThreads(inbox.world.deps)
  expect(await inbox.read(id)).toMatchObject({ state: 'closed', settledAt: expect.any(String) })
})

test('the job of the worker does it', async () => {
  const id = await fileIssue('other')
  const { jobs, db } = inbox.world.deps
  await db.transaction((tx) => jobs.enqueue(tx, 'inbox.catch_up', {}))
  await inbox.world.runJobs()
  expect((await inbox.read(id)).state).toBe('received')
})
