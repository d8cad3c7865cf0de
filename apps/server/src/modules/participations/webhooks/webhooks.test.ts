import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { EMULATOR_KEYS } from '../../../create-adapters.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import { cardBooks, hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  casesOf,
  holdIdOf,
  party,
  placeOf,
  providerAway,
} from '../../../../test/support/create-users.ts'

let w: World
afterEach(() => w.close())

/** Delivers an event of the provider's as the provider does: signed over the raw bytes, with the real time in the signature. */
async function deliver(event: object, secret = EMULATOR_KEYS.webhookSecret): Promise<number> {
  const payload = JSON.stringify(event),
    time = Math.floor(Date.now() / 1000)
  const signature = `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`
  return (
    await w.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
  ).statusCode
}
const events = () =>
  [...w.emulator.state.events.values()].filter(
    (e) => e.type.startsWith('payment_intent.') || e.type.startsWith('charge.'),
  )
const provider = (path: string, body: Record<string, string> = {}) =>
  fetch(`${w.emulator.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_emulator' },
    body: new URLSearchParams(body),
  })
const heard = async () =>
  (
    await w.deps.db.executeSql<{ all: number; done: number }>(
      'SELECT count(*)::int AS all, count(processed_at)::int AS done FROM webhook_events',
    )
  ).rows[0]!
async function joined(): Promise<{ guest: Person; host: Person; gameId: string }> {
  const {
    host,
    guests: [guest],
  } = await party(w, 1)
  const gameId = await hostGame(w, host, NOON + hours(48))
  must(await join(w, guest!, gameId))
  return { guest: guest!, host, gameId }
}

test('a notice with a wrong signature is refused, and nothing of it is kept', async () => {
  w = await createWorld()
  await joined()
  expect(await deliver(events()[0]!, 'whsec_somebody_else')).toBe(400)
  expect(
    (await w.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: '{}' })).statusCode,
  ).toBe(400)
  expect(await heard()).toEqual({ all: 0, done: 0 })
})

test('notices in any order and any number say no more than what is true now', async () => {
  w = await createWorld()
  const { guest, gameId } = await joined()
  must(
    await w.call(`POST /api/games/${gameId}/leave`, {
      cookie: guest.cookie,
      body: { confirmPenalty: true },
    }),
  )
  const before = { place: await placeOf(w, gameId, guest), books: cardBooks(w, guest) }
  const rows = async () =>
    (
      await w.deps.db.executeSql<{ n: number }>(
        'SELECT (SELECT count(*) FROM ledger_entries)::int + (SELECT count(*) FROM transactions)::int + (SELECT count(*) FROM hold_events)::int AS n',
      )
    ).rows[0]!.n
  const n = await rows()
  const all = events()
  for (const event of [...all.toReversed(), ...all, all[0]!]) expect(await deliver(event)).toBe(200)
  await w.runJobs()
  expect(await heard()).toEqual({ all: all.length, done: all.length })
  expect({ place: await placeOf(w, gameId, guest), books: cardBooks(w, guest) }).toEqual(before)
  expect(await rows()).toBe(n)
})

test('a notice tells what the lost answer should have told', async () => {
  w = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
  const {
    host,
    guests: [guest],
  } = await party(w, 1)
  const gameId = await hostGame(w, host, NOON + hours(48))
  w.emulator.faults.add({
    kind: 'timeout_after',
    silence: 'hang',
    method: 'POST',
    path: '/v1/payment_intents',
    times: 1,
  })
  must(await join(w, guest!, gameId), 503)
  expect(
    await deliver(events().find((e) => e.type === 'payment_intent.amount_capturable_updated')!),
  ).toBe(200)
  await w.runJobs()
  expect(await placeOf(w, gameId, guest!)).toMatchObject({
    status: 'confirmed',
    hold: { status: 'authorised' },
  })
  expect(cardBooks(w, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
})

test('a notice that could not be acted on is not forgotten', async () => {
  w = await createWorld()
  await joined()
  const back = providerAway(w)
  await deliver(events()[0]!)
  await w.runJobs()
  expect(await heard()).toEqual({ all: 1, done: 0 })
  back()
  w.at(NOON + minutes(11))
  await reconcile(w.deps)
  expect(await heard()).toEqual({ all: 1, done: 1 })
})

describe('what somebody else does at the provider', () => {
  test('a second authorisation for a hold that has one is let go', async () => {
    w = await createWorld()
    const { guest, gameId } = await joined()
    const holdId = await holdIdOf(w, guest, gameId)
    const [mine] = [...w.emulator.state.paymentIntents.values()]
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
    expect(cardBooks(w, guest)).toMatchObject({ held: 26_000 })
    for (const event of events()) await deliver(event)
    await w.runJobs()
    expect(cardBooks(w, guest)).toMatchObject({ held: 13_000, intents: 2 })
    expect(await placeOf(w, gameId, guest)).toMatchObject({ hold: { status: 'authorised' } })
  })

  test('a capture by hand is reported once and changes nothing of ours', async () => {
    w = await createWorld()
    const { guest, gameId } = await joined()
    const [intent] = [...w.emulator.state.paymentIntents.values()]
    await provider(`payment_intents/${intent!.id}/capture`, { amount_to_capture: '5000' })
    for (const event of events()) await deliver(event)
    await w.runJobs()
    expect(await casesOf(w, gameId)).toMatchObject([{ kind: 'drift', status: 'open' }])
    expect(await placeOf(w, gameId, guest)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised', captured: { amount: 0 } },
    })
  })

  test('a refund by hand is reported', async () => {
    w = await createWorld()
    const { guest, gameId } = await joined()
    // inside the window, so that the whole hold is taken
    w.at(NOON + hours(1))
    must(
      await w.call(`POST /api/games/${gameId}/leave`, {
        cookie: guest.cookie,
        body: { confirmPenalty: true },
      }),
    )
    const [intent] = [...w.emulator.state.paymentIntents.values()]
    await provider('refunds', { payment_intent: intent!.id, amount: '1000' })
    await deliver(events().find((e) => e.type === 'charge.refunded')!)
    await w.runJobs()
    expect((await casesOf(w, gameId)).filter((c) => c.kind === 'drift')).toMatchObject([
      { details: expect.stringContaining('gave back 1000 USD') },
    ])
  })

  test('a payment that is not ours is left alone', async () => {
    w = await createWorld()
    const { guest } = await joined()
    const [mine] = [...w.emulator.state.paymentIntents.values()]
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
    await w.runJobs()
    expect(cardBooks(w, guest)).toMatchObject({ held: 13_700 })
  })
})
