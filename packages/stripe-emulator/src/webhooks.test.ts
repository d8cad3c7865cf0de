import { describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { DAY, emulated, holdParams, saveCard } from '../test/emulated.ts'
import { webhookReceiver, WEBHOOK_SECRET } from '../test/webhook-receiver.ts'

async function emulatedWithWebhook() {
  const receiver = await webhookReceiver()
  const world = await emulated({ webhook: { url: receiver.url, secret: WEBHOOK_SECRET } })
  return { ...world, receiver }
}

describe('webhooks', () => {
  it('are delivered in order with a valid signature', async () => {
    const world = await emulatedWithWebhook()
    const { stripe, emulator, receiver } = world
    const saved = await saveCard(world)
    const hold = await stripe.paymentIntents.create(holdParams(saved), { idempotencyKey: 'hold_1' })
    await stripe.paymentIntents.capture(hold.id, { amount_to_capture: 3_000 })
    await stripe.refunds.create({ payment_intent: hold.id, amount: 500 })
    await emulator.drainWebhooks()
    expect(receiver.types()).toEqual([
      'customer.created',
      'setup_intent.created',
      'payment_method.attached',
      'setup_intent.succeeded',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'charge.captured',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
    ])
    const held = receiver.events[6] as Stripe.PaymentIntentAmountCapturableUpdatedEvent
    expect(held).toMatchObject({
      object: 'event',
      livemode: false,
      request: { idempotency_key: 'hold_1' },
    })
    expect(held.api_version).toBe(stripe.getApiField('version'))
    // A snapshot: the capture that came after does not show in it.
    expect(held.data.object).toMatchObject({
      id: hold.id,
      status: 'requires_capture',
      amount_capturable: 13_000,
      metadata: { hold: 'hold_1' },
    })
  })

  it('are signed with real time, even when the clock is in another year', async () => {
    const world = await emulatedWithWebhook()
    world.emulator.setClock(Date.parse('2028-02-29T12:00:00Z'))
    await world.stripe.customers.create()
    await world.emulator.drainWebhooks()
    expect(world.receiver.events[0]?.created).toBe(Date.parse('2028-02-29T12:00:00Z') / 1000)
  })

  it('are retried until a 2xx response and block later ones', async () => {
    const { stripe, emulator, receiver } = await emulatedWithWebhook()
    receiver.answerWith(500, 1)
    await stripe.customers.create({ name: 'first' })
    await stripe.customers.create({ name: 'second' })
    expect((await stripe.events.list()).data.map((event) => event.pending_webhooks)).toEqual([1, 1])
    await emulator.drainWebhooks()
    expect(receiver.attempts()).toBe(3)
    expect(receiver.events.map((event) => (event.data.object as Stripe.Customer).name)).toEqual([
      'first',
      'second',
    ])
    expect((await stripe.events.list({ delivery_success: false })).data).toEqual([])
  })

  it('are dropped after the last attempt; the event can still be read', async () => {
    const receiver = await webhookReceiver()
    const { stripe, emulator } = await emulated({
      webhook: { url: receiver.url, secret: WEBHOOK_SECRET },
      webhookRetry: { firstMs: 5, longestMs: 10, attempts: 3 },
    })
    receiver.answerWith(503)
    await stripe.customers.create()
    await emulator.drainWebhooks()
    expect(receiver.attempts()).toBe(3)
    expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1)
  })

  it('are sent to an endpoint that is set later; drain fails without a working one', async () => {
    const { stripe, emulator, receiver } = await emulatedWithWebhook()
    emulator.setWebhook({ url: 'http://127.0.0.1:1/nobody', secret: WEBHOOK_SECRET })
    await stripe.customers.create()
    await expect(emulator.drainWebhooks(200)).rejects.toThrow('1 webhooks')
    emulator.setWebhook(null)
    await expect(emulator.drainWebhooks(200)).rejects.toThrow('no endpoint')
    emulator.setWebhook({ url: receiver.url, secret: WEBHOOK_SECRET })
    await emulator.drainWebhooks()
    expect(receiver.types()).toEqual(['customer.created'])
  })

  it('report an expired hold without a request', async () => {
    const world = await emulatedWithWebhook()
    const hold = await world.stripe.paymentIntents.create(holdParams(await saveCard(world)))
    world.pass(5 * DAY)
    world.emulator.sweep()
    await world.emulator.drainWebhooks()
    const last = world.receiver.events.at(-1) as Stripe.PaymentIntentCanceledEvent
    expect(last).toMatchObject({ type: 'payment_intent.canceled', request: { id: null } })
    expect(last.data.object).toMatchObject({ id: hold.id, cancellation_reason: 'expired' })
    expect(world.receiver.types().at(-2)).toBe('charge.expired')
  })
})

describe('webhook faults', () => {
  it('drop one: the event exists but is not delivered', async () => {
    const { stripe, emulator, receiver } = await emulatedWithWebhook()
    emulator.faults.add({ kind: 'webhook_lose', event: 'customer.*' })
    await stripe.customers.create({ name: 'lost' })
    await stripe.customers.create({ name: 'seen' })
    await emulator.drainWebhooks()
    expect(receiver.events.map((event) => (event.data.object as Stripe.Customer).name)).toEqual([
      'seen',
    ])
    expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1)
  })

  it('duplicate one: the same event is delivered twice', async () => {
    const { stripe, emulator, receiver } = await emulatedWithWebhook()
    emulator.faults.add({ kind: 'webhook_duplicate' })
    await stripe.customers.create()
    await emulator.drainWebhooks()
    expect(receiver.events).toHaveLength(2)
    expect(receiver.events[0]?.id).toBe(receiver.events[1]?.id)
  })

  it('reorder: the matching ones are delivered last first', async () => {
    const { stripe, emulator, receiver } = await emulatedWithWebhook()
    emulator.faults.add({ kind: 'webhook_reorder', times: 3 })
    for (const name of ['one', 'two', 'three', 'four']) await stripe.customers.create({ name })
    await emulator.drainWebhooks()
    expect(receiver.events.map((event) => (event.data.object as Stripe.Customer).name)).toEqual([
      'three',
      'two',
      'one',
      'four',
    ])
  })

  it('reorder: incomplete groups are delivered by drain', async () => {
    const { stripe, emulator, receiver } = await emulatedWithWebhook()
    emulator.faults.add({ kind: 'webhook_reorder', times: 5 })
    for (const name of ['one', 'two']) await stripe.customers.create({ name })
    await emulator.drainWebhooks()
    expect(receiver.events.map((event) => (event.data.object as Stripe.Customer).name)).toEqual([
      'two',
      'one',
    ])
  })

  it('delay one: later ones are delivered before it', async () => {
    const { stripe, emulator, receiver } = await emulatedWithWebhook()
    emulator.faults.add({ kind: 'webhook_delay', ms: 150 })
    await stripe.customers.create({ name: 'late' })
    await stripe.customers.create({ name: 'early' })
    await emulator.drainWebhooks()
    expect(receiver.events.map((event) => (event.data.object as Stripe.Customer).name)).toEqual([
      'early',
      'late',
    ])
  })
})
