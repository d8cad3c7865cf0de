import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { addCard, createHostAndGuests } from '../../../../test/support/create-users.ts'
import {
  CARDS,
  hostGame,
  must,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World, host: Person, late: Person, friend: Person, third: Person
let gameId = ''
/** The last moment at which the friend leaves free. */
const FREE_UNTIL = NOON + hours(2) + minutes(60)

const post = <T extends object>(path: string, { cookie }: Person, body = {}) =>
  world.call<T>(`POST /api/games/${gameId}/${path}`, { cookie, body })
async function enter(guest: Person): Promise<void> {
  must(await post('requests', guest))
  const { body } = must(
    await world.call<{ requests: { id: string }[] }>(`GET /api/games/${gameId}/requests`, {
      cookie: host.cookie,
    }),
  )
  must(await post(`requests/${body.requests[0]!.id}/accept`, host))
  await world.runJobs()
}
const refunds = async () =>
  (
    await world.deps.db.executeSql<{ amount: number }>(
      `SELECT amount_minor AS amount FROM refunds WHERE refill_of IS NOT NULL`,
    )
  ).rows.map(({ amount }) => amount)
const seatOf = async ({ cookie }: Person) =>
  must(
    await world.call<{
      viewer: { participation: { status: string; hold: { status: string } } | null }
    }>(`GET /api/games/${gameId}`, { cookie }),
  ).body.viewer.participation
/** The friend saves another card, on which the hold is placed. */
async function fixCard(): Promise<void> {
  const { cookie } = friend
  const id = await addCard(world, friend.id, CARDS.good)
  must(await world.call(`PUT /api/payment-methods/${id}/default`, { cookie }))
  await world.runJobs()
}
const at = async (instant: number) => {
  world.at(instant)
  await world.runJobs()
}

// a guest has left late, and a friend takes the seat with a card that is refused: the host has
// accepted the friend, who has a day to fix the card
beforeEach(async () => {
  world = await createWorld()
  const people = await createHostAndGuests(world, 3)
  host = people.host
  ;[late, friend, third] = people.guests as [Person, Person, Person]
  gameId = await hostGame(world, host, NOON + hours(44), { slots: 1, joining: 'approve' })
  await enter(late)
  world.at(NOON + hours(1) + 1)
  must(await post('leave', late, { confirmPenalty: true }))
  await at(NOON + hours(2))
  expect(readProviderTotals(world, late)).toMatchObject({ captured: 13_000 })
  await addCard(world, friend.id, CARDS.declinesLater)
  await enter(friend)
  expect(await seatOf(friend)).toMatchObject({ status: 'confirmed', hold: { status: 'refused' } })
})
afterEach(() => world.close())

describe('a late leave whose seat is taken with a card that is refused', () => {
  test('attack: is not refunded for a seat that is given up without a charge', async () => {
    await at(FREE_UNTIL + 1)
    expect(await refunds()).toEqual([])
    await at(NOON + hours(27))
    expect((await seatOf(friend))?.status).toBe('seat_released')
    expect(await refunds()).toEqual([])
    expect(readProviderTotals(world, late)).toMatchObject({ captured: 13_000 })
    // a guest with a hold has taken it
    await enter(third)
    await at(NOON + hours(29))
    expect(await refunds()).toEqual([13_000])
  })
  test('attack: is not refunded when the friend leaves late and does not pay', async () => {
    await at(FREE_UNTIL + 1)
    must(await post('leave', friend, { confirmPenalty: true }))
    await world.runJobs()
    expect((await seatOf(friend))?.status).toBe('left_late')
    expect(await refunds()).toEqual([])
    // but is once the debt is paid
    await addCard(world, friend.id, CARDS.good)
    must(await post('pay', friend))
    await world.runJobs()
    expect(await refunds()).toEqual([13_000])
  })
  test('is refunded once the hold stands, and not before the undo is over', async () => {
    await fixCard()
    expect((await seatOf(friend))?.hold.status).toBe('authorised')
    await at(FREE_UNTIL)
    expect(await refunds()).toEqual([])
    await at(FREE_UNTIL + 1)
    expect(await refunds()).toEqual([13_000])
  })
  test('is refunded when the card is fixed after the undo is over', async () => {
    await at(FREE_UNTIL + hours(3))
    await fixCard()
    expect(await refunds()).toEqual([13_000])
  })
  test('is refunded when the seat is passed on to a guest whose hold stands', async () => {
    await at(FREE_UNTIL + hours(3))
    await addCard(world, third.id, '5555555555554444')
    const { key } = must(await post<{ key: string }>('substitute', friend)).body
    must(await post('join', third, { invite: key }))
    await world.runJobs()
    expect((await seatOf(third))?.hold.status).toBe('authorised')
    expect(await refunds()).toEqual([13_000])
  })
})
