import { describe, expect, it } from 'vitest'
import { emulated, holdParams, page, refusal, saveCard, sdkFor, typed } from '../test/emulated.ts'
import type { Emulated } from '../test/emulated.ts'

const ASKS_ON_REQUEST = '4000000000003055'
const ALWAYS_ASKS = '4000002760003184'
const wantsThreeDSecure = {
  payment_method_options: { card: { request_three_d_secure: 'any' as const } },
}

describe('the suffix on the statement', () => {
  const hold = async (more: object) => {
    const world = await emulated()
    const params = { ...holdParams(await saveCard(world)), expand: ['latest_charge'], ...more }
    return () => world.stripe.paymentIntents.create(params)
  }
  it.each([
    ['1204 WAKASU', 'TOMOGOLF* 1204 WAKASU'],
    ['abcdefghijkl', 'TOMOGOLF* ABCDEFGHIJKL'],
    ['Café 7', 'TOMOGOLF* CAFÉ 7'],
  ])('%s follows the prefix of the account', async (suffix, expected) => {
    const create = await hold({ statement_descriptor_suffix: suffix })
    expect((await create()).latest_charge).toMatchObject({
      calculated_statement_descriptor: expected,
      statement_descriptor_suffix: suffix,
    })
  })
  it.each([
    ['too long with prefix, asterisk and space', { statement_descriptor_suffix: 'abcdefghijklm' }],
    ['no letter', { statement_descriptor_suffix: '1204' }],
    ['a forbidden character', { statement_descriptor_suffix: "Wakasu's" }],
    ['an asterisk', { statement_descriptor_suffix: 'Wakasu*' }],
    ['no Latin characters', { statement_descriptor_suffix: '若洲 GOLF' }],
    ['the full text, which cards do not take', { statement_descriptor: 'TOMOGOLF WAKASU' }],
  ])('is refused: %s', async (_, more) => {
    const create = await hold(more)
    expect(await refusal(create())).toMatchObject({
      statusCode: 400,
      param: Object.keys(more)[0],
    })
  })
})

describe('3-D Secure on request', () => {
  const setUp = async ({ stripe, emulator }: Emulated, more: object, number = ASKS_ON_REQUEST) => {
    const intent = await stripe.setupIntents.create({ usage: 'off_session', ...more })
    const fields = { client_secret: intent.client_secret ?? '', ...typed(number) }
    return (await page(emulator, `/v1/setup_intents/${intent.id}/confirm`, fields)).body.status
  }
  it('is asked on a card that supports it, and not of itself', async () => {
    const world = await emulated()
    expect(await setUp(world, wantsThreeDSecure)).toBe('requires_action')
    expect(await setUp(world, {})).toBe('succeeded')
    // supported, but the card is not enrolled
    expect(await setUp(world, wantsThreeDSecure, '4242424242424242')).toBe('succeeded')
  })
  it('is asked on-session only: an absent holder cannot answer', async () => {
    const world = await emulated()
    const params = { ...holdParams(await saveCard(world, ASKS_ON_REQUEST)), ...wantsThreeDSecure }
    expect((await world.stripe.paymentIntents.create(params)).status).toBe('requires_capture')
    const present = await world.stripe.paymentIntents.create({ ...params, off_session: undefined })
    expect(present.status).toBe('requires_action')
  })
})

describe('a next action after confirming on the server', () => {
  const confirm = async (world: Emulated, more: object) =>
    (
      await world.stripe.paymentIntents.create({
        ...holdParams(await saveCard(world, ALWAYS_ASKS)),
        off_session: undefined,
        ...more,
      })
    ).next_action
  const returnUrl = 'https://golf.example/games/7?from=mail'
  it('redirects to the bank when Stripe.js does not handle it', async () => {
    const world = await emulated()
    expect(await confirm(world, { return_url: returnUrl })).toMatchObject({
      type: 'redirect_to_url',
      redirect_to_url: {
        return_url: returnUrl,
        url: expect.stringContaining(encodeURIComponent(returnUrl)),
      },
    })
  })
  it('is handled by Stripe.js with use_stripe_sdk, in a window', async () => {
    const action = await confirm(await emulated(), { use_stripe_sdk: true, return_url: returnUrl })
    expect(action).toMatchObject({
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'stripe_3ds2_fingerprint' },
    })
  })
  it('is handled by Stripe.js with a redirect where the bank has no window', async () => {
    const world = await emulated()
    world.emulator.faults.add({ kind: 'authentication_redirect' })
    const action = await confirm(world, { use_stripe_sdk: true, return_url: returnUrl })
    expect(action).toMatchObject({ use_stripe_sdk: { type: 'three_d_secure_redirect' } })
  })
})

describe('mandate data', () => {
  const acceptance = { customer_acceptance: { type: 'online' as const, online: {} } }
  it('is refused without a confirmation', async () => {
    const { stripe } = await emulated()
    const error = await refusal(
      stripe.setupIntents.create({ mandate_data: acceptance as never, usage: 'off_session' }),
    )
    expect(error.param).toBe('mandate_data')
  })
  it('names the address and the browser of who accepted, or lets Stripe.js infer them', async () => {
    const world = await emulated()
    const intent = await world.stripe.setupIntents.create({})
    const confirm = (online: Record<string, string>) =>
      page(world.emulator, `/v1/setup_intents/${intent.id}/confirm`, {
        client_secret: intent.client_secret ?? '',
        'mandate_data[customer_acceptance][type]': 'online',
        ...online,
        ...typed('4242424242424242'),
      })
    expect((await confirm({})).status).toBe(400)
    const inferred = {
      'mandate_data[customer_acceptance][online][infer_from_client]': 'true',
    }
    expect((await confirm(inferred)).body.status).toBe('succeeded')
  })
})

describe('the pinned API version', () => {
  it('leaves refunds out of a charge unless they are expanded', async () => {
    const world = await emulated()
    const params = { ...holdParams(await saveCard(world)), capture_method: 'automatic' as const }
    const intent = await world.stripe.paymentIntents.create(params)
    await world.stripe.refunds.create({ payment_intent: intent.id, amount: 100 })
    const charge = String(intent.latest_charge)
    expect(await world.stripe.charges.retrieve(charge)).not.toHaveProperty('refunds')
    const expanded = await world.stripe.charges.retrieve(charge, { expand: ['refunds'] })
    expect(expanded.refunds?.data).toHaveLength(1)
    const [event] = (await world.stripe.events.list({ type: 'charge.refunded' })).data
    expect(event?.data.object).not.toHaveProperty('refunds')
  })
  it('is the only one that is spoken here', async () => {
    const { emulator } = await emulated()
    const older = sdkFor(emulator, { apiVersion: '2022-11-15' as never })
    const error = await refusal(older.customers.list())
    expect(error.message).toMatch(/Invalid Stripe API version: 2022-11-15/)
  })
})

it.each([
  ['usd', 49, 50],
  ['jpy', 49, 50],
  ['eur', 49, 50],
  ['gbp', 29, 30],
])('in %s an amount of %i is too small, %i is not', async (currency, below, smallest) => {
  const world = await emulated()
  const saved = await saveCard(world)
  const error = await refusal(
    world.stripe.paymentIntents.create(holdParams(saved, below, currency)),
  )
  expect(error).toMatchObject({ code: 'amount_too_small', param: 'amount' })
  const held = await world.stripe.paymentIntents.create(holdParams(saved, smallest, currency))
  expect(held.status).toBe('requires_capture')
})
