import { describe, expect, it } from 'vitest'
import Stripe from 'stripe'
import {
  DAY,
  emulated,
  holdParams,
  page,
  PUBLISHABLE_KEY,
  refusal,
  saveCard,
  SECRET_KEY,
  typed,
} from '../test/emulated.ts'
import { post } from '../test/raw-calls.ts'

describe('API keys', () => {
  it('are required, and only test keys are accepted', async () => {
    const { emulator } = await emulated()
    const create = (headers: Record<string, string>) =>
      post(`${emulator.url}/v1/customers`, '', headers)
    expect((await create({})).status).toBe(401)
    expect(
      (await create({ authorization: 'Bearer sk_live_abcdefgh' })).body.error?.message,
    ).toContain('Invalid API Key provided: sk_live_')
    expect((await create({ authorization: `Basic ${btoa(`${SECRET_KEY}:`)}` })).status).toBe(200)
    const wrong = new Stripe('nonsense', {
      host: '127.0.0.1',
      port: emulator.port,
      protocol: 'http',
    })
    expect((await refusal(wrong.customers.create())).type).toBe('StripeAuthenticationError')
  })

  it('a publishable key allows only the calls of a page', async () => {
    const { emulator } = await emulated()
    const answer = await page(emulator, '/v1/customers', {})
    expect(answer.status).toBe(401)
    expect(answer.body.error).toMatchObject({ code: 'secret_key_required' })
    expect(emulator.state.customers.size).toBe(0)
  })
})

describe('a page', () => {
  it('of another origin may make and read only the calls of a page', async () => {
    const { emulator } = await emulated()
    const preflight = (path: string) =>
      fetch(`${emulator.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://localhost:3000',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      })
    const allowed = await preflight('/v1/setup_intents/seti_x/confirm')
    expect(allowed.status).toBe(204)
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization',
    })
    const others = ['/v1/customers', '/v1/payment_intents/pi_x/capture', '/_emulator/reset']
    const origins = await Promise.all(
      others.map(async (path) =>
        (await preflight(path)).headers.get('access-control-allow-origin'),
      ),
    )
    expect(origins).toEqual([null, null, null])
  })

  it('can read the reason of a refusal', async () => {
    const { emulator } = await emulated()
    const missing = await page(emulator, '/v1/setup_intents/seti_none/confirm', {
      client_secret: 'x',
      ...typed('4242424242424242'),
    })
    expect(missing.status).toBe(404)
    expect(missing.headers.get('access-control-allow-origin')).toBe('*')
    const noKey = await page(emulator, '/v1/setup_intents/seti_none/confirm', { key: '' })
    expect([noKey.status, noKey.headers.get('access-control-allow-origin')]).toEqual([401, '*'])
  })

  it('receives no customer data with an intent or an error', async () => {
    const world = await emulated()
    const { stripe, emulator } = world
    const customer = await stripe.customers.create()
    const intent = await stripe.setupIntents.create({
      customer: customer.id,
      metadata: { user: '7' },
    })
    const secret = intent.client_secret ?? ''
    const declined = await page(emulator, `/v1/setup_intents/${intent.id}/confirm`, {
      client_secret: secret,
      ...typed('4000000000000002'),
    })
    const read = await fetch(
      `${emulator.url}/v1/setup_intents/${intent.id}?client_secret=${secret}&key=${PUBLISHABLE_KEY}`,
    )
    const texts = [JSON.stringify(declined.body), await read.text()]
    for (const text of texts) {
      expect(text).toContain(intent.id)
      expect(text).not.toContain(customer.id)
      expect(text).not.toContain('metadata')
      expect(text).not.toContain('fingerprint')
    }
    expect(
      (await fetch(`${emulator.url}/v1/setup_intents/${intent.id}?key=${PUBLISHABLE_KEY}`)).status,
    ).toBe(400)
  })
})

describe('parameters', () => {
  it('that are unknown are refused by name, without effect', async () => {
    const { emulator } = await emulated()
    const answer = await post(
      `${emulator.url}/v1/customers`,
      'name=A&colour=red&address[planet]=earth',
    )
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param: 'colour',
      message: 'Received unknown parameters: colour, address[planet]',
    })
    expect(emulator.state.customers.size).toBe(0)
  })

  it('that were removed in this API version are refused', async () => {
    const { emulator } = await emulated()
    const answer = await post(
      `${emulator.url}/v1/payment_intents`,
      'amount=100&currency=usd&payment_method_types[]=card',
    )
    expect(answer.body.error).toMatchObject({ code: 'payment_method_types_no_longer_supported' })
  })

  it.each([
    ['amount missing', 'currency=usd', 'parameter_missing'],
    ['amount empty', 'amount=&currency=usd', 'parameter_invalid_empty'],
    ['amount no number', 'amount=ten&currency=usd', 'parameter_invalid_integer'],
    ['amount a group', 'amount[x]=1&currency=usd', undefined],
    ['a choice that is none', 'amount=100&currency=usd&capture_method=maybe', undefined],
    ['off-session without confirming', 'amount=100&currency=usd&off_session=true', undefined],
    ['no such customer', 'amount=100&currency=usd&customer=cus_none', 'resource_missing'],
  ])('are refused when they make no sense: %s', async (_case, body, code) => {
    const { emulator } = await emulated()
    const answer = await post(`${emulator.url}/v1/payment_intents`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error?.code).toBe(code)
    expect(emulator.state.paymentIntents.size).toBe(0)
  })

  it('metadata is merged, unset by an empty value, and limited', async () => {
    const { stripe } = await emulated()
    const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } })
    expect((await stripe.customers.update(id, { metadata: { b: '', c: '3' } })).metadata).toEqual({
      a: '1',
      c: '3',
    })
    expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({})
    expect(
      (await refusal(stripe.customers.update(id, { metadata: { ['k'.repeat(41)]: 'x' } })))
        .statusCode,
    ).toBe(400)
    expect(
      (await refusal(stripe.customers.update(id, { metadata: { k: 'x'.repeat(501) } }))).statusCode,
    ).toBe(400)
  })
})

describe('customers and their cards', () => {
  it('are created, changed, listed and deleted', async () => {
    const { stripe } = await emulated()
    const customer = await stripe.customers.create({
      email: 'a@example.test',
      name: 'A',
      address: { city: 'Chiba' },
    })
    expect(customer).toMatchObject({
      object: 'customer',
      email: 'a@example.test',
      address: { city: 'Chiba', line1: null },
      livemode: false,
    })
    expect((await stripe.customers.update(customer.id, { name: '' })).name).toBeNull()
    expect(
      (await stripe.customers.list({ email: 'a@example.test' })).data.map((one) => one.id),
    ).toEqual([customer.id])
    expect(await stripe.customers.del(customer.id)).toEqual({
      id: customer.id,
      object: 'customer',
      deleted: true,
    })
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
    expect(await refusal(stripe.customers.update(customer.id, { name: 'B' }))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    expect((await stripe.customers.list()).data).toEqual([])
  })

  it('a detached card is not listed and cannot be used again', async () => {
    const world = await emulated()
    const { stripe } = world
    const saved = await saveCard(world)
    await stripe.customers.update(saved.customer, {
      invoice_settings: { default_payment_method: saved.card },
    })
    expect(
      (await stripe.paymentMethods.list({ customer: saved.customer, type: 'card' })).data,
    ).toHaveLength(1)
    expect((await stripe.customers.retrievePaymentMethod(saved.customer, saved.card)).id).toBe(
      saved.card,
    )
    expect((await stripe.paymentMethods.detach(saved.card)).customer).toBeNull()
    expect((await stripe.customers.listPaymentMethods(saved.customer)).data).toEqual([])
    expect(await stripe.customers.retrieve(saved.customer)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    })
    expect(
      (await refusal(stripe.paymentMethods.attach(saved.card, { customer: saved.customer })))
        .message,
    ).toContain('may not be used again')
    expect((await refusal(stripe.paymentIntents.create(holdParams(saved)))).statusCode).toBe(400)
    expect((await refusal(stripe.paymentMethods.detach(saved.card))).statusCode).toBe(400)
  })

  it('the cards of a deleted customer cannot be used', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    await world.stripe.customers.del(saved.customer)
    const other = await world.stripe.customers.create()
    expect(
      (await refusal(world.stripe.paymentMethods.attach(saved.card, { customer: other.id })))
        .statusCode,
    ).toBe(400)
  })

  it('a saved card belongs to one customer and its expiry can be corrected', async () => {
    const world = await emulated()
    const saved = await saveCard(world)
    const other = await world.stripe.customers.create()
    expect(
      (await refusal(world.stripe.paymentMethods.attach(saved.card, { customer: other.id })))
        .message,
    ).toContain('already been attached')
    expect(
      (await world.stripe.paymentMethods.update(saved.card, { card: { exp_year: 2034 } })).card
        ?.exp_year,
    ).toBe(2034)
  })

  it('a canceled setup accepts no card', async () => {
    const { stripe, emulator } = await emulated()
    const intent = await stripe.setupIntents.create({ usage: 'off_session' })
    expect(await stripe.setupIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' })
    const late = await page(emulator, `/v1/setup_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret ?? '',
      ...typed('4242424242424242'),
    })
    expect(late.body.error).toMatchObject({ code: 'setup_intent_unexpected_state' })
  })
})

describe('lists and expanding', () => {
  it('page in both directions, newest first', async () => {
    const { stripe, pass } = await emulated()
    const ids: string[] = []
    for (let count = 0; count < 25; count += 1) {
      ids.unshift((await stripe.customers.create({ name: String(count) })).id)
      pass(60_000)
    }
    const seen: string[] = []
    for await (const customer of stripe.customers.list({ limit: 7 })) seen.push(customer.id)
    expect(seen).toEqual(ids)
    const back = await stripe.customers.list({ limit: 3, ending_before: ids[10] })
    expect([back.data.map((one) => one.id), back.has_more]).toEqual([ids.slice(7, 10), true])
    const since = (await stripe.customers.retrieve(ids[4] ?? '')) as Stripe.Customer
    expect(
      (await stripe.customers.list({ created: { gte: since.created } })).data.map((one) => one.id),
    ).toEqual(ids.slice(0, 5))
    expect((await refusal(stripe.customers.list({ limit: 101 }))).statusCode).toBe(400)
  })

  it('expand replaces ids by objects along a path and refuses other paths', async () => {
    const world = await emulated()
    const { stripe } = world
    const saved = await saveCard(world)
    const hold = await stripe.paymentIntents.create({
      ...holdParams(saved),
      expand: ['customer', 'latest_charge.payment_intent'],
    })
    expect(hold).toMatchObject({
      customer: { id: saved.customer },
      latest_charge: { payment_intent: { id: hold.id } },
    })
    const list = await stripe.paymentIntents.list({
      customer: saved.customer,
      expand: ['data.payment_method'],
    })
    expect(list.data[0]?.payment_method).toMatchObject({ id: saved.card, object: 'payment_method' })
    for (const path of ['amount', 'constructor', 'latest_charge.nothing']) {
      const error = await refusal(stripe.paymentIntents.retrieve(hold.id, { expand: [path] }))
      expect(error.message).toBe(`This property cannot be expanded (${path}).`)
    }
  })
})

it('the account, its webhook endpoint and its balance can be read', async () => {
  const world = await emulated({ webhook: { url: 'http://127.0.0.1:1/x', secret: 'whsec_hidden' } })
  const { stripe } = world
  expect(await stripe.accounts.retrieveCurrent()).toMatchObject({
    object: 'account',
    country: 'JP',
    default_currency: 'jpy',
  })
  const endpoints = await stripe.webhookEndpoints.list()
  expect(endpoints.data.map((one) => one.url)).toEqual(['http://127.0.0.1:1/x'])
  expect(JSON.stringify(endpoints)).not.toContain('whsec_hidden')
  const hold = await stripe.paymentIntents.create(holdParams(await saveCard(world)))
  await stripe.paymentIntents.capture(hold.id)
  const [booked] = (await stripe.balanceTransactions.list({ source: String(hold.latest_charge) }))
    .data
  expect(await stripe.balanceTransactions.retrieve(booked?.id ?? '')).toMatchObject({
    amount: 13_000,
    fee: 468,
    net: 12_532,
    type: 'charge',
  })
})

it('events are deleted after 30 days by the clock', async () => {
  const { stripe, pass } = await emulated()
  await stripe.customers.create()
  const [event] = (await stripe.events.list({ type: 'customer.created' })).data
  expect((await stripe.events.retrieve(event?.id ?? '')).type).toBe('customer.created')
  pass(30 * DAY)
  expect(await refusal(stripe.events.retrieve(event?.id ?? ''))).toMatchObject({ statusCode: 404 })
})

it('rejects the start on a port in use', async () => {
  const { emulator } = await emulated()
  await expect(emulated({ port: emulator.port })).rejects.toThrow('EADDRINUSE')
})
