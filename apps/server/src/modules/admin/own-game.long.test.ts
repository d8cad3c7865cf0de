import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { DAY, HOUR } from '@tomogolf/domain/time'
import { ActContext, reason } from '../../../test/support/admin-acts/act-context.ts'
import { askToCapture, limitAloneTo } from '../../../test/support/approvals.ts'
import { closeReconciled, createHostAndGuests } from '../../../test/support/create-users.ts'
import {
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../test/support/people.ts'
import { joinWith } from '../../../test/support/party/seats.ts'
import { upload } from '../../../test/support/upload.ts'
import { NOON } from '../../../test/support/world.ts'
import { onDisputeEvent } from '../participations/disputes/on-dispute-event.ts'
import { newId } from '../../platform/security/ids.ts'

/** Administrators who host or play decide nothing about an own game, whatever their role. */
const context = new ActContext()
beforeAll(() => context.open())
afterAll(() => closeReconciled(context.world))

type Side = 'host' | 'guest'
const SIDES: Side[] = ['host', 'guest']
const promote = async (person: Person): Promise<Person> => {
  await context.world.deps.db.executeSql(
    `UPDATE users SET is_admin = true, admin_role = 'owner' WHERE id = $1`,
    [person.id],
  )
  return person
}
const codeOf = async ({ cookie }: Person, key: string, body: object = { reason }) => {
  const answer = await context.world.call(key, { cookie, body })
  return [answer.status, answer.body.code]
}
const REFUSED = [409, 'OWN_ACCOUNT']
const versionOf = async (gameId: string) =>
  (await context.queryOne<{ version: number }>('SELECT version FROM games WHERE id = $1', [gameId]))
    .version
const addCase = async (gameId: string): Promise<string> => {
  const id = newId()
  await context.world.deps.db.executeSql(
    `INSERT INTO cases (id, kind, game_id, created_at, details) VALUES ($1, 'drift', $2, now(), 'x')`,
    [id, gameId],
  )
  return id
}

describe.each(SIDES)('attack: an administrator who is the %s of a game', (side) => {
  test('is told which games are their own, and no others', async () => {
    const seated = await context.seatGuest(),
      other = await context.seatGuest()
    const listed = async ({ cookie }: Person) =>
      (await context.world.call<{ ids: string[] }>('GET /api/admin/own-games', { cookie })).body.ids
    expect(await listed(await promote(seated[side]))).toEqual([seated.gameId])
    expect(await listed(await promote(other[side]))).toEqual([other.gameId])
  })
  test('cancels it free of charge', async () => {
    const seated = await context.seatGuest()
    const own = await promote(seated[side])
    const body = { reason, version: await versionOf(seated.gameId) }
    expect(await codeOf(own, `POST /api/admin/games/${seated.gameId}/cancel`, body)).toEqual(
      REFUSED,
    )
    must(await context.forceCancel(seated.gameId))
  })
  test('releases or charges a hold of it', async () => {
    const seated = await context.seatGuestAndCancel()
    const own = await promote(seated[side])
    const path = `POST /api/admin/holds/${seated.holdId}`
    expect(await codeOf(own, `${path}/release`)).toEqual(REFUSED)
    expect(await codeOf(own, `${path}/capture`, { reason, amount: 100 })).toEqual(REFUSED)
    expect(readProviderTotals(context.world, seated.guest)).toMatchObject({ held: 13_000 })
    must(await context.call(`${path}/release`, { reason }))
  })
  test('approves or declines a charge of it that a colleague asked for', async () => {
    const seated = await context.seatGuestAndCancel()
    await limitAloneTo(context.world, 50)
    const id = await askToCapture(context.world, context.admin, seated.holdId, 13_000)
    const own = await promote(seated[side])
    expect(await codeOf(own, `POST /api/admin/approvals/${id}/approve`, {})).toEqual(REFUSED)
    expect(await codeOf(own, `POST /api/admin/approvals/${id}/decline`)).toEqual(REFUSED)
    const { rows } = (await context.world.call('GET /api/admin/approvals', { cookie: own.cookie }))
      .body as ResultOf<'GET /api/admin/approvals'>
    expect(rows.find((row) => row.id === id)?.can).toEqual({ decide: false, withdraw: false })
    await limitAloneTo(context.world, 300)
    must(await context.call(`POST /api/admin/approvals/${id}/withdraw`, {}))
  })
  test('refunds a payment of it', async () => {
    const late = await context.leaveLate()
    const own = await promote(late[side])
    const refund = `POST /api/admin/transactions/${late.paid}/refund`
    expect(await codeOf(own, refund, { reason, amount: 130, left: 130 })).toEqual(REFUSED)
    expect(readProviderTotals(context.world, late.guest)).toMatchObject({ captured: 13_000 })
  })
  test('decides a case about it', async () => {
    const seated = await context.seatGuest()
    const own = await promote(seated[side])
    const decide = `POST /api/admin/cases/${await addCase(seated.gameId)}/decide`
    expect(await codeOf(own, decide, { reason, outcome: 'accepted' })).toEqual(REFUSED)
    must(await context.call(decide, { reason, outcome: 'accepted' }))
  })
  test('closes a problem that was reported on it', async () => {
    const seated = await context.seatGuest()
    must(
      await context.world.call(`POST /api/games/${seated.gameId}/report`, {
        cookie: seated.guest.cookie,
        body: { reason: 'wrong_information', message: 'The meeting point was another one.' },
      }),
    )
    const { id } = await context.queryOne<{ id: string }>(
      'SELECT id FROM game_reports WHERE game_id = $1',
      [seated.gameId],
    )
    const own = await promote(seated[side])
    const fix = `POST /api/admin/issues/${id}/fix`
    expect(await codeOf(own, fix, { note: 'All is well.' })).toEqual(REFUSED)
    must(await context.call(fix, { note: 'All is well.' }))
  })
  test('answers or accepts a dispute of it', async () => {
    const late = await context.leaveLate()
    const { intent_id } = await context.queryOne<{ intent_id: string }>(
      'SELECT intent_id FROM holds WHERE guest_id = $1',
      [late.guest.id],
    )
    await onDisputeEvent(context.world.deps, context.world.emulator.openDispute(intent_id))
    const { id } = await context.queryOne<{ id: string }>(
      'SELECT id FROM disputes WHERE user_id = $1',
      [late.guest.id],
    )
    const own = await promote(late[side])
    const path = `POST /api/admin/disputes/${id}`
    expect(await codeOf(own, `${path}/submit`)).toEqual(REFUSED)
    expect(await codeOf(own, `${path}/accept`)).toEqual(REFUSED)
    must(await context.call(`${path}/accept`, { reason }))
    // the host is not the one who is kept from joining
    if (side === 'guest') expect(await codeOf(own, `${path}/release-joining`)).toEqual(REFUSED)
  })
  test('hides a rating that they got or gave', async () => {
    const { host, guest, gameId } = await context.seatGuest()
    const id = newId()
    await context.world.deps.db.executeSql(
      `INSERT INTO ratings (id, game_id, rater_id, ratee_id, stars, created_at, updated_at, shown_at)
        VALUES ($1, $2, $3, $4, 1, now(), now(), now())`,
      [id, gameId, guest.id, host.id],
    )
    const own = await promote(side === 'host' ? host : guest)
    expect(await codeOf(own, `POST /api/admin/ratings/${id}/hide`)).toEqual(REFUSED)
    must(await context.call(`POST /api/admin/ratings/${id}/hide`, { reason }))
  })
})

test('attack: an administrator who waits takes others off the list, adds a spot or frees one', async () => {
  const { world } = context
  world.at(NOON)
  const { host, guests } = await createHostAndGuests(world, 3)
  const gameId = await hostGame(world, host, NOON + 5 * DAY, { slots: 1 })
  must(await join(world, guests[0]!, gameId))
  for (const { cookie } of guests.slice(1))
    must(await world.call(`POST /api/games/${gameId}/waiting-list`, { cookie }))
  const { id } = await context.queryOne<{ id: string }>(
    'SELECT id FROM waiting_entries WHERE game_id = $1 AND guest_id = $2',
    [gameId, guests[1]!.id],
  )
  const own = await promote(guests[2]!)
  const remove = `POST /api/admin/waiting-list/${id}/remove`
  expect(await codeOf(own, remove)).toEqual(REFUSED)
  const body = { reason, version: await versionOf(gameId) }
  expect(await codeOf(own, `POST /api/admin/games/${gameId}/cancel`, body)).toEqual(REFUSED)
  const edit = { ...body, changes: { slots: 3 } }
  expect(await codeOf(own, `PATCH /api/admin/games/${gameId}`, edit)).toEqual(REFUSED)
  const seat = await context.queryOne<{ id: string }>(
    'SELECT id FROM participations WHERE game_id = $1',
    [gameId],
  )
  expect(await codeOf(own, `POST /api/admin/games/${gameId}/guests/${seat.id}/remove`)).toEqual(
    REFUSED,
  )
  must(await context.call(remove, { reason }))
})
test('attack: an administrator frees a seat that is kept for a companion of another guest', async () => {
  const { world } = context
  world.at(NOON)
  const { host, guests } = await createHostAndGuests(world, 2)
  const gameId = await hostGame(world, host, NOON + 6 * DAY, { slots: 2 })
  must(
    await world.call(`POST /api/games/${gameId}/join`, {
      cookie: guests[0]!.cookie,
      body: { invited: 1 },
    }),
  )
  must(await world.call(`POST /api/games/${gameId}/waiting-list`, { cookie: guests[1]!.cookie }))
  const { id } = await context.queryOne<{ id: string }>(
    'SELECT id FROM invitations WHERE game_id = $1',
    [gameId],
  )
  const own = await promote(guests[1]!)
  expect(await codeOf(own, `POST /api/admin/invitations/${id}/end`)).toEqual(REFUSED)
})
test('attack: a host accepts the evidence of the own booking', async () => {
  const { world } = context
  world.at(NOON)
  const { host } = await createHostAndGuests(world, 0)
  must(await upload(world, host, '/api/booking-evidence', Buffer.from('%PDF-1.7\n%%EOF')))
  const gameId = await hostGame(world, host, NOON + 7 * DAY, {
    booking: {
      via: 'gora',
      reference: null,
      bookedPlayers: 4,
      namesDueAt: null,
      freeChangesUntil: null,
      schedule: [],
    },
    withEvidence: true,
  })
  const review = `POST /api/admin/bookings/${gameId}/review`
  const own = await promote(host)
  expect(await codeOf(own, review, { reason, outcome: 'accepted' })).toEqual(REFUSED)
  must(await context.call(review, { reason, outcome: 'accepted' }))
})
test('attack: a host or an asker removes a question of the own game in the name of the team', async () => {
  const { world } = context
  world.at(NOON)
  const { host, guests } = await createHostAndGuests(world, 1)
  const gameId = await hostGame(world, host, NOON + 9 * DAY)
  const { id } = must(
    await world.call<{ id: string }>(`POST /api/games/${gameId}/questions`, {
      cookie: guests[0]!.cookie,
      body: { text: 'Is the green fee paid in cash?' },
    }),
    201,
  ).body
  const remove = `POST /api/admin/questions/${id}/remove`
  for (const person of [host, guests[0]!])
    expect(await codeOf(await promote(person), remove)).toEqual(REFUSED)
  must(await context.call(remove, { reason }))
})

describe('a message to all players', () => {
  const letters = async (gameId: string) =>
    (
      await context.world.deps.db.executeSql<{ user_id: string }>(
        `SELECT user_id FROM requests WHERE fields->>'gameId' = $1`,
        [gameId],
      )
    ).rows.map(({ user_id }) => user_id)
  const write = (gameId: string, { cookie }: Person, body: object = {}) =>
    context.world.call<{ sent?: number; code?: string }>(
      `POST /api/admin/games/${gameId}/message`,
      {
        cookie,
        body: {
          subject: 'Typhoon on Saturday',
          text: 'The course decides on Friday evening.',
          requestKey: `press-about-${gameId}`,
          ...body,
        },
      },
    )
  test('reaches each once, also by two presses at once, and not who writes it', async () => {
    const { host, guest, gameId } = await context.seatGuest()
    const own = await promote(guest)
    const both = await Promise.all([write(gameId, own), write(gameId, own)])
    expect(both.map(({ body }) => body.sent)).toEqual([1, 1])
    expect(await letters(gameId)).toEqual([host.id])
    const other = await write(gameId, own, { text: 'The course has decided to close.' })
    expect(other.body.code).toBe('ALREADY_SENT')
  })
  test('reaches a guest with a companion once, and an unknown game none', async () => {
    const { world } = context
    world.at(NOON)
    const { host, guests } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, NOON + 8 * DAY + HOUR, { slots: 3 })
    must(await joinWith(world, guests[0]!, gameId))
    expect((await write(gameId, context.admin)).body.sent).toBe(2)
    expect((await write('abcdefghjkmnpq', context.admin)).body.code).toBe('GAME_NOT_FOUND')
  })
})
