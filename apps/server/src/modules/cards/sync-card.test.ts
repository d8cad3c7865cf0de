import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { addCard, createHostAndGuests } from '../../../test/support/create-users.ts'
import {
  CARDS,
  hostGame,
  join,
  must,
  readProviderTotals,
  saveCard,
  type Person,
} from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'
import { deliverEvents } from '../../../test/support/webhooks.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

type Card = { id: string; last4: string; expMonth: number; expYear: number; isDefault: boolean }
const cardsOf = async (person: Person): Promise<Card[]> =>
  must(
    await world.call<{ paymentMethods: Card[] }>('GET /api/payment-methods', {
      cookie: person.cookie,
    }),
  ).body.paymentMethods
const providerId = async (cardId: string) =>
  (
    await world.deps.db.executeSql<{ provider_id: string }>(
      'SELECT provider_id FROM cards WHERE id = $1',
      [cardId],
    )
  ).rows[0]!.provider_id
const customerOf = async (person: Person) =>
  (
    await world.deps.db.executeSql<{ customer_id: string }>(
      'SELECT customer_id FROM card_customers WHERE user_id = $1',
      [person.id],
    )
  ).rows[0]!.customer_id
/** A call of the provider's dashboard or of its API by another program. */
const atProvider = (method: string, path: string) =>
  fetch(`${world.emulator.url}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_emulator' },
  })
const mailsTo = async (person: Person) =>
  must(
    await world.call<{ subject: string; text: string }[]>('GET /api/dev/outbox', {
      query: { to: person.email },
    }),
  ).body

async function seatWithScheduledHold(): Promise<{ guest: Person; gameId: string }> {
  const { host, guests } = await createHostAndGuests(world, 1)
  const gameId = await hostGame(world, host, NOON + hours(200))
  must(await join(world, guests[0]!, gameId))
  return { guest: guests[0]!, gameId }
}

describe('a card detached at the provider', () => {
  test('is replaced as default, its hold moves, and the person is notified', async () => {
    const { guest } = await seatWithScheduledHold()
    const [old] = await cardsOf(guest)
    const other = await addCard(world, guest.id, '5555555555554444')
    await world.call(`PUT /api/payment-methods/${old!.id}/default`, { cookie: guest.cookie })
    await atProvider('POST', `payment_methods/${await providerId(old!.id)}/detach`)
    await deliverEvents(world, 'payment_method.detached')
    await world.runJobs()
    expect(await cardsOf(guest)).toMatchObject([{ id: other, isDefault: true }])
    expect(
      (await mailsTo(guest)).find(({ subject }) => subject.includes('can’t be used'))!.text,
    ).toContain('4444')
    world.at(NOON + hours(200 - 96))
    await world.runJobs()
    expect(readProviderTotals(world, guest).held).toBe(13_000)
  })

  test('without another card the person is asked for one, and the hold is placed on it', async () => {
    const { guest } = await seatWithScheduledHold()
    const [only] = await cardsOf(guest)
    await atProvider('POST', `payment_methods/${await providerId(only!.id)}/detach`)
    await deliverEvents(world, 'payment_method.detached')
    await deliverEvents(world, 'payment_method.detached')
    await world.runJobs()
    expect(await cardsOf(guest)).toEqual([])
    expect(
      (await mailsTo(guest)).filter(({ subject }) => subject.includes('can’t be used')),
    ).toHaveLength(1)
    await saveCard(world, guest, CARDS.good)
    world.at(NOON + hours(200 - 96))
    await world.runJobs()
    expect(readProviderTotals(world, guest).held).toBe(13_000)
  })

  test('that backs nothing disappears without a message', async () => {
    const { guests } = await createHostAndGuests(world, 1)
    const [only] = await cardsOf(guests[0]!)
    await atProvider('POST', `payment_methods/${await providerId(only!.id)}/detach`)
    await deliverEvents(world, 'payment_method.detached')
    await world.runJobs()
    expect(await cardsOf(guests[0]!)).toEqual([])
    expect(await mailsTo(guests[0]!)).toEqual([])
  })
})

describe('the data of a card', () => {
  test('are updated by the card network', async () => {
    const { guests } = await createHostAndGuests(world, 1)
    const [card] = await cardsOf(guests[0]!)
    world.emulator.updateCard(await providerId(card!.id), {
      expMonth: 8,
      expYear: 2031,
      last4: '1881',
    })
    await deliverEvents(world, 'payment_method.automatically_updated')
    await world.runJobs()
    expect(await cardsOf(guests[0]!)).toMatchObject([
      { id: card!.id, expMonth: 8, expYear: 2031, last4: '1881', isDefault: true },
    ])
  })

  test('are updated by a call to the provider; a stale event changes nothing back', async () => {
    const { guests } = await createHostAndGuests(world, 1)
    const [card] = await cardsOf(guests[0]!)
    const id = await providerId(card!.id)
    for (const year of [2031, 2032])
      await fetch(`${world.emulator.url}/v1/payment_methods/${id}`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_emulator' },
        body: new URLSearchParams({ 'card[exp_year]': String(year) }),
      })
    await deliverEvents(world, 'payment_method.updated', 'newest first')
    await world.runJobs()
    expect(await cardsOf(guests[0]!)).toMatchObject([{ expYear: 2032 }])
  })
})

describe('a customer deleted at the provider', () => {
  test('takes its cards along', async () => {
    const { guest } = await seatWithScheduledHold()
    await atProvider('DELETE', `customers/${await customerOf(guest)}`)
    await deliverEvents(world, 'customer.deleted')
    await world.runJobs()
    expect(await cardsOf(guest)).toEqual([])
    expect((await mailsTo(guest)).map(({ subject }) => subject)).toContain(
      'Your Visa card ending in 4242 can’t be used anymore',
    )
  })

  test.each(['with its webhook', 'without its webhook'])(
    'is created again with the next card, %s',
    async (how) => {
      const { guest } = await seatWithScheduledHold()
      const deleted = await customerOf(guest)
      await atProvider('DELETE', `customers/${deleted}`)
      if (how === 'with its webhook') {
        await deliverEvents(world, 'customer.deleted')
        await world.runJobs()
      }
      const card = await saveCard(world, guest, CARDS.good)
      expect(await customerOf(guest)).not.toBe(deleted)
      expect(await cardsOf(guest)).toMatchObject([{ id: card.id, isDefault: true }])
      // the old event arrives late and changes nothing
      await deliverEvents(world, 'customer.deleted')
      await world.runJobs()
      expect(await cardsOf(guest)).toHaveLength(1)
      world.at(NOON + hours(200 - 96))
      await world.runJobs()
      expect(readProviderTotals(world, guest).held).toBe(13_000)
      // a second time too
      await atProvider('DELETE', `customers/${await customerOf(guest)}`)
      await saveCard(world, guest, CARDS.good)
      expect(await cardsOf(guest)).toHaveLength(1)
    },
  )

  test('is created once by parallel calls', async () => {
    const { guests } = await createHostAndGuests(world, 1)
    await atProvider('DELETE', `customers/${await customerOf(guests[0]!)}`)
    const setups = await Promise.all(
      [1, 2, 3].map(() =>
        world.call('POST /api/payment-methods/setup-intent', { cookie: guests[0]!.cookie }),
      ),
    )
    expect(setups.map(({ status }) => status)).toEqual([200, 200, 200])
    const alive = [...world.emulator.state.customers.values()].filter(
      (customer) => 'metadata' in customer && customer.metadata.user === guests[0]!.id,
    )
    expect(alive).toHaveLength(1)
  })
})
