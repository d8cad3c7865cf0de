import { describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { DAY, emulated, holdParams, HOUR, refusal, saveCard, START } from '../test/emulated.ts'

const chargeOf = (intent: Stripe.PaymentIntent) => intent.latest_charge as Stripe.Charge

describe('capturing a hold', () => {
  it('captures a part and releases the remainder without a refund', async () => {
    const world = await emulated()
    const { stripe } = world
    const hold = await stripe.paymentIntents.create(holdParams(await saveCard(world)))
    const taken = await stripe.paymentIntents.capture(
      hold.id,
      { amount_to_capture: 3_000 },
      { idempotencyKey: 'take' },
    )
    expect(taken).toMatchObject({
      status: 'succeeded',
      amount: 13_000,
      amount_received: 3_000,
      amount_capturable: 0,
    })
    const charge = await stripe.charges.retrieve(String(taken.latest_charge))
    expect(charge).toMatchObject({
      amount: 13_000,
      amount_captured: 3_000,
      amount_refunded: 0,
      captured: true,
      refunded: false,
    })
    expect((await stripe.refunds.list({ payment_intent: hold.id })).data).toEqual([])
    const twice = await refusal(
      stripe.paymentIntents.capture(hold.id, { amount_to_capture: 10_000 }),
    )
    expect(twice.code).toBe('payment_intent_unexpected_state')
  })

  it('refuses more than the held amount and keeps the hold', async () => {
    const world = await emulated()
    const hold = await world.stripe.paymentIntents.create(holdParams(await saveCard(world)))
    const error = await refusal(
      world.stripe.paymentIntents.capture(hold.id, { amount_to_capture: 13_001 }),
    )
    expect(error).toMatchObject({
      statusCode: 400,
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
    expect(await world.stripe.paymentIntents.retrieve(hold.id)).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 13_000,
    })
  })

  it('refuses an amount of zero', async () => {
    const world = await emulated()
    const hold = await world.stripe.paymentIntents.create(holdParams(await saveCard(world)))
    const error = await refusal(
      world.stripe.paymentIntents.capture(hold.id, { amount_to_capture: 0 }),
    )
    expect(error.code).toBe('parameter_invalid_integer')
  })
})

describe('releasing a hold', () => {
  it('cancels it with the reason; it cannot be captured afterwards', async () => {
    const world = await emulated()
    const { stripe } = world
    const hold = await stripe.paymentIntents.create(holdParams(await saveCard(world)))
    const canceled = await stripe.paymentIntents.cancel(hold.id, {
      cancellation_reason: 'requested_by_customer',
    })
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'requested_by_customer',
      amount_capturable: 0,
      canceled_at: START / 1000,
    })
    const charge = await stripe.charges.retrieve(String(hold.latest_charge))
    expect(charge).toMatchObject({
      captured: false,
      amount_captured: 0,
      refunded: false,
      amount_refunded: 0,
    })
    const error = await refusal(stripe.paymentIntents.capture(hold.id))
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' })
    expect(error.payment_intent).toMatchObject({ id: hold.id, status: 'canceled' })
  })

  it('refuses to cancel a captured or canceled hold', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    const [one, two] = [
      await world.stripe.paymentIntents.create(holdParams(saved)),
      await world.stripe.paymentIntents.create(holdParams(saved)),
    ]
    await world.stripe.paymentIntents.capture(one.id)
    await world.stripe.paymentIntents.cancel(two.id)
    expect(await refusal(world.stripe.paymentIntents.cancel(one.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    expect(await refusal(world.stripe.paymentIntents.cancel(two.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })
})

describe('how long a hold lasts', () => {
  it.each([
    ['Visa without the guest', '4242424242424242', 'usd', true, 4 * DAY + 18 * HOUR],
    ['Visa with the guest', '4242424242424242', 'usd', false, 7 * DAY],
    ['Mastercard without the guest', '5555555555554444', 'usd', true, 7 * DAY],
    ['American Express', '378282246310005', 'usd', true, 7 * DAY],
    ['yen on Visa', '4242424242424242', 'jpy', true, 30 * DAY],
    ['yen on Mastercard', '5555555555554444', 'jpy', true, 30 * DAY],
    ['yen on JCB', '3566002020360505', 'jpy', true, 30 * DAY],
    ['yen on American Express', '378282246310005', 'jpy', true, 7 * DAY],
  ])('%s', async (_case, number, currency, offSession, window) => {
    const world = await emulated()
    const params = holdParams(await saveCard(world, number), 15_000, currency)
    const hold = await world.stripe.paymentIntents.create({
      ...params,
      off_session: offSession || undefined,
      expand: ['latest_charge'],
    })
    expect(chargeOf(hold).payment_method_details?.card?.capture_before).toBe(
      (START + window) / 1000,
    )

    world.pass(window - 1_000)
    expect((await world.stripe.paymentIntents.retrieve(hold.id)).status).toBe('requires_capture')
    world.pass(1_000)
    expect(await world.stripe.paymentIntents.retrieve(hold.id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'expired',
      canceled_at: (START + window) / 1000,
      amount_capturable: 0,
    })
  })

  it('expires with an event and cannot be captured', async () => {
    const world = await emulated()
    const hold = await world.stripe.paymentIntents.create(holdParams(await saveCard(world)))
    world.pass(5 * DAY)
    expect(world.emulator.sweep()).toBe(1)
    expect(world.emulator.sweep()).toBe(0)
    expect(await refusal(world.stripe.paymentIntents.capture(hold.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    const types = (await world.stripe.events.list({ limit: 2 })).data.map((event) => event.type)
    expect(types).toEqual(['payment_intent.canceled', 'charge.expired'])
  })
})

describe('refunding', () => {
  it('refunds parts up to the captured amount, never an uncaptured hold', async () => {
    const world = await emulated()
    const { stripe } = world
    const hold = await stripe.paymentIntents.create(holdParams(await saveCard(world)))
    expect(await refusal(stripe.refunds.create({ payment_intent: hold.id }))).toMatchObject({
      statusCode: 400,
    })
    await stripe.paymentIntents.capture(hold.id, { amount_to_capture: 3_000 })
    expect(
      await stripe.refunds.create({
        payment_intent: hold.id,
        amount: 1_000,
        reason: 'requested_by_customer',
      }),
    ).toMatchObject({ status: 'succeeded', amount: 1_000, payment_intent: hold.id })
    expect(
      await refusal(stripe.refunds.create({ payment_intent: hold.id, amount: 2_001 })),
    ).toMatchObject({ statusCode: 400, param: 'amount' })
    const rest = await stripe.refunds.create({ charge: String(hold.latest_charge) })
    expect(rest.amount).toBe(2_000)
    const charge = await stripe.charges.retrieve(String(hold.latest_charge), {
      expand: ['refunds', 'balance_transaction'],
    })
    expect(charge).toMatchObject({
      amount_refunded: 3_000,
      refunded: true,
      balance_transaction: { amount: 3_000, type: 'charge' },
    })
    expect(charge.refunds?.data.map((refund) => refund.amount)).toEqual([2_000, 1_000])
    expect(await refusal(stripe.refunds.create({ payment_intent: hold.id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    expect((await stripe.refunds.retrieve(rest.id)).amount).toBe(2_000)
  })
})

describe('amounts', () => {
  it('yen have no minor unit: 15,000 yen are 15000', async () => {
    const world = await emulated()
    const hold = await world.stripe.paymentIntents.create(
      holdParams(await saveCard(world), 15_000, 'jpy'),
    )
    expect(hold).toMatchObject({ amount: 15_000, amount_capturable: 15_000, currency: 'jpy' })
    const taken = await world.stripe.paymentIntents.capture(hold.id, {
      amount_to_capture: 4_500,
      expand: ['latest_charge.balance_transaction'],
    })
    expect(taken.amount_received).toBe(4_500)
    expect(chargeOf(taken).balance_transaction).toMatchObject({
      amount: 4_500,
      currency: 'jpy',
      fee: 162,
      net: 4_338,
    })
    expect(
      (await refusal(world.stripe.refunds.create({ payment_intent: hold.id, amount: 4_501 })))
        .message,
    ).toContain('¥4501')
  })

  it.each([
    ['usd', 49, '$0.50'],
    ['jpy', 49, '¥50'],
  ])('refuses less than the smallest amount in %s', async (currency, amount, smallest) => {
    const { stripe } = await emulated()
    const error = await refusal(stripe.paymentIntents.create({ amount, currency }))
    expect(error).toMatchObject({ statusCode: 400, code: 'amount_too_small', param: 'amount' })
    expect(error.message).toContain(smallest)
    expect((await stripe.paymentIntents.create({ amount: 50, currency })).amount).toBe(50)
  })

  it('refuses fractions and unsupported currencies', async () => {
    const { stripe } = await emulated()
    expect(
      await refusal(stripe.paymentIntents.create({ amount: 100.5, currency: 'usd' })),
    ).toMatchObject({ code: 'parameter_invalid_integer' })
    expect(
      await refusal(stripe.paymentIntents.create({ amount: 100, currency: 'xyz' })),
    ).toMatchObject({ param: 'currency' })
  })
})

describe('a payment that is not ready', () => {
  it('requires a card, then the confirmation', async () => {
    const world = await emulated()
    const { stripe } = world
    const saved = await saveCard(world)
    const params = {
      amount: 500,
      currency: 'usd',
      customer: saved.customer,
      allowed_payment_method_types: ['card'],
    }
    const bare = await stripe.paymentIntents.create(params)
    expect(bare.status).toBe('requires_payment_method')
    expect(await refusal(stripe.paymentIntents.confirm(bare.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    const ready = await stripe.paymentIntents.create({ ...params, payment_method: saved.card })
    expect(ready.status).toBe('requires_confirmation')
    expect(await refusal(stripe.paymentIntents.capture(ready.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    expect(await stripe.paymentIntents.confirm(ready.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 500,
    })
    expect(await refusal(stripe.paymentIntents.confirm(ready.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('refuses a server confirmation that could redirect, as the provider does', async () => {
    const world = await emulated()
    const params = { ...holdParams(await saveCard(world)), allowed_payment_method_types: undefined }
    expect((await refusal(world.stripe.paymentIntents.create(params))).message).toContain(
      'return_url',
    )
    const never = {
      ...params,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    }
    expect((await world.stripe.paymentIntents.create(never)).status).toBe('requires_capture')
  })

  it('refuses the card of another customer', async () => {
    const world = await emulated()
    const [mine, theirs] = [await saveCard(world), await saveCard(world)]
    expect(
      (
        await refusal(
          world.stripe.paymentIntents.create(
            holdParams({ customer: mine.customer, card: theirs.card }),
          ),
        )
      ).statusCode,
    ).toBe(400)
  })
})
