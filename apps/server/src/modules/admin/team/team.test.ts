import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { hours } from '@tomogolf/domain/time'
import { auditOf, mailsTo, newAdministrator } from '../../../../test/support/administrator.ts'
import { newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'

let world: World, owner: Person
beforeAll(async () => {
  world = await createWorld()
  owner = await newAdministrator(world, 'Saki')
})
afterAll(() => world.close())

const by = (person: Person, key: string, body?: object) =>
  world.call(key, { cookie: person.cookie, ...(body && { body }) })
const codeOf = async (call: Promise<{ status: number; body: { code?: unknown } }>) => {
  const { status, body } = await call
  return status === 200 ? 'done' : body.code
}
const team = async () =>
  (await world.call<ResultOf<'GET /api/admin/team'>>('GET /api/admin/team', owner)).body
const roleOf = async (person: Person) =>
  (await team()).members.find(({ id }) => id === person.id)?.role
const invite = (email: string, role = 'support') =>
  by(owner, 'POST /api/admin/team/invitations', { email, role })
const accept = (person: Person) => by(person, 'POST /api/team/invitation/accept')

describe('an invitation', () => {
  test('is accepted by the account of its address, once, and lets it in', async () => {
    const rina = await newPerson(world, 'Rina', null)
    await invite(rina.email.toUpperCase())
    expect((await mailsTo(world, rina)).map((mail) => mail.template)).toContain('team_invitation')
    expect((await by(rina, 'GET /api/team/invitation')).body).toMatchObject({
      invitation: { role: 'support', invitedBy: 'Saki T.' },
    })
    expect(await codeOf(by(rina, 'GET /api/admin/users'))).toBe('ADMIN_REQUIRED')
    expect(await codeOf(accept(rina))).toBe('done')
    expect(await codeOf(accept(rina))).toBe('NOT_FOUND')
    expect(await roleOf(rina)).toBe('support')
    expect(await codeOf(by(rina, 'GET /api/admin/users'))).toBe('done')
    expect((await auditOf(world, rina.id)).map((row) => row.action)).toEqual(['team.join'])
  })
  test('is of no use to another account', async () => {
    const mio = await newPerson(world, 'Mio', null)
    const thief = await newPerson(world, 'Thief', null)
    await invite(mio.email)
    expect((await by(thief, 'GET /api/team/invitation')).body).toEqual({ invitation: null })
    expect(await codeOf(accept(thief))).toBe('NOT_FOUND')
    expect(await codeOf(accept(mio))).toBe('done')
  })
  test('is of no use to an address that was never verified', async () => {
    const unverified = await newPerson(world, 'Unverified', null)
    await world.deps.db.executeSql('UPDATE users SET email_verified_at = NULL WHERE id = $1', [
      unverified.id,
    ])
    await invite(unverified.email)
    expect(await codeOf(accept(unverified))).toBe('NOT_FOUND')
  })
  test.each([
    ['works to the end of its 48 hours', 'Punctual', hours(48), 'done'],
    ['ends after them', 'Late', hours(48) + 1, 'NOT_FOUND'],
  ])('%s', async (_rule, name, after, expected) => {
    const person = await newPerson(world, name, null)
    await invite(person.email)
    const sentAt = world.clock.now()
    world.at(sentAt + after)
    expect(await codeOf(accept(person))).toBe(expected)
    world.at(NOON)
  })
  test('sent again replaces the first one, with its role and its time', async () => {
    const person = await newPerson(world, 'Twice', null)
    await invite(person.email, 'owner')
    await invite(person.email, 'auditor')
    expect((await team()).invitations.filter(({ email }) => email === person.email)).toHaveLength(1)
    await accept(person)
    expect(await roleOf(person)).toBe('auditor')
  })
  test('withdrawn is of no use', async () => {
    const person = await newPerson(world, 'Withdrawn', null)
    await invite(person.email)
    const { id } = (await team()).invitations.find(({ email }) => email === person.email)!
    expect(await codeOf(by(owner, `DELETE /api/admin/team/invitations/${id}`))).toBe('done')
    expect(await codeOf(accept(person))).toBe('NOT_FOUND')
  })
  test('of a member is refused', async () => {
    expect(await codeOf(invite(owner.email))).toBe('ALREADY_IN_TEAM')
  })
})

describe('a role', () => {
  test('changes with the next request', async () => {
    const person = await newAdministrator(world, 'Joanna', 'auditor')
    expect(await codeOf(by(person, 'GET /api/admin/audit-log'))).toBe('done')
    expect(
      await codeOf(
        by(owner, `PATCH /api/admin/team/${person.id}`, {
          role: 'content',
          seen: 'auditor',
          reason: 'Writes the course texts',
        }),
      ),
    ).toBe('done')
    expect(await codeOf(by(person, 'GET /api/admin/audit-log'))).toBe('PERMISSION_REQUIRED')
  })
  test('is not written over a change that was not seen', async () => {
    const person = await newAdministrator(world, 'Stale', 'support')
    const body = { role: 'owner', seen: 'money', reason: 'As we agreed' }
    expect(await codeOf(by(owner, `PATCH /api/admin/team/${person.id}`, body))).toBe('STALE_EDIT')
  })
  test('of the own account cannot be changed or removed', async () => {
    const body = { role: 'support', seen: 'owner', reason: 'I want less' }
    expect(await codeOf(by(owner, `PATCH /api/admin/team/${owner.id}`, body))).toBe('OWN_ACCOUNT')
    const reason = 'I want to go'
    expect(await codeOf(by(owner, `DELETE /api/admin/team/${owner.id}`, { reason }))).toBe(
      'OWN_ACCOUNT',
    )
  })
  test('ends at once', async () => {
    const person = await newAdministrator(world, 'Gone', 'money')
    const reason = 'Left the company'
    expect(await codeOf(by(owner, `DELETE /api/admin/team/${person.id}`, { reason }))).toBe('done')
    expect(await codeOf(by(person, 'GET /api/admin/holds'))).toBe('ADMIN_REQUIRED')
    expect(await codeOf(by(owner, `DELETE /api/admin/team/${person.id}`, { reason }))).toBe(
      'NOT_FOUND',
    )
  })
})

test('the last owner cannot delete the account, others can', async () => {
  const second = await newAdministrator(world, 'Second', 'owner')
  expect(await codeOf(by(second, 'DELETE /api/account'))).toBe('done')
  expect(await codeOf(by(owner, 'DELETE /api/account'))).toBe('LAST_OWNER')
})

test('an administrator cannot decide on the own standing', async () => {
  const moderator = await newAdministrator(world, 'Hiro', 'moderator')
  const path = `/api/admin/users/${moderator.id}`
  const reason = 'Late twice'
  await by(owner, `POST ${path}/strikes`, { reason })
  const [strike] = (await world.call<ResultOf<'GET /api/admin/users/:id'>>(`GET ${path}`, owner))
    .body.strikeList
  for (const [key, body] of [
    [`POST ${path}/strikes`, { reason }],
    [`DELETE ${path}/strikes/${strike!.id}`, { reason }],
    [`POST ${path}/suspension`, { reason, days: 7 }],
    [`DELETE ${path}/suspension`, { reason }],
  ] as const)
    expect([key, await codeOf(by(moderator, key, body))]).toEqual([key, 'OWN_ACCOUNT'])
})
