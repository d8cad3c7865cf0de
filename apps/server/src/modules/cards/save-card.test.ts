import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  CARDS,
  completeSetup,
  newPerson,
  must,
  saveCard,
  type Person,
} from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import { deliverEvents } from '../../../test/support/webhooks.ts'

let world: World
let guest: Person
beforeEach(async () => {
  world = await createWorld()
  guest = await newPerson(world, 'Guest', null)
})
afterEach(() => world.close())

const cards = async (person: Person) =>
  must(
    await world.call<{ paymentMethods: { id: string; isDefault: boolean }[] }>(
      'GET /api/payment-methods',
      { cookie: person.cookie },
    ),
  ).body.paymentMethods
async function deliverSetups(): Promise<void> {
  await deliverEvents(world, 'setup_intent.succeeded')
  await world.runJobs()
}

test('a card whose page was closed after the bank’s approval is saved by the webhook, once', async () => {
  const setupIntentId = await completeSetup(world, guest, CARDS.good)
  expect(await cards(guest)).toEqual([])
  await deliverSetups()
  const [saved] = await cards(guest)
  expect(saved).toMatchObject({ isDefault: true })
  await deliverSetups()
  const again = await world.call<{ id: string }>('POST /api/payment-methods', {
    cookie: guest.cookie,
    body: { setupIntentId },
  })
  expect(again.body.id).toBe(saved!.id)
  expect(await cards(guest)).toHaveLength(1)
})

test('a late webhook does not bring back a removed card', async () => {
  const { id } = await saveCard(world, guest, CARDS.good)
  must(await world.call(`DELETE /api/payment-methods/${id}`, { cookie: guest.cookie }))
  await deliverSetups()
  expect(await cards(guest)).toEqual([])
})

test('attack: a setup belongs to the customer it was made for, not to its sender', async () => {
  const thief = await newPerson(world, 'Thief', null)
  await world.call('POST /api/payment-methods/setup-intent', { cookie: thief.cookie })
  const setupIntentId = await completeSetup(world, guest, CARDS.good)
  const stolen = await world.call('POST /api/payment-methods', {
    cookie: thief.cookie,
    body: { setupIntentId },
  })
  expect(stolen).toMatchObject({ body: { code: 'PAYMENT_SETUP_FAILED' } })
  await deliverSetups()
  expect(await cards(thief)).toEqual([])
  expect(await cards(guest)).toHaveLength(1)
})
