import { afterEach, beforeEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { addCard, createHostAndGuests } from '../../../test/support/create-users.ts'
import {
  createMissedGame,
  expireHoldsAtProvider,
  submitStatement,
} from '../../../test/support/missed-game.ts'
import {
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'
import { decideCase } from '../participations/cases/decide-case.usecase.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

type Card = {
  id: string
  isDefault: boolean
  backs: { holds: number; cases: number; debts: number } | null
}
const cardsOf = async (person: Person): Promise<Card[]> =>
  must(
    await world.call<{ paymentMethods: Card[] }>('GET /api/payment-methods', {
      cookie: person.cookie,
    }),
  ).body.paymentMethods
const remove = (person: Person, id: string, replacement?: string) =>
  world.call<{ code: string; params: object }>(`DELETE /api/payment-methods/${id}`, {
    cookie: person.cookie,
    ...(replacement && { query: { replacement } }),
  })
/** Cards at the provider, without the host's. */
const attachedCards = () =>
  [...world.emulator.state.paymentMethods.values()].filter(({ customer }) => customer !== null)
    .length - 1
const holdCards = async () =>
  (
    await world.deps.db.executeSql<{ card_id: string; status: string }>(
      'SELECT card_id, status FROM holds',
    )
  ).rows

test('attack: a no-show who says “I was there” cannot remove the card while the case is open', async () => {
  const { guests, gameId } = await createMissedGame(world, 1)
  const guest = guests[0]!
  must(await submitStatement(world, guest, gameId))
  await expireHoldsAtProvider(world)
  const [card] = await cardsOf(guest)
  expect(card!.backs).toEqual({ holds: 0, cases: 1, debts: 0 })
  expect(await remove(guest, card!.id)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_METHOD_IN_USE', params: { cases: 1 } },
  })
  const { rows } = await world.deps.db.executeSql<{ id: string }>(
    `SELECT id FROM cases WHERE kind = 'attendance' AND status = 'open'`,
  )
  await decideCase(world.deps, {
    operatorId: 'operator000001',
    ip: null,
    reason: 'not there',
    caseId: rows[0]!.id,
    outcome: 'rejected',
  })
  await world.runJobs()
  expect(readProviderTotals(world, guest).captured).toBe(13_000)
  // nothing depends on the card any more
  must(await remove(guest, card!.id))
})

test('a scheduled hold moves to the replacement', async () => {
  const { host, guests } = await createHostAndGuests(world, 1)
  const gameId = await hostGame(world, host, NOON + hours(200))
  must(await join(world, guests[0]!, gameId))
  const [old] = await cardsOf(guests[0]!)
  expect(old!.backs).toEqual({ holds: 1, cases: 0, debts: 0 })
  const other = await addCard(world, guests[0]!.id, '5555555555554444')
  expect((await remove(guests[0]!, old!.id)).body.code).toBe('PAYMENT_METHOD_IN_USE')
  must(await remove(guests[0]!, old!.id, other))
  expect(await holdCards()).toEqual([{ card_id: other, status: 'scheduled' }])
  expect(await cardsOf(guests[0]!)).toMatchObject([{ id: other, isDefault: true }])
  world.at(NOON + hours(200 - 96))
  await world.runJobs()
  expect(readProviderTotals(world, guests[0]!).held).toBe(13_000)
})

test('an authorised hold stays on the removed card and is captured from it', async () => {
  const { host, guests } = await createHostAndGuests(world, 1)
  const gameId = await hostGame(world, host, NOON + hours(30))
  must(await join(world, guests[0]!, gameId))
  const [old] = await cardsOf(guests[0]!)
  const other = await addCard(world, guests[0]!.id)
  must(await remove(guests[0]!, old!.id, other))
  await world.runJobs()
  expect(await holdCards()).toEqual([{ card_id: old!.id, status: 'authorised' }])
  expect(attachedCards()).toBe(2)
  world.at(NOON + hours(2))
  must(
    await world.call(`POST /api/games/${gameId}/leave`, {
      cookie: guests[0]!.cookie,
      body: { confirmPenalty: true },
    }),
  )
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 13_000 })
  // the provider keeps the card until its hold has ended
  world.at(NOON + hours(25))
  await world.runJobs()
  expect(attachedCards()).toBe(1)
})

test.each([
  ['itself', (ids: string[]) => ids[0]!, 404, 'PAYMENT_METHOD_NOT_FOUND'],
  ['an unknown card', () => 'unknown0000001', 404, 'PAYMENT_METHOD_NOT_FOUND'],
  ['a card of another person', (ids: string[]) => ids[2]!, 404, 'PAYMENT_METHOD_NOT_FOUND'],
  ['an expired card', (ids: string[]) => ids[1]!, 402, 'CARD_EXPIRED'],
])('refuses %s as replacement', async (_, choose, status, code) => {
  const { host, guests } = await createHostAndGuests(world, 1)
  const guest = guests[0]!
  must(await join(world, guest, await hostGame(world, host, NOON + hours(200))))
  const [old] = await cardsOf(guest)
  const expired = await addCard(world, guest.id)
  await world.deps.db.executeSql('UPDATE cards SET exp_year = 2020 WHERE id = $1', [expired])
  const [foreign] = await cardsOf(host)
  expect(await remove(guest, old!.id, choose([old!.id, expired, foreign!.id]))).toMatchObject({
    status,
    body: { code },
  })
})

test('removes a card that backs nothing; the oldest valid one becomes the default', async () => {
  const { guests } = await createHostAndGuests(world, 1)
  const [first] = await cardsOf(guests[0]!)
  const second = await addCard(world, guests[0]!.id)
  const third = await addCard(world, guests[0]!.id)
  await world.deps.db.executeSql('UPDATE cards SET exp_year = 2020 WHERE id = $1', [first!.id])
  must(await remove(guests[0]!, third))
  expect((await cardsOf(guests[0]!)).find((card) => card.isDefault)?.id).toBe(second)
})
