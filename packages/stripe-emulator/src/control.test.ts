import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { DAY, emulated, holdParams, refusal, saveCard, START } from '../test/emulated.ts'

async function control(emulator: { url: string }, method: string, path: string, body?: unknown) {
  const response = await fetch(`${emulator.url}/_emulator/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the control endpoints', () => {
  it('return the state', async () => {
    const { emulator, stripe } = await emulated()
    const { body } = await control(emulator, 'GET', 'health')
    expect(body).toEqual({
      status: 'ok',
      api_version: stripe.getApiField('version'),
      now: '2026-12-01T00:00:00.000Z',
    })
  })

  it('stop the clock, which expires holds, and return it to real time', async () => {
    const world = await emulated()
    const { emulator, stripe } = world
    const hold = await stripe.paymentIntents.create(holdParams(await saveCard(world)))
    const later = new Date(START + 5 * DAY).toISOString()
    expect((await control(emulator, 'PUT', 'clock', { now: later })).body).toEqual({
      now: later,
      overridden: true,
    })
    expect((await stripe.paymentIntents.retrieve(hold.id)).status).toBe('canceled')
    expect((await control(emulator, 'PUT', 'clock', { now: null })).body).toEqual({
      now: new Date(START).toISOString(),
      overridden: false,
    })
    expect((await control(emulator, 'PUT', 'clock', { now: 'tomorrow' })).status).toBe(400)
    expect((await control(emulator, 'PUT', 'clock', {})).status).toBe(400)
  })

  it('switch faults on and off', async () => {
    const { emulator, stripe } = await emulated()
    const { status, body } = await control(emulator, 'POST', 'faults', {
      kind: 'rate_limit',
      path: '/v1/customers',
      times: 3,
    })
    expect(status).toBe(201)
    expect((await refusal(stripe.customers.create())).statusCode).toBe(429)
    expect((await control(emulator, 'GET', 'state')).body.faults).toMatchObject([
      { id: body.id, remaining: 2 },
    ])
    expect((await control(emulator, 'DELETE', `faults/${String(body.id)}`)).status).toBe(200)
    expect((await control(emulator, 'DELETE', `faults/${String(body.id)}`)).status).toBe(404)
    expect((await stripe.customers.create()).object).toBe('customer')
    await control(emulator, 'POST', 'faults', { kind: 'server_error' })
    expect((await control(emulator, 'DELETE', 'faults')).status).toBe(200)
    expect((await stripe.customers.create()).object).toBe('customer')
    expect((await control(emulator, 'POST', 'faults', { kind: 'nothing' })).body.message).toContain(
      'kind must be one of',
    )
  })

  it('show held, captured, released and refunded amounts per card', async () => {
    const world = await emulated()
    const { emulator, stripe } = world
    const saved = await saveCard(world)
    const place = (amount: number, currency: string) =>
      stripe.paymentIntents.create(holdParams(saved, amount, currency))
    const [open, part, freed] = [
      await place(13_000, 'usd'),
      await place(13_000, 'usd'),
      await place(13_000, 'usd'),
    ]
    const yen = await place(15_000, 'jpy')
    await stripe.paymentIntents.capture(part.id, { amount_to_capture: 3_000 })
    await stripe.refunds.create({ payment_intent: part.id, amount: 1_000 })
    await stripe.paymentIntents.cancel(freed.id)
    const { body } = await control(emulator, 'GET', 'state')
    expect(body.customers).toEqual([
      {
        customer: saved.customer,
        deleted: false,
        email: 'guest@example.test',
        metadata: {},
        cards: [
          {
            payment_method: saved.card,
            brand: 'visa',
            last4: '4242',
            attached: true,
            set_up_off_session: true,
            open_holds: [
              {
                payment_intent: open.id,
                amount: 13_000,
                currency: 'usd',
                capture_before: '2026-12-05T18:00:00.000Z',
                metadata: { hold: 'hold_1' },
              },
              {
                payment_intent: yen.id,
                amount: 15_000,
                currency: 'jpy',
                capture_before: '2026-12-31T00:00:00.000Z',
                metadata: { hold: 'hold_1' },
              },
            ],
            totals: {
              usd: { held: 13_000, captured: 3_000, released: 23_000, refunded: 1_000 },
              jpy: { held: 15_000, captured: 0, released: 0, refunded: 0 },
            },
          },
        ],
      },
    ])
    expect(emulator.summary()).toEqual(body)
  })

  it('replace the data of a saved card as the card network does', async () => {
    const world = await emulated()
    const { card } = await saveCard(world)
    const update = await control(world.emulator, 'POST', `cards/${card}`, {
      expMonth: 8,
      expYear: 2031,
      last4: '1881',
    })
    expect(update).toMatchObject({
      status: 200,
      body: { id: card, card: { exp_month: 8, exp_year: 2031, last4: '1881', brand: 'visa' } },
    })
    const event = [...world.emulator.state.events.values()].at(-1)!
    expect(event).toMatchObject({
      type: 'payment_method.automatically_updated',
      data: { object: { id: card }, previous_attributes: { card: { last4: '4242' } } },
    })
    expect((await control(world.emulator, 'POST', 'cards/pm_unknown', {})).status).toBe(404)
  })

  it('delete everything on a reset', async () => {
    const world = await emulated()
    await saveCard(world)
    world.emulator.faults.add({ kind: 'rate_limit' })
    world.emulator.setClock(0)
    expect((await control(world.emulator, 'POST', 'reset')).status).toBe(200)
    expect(world.emulator.summary()).toMatchObject({
      now: '2026-12-01T00:00:00.000Z',
      customers: [],
      faults: [],
      webhooks: { undelivered: 0 },
    })
    expect((await world.stripe.customers.list()).data).toEqual([])
  })

  it('refuse web pages of any origin', async () => {
    const { emulator } = await emulated()
    const status = await new Promise((resolve) => {
      const headers = { origin: 'https://elsewhere.example' }
      request(`${emulator.url}/_emulator/reset`, { method: 'POST', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
    expect(status).toBe(403)
  })

  it('respond 404 to unknown paths', async () => {
    const { emulator } = await emulated()
    const calls = [
      ['GET', 'nothing'],
      ['GET', 'reset'],
      ['POST', 'reset/twice'],
      ['PUT', 'clock/x'],
    ] as const
    const answers = await Promise.all(
      calls.map(([method, path]) =>
        control(emulator, method, path, method === 'GET' ? undefined : {}),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await control(emulator, 'POST', 'faults', 'not an object')).status).toBe(400)
  })
})
