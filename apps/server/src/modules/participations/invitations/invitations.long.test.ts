import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, hours, minutes } from '@tomogolf/domain/time'
import type { CardAccess } from '../../cards/card-access.presenter.ts'
import {
  addCard,
  closeReconciled,
  createUsers,
  listMailTemplates,
} from '../../../../test/support/create-users.ts'
import {
  CARDS,
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { DANIEL } from '../../../../test/support/party/seats.ts'

type Code = { code?: string; params?: Record<string, unknown> }
type Invited = { id: string; state: string; until: string; companion: string | null }
type Detail = {
  availableSlots: number
  passedOn: { as: string; by: string; state: string } | null
  joinPreview: { mayInvite: boolean; placement: string }
  players: { id: string }[]
  viewer: {
    can: { join: true | string }
    invitations: Invited[]
    keptSeats?: { by: string; count: number }[]
    participation: { status: string } | null
  }
}
const HOLD = 13_000
let world: World, host: Person, guest: Person, friend: Person, other: Person, third: Person
let id = '',
  start = NOON
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => closeReconciled(world))
beforeEach(async () => {
  start += 40 * DAY
  world.at(start)
  ;[host, guest, friend, other, third] = (await createUsers(world, 5)) as [
    Person,
    Person,
    Person,
    Person,
    Person,
  ]
  id = await hostGame(world, host, start + 3 * DAY, { slots: 3 })
})

const bring = (invited: number, { cookie } = guest, body: object = {}) =>
  world.call<Code>(`POST /api/games/${id}/join`, { cookie, body: { invited, ...body } })
const detail = async ({ cookie }: Person, invite?: string) =>
  must(
    await world.call<Detail>(`GET /api/games/${id}`, {
      cookie,
      ...(invite !== undefined && { query: { invite } }),
    }),
  ).body
const invitations = async (of = guest) => (await detail(of)).viewer.invitations
const link = async (index = 0, { cookie } = guest) => {
  const one = (await invitations())[index]!
  return world.call<Code & { key: string }>(`POST /api/games/${id}/invitations/${one.id}/link`, {
    cookie,
  })
}
const keyOf = async (index = 0) => must(await link(index)).body.key
const accept = ({ cookie }: Person, invite: string) =>
  world.call<Code & { action: CardAccess | null }>(`POST /api/games/${id}/join`, {
    cookie,
    body: { invite },
  })
const withdraw = async ({ cookie } = guest, index = 0) => {
  const one = (await invitations())[index]!
  return world.call<Code>(`DELETE /api/games/${id}/invitations/${one.id}`, { cookie })
}
const leave = ({ cookie }: Person) =>
  world.call<Code>(`POST /api/games/${id}/leave`, { cookie, body: { confirmPenalty: true } })
const wait = ({ cookie }: Person) =>
  world.call<Code>(`POST /api/games/${id}/waiting-list`, { cookie, body: {} })
const seats = async () =>
  (
    await world.deps.db.executeSql<{ taken: number; offered: number }>(
      'SELECT seats_taken AS taken, seats_offered AS offered FROM games WHERE id = $1',
      [id],
    )
  ).rows[0]!
const mails = async (person: Person, kind: string) =>
  (await listMailTemplates(world, person)).filter((template) => template === kind).length

describe('an invited companion', () => {
  test('has a seat without a hold until accepting with an own card', async () => {
    must(await bring(1))
    await world.runJobs()
    expect(await seats()).toEqual({ taken: 1, offered: 1 })
    expect((await detail(other)).availableSlots).toBe(1)
    expect(readProviderTotals(world, guest).held).toBe(HOLD)
    expect((await detail(host)).viewer.keptSeats).toMatchObject([{ by: 'Guest 1 T.', count: 1 }])
    const key = await keyOf()
    expect(await keyOf()).toBe(key)
    expect(await detail(friend, key)).toMatchObject({
      passedOn: { as: 'companion', by: 'Guest 1 T.', state: 'open' },
      viewer: { can: { join: true } },
    })
    must(await accept(friend, key))
    await world.runJobs()
    expect(await seats()).toEqual({ taken: 2, offered: 0 })
    expect(readProviderTotals(world, friend).held).toBe(HOLD)
    expect(readProviderTotals(world, guest).held).toBe(HOLD)
    expect(await invitations()).toMatchObject([{ state: 'taken', companion: 'Guest 2 T.' }])
    expect(await mails(guest, 'invitation_taken')).toBe(1)
    expect(await mails(host, 'joined_host')).toBe(2)
    // each leaves alone
    must(await leave(guest))
    await world.runJobs()
    expect((await detail(friend)).viewer.participation?.status).toBe('confirmed')
    expect(await seats()).toEqual({ taken: 1, offered: 0 })
    expect((await accept(other, key)).body.code).toBe('INVITATION_ENDED')
  })
  test.each([
    ['at the last moment', 0, undefined],
    ['a moment later', 1, 'INVITATION_ENDED'],
  ] as const)('accepts within 24 hours: %s', async (_, after, code) => {
    must(await bring(1))
    const key = await keyOf()
    world.at(start + 24 * HOUR + after)
    expect((await accept(friend, key)).body.code).toBe(code)
  })
  test.each([
    [0, undefined],
    [1, 'INVITATION_ENDED'],
  ] as const)('accepts until the join deadline, %s ms later', async (after, code) => {
    id = await hostGame(world, other, start + hours(20), { slots: 3 })
    must(await bring(1))
    const key = await keyOf()
    const deadline = Date.parse((await invitations())[0]!.until)
    expect(deadline).toBeLessThan(start + hours(20))
    world.at(deadline + after)
    expect((await accept(friend, key)).body.code).toBe(code)
  })
  test('is free to try another card while the seat is kept', async () => {
    const poor = (await createUsers(world, 1, () => CARDS.declinesLater))[0]!
    must(await bring(1))
    const key = await keyOf()
    expect((await accept(poor, key)).body.code).toBeDefined()
    await world.runJobs()
    expect(await seats()).toEqual({ taken: 1, offered: 1 })
    await addCard(world, poor.id, CARDS.good)
    must(await accept(poor, key))
    expect(await seats()).toEqual({ taken: 2, offered: 0 })
  })
  test('is not the host, the guest, or a person who has a seat', async () => {
    must(await bring(1))
    const key = await keyOf()
    must(await join(world, other, id))
    expect((await accept(host, key)).body.code).toBe('HOST_CANNOT_JOIN')
    expect((await accept(guest, key)).body.code).toBe('ALREADY_JOINED')
    expect((await accept(other, key)).body.code).toBe('ALREADY_JOINED')
    // nor brings companions along
    expect((await bring(1, friend, { invite: key })).body.code).toBe('SEATS_TOO_FEW')
    expect((await bring(0, friend, { invite: key, companions: [DANIEL] })).body.code).toBe(
      'SEATS_TOO_FEW',
    )
  })
  test('has no other game at that time', async () => {
    const same = await hostGame(world, other, start + 3 * DAY + hours(4))
    must(await join(world, friend, same))
    must(await bring(1))
    expect((await accept(friend, await keyOf())).body.code).toBe('GAME_CLASH')
  })
  test('finds a women-only game closed, and a blocked game full', async () => {
    must(await bring(2))
    await world.deps.db.executeSql('UPDATE games SET women_only = true WHERE id = $1', [id])
    expect((await accept(friend, await keyOf())).body.code).toBe('WOMEN_ONLY')
    await world.deps.db.executeSql('UPDATE games SET women_only = false WHERE id = $1', [id])
    must(await world.call(`POST /api/users/${host.id}/block`, { cookie: friend.cookie }))
    expect((await accept(friend, await keyOf())).body.code).toBe('GAME_FULL')
    expect((await detail(friend, await keyOf())).passedOn).toBeNull()
  })
  test('comes before the waiting list, and leaves it', async () => {
    must(await bring(2))
    must(await wait(friend))
    must(await accept(friend, await keyOf()))
    await world.runJobs()
    const { rows } = await world.deps.db.executeSql<{ status: string }>(
      'SELECT status FROM waiting_entries WHERE game_id = $1 AND guest_id = $2',
      [id, friend.id],
    )
    expect(rows).toEqual([{ status: 'left' }])
  })
  test('finds an invite-only game by the link alone', async () => {
    id = await hostGame(world, other, start + 4 * DAY, { slots: 3, inviteOnly: true })
    const invite = must(
      await world.call<{ invite: string }>(`GET /api/games/${id}`, { cookie: other.cookie }),
    ).body.invite
    must(await bring(1, guest, { invite }))
    expect((await world.call(`GET /api/games/${id}`, { cookie: friend.cookie })).status).toBe(404)
    const key = await keyOf()
    expect((await detail(friend, key)).passedOn?.state).toBe('open')
    const questions = `/api/games/${id}/questions` as const
    must(await world.call(`GET ${questions}`, { query: { invite: key } }))
    expect((await world.call(`GET ${questions}`)).status).toBe(404)
    must(
      await world.call(`POST ${questions}`, {
        cookie: friend.cookie,
        query: { invite: key },
        body: { text: 'Are soft spikes fine?' },
      }),
      201,
    )
    must(await accept(friend, key))
  })
})

describe('a kept seat', () => {
  test('is free again after the time, and the host is told once', async () => {
    must(await bring(2))
    must(await wait(other))
    await world.runJobs()
    world.at(start + 20 * HOUR)
    await world.runJobs()
    expect(await mails(guest, 'invitation_reminder')).toBe(1)
    world.at(start + 24 * HOUR + 1)
    await world.runJobs()
    expect(await mails(guest, 'invitation_expired')).toBe(1)
    expect(await mails(host, 'invitation_ended_host')).toBe(1)
    // the waiting guest has moved up
    expect((await detail(other)).viewer.participation?.status).toBe('confirmed')
    expect(await seats()).toEqual({ taken: 2, offered: 0 })
  })
  test('is free again when the guest withdraws, and only the own invitation', async () => {
    must(await bring(2))
    must(await wait(other))
    const key = await keyOf()
    expect((await withdraw(friend)).body.code).toBe('INVITATION_ENDED')
    expect((await link(0, friend)).body.code).toBe('INVITATION_ENDED')
    must(await withdraw())
    expect((await withdraw()).body.code).toBe('INVITATION_ENDED')
    await world.runJobs()
    expect((await accept(friend, key)).body.code).toBe('INVITATION_ENDED')
    expect((await detail(other)).viewer.participation?.status).toBe('confirmed')
    expect(await seats()).toEqual({ taken: 2, offered: 1 })
    expect(await mails(host, 'invitation_ended_host')).toBe(1)
    expect(await mails(guest, 'invitation_expired')).toBe(0)
  })
  test('is free again when the guest leaves, and the host is notified with it', async () => {
    must(await bring(2))
    must(await wait(other))
    must(await wait(third))
    const key = await keyOf()
    must(await leave(guest))
    await world.runJobs()
    expect((await accept(friend, key)).body.code).toBe('INVITATION_ENDED')
    expect(await mails(host, 'left_host')).toBe(1)
    expect(await mails(host, 'invitation_ended_host')).toBe(0)
    expect(await seats()).toEqual({ taken: 2, offered: 0 })
  })
  test('is free again once when the own seat goes to a guest who has an offer', async () => {
    id = await hostGame(world, host, start + hours(22), { slots: 3 })
    // the seat is not passed on to a card of the guest
    const next = (await createUsers(world, 1, () => '5555555555554444'))[0]!
    must(await bring(1))
    must(await join(world, third, id))
    must(await wait(next))
    must(await leave(third))
    await world.runJobs()
    expect(await seats()).toEqual({ taken: 1, offered: 2 })
    const passedOn = must(
      await world.call<{ key: string }>(`POST /api/games/${id}/substitute`, {
        cookie: guest.cookie,
      }),
    )
    must(await accept(next, passedOn.body.key))
    await world.runJobs()
    expect(await seats()).toEqual({ taken: 1, offered: 0 })
    expect((await detail(other)).availableSlots).toBe(2)
  })
  test('ends with the game', async () => {
    must(await bring(2))
    must(
      await world.call(`POST /api/games/${id}/cancel`, {
        cookie: host.cookie,
        body: { reason: 'The course is closed.' },
      }),
    )
    await world.runJobs()
    expect((await seats()).offered).toBe(0)
    expect(await mails(host, 'invitation_ended_host')).toBe(0)
  })
  test('does not exist when the own card is declined, and another try may keep one', async () => {
    const poor = (await createUsers(world, 1, () => CARDS.declinesLater))[0]!
    expect((await bring(2, poor)).body.code).toBeDefined()
    await world.runJobs()
    expect(await seats()).toEqual({ taken: 0, offered: 0 })
    await addCard(world, poor.id, CARDS.good)
    must(await bring(2, poor))
    expect(await seats()).toEqual({ taken: 1, offered: 2 })
  })
  test('opens nothing before the own hold stands', async () => {
    const asked = (await createUsers(world, 1, () => CARDS.asks))[0]!
    must(await bring(1, asked))
    expect(await invitations(asked)).toEqual([])
    const { rows } = await world.deps.db.executeSql<{ id: string }>(
      'SELECT id FROM invitations WHERE game_id = $1',
      [id],
    )
    const opened = await world.call<Code>(`POST /api/games/${id}/invitations/${rows[0]!.id}/link`, {
      cookie: asked.cookie,
    })
    expect(opened.body.code).toBe('INVITATION_ENDED')
    world.at(start + minutes(61))
    await world.runJobs()
    expect(await seats()).toEqual({ taken: 0, offered: 0 })
  })
})

describe('the limits', () => {
  test('all seats or none', async () => {
    must(await join(world, other, id))
    must(await join(world, third, id))
    expect((await bring(1)).body).toMatchObject({ code: 'SEATS_TOO_FEW', params: { count: 1 } })
    expect((await bring(1, guest, { companions: [DANIEL] })).body.code).toBe('SEATS_TOO_FEW')
    expect(await seats()).toEqual({ taken: 2, offered: 0 })
  })
  test('covered and invited companions together', async () => {
    must(await bring(1, guest, { companions: [DANIEL] }))
    expect(await seats()).toEqual({ taken: 2, offered: 1 })
    expect(readProviderTotals(world, guest).held).toBe(2 * HOLD)
  })
  test('a guest does not keep a seat by inviting again and again', async () => {
    must(await bring(1))
    must(await leave(guest))
    expect((await detail(guest)).joinPreview.mayInvite).toBe(false)
    expect((await bring(1)).body.code).toBe('INVITATION_USED')
    must(await bring(0))
  })
  test('after a companion who came, a guest may invite again', async () => {
    must(await bring(1))
    must(await accept(friend, await keyOf()))
    must(await leave(guest))
    must(await bring(1))
    expect((await seats()).offered).toBe(1)
  })
  test('kept seats count as seats without a hold', async () => {
    const games = []
    for (let day = 0; day < 2; day++)
      games.push(await hostGame(world, other, start + hours(72 + 24 * day), { slots: 3 }))
    id = games[0]!
    must(await bring(2))
    id = games[1]!
    expect((await bring(2)).body.code).toBe('UNHELD_SEATS_LIMIT')
    must(await bring(1))
  })
})
