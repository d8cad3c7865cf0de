import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AUTHENTICATION_TIME } from '@tomogolf/domain/hold-plan'
import { DAY, HOUR, MINUTE, hours, minutes } from '@tomogolf/domain/time'
import type { CardAccess } from '../../cards/card-access.presenter.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import { newId } from '../../../platform/security/ids.ts'
import { addCard, closeReconciled, createUsers } from '../../../../test/support/create-users.ts'
import {
  CARDS,
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

type Code = { code?: string }
type Detail = {
  availableSlots: number
  invite: string | null
  passedOn: { by: string; state: string } | null
  joinPreview: { placement: string; undoMinutes: number | null; insideWindow: boolean }
  players: { id: string }[]
  viewer: {
    can: { join: true | string; substitute: true | string }
    substitute: { state: string } | null
    participation: { status: string; substitute: string | null; hold: { status: string } } | null
  }
}
const HOLD = 13_000
let world: World, host: Person, guest: Person, next: Person, other: Person, third: Person
let id = '',
  start = NOON
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => closeReconciled(world))
beforeEach(async () => {
  start += 40 * DAY
  world.at(start)
  const cards = [CARDS.good, CARDS.good, '5555555555554444', '3566002020360505', '378282246310005']
  ;[host, guest, next, other, third] = (await createUsers(world, 5, (i) => cards[i]!)) as [
    Person,
    Person,
    Person,
    Person,
    Person,
  ]
  // a full game in the departure window, whose guest cannot leave free
  id = await hostGame(world, host, start + hours(40), { slots: 1 })
  must(await join(world, guest, id))
  world.at(start + hours(2))
  await world.runJobs()
})

const send = ({ cookie } = guest) =>
  world.call<Code & { key: string }>(`POST /api/games/${id}/substitute`, { cookie })
const withdraw = ({ cookie } = guest) =>
  world.call<Code>(`DELETE /api/games/${id}/substitute`, { cookie })
const keyOf = async (from = guest) => must(await send(from)).body.key
const take = ({ cookie }: Person, invite: string) =>
  world.call<Code & { action: CardAccess | null }>(`POST /api/games/${id}/join`, {
    cookie,
    body: { invite },
  })
const detail = async ({ cookie }: Person, invite?: string) =>
  must(
    await world.call<Detail>(`GET /api/games/${id}`, {
      cookie,
      ...(invite !== undefined && { query: { invite } }),
    }),
  ).body
const statusOf = async (person: Person) => (await detail(person)).viewer.participation?.status
const seatsTaken = async () =>
  (
    await world.deps.db.executeSql<{ seats: number }>(
      'SELECT seats_taken AS seats FROM games WHERE id = $1',
      [id],
    )
  ).rows[0]!.seats
const mailsOf = async (kind: string, { id: userId }: Person) =>
  (
    await world.deps.db.executeSql<{ text: string }>(
      `SELECT text FROM outbox WHERE template = $1 AND to_address =
        (SELECT email FROM users WHERE id = $2)`,
      [kind, userId],
    )
  ).rows
const leave = ({ cookie }: Person) =>
  world.call<Code>(`POST /api/games/${id}/leave`, { cookie, body: { confirmPenalty: true } })
const answerBank = ({ apiBase, publishableKey, clientSecret }: CardAccess) =>
  fetch(`${apiBase}/v1/payment_intents/${clientSecret.split('_secret_')[0]!}/authenticate`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      outcome: 'succeed',
    }),
  })

describe('a substitute', () => {
  test('plays in the place of a guest, who is charged nothing', async () => {
    // a guest on the waiting list does not get the seat
    must(await world.call(`POST /api/games/${id}/waiting-list`, { cookie: third.cookie, body: {} }))
    const key = await keyOf()
    expect(await keyOf()).toBe(key)
    expect((await detail(guest)).viewer.substitute).toMatchObject({ state: 'open' })
    expect(await detail(next, key)).toMatchObject({
      invite: key,
      availableSlots: 1,
      passedOn: { by: 'Guest 1 T.', state: 'open' },
      joinPreview: { placement: 'now', undoMinutes: null, insideWindow: true },
      viewer: { can: { join: true } },
    })
    must(await take(next, key))
    expect(await detail(next)).toMatchObject({
      availableSlots: 0,
      viewer: { participation: { status: 'confirmed', hold: { status: 'authorised' } } },
    })
    expect((await detail(guest)).viewer).toMatchObject({
      can: { substitute: 'NOT_JOINED' },
      substitute: null,
      participation: { status: 'left', substitute: 'Guest 2 T.' },
    })
    await world.runJobs()
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 0 })
    expect(readProviderTotals(world, next)).toMatchObject({ held: HOLD, captured: 0 })
    expect(await seatsTaken()).toBe(1)
    expect(await statusOf(third)).toBeUndefined()
    expect((await detail(host)).players.map((player) => player.id)).toEqual([host.id, next.id])
    expect(await mailsOf('substitute_guest', guest)).toHaveLength(1)
    expect((await mailsOf('substitute_host', host))[0]?.text).toContain('Guest 1 T.')
    expect(await mailsOf('joined_guest', next)).toHaveLength(1)
    // once
    expect((await take(other, key)).body.code).toBe('SUBSTITUTE_ENDED')
    expect((await detail(other, key)).passedOn?.state).toBe('ended')
    // the substitute has no undo: a late leave costs the hold
    must(await leave(next))
    await world.runJobs()
    expect(readProviderTotals(world, next)).toMatchObject({ held: 0, captured: HOLD })
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 0 })
  })
  test('is scheduled like the hold that is given up, and passes the seat on again', async () => {
    id = await hostGame(world, host, start + 30 * DAY, { slots: 1 })
    must(await join(world, guest, id))
    must(await take(next, await keyOf()))
    expect(await statusOf(guest)).toBe('left')
    must(await take(other, await keyOf(next)))
    expect([await statusOf(next), await statusOf(other)]).toEqual(['left', 'confirmed'])
    must(await take(guest, await keyOf(other)))
    expect([await statusOf(guest), await seatsTaken()]).toEqual(['confirmed', 1])
    world.at(start + 27 * DAY)
    await world.runJobs()
    expect(readProviderTotals(world, guest).held).toBe(HOLD)
    expect(readProviderTotals(world, other)).toMatchObject({ held: 0, intents: 0 })
  })
  test('with a declined card leaves everything as it was', async () => {
    const key = await keyOf()
    await addCard(world, next.id, CARDS.declinesLater)
    expect((await take(next, key)).body.code).toBe('CARD_DECLINED')
    expect([await statusOf(guest), await seatsTaken()]).toEqual(['confirmed', 1])
    await world.runJobs()
    expect(readProviderTotals(world, guest).held).toBe(HOLD)
    await addCard(world, next.id, '5555555555554444')
    must(await take(next, key))
    expect([await statusOf(guest), await statusOf(next)]).toEqual(['left', 'confirmed'])
  })
  test('plays also while the release of the other hold fails, which is repeated', async () => {
    const key = await keyOf()
    const cancel = { method: 'POST', path: '/v1/payment_intents/*/cancel' }
    world.emulator.faults.add({ kind: 'server_error', times: 3, ...cancel })
    must(await take(next, key))
    expect([await statusOf(guest), await statusOf(next)]).toEqual(['left', 'confirmed'])
    expect(readProviderTotals(world, guest).held).toBe(HOLD)
    world.at(world.clock.now() + HOUR)
    await world.runJobs()
    await reconcile(world.deps)
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 0 })
    expect(readProviderTotals(world, next).held).toBe(HOLD)
  })
  test('who does not answer the bank in time gets no seat, and the link works again', async () => {
    const key = await keyOf()
    await addCard(world, next.id, CARDS.alwaysAsks)
    expect(must(await take(next, key)).body.action).not.toBeNull()
    expect([await statusOf(guest), await statusOf(next)]).toEqual(['confirmed', 'reserved'])
    expect((await detail(guest)).viewer.substitute?.state).toBe('taking')
    expect((await take(other, key)).body.code).toBe('SUBSTITUTE_TAKEN')
    expect((await take(next, key)).body.code).toBe('ALREADY_JOINED')
    world.at(world.clock.now() + AUTHENTICATION_TIME + MINUTE)
    await world.runJobs()
    expect([await statusOf(guest), await statusOf(next)]).toEqual(['confirmed', 'declined'])
    must(await take(other, key))
    expect([await statusOf(guest), await statusOf(other)]).toEqual(['left', 'confirmed'])
  })
  test.each([
    ['withdraws the link', withdraw, 'confirmed', 0],
    ['leaves', () => leave(guest), 'left_late', HOLD],
  ] as const)('gets no seat when the guest %s first', async (_, act, status, captured) => {
    const key = await keyOf()
    await addCard(world, next.id, CARDS.alwaysAsks)
    const { action } = must(await take(next, key)).body
    must(await act())
    expect([await statusOf(guest), await statusOf(next)]).toEqual([status, 'declined'])
    await world.runJobs()
    await answerBank(action!)
    const { body } = await world.call<Code>(`POST /api/games/${id}/confirm-hold`, {
      cookie: next.cookie,
    })
    expect(body.code).toBe('SUBSTITUTE_ENDED')
    await world.runJobs()
    expect(await statusOf(next)).toBe('declined')
    expect(readProviderTotals(world, next).held).toBe(0)
    expect(readProviderTotals(world, guest).captured).toBe(captured)
    expect(await mailsOf('substitute_ended', next)).toHaveLength(1)
    expect((await take(other, key)).body.code).toBe('SUBSTITUTE_ENDED')
    expect(await seatsTaken()).toBe(captured === 0 ? 1 : 0)
  })
  test('ends with the game while the bank asks', async () => {
    id = await hostGame(world, host, start + 4 * DAY, { slots: 1 })
    must(await join(world, guest, id))
    const key = await keyOf()
    await addCard(world, next.id, CARDS.alwaysAsks)
    must(await take(next, key))
    must(await world.call(`POST /api/games/${id}/cancel`, { cookie: host.cookie }))
    await world.runJobs()
    for (const person of [guest, next]) expect(await statusOf(person)).toBe('game_cancelled')
    expect(readProviderTotals(world, next).held).toBe(0)
    expect((await take(other, key)).body.code).toBe('SUBSTITUTE_ENDED')
  })
  test('is possible until 30 minutes before the tee time, and until check-in', async () => {
    const key = await keyOf()
    const last = start + hours(40) - minutes(30)
    world.at(last)
    expect((await detail(next, key)).viewer.can.join).toBe(true)
    world.at(last + 1)
    expect((await take(next, key)).body.code).toBe('SUBSTITUTE_ENDED')
    expect((await send()).body.code).toBe('SUBSTITUTE_TOO_LATE')
    world.at(last)
    must(await take(next, key))
    const { code } = must(
      await world.call<{ code: string }>(`GET /api/games/${id}/qr`, { cookie: host.cookie }),
    ).body
    const again = await keyOf(next)
    const { cookie } = next
    must(await world.call(`POST /api/games/${id}/check-in`, { cookie, body: { code } }))
    expect((await take(other, again)).body.code).toBe('SUBSTITUTE_ENDED')
    expect((await send(next)).body.code).toBe('NOT_JOINED')
    expect((await send(guest)).body.code).toBe('NOT_JOINED')
  })
  test('forgives the late leaver whose seat was passed on, and no other one', async () => {
    must(await leave(guest))
    must(await join(world, next, id))
    must(await take(other, await keyOf(next)))
    world.at(world.clock.now() + HOUR + 1)
    await world.runJobs()
    const refunds = await world.deps.db.executeSql<{ amount: number }>(
      'SELECT amount_minor AS amount FROM refunds WHERE game_id = $1',
      [id],
    )
    expect(refunds.rows).toEqual([{ amount: HOLD }])
  })
})

describe('attack: a link does not', () => {
  test('open the game to the guest’s own card, the host, or a person with another game', async () => {
    const key = await keyOf()
    await addCard(world, next.id, CARDS.good)
    expect((await take(next, key)).body.code).toBe('SUBSTITUTE_OWN_CARD')
    expect((await take(host, key)).body.code).toBe('HOST_CANNOT_JOIN')
    expect((await take(guest, key)).body.code).toBe('ALREADY_JOINED')
    const clash = await hostGame(world, third, start + hours(41))
    must(await join(world, other, clash))
    expect((await take(other, key)).body.code).toBe('GAME_CLASH')
    expect((await take(third, `${key.slice(0, -2)}xx`)).body.code).toBe('GAME_FULL')
    expect((await send(next)).body.code).toBe('NOT_JOINED')
    expect((await withdraw(next)).body.code).toBe('SUBSTITUTE_ENDED')
    expect(await statusOf(guest)).toBe('confirmed')
  })
  test('open the game to people who blocked a player, or are no women in a women-only game', async () => {
    const key = await keyOf()
    must(await world.call(`POST /api/users/${next.id}/block`, { cookie: host.cookie }))
    expect((await take(next, key)).body.code).toBe('GAME_FULL')
    // as a full game, without the name of the guest
    expect(await detail(next, key)).toMatchObject({
      passedOn: null,
      availableSlots: 0,
      viewer: { can: { join: 'GAME_FULL' } },
    })
    await world.deps.db.executeSql('UPDATE games SET women_only = true WHERE id = $1', [id])
    expect((await take(other, key)).body.code).toBe('WOMEN_ONLY')
  })
  test('pass a host by who has declined the person, or after a no-show', async () => {
    await world.deps.db.executeSql(`UPDATE games SET joining = 'approve' WHERE id = $1`, [id])
    const key = await keyOf()
    await world.deps.db.executeSql(
      `INSERT INTO join_requests (id, game_id, guest_id, status, asked_at, answer_until, currency,
          price_minor, fee_minor, hold_minor, fee_percent, window_hours, policy_version)
        VALUES ($3, $1, $2, 'declined', now(), now(), 'USD', 1, 1, 2, 30, 48, 'x')`,
      [id, next.id, newId()],
    )
    expect((await take(next, key)).body.code).toBe('APPROVAL_REQUIRED')
    expect((await detail(next, key)).passedOn?.state).toBe('approval')
    expect((await detail(other, key)).viewer.can.join).toBe(true)
    must(await take(other, key))
    const again = await keyOf(other)
    const played = await hostGame(world, host, world.clock.now() + 20 * DAY, { slots: 1 })
    must(await join(world, third, played))
    await world.deps.db.executeSql(
      `UPDATE participations SET status = 'no_show' WHERE guest_id = $1`,
      [third.id],
    )
    await world.deps.db.executeSql(`UPDATE games SET tee_time = $1 WHERE id = $2`, [
      new Date(world.clock.now() - DAY),
      played,
    ])
    expect((await take(third, again)).body.code).toBe('APPROVAL_REQUIRED')
    await world.deps.db.executeSql(
      `UPDATE participations SET status = 'declined' WHERE guest_id = $1`,
      [third.id],
    )
  })
  test('show an invite-only game once it has ended', async () => {
    await world.deps.db.executeSql('UPDATE games SET invite_key = $1 WHERE id = $2', [
      'k'.repeat(43),
      id,
    ])
    const see = async (invite?: string) =>
      (
        await world.call<Detail>(`GET /api/games/${id}`, {
          cookie: next.cookie,
          ...(invite !== undefined && { query: { invite } }),
        })
      ).status
    const key = await keyOf()
    const parts = ['', '/questions', '/calendar.ics', '/share-image.png']
    const seeParts = async (invite: string) =>
      Promise.all(
        parts.map(
          async (part) =>
            (await world.call(`GET /api/games/${id}${part}`, { query: { invite } })).status,
        ),
      )
    expect([await see(), await see(key)]).toEqual([404, 200])
    // what belongs to the page opens with it
    expect(await seeParts(key)).toEqual([200, 200, 200, 200])
    const visitor = must(
      await world.call<Detail>(`GET /api/games/${id}`, { query: { invite: key } }),
    ).body
    // the key of the game stays unknown to each reader of the link, except its host
    expect(visitor.invite).toBe(key)
    expect((await detail(guest, key)).invite).toBe(key)
    expect((await detail(guest)).invite).toBeNull()
    expect((await detail(host, key)).invite).toBe('k'.repeat(43))
    expect((await detail(guest, 'k'.repeat(43))).invite).toBe('k'.repeat(43))
    await world.deps.db.executeSql(`UPDATE games SET joining = 'approve' WHERE id = $1`, [id])
    await world.deps.db.executeSql(
      `INSERT INTO join_requests (id, game_id, guest_id, status, asked_at, answer_until, currency,
          price_minor, fee_minor, hold_minor, fee_percent, window_hours, policy_version)
        VALUES ($3, $1, $2, 'declined', now(), now(), 'USD', 1, 1, 2, 30, 48, 'x')`,
      [id, third.id, newId()],
    )
    must(await world.call(`POST /api/users/${host.id}/block`, { cookie: other.cookie }))
    for (const reader of [next, other, third]) expect((await detail(reader, key)).invite).toBe(key)
    await world.deps.db.executeSql('DELETE FROM join_requests WHERE game_id = $1', [id])
    await addCard(world, third.id, CARDS.alwaysAsks)
    must(await take(third, key))
    for (const reader of [next, other]) expect((await detail(reader, key)).invite).toBe(key)
    must(await withdraw())
    expect(await see(key)).toBe(404)
    expect(await seeParts(key)).toEqual([404, 404, 404, 404])
    expect((await take(next, key)).body.code).toBe('GAME_NOT_FOUND')
  })
})
