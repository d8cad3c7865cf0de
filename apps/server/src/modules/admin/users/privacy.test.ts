import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { ADMIN_ROLES } from '@tomogolf/domain/team/permissions'
import { DAY, hours } from '@tomogolf/domain/time'
import { newId } from '../../../platform/security/ids.ts'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import { hostGame, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { mailsTo } from '../../../../test/support/request-bodies.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'

let world: World
let owner: Person, support: Person
const reason = 'Request of 28 November, identity checked'
beforeAll(async () => {
  world = await createWorld()
  owner = await newAdministrator(world, 'Olga')
  support = await newAdministrator(world, 'Sam', 'support')
})
afterAll(() => world.close())

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const exportOf = (by: Person, id: string) =>
  world.call<ResultOf<'POST /api/admin/users/:id/export'>>(`POST /api/admin/users/${id}/export`, {
    cookie: by.cookie,
    body: { reason },
  })
const remove = (by: Person, id: string) =>
  world.call(`DELETE /api/admin/users/${id}`, { cookie: by.cookie, body: { reason } })

describe('on request', () => {
  test('an owner exports what the user would, and the log says so', async () => {
    const user = await newPerson(world, 'Ume')
    const { body } = must(await exportOf(owner, user.id))
    const own = await world.call<ResultOf<'GET /api/account/export'>>('GET /api/account/export', {
      cookie: user.cookie,
    })
    expect(body.account).toEqual(own.body.account)
    expect(Object.keys(body.records)).toEqual(Object.keys(own.body.records))
    expect(await auditOf(world, user.id)).toMatchObject([{ action: 'account.export', reason }])
    expect((await exportOf(owner, newId())).status).toBe(404)
  })
  test('an owner deletes an account, which ends its sessions', async () => {
    const user = await newPerson(world, 'Uta')
    must(await remove(owner, user.id))
    expect((await world.call('GET /api/auth/me', { cookie: user.cookie })).status).toBe(401)
    expect(await auditOf(world, user.id)).toMatchObject([{ action: 'account.delete', reason }])
    expect((await remove(owner, user.id)).status).toBe(404)
  })
  test('an open game keeps the account, and the refusal names it', async () => {
    const { host } = await createHostAndGuests(world, 0)
    await hostGame(world, host, NOON + 3 * DAY + hours(6))
    const refused = await remove(owner, host.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'ACCOUNT_IN_USE'])
    expect(refused.body.details).toMatchObject([
      { code: 'ACCOUNT_HAS_OPEN_GAMES' },
      { code: 'hosting' },
    ])
    // nothing is logged that did not happen
    expect((await auditOf(world, host.id)).map(({ action }) => action)).toEqual([])
  })
  test('a legal hold keeps the account', async () => {
    const user = await newPerson(world, 'Una')
    must(
      await world.call(`POST /api/admin/users/${user.id}/legal-hold`, {
        cookie: owner.cookie,
        body: { reason },
      }),
    )
    expect((await remove(owner, user.id)).body).toMatchObject({
      code: 'ACCOUNT_IN_USE',
      details: [{ code: 'ACCOUNT_HELD' }],
    })
  })
  test('administrators are removed from the team first, and the own account never', async () => {
    expect((await remove(owner, support.id)).body.code).toBe('ALREADY_IN_TEAM')
    expect((await remove(owner, owner.id)).body.code).toBe('OWN_ACCOUNT')
  })
  test('no other role exports or deletes', async () => {
    const user = await newPerson(world, 'Uri')
    for (const role of ADMIN_ROLES.filter((name) => name !== 'owner')) {
      const by = await newAdministrator(world, `R-${role}`, role)
      for (const answer of [await exportOf(by, user.id), await remove(by, user.id)])
        expect([role, codeOf(answer)]).toEqual([role, 'PERMISSION_REQUIRED'])
    }
  })
})

describe('a message to a user', () => {
  const write = (by: Person, id: string, requestKey: string, changes = {}) =>
    world.call<{ threadId: string }>(`POST /api/admin/users/${id}/message`, {
      cookie: by.cookie,
      body: {
        subject: 'Your lost glove',
        text: 'The clubhouse has found your glove.',
        requestKey,
        ...changes,
      },
    })
  test('goes out once for each press, as a thread that waits for the answer', async () => {
    const user = await newPerson(world, 'Yui')
    const first = must(await write(support, user.id, 'the-first-press')).body
    expect(must(await write(support, user.id, 'the-first-press')).body).toEqual(first)
    for (const changes of [{ subject: 'Your lost hat' }, { text: 'It was your hat, we think.' }]) {
      const corrected = await write(support, user.id, 'the-first-press', changes)
      expect([corrected.status, codeOf(corrected)]).toEqual([409, 'ALREADY_SENT'])
    }
    await world.runJobs()
    const mails = (await mailsTo(world, user.email)).filter(
      ({ template }) => template === 'request_letter',
    )
    expect(mails).toMatchObject([{ subject: 'Your lost glove' }])
    const { body: thread } = await world.call<ResultOf<'GET /api/admin/inbox/:id'>>(
      `GET /api/admin/inbox/${first.threadId}`,
      { cookie: support.cookie },
    )
    expect(thread).toMatchObject({
      kind: 'contact',
      state: 'answered',
      subject: 'Your lost glove',
      unread: false,
      assignee: { id: support.id },
      entries: [{ event: 'letter', text: 'The clubhouse has found your glove.' }],
    })
    expect(['paused', 'met']).toContain(thread.clock.state)
    // the user did not send it
    const own = await world.call<{ requests: unknown[] }>('GET /api/requests', {
      cookie: user.cookie,
    })
    expect(own.body.requests).toEqual([])
  })
  test('is refused to oneself, to unknown users and without the permission', async () => {
    const money = await newAdministrator(world, 'Mona', 'money')
    const user = await newPerson(world, 'Yua')
    expect(codeOf(await write(support, support.id, 'another-press'))).toBe('OWN_ACCOUNT')
    expect((await write(support, newId(), 'another-press')).status).toBe(404)
    expect(codeOf(await write(money, user.id, 'another-press'))).toBe('PERMISSION_REQUIRED')
  })
})
