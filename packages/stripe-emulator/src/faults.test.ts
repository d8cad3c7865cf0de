import { describe, expect, it } from 'vitest'
import { emulated, holdParams, refusal, saveCard, sdkFor } from '../test/emulated.ts'

const KEY = { idempotencyKey: 'hold_9' }
const CREATE = { method: 'POST', path: '/v1/payment_intents' }

describe('a time-out', () => {
  it('before the effect changes nothing; the same key places the hold later', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    // Twice, because the SDK retries a request once after a closed connection.
    world.emulator.faults.add({ kind: 'timeout_before', ...CREATE, times: 2 })
    expect((await refusal(world.stripe.paymentIntents.create(holdParams(saved), KEY))).type).toBe(
      'StripeConnectionError',
    )
    expect(world.emulator.state.paymentIntents.size).toBe(0)
    expect((await world.stripe.paymentIntents.create(holdParams(saved), KEY)).status).toBe(
      'requires_capture',
    )
  })

  it('after the effect leaves the hold; the same key returns it', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    world.emulator.faults.add({ kind: 'timeout_after', ...CREATE, times: 2 })
    expect((await refusal(world.stripe.paymentIntents.create(holdParams(saved), KEY))).type).toBe(
      'StripeConnectionError',
    )
    const [hold] = world.emulator.state.paymentIntents.values()
    expect(hold).toMatchObject({ status: 'requires_capture', amount_capturable: 13_000 })
    expect((await world.stripe.paymentIntents.create(holdParams(saved), KEY)).id).toBe(hold?.id)
    expect(world.emulator.state.paymentIntents.size).toBe(1)
  })

  it("after the effect is found by listing the customer's payments", async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    world.emulator.faults.add({ kind: 'timeout_after', ...CREATE, times: 2 })
    await refusal(world.stripe.paymentIntents.create(holdParams(saved)))
    const found = await world.stripe.paymentIntents.list({ customer: saved.customer })
    expect(found.data.map((intent) => intent.metadata)).toEqual([{ hold: 'hold_1' }])
  })

  it('by a closed connection is retried once by the SDK', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    world.emulator.faults.add({ kind: 'timeout_after', ...CREATE })
    const hold = await world.stripe.paymentIntents.create(holdParams(saved))
    expect(hold.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(world.emulator.state.paymentIntents.size).toBe(1)
  })

  it('without a response ends when the SDK times out', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    const hasty = sdkFor(world.emulator, { timeout: 150 })
    world.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      path: '/v1/payment_intents/*/capture',
    })
    const hold = await hasty.paymentIntents.create(holdParams(saved))
    const error = await refusal(hasty.paymentIntents.capture(hold.id, {}, KEY))
    expect(error.message).toContain('timeout')
    expect(await hasty.paymentIntents.retrieve(hold.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 13_000,
    })
    expect((await hasty.paymentIntents.capture(hold.id, {}, KEY)).status).toBe('succeeded')
  })

  it('without a response before the effect changes nothing', async () => {
    const world = await emulated()
    const hasty = sdkFor(world.emulator, { timeout: 150 })
    world.emulator.faults.add({ kind: 'timeout_before', silence: 'hang' })
    expect((await refusal(hasty.customers.create())).type).toBe('StripeConnectionError')
    expect(world.emulator.state.customers.size).toBe(0)
  })
})

describe('an error 500', () => {
  it('has no effect and is stored under its key, as the provider documents', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    world.emulator.faults.add({ kind: 'server_error', ...CREATE })
    for (const _attempt of [1, 2]) {
      expect(
        await refusal(world.stripe.paymentIntents.create(holdParams(saved), KEY)),
      ).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    }
    expect(world.emulator.state.paymentIntents.size).toBe(0)
    expect(
      (await world.stripe.paymentIntents.create(holdParams(saved), { idempotencyKey: 'another' }))
        .status,
    ).toBe('requires_capture')
  })

  it('before the endpoint executes is not stored: the same key succeeds', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    world.emulator.faults.add({ kind: 'server_error', ...CREATE, stored: false })
    expect(await refusal(world.stripe.paymentIntents.create(holdParams(saved), KEY))).toMatchObject(
      { statusCode: 500 },
    )
    expect((await world.stripe.paymentIntents.create(holdParams(saved), KEY)).status).toBe(
      'requires_capture',
    )
  })
})

it('a rate limit responds 429 and changes nothing', async () => {
  const { stripe, emulator } = await emulated()
  emulator.faults.add({ kind: 'rate_limit', times: 2 })
  for (const _attempt of [1, 2]) {
    expect(await refusal(stripe.customers.create({}, KEY))).toMatchObject({
      type: 'StripeRateLimitError',
      statusCode: 429,
      code: 'rate_limit',
    })
  }
  expect((await stripe.customers.create({}, KEY)).object).toBe('customer')
  expect(emulator.state.customers.size).toBe(1)
})

it('a slow response arrives later', async () => {
  const { stripe, emulator } = await emulated()
  emulator.faults.add({ kind: 'slow', ms: 120 })
  const before = performance.now()
  await stripe.customers.create()
  expect(performance.now() - before).toBeGreaterThanOrEqual(115)
})

it('"decline next" declines one attempt with the given code, also at a later step', async () => {
  const world = await emulated()
  const saved = await saveCard(world)
  world.emulator.faults.add({ kind: 'decline', code: 'lost_card', ...CREATE })
  expect(await refusal(world.stripe.paymentIntents.create(holdParams(saved)))).toMatchObject({
    code: 'card_declined',
    decline_code: 'lost_card',
  })
  world.emulator.faults.add({ kind: 'decline', code: 'authentication_required' })
  expect(await refusal(world.stripe.paymentIntents.create(holdParams(saved)))).toMatchObject({
    code: 'authentication_required',
  })
  expect((await world.stripe.paymentIntents.create(holdParams(saved))).status).toBe(
    'requires_capture',
  )
})

describe('a fault', () => {
  it('applies only to its method and path, as often as configured', async () => {
    const { stripe, emulator } = await emulated()
    emulator.faults.add({ kind: 'rate_limit', method: 'get', path: '/v1/customers/*' })
    const customer = await stripe.customers.create()
    await stripe.customers.list()
    expect((await refusal(stripe.customers.retrieve(customer.id))).statusCode).toBe(429)
    expect((await stripe.customers.retrieve(customer.id)).id).toBe(customer.id)
    expect(emulator.faults.list()).toEqual([])
  })

  it('can be removed', async () => {
    const { stripe, emulator } = await emulated()
    const id = emulator.faults.add({ kind: 'rate_limit', times: 5 })
    emulator.faults.add({ kind: 'server_error', times: 5 })
    expect(emulator.faults.remove(id)).toBe(true)
    expect(emulator.faults.remove(id)).toBe(false)
    emulator.faults.clear()
    expect((await stripe.customers.create()).object).toBe('customer')
  })

  it('with an unknown field is refused', async () => {
    const { emulator } = await emulated()
    const add = (fault: object) => () =>
      emulator.faults.add(fault as Parameters<typeof emulator.faults.add>[0])
    expect(add({ kind: 'explode' })).toThrow('kind must be one of')
    expect(add({ kind: 'slow' })).toThrow('ms')
    expect(add({ kind: 'rate_limit', paht: '/v1/x' })).toThrow('paht')
    expect(add({ kind: 'decline', code: 'no_reason' })).toThrow('code must be one of')
    expect(add({ kind: 'rate_limit', times: 0 })).toThrow('times')
  })
})
