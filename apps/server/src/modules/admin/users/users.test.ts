import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { monthsAfter } from '@tomogolf/domain/standing'
import { DAY, iso } from '@tomogolf/domain/time'
import { newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { auditOf, mailsTo, newAdministrator } from '../../../../test/support/administrator.ts'
import { newId } from '../../../platform/security/ids.ts'
import { insertIdentity } from '../../accounts/identities/identities.repository.ts'

let world: World
let admin: Person
let count = 0
let ivy: Person
const reason = 'Shouted at the starter on the first tee'
beforeAll(async () => {
  world = await createWorld()
  admin = await newAdministrator(world)
})
beforeEach(async () => {
  ivy = await newPerson(world, `Ivy${++count}`, null)
})
afterAll(() => world.close())

type Standing = { strikes: number; suspendedUntil: string | null }
type Detail = Standing & {
  name: string
  profile: { firstName: string }
  strikeList: { id: string; reason: string; removedAt: string | null }[]
  state: string
  waysIn: { password: boolean; passkeys: number; issuers: string[] }
}
const callAsAdmin = (key: string, body?: object) =>
  world.call<Standing & { code: string }>(key, { cookie: admin.cookie, ...(body && { body }) })
const detail = async () =>
  (await world.call<Detail>(`GET /api/admin/users/${ivy.id}`, { cookie: admin.cookie })).body
/** One strike per reason: `which` tells them apart. */
const strike = (which = '') =>
  callAsAdmin(`POST /api/admin/users/${ivy.id}/strikes`, { reason: `${reason}${which}` })

test('the detail says how a person logs in', async () => {
  const waysIn = async () => (await detail()).waysIn
  expect(await waysIn()).toEqual({ password: true, passkeys: 0, issuers: [] })
  await insertIdentity(world.deps.db, {
    id: newId(),
    userId: ivy.id,
    issuer: 'https://accounts.example/realm',
    subject: 'ivy',
    email: null,
    createdAt: NOON,
    lastUsedAt: null,
  })
  expect(await waysIn()).toMatchObject({ issuers: ['accounts.example'] })
})

describe('strikes', () => {
  test('warn first, then suspend for one month and for six months', async () => {
    expect((await strike()).body).toEqual({ strikes: 1, suspendedUntil: null })
    expect((await strike(' again')).body).toEqual({
      strikes: 2,
      suspendedUntil: iso(monthsAfter(NOON, 1)),
    })
    expect((await strike(' once more')).body).toEqual({
      strikes: 3,
      suspendedUntil: iso(monthsAfter(NOON, 6)),
    })
    expect(
      (
        await world.call<{ isSuspended: boolean }>(`GET /api/users/${ivy.id}/hosting-eligibility`, {
          cookie: ivy.cookie,
        })
      ).body.isSuspended,
    ).toBe(true)
  })
  test('count once for the same reason', async () => {
    await strike()
    const again = await strike()
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DONE'])
    expect((await detail()).strikes).toBe(1)
  })
  test('when removed, end only the suspension they caused', async () => {
    await strike()
    await strike(' again')
    await strike(' once more')
    const [newest] = (await detail()).strikeList
    const less = await callAsAdmin(`DELETE /api/admin/users/${ivy.id}/strikes/${newest!.id}`, {
      reason: 'It was another player',
    })
    expect(less.body).toEqual({ strikes: 2, suspendedUntil: iso(monthsAfter(NOON, 1)) })
    const again = await callAsAdmin(`DELETE /api/admin/users/${ivy.id}/strikes/${newest!.id}`, {
      reason: 'It was another player',
    })
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DONE'])
  })
  test('do not end a suspension by an operator when removed', async () => {
    await callAsAdmin(`POST /api/admin/users/${ivy.id}/suspension`, { days: 365, reason })
    await strike()
    await strike(' again')
    const [newest] = (await detail()).strikeList
    const less = await callAsAdmin(`DELETE /api/admin/users/${ivy.id}/strikes/${newest!.id}`, {
      reason: 'Withdrawn after a talk',
    })
    expect(less.body).toEqual({ strikes: 1, suspendedUntil: iso(NOON + 365 * DAY) })
  })
  test('need a reason, are audited and are sent to the user', async () => {
    const without = await callAsAdmin(`POST /api/admin/users/${ivy.id}/strikes`, { reason: ' ' })
    expect([without.status, without.body.code]).toEqual([400, 'VALIDATION_ERROR'])
    await strike()
    expect(await auditOf(world, ivy.id)).toEqual([
      {
        action: 'strike.give',
        subject: ivy.id,
        reason,
        actor_id: admin.id,
        before: '0',
        after: '1',
      },
    ])
    expect((await mailsTo(world, ivy)).find((mail) => mail.template === 'strike')?.text).toContain(
      reason,
    )
  })
})

describe('a suspension', () => {
  test.each([7, 30, 90, 180, 365])('lasts %i days, and can be lifted', async (days) => {
    const given = await callAsAdmin(`POST /api/admin/users/${ivy.id}/suspension`, { days, reason })
    expect(given.body.suspendedUntil).toBe(iso(NOON + days * DAY))
    const lifted = await callAsAdmin(`DELETE /api/admin/users/${ivy.id}/suspension`, {
      reason: 'We spoke on the phone',
    })
    expect(lifted.body).toEqual({ strikes: 0, suspendedUntil: null })
    expect((await auditOf(world, ivy.id)).map((a) => a.action).sort()).toEqual([
      'suspension.give',
      'suspension.lift',
    ])
    expect((await mailsTo(world, ivy)).map((mail) => mail.template)).toEqual(
      expect.arrayContaining(['suspended', 'suspension_lifted']),
    )
  })
  test('of another length is refused', async () =>
    expect(
      (await callAsAdmin(`POST /api/admin/users/${ivy.id}/suspension`, { days: 8, reason })).status,
    ).toBe(400))
  test('that does not exist cannot be lifted', async () => {
    const none = await callAsAdmin(`DELETE /api/admin/users/${ivy.id}/suspension`, { reason })
    expect([none.status, none.body.code]).toEqual([409, 'NOT_SUSPENDED'])
  })
})

describe('a profile', () => {
  const correct = (seen: object, changes: object) =>
    world.call<{
      code: string
      details: { path: string; message: string }[]
      profile: { firstName: string; handicap: number }
    }>(`PATCH /api/admin/users/${ivy.id}`, {
      cookie: admin.cookie,
      body: { seen, changes, reason: 'Requested by phone' },
    })
  test('is edited by the rules of its owner', async () => {
    const corrected = await correct({ handicap: null }, { handicap: 12.4 })
    expect([corrected.status, corrected.body.profile.handicap]).toEqual([200, 12.4])
    const young = await correct({}, { birthDate: '2015-01-01' })
    expect([young.status, young.body.code]).toEqual([400, 'AGE_TOO_YOUNG'])
    expect((await auditOf(world, ivy.id)).map((a) => [a.action, a.before, a.after])).toEqual([
      ['profile.edit', '{"handicap":null}', '{"handicap":12.4}'],
    ])
  })
  test('is not overwritten by a stale edit, and the refusal names the change', async () => {
    await world.call('PUT /api/profile', { cookie: ivy.cookie, body: { firstName: 'Yvonne' } })
    const late = await correct({ firstName: `Ivy${count}` }, { firstName: 'Iva' })
    expect([late.status, late.body.code, late.body.details]).toEqual([
      409,
      'STALE_EDIT',
      [
        { path: 'firstName', code: 'changed', message: 'Now: Yvonne' },
        {
          path: 'changedBy',
          code: 'changed_by',
          message: 'Yvonne Tester, Fri, Nov 20, 12:00: Profile edited',
        },
      ],
    ])
    expect((await detail()).profile.firstName).toBe('Yvonne')
    expect(await auditOf(world, ivy.id)).toEqual([])
  })
})

test('sends a password reset link to the owner only', async () => {
  expect((await callAsAdmin(`POST /api/admin/users/${ivy.id}/reset-password`)).body).toEqual({
    success: true,
  })
  expect((await mailsTo(world, ivy)).map((mail) => mail.template)).toContain('reset_password')
  expect((await auditOf(world, ivy.id)).map((a) => a.action)).toEqual(['password.reset'])
})

describe('the list of users', () => {
  const list = async (query: Record<string, string>) =>
    (
      await world.call<{
        rows: { id: string; email: string; strikes: number; state: string }[]
        pagination: { total: number; totalPages: number; capped: boolean }
      }>('GET /api/admin/users', { cookie: admin.cookie, query })
    ).body
  test('finds users by part of their name, email and phone number', async () => {
    for (const search of [`ivy${count} test`, ivy.email.slice(0, 9), ivy.id])
      expect((await list({ search })).rows.map((row) => row.id)).toContain(ivy.id)
    expect((await list({ search: 'unknown%' })).rows).toEqual([])
    expect((await list({ search: '31234' })).pagination.total).toBeGreaterThan(1)
  })
  test('filters by state and sorts in both directions', async () => {
    await callAsAdmin(`POST /api/admin/users/${ivy.id}/suspension`, { days: 7, reason })
    expect((await list({ state: 'suspended' })).rows.map((row) => row.id)).toContain(ivy.id)
    expect((await list({ state: 'active', search: ivy.email })).rows).toEqual([])
    const sorted = await world.deps.db.executeSql<{ id: string }>(
      `SELECT id FROM users WHERE deleted_at IS NULL ORDER BY email COLLATE "C"`,
    )
    const up = sorted.rows.map((row) => row.id)
    const read = async (sort: string) =>
      (await list({ sort, pageSize: '100' })).rows.map((row) => row.id)
    expect(await read('email')).toEqual(up)
    expect(await read('-email')).toEqual(up.toReversed())
  })
  test('pages do not overlap', async () => {
    const total = (await list({})).pagination.total
    const pages = await Promise.all(
      ['1', '2'].map(async (page) =>
        (await list({ page, pageSize: '10' })).rows.map((row) => row.id),
      ),
    )
    expect(new Set(pages.flat()).size).toBe(Math.min(total, 20))
  })
  test('exports a CSV file that is safe in a spreadsheet and records the export', async () => {
    await world.call('PUT /api/profile', {
      cookie: ivy.cookie,
      body: { firstName: '=A1', lastName: 'A, "B"' },
    })
    const file = await world.call<string>('GET /api/admin/users', {
      cookie: admin.cookie,
      query: { search: ivy.email },
      headers: { accept: 'text/csv' },
    })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const body = file.body as unknown as string
    expect(body.split('\r\n')[0]).toBe(
      '\uFEFFid,name,email,username,role,state,hosted,joined,strikes,suspended_until,created_at,last_seen_at',
    )
    expect(body).toContain(`"'=A1 A, ""B"""`)
    expect((await auditOf(world, 'users')).map((a) => a.action)).toContain('list.export')
  })
})

test('the timeline shows each event with its actor, page by page', async () => {
  await strike()
  await world.runJobs()
  const page = async (before?: string) =>
    (
      await world.call<{
        entries: { key: string; kind: string; by: string | null; note: string | null }[]
        next: string | null
      }>(`GET /api/admin/users/${ivy.id}/timeline`, {
        cookie: admin.cookie,
        ...(before && { query: { before } }),
      })
    ).body
  const { entries } = await page()
  expect(entries.map((t) => t.kind)).toEqual(
    expect.arrayContaining(['registered', 'verified', 'signed_in', 'strike', 'mail']),
  )
  expect(entries.find((t) => t.kind === 'strike')).toMatchObject({
    by: 'Saki Tester',
    note: reason,
  })
  // pages have neither gaps nor duplicates, also among events of one instant
  await world.deps.db.executeSql(
    `INSERT INTO sessions (hash, user_id, created_at, last_seen_at, expires_at)
      SELECT 'old ' || i || $1, $1, at, at, at
      FROM generate_series(1, 60) i, date_trunc('milliseconds', now()) at`,
    [ivy.id],
  )
  const keys: string[] = []
  for (let next: string | null | undefined; next !== null;) {
    const part = await page(next)
    keys.push(...part.entries.map((t) => t.key))
    next = part.next
  }
  expect(keys.length).toBe(entries.length + 60)
  expect(new Set(keys).size).toBe(keys.length)
})

describe('what joining requires', () => {
  const edit = (changes: object) =>
    callAsAdmin(`PATCH /api/admin/users/${ivy.id}`, { seen: {}, changes, reason })
  test.each(['firstName', 'lastName', 'contactNumber', 'country', 'skillLevel'])(
    '%s is corrected, not cleared',
    async (field) => {
      const answer = await edit({ [field]: null })
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { code: 'VALIDATION_ERROR', details: [{ path: `changes.${field}`, code: 'required' }] },
      ])
    },
  )
  test('a field that is empty already stays empty', async () => {
    await world.deps.db.executeSql('UPDATE profiles SET country = NULL WHERE user_id = $1', [
      ivy.id,
    ])
    expect((await edit({ country: null, handicap: null })).status).toBe(200)
  })
})

test('a guest who only accepted the host terms is no host', async () => {
  await world.deps.db.executeSql('UPDATE users SET host_terms_accepted_at = now() WHERE id = $1', [
    ivy.id,
  ])
  const read = async (role: string) =>
    (
      await world.call<{ rows: { id: string; role: string }[] }>('GET /api/admin/users', {
        cookie: admin.cookie,
        query: { id: ivy.id, role },
      })
    ).body.rows.map((row) => row.role)
  expect([await read('guest'), await read('host')]).toEqual([['guest'], []])
})
