import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import {
  closeReconciled,
  createUsers,
  listMailTemplates,
} from '../../../../test/support/create-users.ts'
import { hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

type Code = { code?: string }
const reason = 'Two accounts of one person.'
let world: World, support: Person, money: Person
let host: Person, guest: Person, friend: Person, other: Person
let id = '',
  start = NOON,
  tests = 0
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => closeReconciled(world))
beforeEach(async () => {
  start += 40 * DAY
  world.at(start)
  // their sessions end between the tests
  const letter = 'ABCDEFGH'[tests++]!
  support = await newAdministrator(world, `Sam${letter}`, 'support')
  money = await newAdministrator(world, `Mona${letter}`, 'money')
  ;[host, guest, friend, other] = (await createUsers(world, 4)) as [Person, Person, Person, Person]
})
const open = async (slots: number) => {
  id = await hostGame(world, host, start + 3 * DAY, { slots })
}
const post = (path: string, { cookie }: Person, body: object = {}) =>
  world.call<Code>(`POST /api/games/${id}/${path}`, { cookie, body })
const act = async (
  kind: 'invitations' | 'waiting-list',
  { cookie }: Person = support,
  body: object = { reason },
) => {
  const table = kind === 'invitations' ? 'invitations' : 'waiting_entries'
  const { rows } = await world.deps.db.executeSql<{ id: string }>(
    `SELECT id FROM ${table} WHERE game_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
    [id],
  )
  const verb = kind === 'invitations' ? 'end' : 'remove'
  return world.call<Code>(`POST /api/admin/${kind}/${rows[0]!.id}/${verb}`, { cookie, body })
}
const seats = async () =>
  (
    await world.deps.db.executeSql<{ taken: number; offered: number }>(
      'SELECT seats_taken AS taken, seats_offered AS offered FROM games WHERE id = $1',
      [id],
    )
  ).rows[0]!
const received = async (person: Person, template: string) => {
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql<{ text: string }>(
    `SELECT text FROM outbox WHERE template = $1 AND to_address = $2`,
    [template, person.email],
  )
  return rows.map(({ text }) => text.includes(reason))
}

test('an operator ends an invitation: the seat is free, and guest and host are notified', async () => {
  await open(2)
  must(await post('join', guest, { invited: 1 }))
  must(await post('waiting-list', other))
  must(await act('invitations'))
  expect(await received(guest, 'invitation_ended')).toEqual([true])
  expect(await received(host, 'invitation_ended_host')).toEqual([false])
  // it goes to the guest who waits
  expect(await seats()).toEqual({ taken: 2, offered: 0 })
  expect(await listMailTemplates(world, other)).toContain('waiting_seat')
  expect((await act('invitations')).body.code).toBe('ALREADY_DONE')
  expect(await received(guest, 'invitation_ended')).toEqual([true])
})
test('a companion who has joined keeps the seat', async () => {
  await open(2)
  must(await post('join', guest, { invited: 1 }))
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql<{ id: string }>(
    'SELECT id FROM invitations WHERE game_id = $1',
    [id],
  )
  const { key } = must(
    await world.call<{ key: string }>(`POST /api/games/${id}/invitations/${rows[0]!.id}/link`, {
      cookie: guest.cookie,
    }),
  ).body
  must(await post('join', friend, { invite: key }))
  await world.runJobs()
  expect((await act('invitations')).body.code).toBe('INVITATION_TAKEN')
  expect(await seats()).toEqual({ taken: 2, offered: 0 })
})
test('an operator takes a guest off a waiting list, who is given the reason', async () => {
  await open(1)
  must(await join(world, guest, id))
  must(await post('waiting-list', friend))
  must(await act('waiting-list'))
  expect(await received(friend, 'waiting_ended')).toEqual([true])
  expect((await act('waiting-list')).body.code).toBe('ALREADY_DONE')
  must(await post('waiting-list', other))
  must(await post('leave', guest))
  await world.runJobs()
  expect(await listMailTemplates(world, friend)).not.toContain('waiting_seat')
  expect(await listMailTemplates(world, other)).toContain('waiting_seat')
})
test('an offered seat goes to the next guest', async () => {
  await open(1)
  must(await join(world, guest, id))
  world.at(start + 2 * DAY + HOUR)
  must(await post('waiting-list', friend))
  must(await post('leave', guest, { confirmPenalty: true }))
  await world.runJobs()
  expect(await seats()).toEqual({ taken: 0, offered: 1 })
  must(await act('waiting-list'))
  expect(await received(friend, 'waiting_ended')).toEqual([true])
  expect(await seats()).toEqual({ taken: 0, offered: 0 })
})
test.each(['invitations', 'waiting-list'] as const)(
  '%s: neither without a reason, nor by a role without the permission',
  async (kind) => {
    await open(2)
    must(await post('join', guest, { invited: 1 }))
    must(await post('waiting-list', other))
    expect((await act(kind, support, {})).status).toBe(400)
    expect((await act(kind, money)).body.code).toBe('PERMISSION_REQUIRED')
    expect((await act(kind, guest)).status).toBe(403)
    expect(await seats()).toEqual({ taken: 1, offered: 1 })
  },
)
