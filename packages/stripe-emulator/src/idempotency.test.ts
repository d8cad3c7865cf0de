import { describe, expect, it } from 'vitest'
import { DAY, emulated, holdParams, refusal, saveCard, SECRET_KEY } from '../test/emulated.ts'

const KEY = { idempotencyKey: 'hold_7' }

describe('the same idempotency key', () => {
  it('with the same request returns the first response and holds once', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    const first = await world.stripe.paymentIntents.create(holdParams(saved), KEY)
    await world.stripe.paymentIntents.cancel(first.id)
    const again = await world.stripe.paymentIntents.create(holdParams(saved), KEY)
    expect(again).toEqual(first)
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
      'idempotency-key': 'hold_7',
    })
    expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId)
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed')
    expect(world.emulator.state.paymentIntents.size).toBe(1)
  })

  it('with other parameters is refused and changes nothing', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    await world.stripe.paymentIntents.create(holdParams(saved), KEY)
    const error = await refusal(world.stripe.paymentIntents.create(holdParams(saved, 99_900), KEY))
    expect(error).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      rawType: 'idempotency_error',
    })
    expect(world.emulator.state.paymentIntents.size).toBe(1)
  })

  it('on another endpoint is refused', async () => {
    const { stripe } = await emulated()
    await stripe.customers.create({}, KEY)
    expect(await refusal(stripe.setupIntents.create({}, KEY))).toMatchObject({
      statusCode: 400,
      rawType: 'idempotency_error',
    })
  })

  it('ignores the order of parameters', async () => {
    const { emulator } = await emulated()
    const send = async (body: string) => {
      const headers = {
        authorization: `Bearer ${SECRET_KEY}`,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': 'k',
      }
      const response = await fetch(`${emulator.url}/v1/customers`, {
        method: 'POST',
        body,
        headers,
      })
      return ((await response.json()) as { id: string }).id
    }
    expect(await send('name=A&email=a%40example.test')).toBe(
      await send('email=a%40example.test&name=A'),
    )
    expect(emulator.state.customers.size).toBe(1)
  })

  it('while the first request is still running is refused with 409', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    world.emulator.faults.add({ kind: 'slow', ms: 300, path: '/v1/payment_intents' })
    const running = world.stripe.paymentIntents.create(holdParams(saved), KEY)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const error = await refusal(world.stripe.paymentIntents.create(holdParams(saved), KEY))
    expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    const done = await running
    expect((await world.stripe.paymentIntents.create(holdParams(saved), KEY)).id).toBe(done.id)
    expect(world.emulator.state.paymentIntents.size).toBe(1)
  })

  it('returns the response of a declined card without asking the bank again', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    world.emulator.faults.add({ kind: 'decline', code: 'insufficient_funds' })
    const first = await refusal(world.stripe.paymentIntents.create(holdParams(saved), KEY))
    const again = await refusal(world.stripe.paymentIntents.create(holdParams(saved), KEY))
    expect(again).toMatchObject({
      statusCode: 402,
      decline_code: 'insufficient_funds',
      charge: first.charge,
    })
    expect(again.headers?.['idempotent-replayed']).toBe('true')
    expect(
      (
        await world.stripe.paymentIntents.create(holdParams(saved), {
          idempotencyKey: 'hold_7_second',
        })
      ).status,
    ).toBe('requires_capture')
  })

  it('can be used again after a request with invalid parameters', async () => {
    const { stripe } = await emulated()
    await refusal(stripe.paymentIntents.create({ amount: 10, currency: 'usd' }, KEY))
    expect(
      (await stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' }, KEY)).amount,
    ).toBe(1_000)
  })

  it('expires after a day by the clock', async () => {
    const world = await emulated()
    const first = await world.stripe.customers.create({}, KEY)
    world.pass(DAY - 1)
    expect((await world.stripe.customers.create({}, KEY)).id).toBe(first.id)
    world.pass(1)
    expect((await world.stripe.customers.create({}, KEY)).id).not.toBe(first.id)
  })
})
