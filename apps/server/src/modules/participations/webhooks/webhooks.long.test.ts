import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { EMULATOR_KEYS } from '../../../create-adapters.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import {
  readProviderTotals,
  hostGame,
  join,
  must,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  listCases,
  readHoldId,
  createHostAndGuests,
  readPlace,
  takeProviderOffline,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => world.close())

/** Delivers a provider event, signed over the raw bytes with the real time. */
async function deliver(
  event: object,
  secret = EMULATOR_KEYS.webhookSecret,
  ahead = 0,
): Promise<number> {
  const payload = JSON.stringify(event),
    time = Math.floor((Date.now() + ahead) / 1000)
  const signature = `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`
  return (
    await world.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
  ).statusCode
}
const events = () =>
  [...world.emulator.state.events.values()].filter(
    (event) => event.type.startsWith('payment_intent.') || event.type.startsWith('charge.'),
  )
const provider = (path: string, body: Record<string, string> = {}) =>
  fetch(`${world.emulator.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_emulator' },
    body: new URLSearchParams(body),
  })
const countWebhooks = async () =>
  (
    await world.deps.db.executeSql<{ all: number; done: number }>(
      'SELECT count(*)::int AS all, count(processed_at)::int AS done FROM webhook_events',
    )
  ).rows[0]!
async function joined(): Promise<{ guest: Person; host: Person; gameId: string }> {
  const {
    host,
    guests: [guest],
  } = await createHostAndGuests(world, 1)
  const gameId = await hostGame(world, host, NOON + hours(48))
  must(await join(world, guest!, gameId))
  return { guest: guest!, host, gameId }
}

test('attack: refuses a signed webhook that is dated too far ahead or back, and stores nothing', async () => {
  world = await createWorld()
  await joined()
  for (const ahead of [minutes(6), hours(24 * 365), -minutes(6)])
    expect(await deliver(events()[0]!, EMULATOR_KEYS.webhookSecret, ahead)).toBe(400)
  expect(await countWebhooks()).toEqual({ all: 0, done: 0 })
  expect(await deliver(events()[0]!, EMULATOR_KEYS.webhookSecret, minutes(4))).toBe(200)
})

test('refuses a webhook with a wrong signature and stores nothing', async () => {
  world = await createWorld()
  await joined()
  expect(await deliver(events()[0]!, 'whsec_other')).toBe(400)
  expect(
    (await world.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: '{}' }))
      .statusCode,
  ).toBe(400)
  expect(await countWebhooks()).toEqual({ all: 0, done: 0 })
})

test('applies the current state for webhooks in any order and number', async () => {
  world = await createWorld()
  const { guest, gameId } = await joined()
  must(
    await world.call(`POST /api/games/${gameId}/leave`, {
      cookie: guest.cookie,
      body: { confirmPenalty: true },
    }),
  )
  const before = {
    place: await readPlace(world, gameId, guest),
    card: readProviderTotals(world, guest),
  }
  const rows = async () =>
    (
      await world.deps.db.executeSql<{ n: number }>(
        `SELECT (SELECT count(*) FROM ledger_entries)::int + (SELECT count(*) FROM transactions)::int
          + (SELECT count(*) FROM hold_events)::int AS n`,
      )
    ).rows[0]!.n
  const rowsBefore = await rows()
  const all = events()
  for (const event of [...all.toReversed(), ...all, all[0]!]) expect(await deliver(event)).toBe(200)
  await world.runJobs()
  expect(await countWebhooks()).toEqual({ all: all.length, done: all.length })
  expect({
    place: await readPlace(world, gameId, guest),
    card: readProviderTotals(world, guest),
  }).toEqual(before)
  expect(await rows()).toBe(rowsBefore)
})

test('applies the outcome of a lost response by webhook', async () => {
  world = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
  const {
    host,
    guests: [guest],
  } = await createHostAndGuests(world, 1)
  const gameId = await hostGame(world, host, NOON + hours(48))
  world.emulator.faults.add({
    kind: 'timeout_after',
    silence: 'hang',
    method: 'POST',
    path: '/v1/payment_intents',
    times: 1,
  })
  must(await join(world, guest!, gameId), 503)
  expect(
    await deliver(
      events().find((event) => event.type === 'payment_intent.amount_capturable_updated')!,
    ),
  ).toBe(200)
  await world.runJobs()
  expect(await readPlace(world, gameId, guest!)).toMatchObject({
    status: 'confirmed',
    hold: { status: 'authorised' },
  })
  expect(readProviderTotals(world, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
})

test('retries a webhook that could not be processed', async () => {
  world = await createWorld()
  await joined()
  const back = takeProviderOffline(world)
  await deliver(events()[0]!)
  await world.runJobs()
  expect(await countWebhooks()).toEqual({ all: 1, done: 0 })
  back()
  world.at(NOON + minutes(11))
  await reconcile(world.deps)
  expect(await countWebhooks()).toEqual({ all: 1, done: 1 })
})

describe('changes made directly at the provider', () => {
  test('releases a second authorisation of a hold', async () => {
    world = await createWorld()
    const { guest, gameId } = await joined()
    const holdId = await readHoldId(world, guest, gameId)
    const [mine] = [...world.emulator.state.paymentIntents.values()]
    await provider('payment_intents', {
      amount: '13000',
      currency: 'usd',
      customer: String(mine!.customer),
      payment_method: String(mine!.payment_method),
      'allowed_payment_method_types[0]': 'card',
      capture_method: 'manual',
      confirm: 'true',
      off_session: 'true',
      'metadata[hold]': holdId,
      'metadata[attempt]': '1',
    })
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 26_000 })
    for (const event of events()) await deliver(event)
    await world.runJobs()
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 13_000, intents: 2 })
    expect(await readPlace(world, gameId, guest)).toMatchObject({ hold: { status: 'authorised' } })
  })

  test('reports a manual capture once and changes nothing', async () => {
    world = await createWorld()
    const { guest, gameId } = await joined()
    const [intent] = [...world.emulator.state.paymentIntents.values()]
    await provider(`payment_intents/${intent!.id}/capture`, { amount_to_capture: '5000' })
    for (const event of events()) await deliver(event)
    await world.runJobs()
    expect(await listCases(world, gameId)).toMatchObject([{ kind: 'drift', status: 'open' }])
    expect(await readPlace(world, gameId, guest)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised', captured: { amount: 0 } },
    })
  })

  test('reports a manual refund', async () => {
    world = await createWorld()
    const { guest, gameId } = await joined()
    // inside the departure window, so the whole hold is captured
    world.at(NOON + hours(2))
    must(
      await world.call(`POST /api/games/${gameId}/leave`, {
        cookie: guest.cookie,
        body: { confirmPenalty: true },
      }),
    )
    const [intent] = [...world.emulator.state.paymentIntents.values()]
    await provider('refunds', { payment_intent: intent!.id, amount: '1000' })
    await deliver(events().find((event) => event.type === 'charge.refunded')!)
    await world.runJobs()
    expect(
      (await listCases(world, gameId)).filter((entry) => entry.kind === 'drift'),
    ).toMatchObject([{ details: expect.stringContaining('gave back 10.00 USD') }])
  })

  test('ignores a payment without our tag', async () => {
    world = await createWorld()
    const { guest } = await joined()
    const [mine] = [...world.emulator.state.paymentIntents.values()]
    await provider('payment_intents', {
      amount: '700',
      currency: 'usd',
      customer: String(mine!.customer),
      payment_method: String(mine!.payment_method),
      'allowed_payment_method_types[0]': 'card',
      capture_method: 'manual',
      confirm: 'true',
      off_session: 'true',
    })
    for (const event of events()) await deliver(event)
    await world.runJobs()
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 13_700 })
  })
})
