import { afterEach, describe, expect, test } from 'vitest'
import { startEmulator, type Emulator } from '@tomogolf/stripe-emulator'
import { API_VERSION } from '@tomogolf/stripe-emulator/account'
import { money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import type { NewPayment } from './card-provider.ts'
import { stripeProvider } from './stripe-provider.ts'
import { STRIPE_API_VERSION } from './stripe-api-version.ts'

let emulator: Emulator
let now = Date.parse('2026-12-01T00:00:00Z')
afterEach(() => emulator.close())

async function provider() {
  emulator = await startEmulator({ port: 0, now: () => now })
  return stripeProvider({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_x',
    timeoutMs: 2000,
    emulatorUrl: emulator.url,
  })
}
const USER = { id: 'user-1', email: 'mio@example.com' }
const saveCard = async (customerId: string, name = 'pm_card_visa') => {
  const response = await fetch(`${emulator.url}/v1/payment_methods/${name}/attach`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_x' },
    body: new URLSearchParams({ customer: customerId }),
  })
  return ((await response.json()) as { id: string }).id
}
const payment = (customerId: string, paymentMethodId: string): NewPayment => ({
  tag: { kind: 'hold', id: 'hold-1', attempt: 1 },
  customerId,
  paymentMethodId,
  amount: money(13_000, 'USD'),
  offSession: false,
  statementSuffix: 'DEC4 WAKAS',
  threeDSecure: 'automatic',
  returnUrl: 'https://golf.example/games/7',
  description: 'TomoGolf hold',
})
const onlyIntent = () => [...emulator.state.paymentIntents.values()][0]!
const onlyCharge = () => [...emulator.state.charges.values()][0]!

test('the SDK, the emulator and the pin speak one API version', async () => {
  const cards = await provider()
  expect([(await cards.probe()).apiVersion, API_VERSION]).toEqual([
    STRIPE_API_VERSION,
    STRIPE_API_VERSION,
  ])
})

describe('a customer', () => {
  test('is created once, even when the provider has forgotten the key of a lost response', async () => {
    const cards = await provider()
    emulator.faults.add({ kind: 'timeout_after', path: '/v1/customers', method: 'POST', times: 2 })
    await expect(cards.createCustomer(USER, 0)).rejects.toThrow(/connection/)
    now += hours(24) + 1
    const found = await cards.createCustomer(USER, 0)
    expect([...emulator.state.customers.keys()]).toEqual([found])
  })
  test('is never the customer of another user with the same address', async () => {
    const cards = await provider()
    const first = await cards.createCustomer(USER, 0)
    expect(await cards.createCustomer({ ...USER, id: 'user-2' }, 0)).not.toBe(first)
  })
})

describe('a hold', () => {
  test('shows the game on the statement', async () => {
    const cards = await provider()
    const customer = await cards.createCustomer(USER, 0)
    await cards.hold(payment(customer, await saveCard(customer)))
    expect(onlyCharge().calculated_statement_descriptor).toBe('TOMOGOLF* DEC4 WAKAS')
  })
  test('stands without the game when the provider refuses the text, such as after a longer prefix', async () => {
    const cards = await provider()
    const customer = await cards.createCustomer(USER, 0)
    const refused = {
      ...payment(customer, await saveCard(customer)),
      statementSuffix: '12345678901',
    }
    expect(await cards.hold(refused)).toMatchObject({ kind: 'authorised' })
    expect(onlyCharge().calculated_statement_descriptor).toBe('TOMOGOLF')
  })
  test('of a present customer asks the bank when the setting wants it, by Stripe.js', async () => {
    const cards = await provider()
    const customer = await cards.createCustomer(USER, 0)
    const card = await saveCard(customer, 'pm_card_threeDSecureOptional')
    expect(await cards.hold({ ...payment(customer, card), threeDSecure: 'any' })).toMatchObject({
      kind: 'needs_action',
    })
    expect(onlyIntent()).toMatchObject({
      next_action: { type: 'use_stripe_sdk' },
      payment_method_options: { card: { request_three_d_secure: 'any' } },
    })
  })
  test('is found by its metadata when its key is older than a day', async () => {
    const cards = await provider()
    const customer = await cards.createCustomer(USER, 0)
    const placed = payment(customer, await saveCard(customer))
    await cards.hold(placed)
    now += hours(24) + 1
    const query = { customerIds: ['cus_earlier', customer], intentId: null }
    expect(await cards.find({ ...query, tag: placed.tag })).toMatchObject({ kind: 'authorised' })
    expect(await cards.find({ ...query, tag: { ...placed.tag, attempt: 2 } })).toEqual({
      kind: 'not_found',
    })
  })
  test('on a card that was detached is declined, and the unconfirmed intent counts as none', async () => {
    const cards = await provider()
    const customer = await cards.createCustomer(USER, 0)
    const placed = payment(customer, await saveCard(customer))
    await cards.detachCard(placed.paymentMethodId)
    const declined = { kind: 'declined', intentId: null, reason: 'CARD_DECLINED' }
    expect(await cards.hold(placed)).toEqual(declined)
    expect(onlyIntent()).toMatchObject({ status: 'requires_confirmation' })
    const query = { tag: placed.tag, customerIds: [customer] }
    expect(await cards.find({ ...query, intentId: null })).toEqual({ kind: 'not_found' })
    expect(await cards.find({ ...query, intentId: onlyIntent().id })).toEqual({ kind: 'not_found' })
    // the same call once more, as after a lost answer
    expect(await cards.hold(placed)).toEqual(declined)
  })
})

test('a setup records the text that the user accepts, for payments without the user', async () => {
  const cards = await provider()
  const customer = await cards.createCustomer(USER, 0)
  const setup = await cards.createSetup(customer, { agreement: '2026-11', threeDSecure: 'any' })
  const { id } = setup!
  expect(emulator.state.setupIntents.get(id)).toMatchObject({
    usage: 'off_session',
    metadata: { agreement: '2026-11' },
    payment_method_options: { card: { request_three_d_secure: 'any' } },
  })
})
