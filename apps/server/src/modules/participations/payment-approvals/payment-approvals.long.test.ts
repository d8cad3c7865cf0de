import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import { hours } from '@tomogolf/domain/time'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import { limitAloneTo, readApprovals } from '../../../../test/support/approvals.ts'
import { closeReconciled, listCases } from '../../../../test/support/create-users.ts'
import { must, readProviderTotals, type Person } from '../../../../test/support/people.ts'

let context: ActContext, asker: Person, second: Person
beforeEach(async () => {
  context = new ActContext()
  await context.open()
  asker = context.admin
  second = await newAdministrator(context.world, 'Hiro', 'money')
  await limitAloneTo(context.world, 50)
})
afterEach(() => closeReconciled(context.world))

const reason = 'The course kept its fee'
const by = (person: Person, key: string, body?: object) =>
  context.world.call(key, { cookie: person.cookie, ...(body && { body }) })
const codeOf = async (call: Promise<{ status: number; body: { code?: unknown } }>) => {
  const { status, body } = await call
  return status === 200 ? 'done' : body.code
}
const capture = (person: Person, holdId: string, amount: number) =>
  by(person, `POST /api/admin/holds/${holdId}/capture`, { amount, reason })
const refund = (person: Person, transaction: string, amount: number, more: object = {}) =>
  by(person, `POST /api/admin/transactions/${transaction}/refund`, { amount, reason, ...more })
const approve = (person: Person, id: string) =>
  by(person, `POST /api/admin/approvals/${id}/approve`)
const idOf = ({ body }: { body: object }) => (body as { approval: { id: string } }).approval.id
const states = async () => (await readApprovals(context.world)).map(({ status }) => status)
const list = async (person: Person, query = '') =>
  (
    await context.world.call<ResultOf<'GET /api/admin/approvals'>>(
      `GET /api/admin/approvals${query}`,
      person,
    )
  ).body.rows

describe('a charge', () => {
  test('up to the limit is made by one person, above it waits for a second', async () => {
    const first = await context.seatGuestAndCancel()
    expect((await capture(asker, first.holdId, 50)).body).toEqual({ progress: 'succeeded' })
    const { guest, holdId } = await context.seatGuestAndCancel()
    const asked = await capture(asker, holdId, 50.01)
    expect(asked.status).toBe(200)
    expect(readProviderTotals(context.world, guest)).toMatchObject({ captured: 0, held: 13_000 })
    expect(await list(second)).toMatchObject([
      {
        id: idOf(asked),
        act: 'capture',
        state: 'waiting',
        amount: { amount: 50.01, currency: 'USD' },
        askedBy: { id: asker.id, role: 'owner' },
        consequences: [
          { kind: 'charged', amount: { amount: 50.01 } },
          { kind: 'platform_fee', amount: { amount: 30 } },
          { kind: 'owed_to_host', amount: { amount: 20.01 } },
          { kind: 'released', amount: { amount: 79.99 } },
        ],
        can: { decide: true, withdraw: false },
        progress: null,
      },
    ])
    expect((await list(asker))[0]?.can).toEqual({ decide: false, withdraw: true })
    expect((await approve(second, idOf(asked))).body).toEqual({ progress: 'succeeded' })
    expect(readProviderTotals(context.world, guest)).toMatchObject({ captured: 5001, held: 0 })
    expect(await list(asker)).toMatchObject([
      { state: 'approved', progress: 'succeeded', decidedBy: 'Hiro Tester' },
    ])
    // the guest reads the reason that was asked with; the log names both people
    expect((await auditOf(context.world, holdId)).at(-1)).toMatchObject({
      actor_id: second.id,
      reason,
    })
    expect(
      Object.fromEntries(
        (await auditOf(context.world, idOf(asked))).map((row) => [row.action, row.actor_id]),
      ),
    ).toEqual({ 'approval.ask': asker.id, 'approval.approve': second.id })
  })
  test('cannot be approved by who asked, by roles without the permission, or without a session', async () => {
    const { holdId } = await context.seatGuestAndCancel()
    const id = idOf(await capture(asker, holdId, 80))
    expect(await codeOf(approve(asker, id))).toBe('OWN_APPROVAL')
    expect(await codeOf(by(asker, `POST /api/admin/approvals/${id}/decline`, { reason }))).toBe(
      'OWN_APPROVAL',
    )
    for (const role of ['support', 'content', 'moderator', 'auditor'] as AdminRole[]) {
      const other = await newAdministrator(context.world, `As-${role}`, role)
      expect([role, await codeOf(approve(other, id))]).toEqual([role, 'PERMISSION_REQUIRED'])
    }
    expect(await codeOf(context.world.call(`POST /api/admin/approvals/${id}/approve`))).toBe(
      'UNAUTHORIZED',
    )
    expect(await states()).toEqual(['waiting'])
  })
  test('of the own money is approved by a third person', async () => {
    const { guest, holdId } = await context.seatGuestAndCancel()
    await context.world.deps.db.executeSql(
      `UPDATE users SET is_admin = true, admin_role = 'money' WHERE id = $1`,
      [guest.id],
    )
    const id = idOf(await capture(asker, holdId, 80))
    expect((await list(guest))[0]?.can.decide).toBe(false)
    expect(await codeOf(approve(guest, id))).toBe('OWN_ACCOUNT')
    expect(await codeOf(approve(second, id))).toBe('done')
  })
  test('is asked for once; withdrawn or sent back, it can be asked again', async () => {
    const { holdId } = await context.seatGuestAndCancel()
    const first = idOf(await capture(asker, holdId, 80))
    expect(await codeOf(capture(second, holdId, 90))).toBe('APPROVAL_WAITING')
    expect(await codeOf(by(second, `POST /api/admin/approvals/${first}/withdraw`))).toBe(
      'NOT_FOUND',
    )
    expect(await codeOf(by(asker, `POST /api/admin/approvals/${first}/withdraw`))).toBe('done')
    expect(await codeOf(approve(second, first))).toBe('APPROVAL_ENDED')
    const other = idOf(await capture(second, holdId, 90))
    expect(
      await codeOf(by(asker, `POST /api/admin/approvals/${other}/decline`, { reason: 'Too much' })),
    ).toBe('done')
    expect(await list(asker, '?state=declined')).toMatchObject([{ note: 'Too much' }])
    expect(await codeOf(capture(asker, holdId, 80))).toBe('done')
    expect((await states()).toSorted()).toEqual(['declined', 'waiting', 'withdrawn'])
  })
  test.each([
    ['at its last moment', 0, 'done', 'approved'],
    ['a moment later', 1, 'APPROVAL_ENDED', 'expired'],
  ])('ends with its hold: approved %s', async (_rule, after, code, state) => {
    const { world } = context
    const { holdId } = await context.seatGuestAndCancel()
    await world.deps.db.executeSql('UPDATE holds SET capture_before = $2 WHERE id = $1', [
      holdId,
      new Date(world.clock.now() + hours(5)).toISOString(),
    ])
    const id = idOf(await capture(asker, holdId, 80))
    const [waiting] = await list(second)
    expect(waiting).toMatchObject({
      isHoldEnd: true,
      until: new Date(world.clock.now() + hours(5)).toISOString(),
    })
    world.at(world.clock.now() + hours(5) + after)
    expect(await codeOf(approve(second, id))).toBe(code)
    await world.runJobs()
    expect(await states()).toEqual([state])
  })
  test('ends after 24 hours', async () => {
    const { world } = context
    const { holdId } = await context.seatGuestAndCancel()
    const id = idOf(await capture(asker, holdId, 80))
    expect((await list(second))[0]?.isHoldEnd).toBe(false)
    world.at(world.clock.now() + hours(24) + 1)
    // the end does not wait for the job
    expect((await list(second))[0]).toMatchObject({ state: 'expired', can: { decide: false } })
    expect(await codeOf(approve(second, id))).toBe('APPROVAL_ENDED')
    expect(await codeOf(capture(second, holdId, 80))).toBe('done')
    expect(await states()).toEqual(['expired', 'waiting'])
  })
  test('that was decided otherwise meanwhile is not made', async () => {
    const { guest, holdId } = await context.seatGuestAndCancel()
    const id = idOf(await capture(asker, holdId, 80))
    must(await by(asker, `POST /api/admin/holds/${holdId}/release`, { reason }))
    expect(await codeOf(approve(second, id))).toBe('ALREADY_DONE')
    expect(await readApprovals(context.world)).toMatchObject([
      { status: 'overtaken', note: 'ALREADY_DONE' },
    ])
    expect(readProviderTotals(context.world, guest)).toMatchObject({ captured: 0, held: 0 })
  })
  test('asked for by a person who has left the team is not made', async () => {
    const { guest, holdId } = await context.seatGuestAndCancel()
    const left = await newAdministrator(context.world, 'Left', 'money')
    const id = idOf(await capture(left, holdId, 80))
    must(await by(asker, `DELETE /api/admin/team/${left.id}`, { reason }))
    expect(await codeOf(approve(second, id))).toBe('APPROVAL_ENDED')
    expect(readProviderTotals(context.world, guest)).toMatchObject({ captured: 0 })
  })
})

describe('a refund', () => {
  test('is made exactly as asked, with its bearer', async () => {
    const { paid } = await context.leaveLate()
    const id = idOf(await refund(second, paid, 60, { bearer: 'platform' }))
    expect(await list(asker)).toMatchObject([
      {
        act: 'refund',
        subjectId: paid,
        consequences: [
          { kind: 'refunded', amount: { amount: 60 } },
          { kind: 'borne_by_platform', amount: { amount: 60 } },
        ],
      },
    ])
    expect((await approve(asker, id)).body).toEqual({ progress: 'succeeded' })
    const { body } = await by(asker, `GET /api/admin/transactions/${paid}`)
    expect(body).toMatchObject({
      refunds: [{ bearer: 'platform', amount: { amount: 60 }, fromHost: { amount: 0 } }],
      // an approved refund leaves the own limit as it was
      approvalLimit: { amount: 50 },
    })
  })
  test('cannot be split into small ones', async () => {
    const { paid } = await context.leaveLate()
    expect((await refund(second, paid, 30)).body).toMatchObject({ status: 'refunded' })
    expect((await by(second, `GET /api/admin/transactions/${paid}`)).body).toMatchObject({
      approvalLimit: { amount: 20 },
    })
    expect((await refund(second, paid, 20.01)).body).toMatchObject({ approval: {} })
    expect(await codeOf(refund(second, paid, 1))).toBe('done')
  })
  test('from an amount that has changed is not made', async () => {
    const { paid } = await context.leaveLate()
    const id = idOf(await refund(asker, paid, 60))
    must(await refund(second, paid, 10))
    expect(await codeOf(approve(second, id))).toBe('STALE_EDIT')
    expect(await states()).toEqual(['overtaken'])
  })
  test('that the provider refuses has used up its approval', async () => {
    const { paid } = await context.leaveLate()
    const id = idOf(await refund(asker, paid, 60))
    context.world.emulator.faults.add({
      kind: 'server_error',
      method: 'POST',
      path: '/v1/refunds',
      times: 1,
    })
    expect((await approve(second, id)).body).toEqual({ progress: 'pending' })
    await context.world.runJobs()
    expect(await list(second)).toMatchObject([{ state: 'approved', progress: 'succeeded' }])
    expect(await codeOf(approve(second, id))).toBe('APPROVAL_ENDED')
  })
})

test('a case whose decision charges more waits for a second person, and support may ask', async () => {
  const { world } = context
  const { guest, gameId } = await context.seatGuest()
  const support = await newAdministrator(world, 'Rina', 'support')
  await world.deps.db.executeSql(
    `UPDATE participations SET status = 'disputed', statement = 'I was there', statement_at = now()
      WHERE game_id = $1`,
    [gameId],
  )
  await world.deps.db.executeSql(
    `INSERT INTO cases (id, kind, status, game_id, participation_id, created_at)
      SELECT 'attendancecase', 'attendance', 'open', $1, id, now() FROM participations WHERE game_id = $1`,
    [gameId],
  )
  const decide = (outcome: string) =>
    by(support, 'POST /api/admin/cases/attendancecase/decide', { outcome, reason })
  const id = idOf(await decide('rejected'))
  expect((await listCases(world, gameId)).map((row) => row.status)).toEqual(['open'])
  expect(await codeOf(decide('rejected'))).toBe('APPROVAL_WAITING')
  expect(await codeOf(approve(support, id))).toBe('PERMISSION_REQUIRED')
  expect(await codeOf(approve(second, id))).toBe('done')
  expect((await listCases(world, gameId)).map((row) => row.status)).toEqual(['rejected'])
  await world.runJobs()
  expect(readProviderTotals(world, guest)).toMatchObject({ captured: 13_000 })
})

test('the audit log names the person and the course of each decision about money', async () => {
  const { holdId } = await context.seatGuestAndCancel()
  const id = idOf(await capture(asker, holdId, 80))
  must(await approve(second, id))
  const { rows } = (
    await context.world.call<ResultOf<'GET /api/admin/audit-log'>>(
      'GET /api/admin/audit-log?pageSize=100',
      asker,
    )
  ).body
  const about = (action: string) => rows.find((row) => row.action === action)?.about
  expect(about('approval.ask')).toMatch(/^Guest 1 Tester · \S/)
  for (const action of ['approval.approve', 'hold.decide'])
    expect([action, about(action)]).toEqual([action, about('approval.ask')])
})

test('the overview counts the requests of others, for those who may decide', async () => {
  const { holdId } = await context.seatGuestAndCancel()
  const id = idOf(await capture(asker, holdId, 80))
  const read = async (person: Person) =>
    (
      await context.world.call<ResultOf<'GET /api/admin/overview'>>(
        'GET /api/admin/overview',
        person,
      )
    ).body
  const overview = await read(second)
  expect(overview.counts.waitingApprovals).toBe(1)
  expect(overview.decisions[0]).toMatchObject({ kind: 'approval', id })
  expect((await read(asker)).counts.waitingApprovals).toBe(0)
  const support = await newAdministrator(context.world, 'Rina', 'support')
  expect((await read(support)).counts.waitingApprovals).toBe(0)
})
