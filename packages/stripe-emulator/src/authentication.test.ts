import { describe, expect, it } from 'vitest'
import { emulated, holdParams, page, refusal, saveCard, typed } from '../test/emulated.ts'
import type { Emulated } from '../test/emulated.ts'

const ASKS_ON_SETUP = '4000002500003155'
const ALWAYS_ASKS = '4000002760003184'

async function startSetup({ stripe, emulator }: Emulated, number: string) {
  const customer = await stripe.customers.create()
  const intent = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' })
  const secret = intent.client_secret ?? ''
  const answer = await page(emulator, `/v1/setup_intents/${intent.id}/confirm`, {
    client_secret: secret,
    ...typed(number),
  })
  return { id: intent.id, secret, answer, customer: customer.id }
}

describe('saving a card whose bank requires authentication', () => {
  it('requires a next action and is saved after authentication', async () => {
    const world = await emulated()
    const { id, secret, answer, customer } = await startSetup(world, ASKS_ON_SETUP)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { authenticate_path: `/v1/setup_intents/${id}/authenticate` },
      },
    })
    expect((await world.stripe.customers.listPaymentMethods(customer)).data).toEqual([])
    const passed = await page(world.emulator, `/v1/setup_intents/${id}/authenticate`, {
      client_secret: secret,
      outcome: 'succeed',
    })
    expect(passed.body).toMatchObject({ status: 'succeeded', next_action: null })
    expect((await world.stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1)
  })

  it('is not saved after a failed authentication, and can be retried', async () => {
    const world = await emulated()
    const { id, secret, customer } = await startSetup(world, ASKS_ON_SETUP)
    const failed = await page(world.emulator, `/v1/setup_intents/${id}/authenticate`, {
      client_secret: secret,
      outcome: 'fail',
    })
    expect(failed.body).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    })
    expect((await world.stripe.customers.listPaymentMethods(customer)).data).toEqual([])
    const again = await page(world.emulator, `/v1/setup_intents/${id}/confirm`, {
      client_secret: secret,
      ...typed(ASKS_ON_SETUP),
    })
    expect(again.body.status).toBe('requires_action')
  })

  it('cannot be authenticated with a wrong client secret', async () => {
    const world = await emulated()
    const { id } = await startSetup(world, ASKS_ON_SETUP)
    const guess = { client_secret: `${id}_secret_guess`, outcome: 'succeed' }
    const foreign = await page(world.emulator, `/v1/setup_intents/${id}/authenticate`, guess)
    expect(foreign.status).toBe(400)
    expect(foreign.body.error).toMatchObject({ param: 'client_secret' })
    expect((await world.stripe.setupIntents.retrieve(id)).status).toBe('requires_action')
  })
})

describe('placing a hold off-session', () => {
  it('succeeds on 4000002500003155 after a setup with authentication', async () => {
    const world = await emulated()
    const saved = await saveCard(world, ASKS_ON_SETUP)
    expect((await world.stripe.paymentIntents.create(holdParams(saved))).status).toBe(
      'requires_capture',
    )
  })

  it('is refused on 4000002500003155 without a setup', async () => {
    const { stripe } = await emulated()
    const customer = await stripe.customers.create()
    const card = await stripe.paymentMethods.attach('pm_card_authenticationRequiredOnSetup', {
      customer: customer.id,
    })
    const error = await refusal(
      stripe.paymentIntents.create(holdParams({ customer: customer.id, card: card.id })),
    )
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
    })
  })

  it('is refused on a card that always requires authentication; the guest can confirm it', async () => {
    const world = await emulated()
    const saved = await saveCard(world, ALWAYS_ASKS)
    const error = await refusal(world.stripe.paymentIntents.create(holdParams(saved)))
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'authentication_required',
    })
    expect(error.payment_method).toMatchObject({ id: saved.card })
    const intent = error.payment_intent
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'authentication_required' },
    })

    const fields = { client_secret: intent?.client_secret ?? '' }
    const asked = await page(world.emulator, `/v1/payment_intents/${intent?.id}/confirm`, {
      ...fields,
      payment_method: saved.card,
    })
    expect(asked.body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    })
    const passed = await page(world.emulator, `/v1/payment_intents/${intent?.id}/authenticate`, {
      ...fields,
      outcome: 'succeed',
    })
    expect(passed.body.status).toBe('requires_capture')
    const held = await world.stripe.paymentIntents.retrieve(intent?.id ?? '', {
      expand: ['latest_charge'],
    })
    expect(held).toMatchObject({
      amount_capturable: 13_000,
      latest_charge: {
        payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
      },
    })
  })

  it('leaves the payment open after a failed authentication', async () => {
    const world = await emulated()
    const saved = await saveCard(world, ALWAYS_ASKS)
    const intent = (await refusal(world.stripe.paymentIntents.create(holdParams(saved))))
      .payment_intent
    const fields = { client_secret: intent?.client_secret ?? '' }
    await page(world.emulator, `/v1/payment_intents/${intent?.id}/confirm`, {
      ...fields,
      payment_method: saved.card,
    })
    const failed = await page(world.emulator, `/v1/payment_intents/${intent?.id}/authenticate`, {
      ...fields,
      outcome: 'fail',
    })
    expect(failed.body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    const twice = await page(world.emulator, `/v1/payment_intents/${intent?.id}/authenticate`, {
      ...fields,
      outcome: 'succeed',
    })
    expect(twice.body.error).toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  it('declines after authentication when funds are insufficient', async () => {
    const world = await emulated()
    const saved = await saveCard(world, '4000008260003178')
    expect(await refusal(world.stripe.paymentIntents.create(holdParams(saved)))).toMatchObject({
      decline_code: 'insufficient_funds',
    })
  })
})

it('an on-session payment on 4000002500003155 requires authentication, also after setup', async () => {
  const world = await emulated()
  const saved = await saveCard(world, ASKS_ON_SETUP)
  const intent = await world.stripe.paymentIntents.create({
    ...holdParams(saved),
    off_session: undefined,
  })
  expect(intent.status).toBe('requires_action')
  const params = { ...holdParams(saved), off_session: undefined, error_on_requires_action: true }
  const strict = await refusal(world.stripe.paymentIntents.create(params))
  expect(strict.code).toBe('authentication_required')
})
