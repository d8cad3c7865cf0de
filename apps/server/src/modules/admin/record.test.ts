import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type EndpointKey, type ResultOf } from '@tomogolf/contract/api/endpoints'
import { ActContext, type Act } from '../../../test/support/admin-acts/act-context.ts'
import { approvalActs } from '../../../test/support/admin-acts/approval-acts.ts'
import { courseActs } from '../../../test/support/admin-acts/course-acts.ts'
import { disputeActs } from '../../../test/support/admin-acts/dispute-acts.ts'
import { inboxActs } from '../../../test/support/admin-acts/inbox-acts.ts'
import { messageActs } from '../../../test/support/admin-acts/message-acts.ts'
import { seatActs } from '../../../test/support/admin-acts/seat-acts.ts'
import { moneyActs } from '../../../test/support/admin-acts/money-acts.ts'
import { payoutActs } from '../../../test/support/admin-acts/payout-acts.ts'
import { teamActs, userActs } from '../../../test/support/admin-acts/user-acts.ts'

type Writing = Extract<EndpointKey, `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/admin/${string}`>

const context = new ActContext()
beforeAll(() => context.open())
afterAll(() => context.world.close())

/** Every writing endpoint: a new one does not compile until it is tested here. */
const acts: Record<Writing, Act> = {
  ...userActs(context),
  ...teamActs(context),
  ...moneyActs(context),
  ...approvalActs(context),
  ...payoutActs(context),
  ...disputeActs(context),
  ...messageActs(context),
  ...seatActs(context),
  ...inboxActs(context),
  ...courseActs(context),
}

/** Their subjects are settings, addresses, lists and months. */
const UNNAMED = [
  'course.import',
  'ledger.lock',
  'regions.change',
  'settings.write',
  'team.invite',
  'team.withdraw',
  'template.add',
  'template.change',
  'template.remove',
]

test('covers every writing admin endpoint', () => {
  expect(Object.keys(acts).toSorted()).toEqual(
    (Object.keys(endpoints) as EndpointKey[])
      .filter((key) => key.includes(' /api/admin/') && !key.startsWith('GET'))
      .toSorted(),
  )
})
describe.each(Object.entries(acts))('%s', (_key, act) => {
  test('works and writes audit entries with actor and address', async () => {
    const known = new Set(
      (await context.world.deps.db.executeSql<{ id: string }>('SELECT id FROM audit_log')).rows.map(
        (row) => row.id,
      ),
    )
    const done = await act.run()
    expect([200, 201], JSON.stringify(done.body)).toContain(done.status)
    const rows = (
      await context.world.deps.db.executeSql<{
        id: string
        action: string
        actor_id: string
        ip: string
      }>('SELECT id, action, actor_id, ip FROM audit_log ORDER BY at, id')
    ).rows.filter((row) => !known.has(row.id))
    expect(rows.map((row) => row.action).toSorted()).toEqual(act.actions.toSorted())
    const own = rows.filter((row) => !act.others?.includes(row.action))
    expect(new Set(own.map((row) => `${row.actor_id} ${row.ip}`))).toEqual(
      new Set([`${context.admin.id} 127.0.0.1`]),
    )
  })
})

test('the log names the subject of each entry that has a name', async () => {
  const unnamed = new Set<string>()
  let page = 1
  for (let pages = 1; page <= pages; page++) {
    const { rows, pagination } = (
      await context.call(`GET /api/admin/audit-log?pageSize=100&page=${page}`)
    ).body as ResultOf<'GET /api/admin/audit-log'>
    pages = pagination.totalPages
    for (const { about, action } of rows) if (about === null) unnamed.add(action)
  }
  expect([...unnamed].toSorted()).toEqual(UNNAMED)
})

test('rejects updates and deletes of the audit log', async () => {
  for (const sql of [`UPDATE audit_log SET reason = 'another one'`, 'DELETE FROM audit_log'])
    await expect(context.world.deps.db.executeSql(sql)).rejects.toThrow(
      'audit_log is only ever added to',
    )
  expect(
    (await context.queryOne<{ n: number }>('SELECT count(*)::int AS n FROM audit_log')).n,
  ).toBeGreaterThan(0)
})
