import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { DAY, hours } from '@tomogolf/domain/time'
import { newId } from '../../../platform/security/ids.ts'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import { hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'

type Cases = ResultOf<'GET /api/admin/cases'>
let world: World
let owner: Person, support: Person, money: Person, moderator: Person
let host: Person, guest: Person, gameId: string
beforeAll(async () => {
  world = await createWorld()
  owner = await newAdministrator(world, 'Olga')
  support = await newAdministrator(world, 'Sam', 'support')
  money = await newAdministrator(world, 'Mona', 'money')
  moderator = await newAdministrator(world, 'Moe', 'moderator')
  const people = await createHostAndGuests(world, 1)
  host = people.host
  guest = people.guests[0]!
  gameId = await hostGame(world, host, NOON + 2 * DAY + hours(6))
  must(await join(world, guest, gameId))
})
afterAll(() => world.close())

const openCase = async (): Promise<string> => {
  const id = newId()
  await world.deps.db.executeSql(
    `INSERT INTO cases (id, kind, game_id, created_at, details) VALUES ($1, 'drift', $2, $3, 'found')`,
    [id, gameId, world.clock.iso()],
  )
  return id
}
const give = (by: Person, id: string, assigneeId: string | null, seen: string | null = null) =>
  world.call(`PUT /api/admin/cases/${id}/assignee`, {
    cookie: by.cookie,
    body: { assigneeId, seen },
  })
const listed = async (by: Person, query: Record<string, string>) =>
  must(await world.call<Cases>('GET /api/admin/cases', { cookie: by.cookie, query })).body.rows
const idsOf = async (by: Person, assignee: 'me' | 'none') =>
  (await listed(by, { state: 'open', assignee })).map(({ id }) => id)
const note = (by: Person, path: string, text: string, requestKey = newId()) =>
  world.call(`POST /api/admin/${path}/notes`, { cookie: by.cookie, body: { text, requestKey } })

describe('a case', () => {
  test('is taken, given to a colleague and released, and the log has names', async () => {
    const id = await openCase()
    expect(await idsOf(support, 'none')).toContain(id)
    must(await give(support, id, support.id))
    expect(await idsOf(support, 'me')).toEqual([id])
    expect(await idsOf(money, 'me')).toEqual([])
    expect(await idsOf(support, 'none')).not.toContain(id)
    world.at(world.clock.now() + 1)
    must(await give(support, id, money.id, support.id))
    world.at(world.clock.now() + 1)
    expect((await listed(moderator, { id }))[0]!.assignee).toMatchObject({ id: money.id })
    must(await give(money, id, null, money.id))
    expect((await listed(owner, { id }))[0]!.assignee).toBeNull()
    expect(
      (await auditOf(world, id)).map((entry) => [entry.action, entry.before, entry.after]),
    ).toEqual([
      ['case.assign', null, 'Sam Tester'],
      ['case.assign', 'Sam Tester', 'Mona Tester'],
      ['case.assign', 'Mona Tester', null],
    ])
  })
  test('is given to administrators who may decide it only', async () => {
    const id = await openCase()
    for (const person of [moderator, guest])
      expect((await give(owner, id, person.id)).body.code).toBe('ASSIGNEE_NOT_ALLOWED')
    expect((await give(owner, id, newId())).body.code).toBe('ASSIGNEE_NOT_ALLOWED')
    expect((await give(moderator, id, support.id)).body.code).toBe('PERMISSION_REQUIRED')
    expect((await give(owner, newId(), owner.id)).status).toBe(404)
    const { team } = must(
      await world.call<ResultOf<'GET /api/admin/case-team'>>('GET /api/admin/case-team', {
        cookie: moderator.cookie,
      }),
    ).body
    expect(team.map((member) => member.id).toSorted()).toEqual(
      [owner.id, support.id, money.id].toSorted(),
    )
  })
  test('that a colleague took in between is not taken from them unseen', async () => {
    const id = await openCase()
    must(await give(money, id, money.id))
    expect((await give(support, id, support.id)).body.code).toBe('STALE_EDIT')
    expect(await idsOf(money, 'me')).toContain(id)
    must(await give(support, id, support.id, money.id))
  })
  test('that is decided stays with its administrator', async () => {
    const id = await openCase()
    must(await give(support, id, support.id))
    must(
      await world.call(`POST /api/admin/cases/${id}/decide`, {
        cookie: owner.cookie,
        body: { outcome: 'accepted', reason: 'looked at it' },
      }),
    )
    expect((await give(support, id, null, support.id)).body.code).toBe('ALREADY_DONE')
    expect((await listed(owner, { id }))[0]!.assignee).toMatchObject({ id: support.id })
  })
  test('of a former administrator waits for another one', async () => {
    const id = await openCase()
    const leaver = await newAdministrator(world, 'Lea', 'support')
    must(await give(leaver, id, leaver.id))
    await world.deps.db.executeSql(
      'UPDATE users SET is_admin = false, admin_role = NULL WHERE id = $1',
      [leaver.id],
    )
    expect(await idsOf(support, 'none')).toContain(id)
  })
})

describe('notes', () => {
  test('about a case, a game and a user are read where they belong', async () => {
    const id = await openCase()
    must(await note(support, `cases/${id}`, 'Called the front desk: three players.'))
    world.at(world.clock.now() + 1)
    must(await note(money, `cases/${id}`, 'Bank says pending.'))
    must(await note(support, `games/${gameId}`, 'Write to kai@example.com or 090-1234-5678'))
    must(await note(support, `users/${guest.id}`, 'Prefers calls in the evening'))
    expect((await listed(moderator, { id }))[0]!.internalNotes).toMatchObject([
      { by: 'Sam Tester', text: 'Called the front desk: three players.' },
      { by: 'Mona Tester', text: 'Bank says pending.' },
    ])
    const game = await world.call<ResultOf<'GET /api/admin/games/:id'>>(
      `GET /api/admin/games/${gameId}`,
      { cookie: moderator.cookie },
    )
    expect(game.body.internalNotes).toMatchObject([
      { text: 'Write to k••••@example.com or •••• 78' },
    ])
    const user = await world.call<ResultOf<'GET /api/admin/users/:id'>>(
      `GET /api/admin/users/${guest.id}`,
      { cookie: moderator.cookie },
    )
    expect(user.body.internalNotes).toMatchObject([{ text: 'Prefers calls in the evening' }])
    // the log cannot be erased
    expect(JSON.stringify(await auditOf(world, id))).not.toContain('front desk')
  })
  test('are added by roles that may act there, once for each press', async () => {
    const id = await openCase()
    for (const [by, path] of [
      [moderator, `cases/${id}`],
      [money, `games/${gameId}`],
      [money, `users/${guest.id}`],
    ] as const)
      expect((await note(by, path, 'not mine to say')).body.code).toBe('PERMISSION_REQUIRED')
    const key = newId()
    must(await note(support, `cases/${id}`, 'pressed twice', key))
    must(await note(support, `cases/${id}`, 'pressed twice', key))
    // a text that was corrected after a lost answer is not swallowed
    const corrected = await note(support, `cases/${id}`, 'pressed again', key)
    expect([corrected.status, corrected.body.code]).toEqual([409, 'ALREADY_SENT'])
    expect((await note(support, `games/${gameId}`, 'pressed twice', key)).status).toBe(409)
    expect((await listed(owner, { id }))[0]!.internalNotes).toHaveLength(1)
    for (const path of ['cases', 'games', 'users'])
      expect((await note(owner, `${path}/${newId()}`, 'about nothing')).status).toBe(404)
  })
  test('are erased after two years, and kept under a legal hold', async () => {
    const count = async () =>
      (await world.deps.db.executeSql('SELECT 1 FROM internal_notes')).rows.length
    const before = await count()
    const { rows } = await world.deps.db.executeSql<{ at: number }>(
      'SELECT (extract(epoch FROM min(created_at)) * 1000)::float8 AS at FROM internal_notes',
    )
    const end = rows[0]!.at + 730 * DAY
    await eraseClass(world.deps, 'internal_notes', end)
    expect(await count()).toBe(before)
    const hold = (method: 'POST' | 'DELETE') =>
      world.call(`${method} /api/admin/users/${host.id}/legal-hold`, {
        cookie: owner.cookie,
        body: { reason: 'claim 17 of the insurer' },
      })
    must(await hold('POST'))
    await eraseClass(world.deps, 'internal_notes', end + 2)
    // only the note about the guest, who is under no hold
    expect(await count()).toBe(before - 1)
    must(await hold('DELETE'))
    await eraseClass(world.deps, 'internal_notes', end + 2)
    expect(await count()).toBe(0)
  })
  test('about a user are in the export and go with the account', async () => {
    const person = (await createHostAndGuests(world, 0)).host
    must(await note(support, `users/${person.id}`, 'Asked for a receipt in katakana'))
    const { body } = await world.call<ResultOf<'GET /api/account/export'>>(
      'GET /api/account/export',
      { cookie: person.cookie },
    )
    expect(body.records.internalNotes).toMatchObject([{ text: 'Asked for a receipt in katakana' }])
    must(await world.call('DELETE /api/account', { cookie: person.cookie }))
    expect(
      (
        await world.deps.db.executeSql('SELECT 1 FROM internal_notes WHERE subject_id = $1', [
          person.id,
        ])
      ).rows,
    ).toEqual([])
  })
})
