import { afterEach, describe, expect, test } from 'vitest'
import { AUTHENTICATION_TIME } from '@tomogolf/domain/hold-plan'
import { hours, minutes } from '@tomogolf/domain/time'
import type { CardAccess } from '../../cards/card-access.presenter.ts'
import {
  CARDS,
  hostGame,
  join,
  must,
  newPerson,
  readProviderTotals,
  saveCard,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  createHostAndGuests,
  readHoldId,
  readPlace,
} from '../../../../test/support/create-users.ts'
import { advanceHold } from './advance-hold.usecase.ts'
import { reconcile } from './reconcile.usecase.ts'

let world: World
afterEach(() => world.close())

const intentIdOf = (secret: string) => secret.split('_secret_')[0]!
const answerBank = async ({ apiBase, publishableKey, clientSecret }: CardAccess, secret?: string) =>
  fetch(`${apiBase}/v1/payment_intents/${intentIdOf(clientSecret)}/authenticate`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: secret ?? clientSecret,
      outcome: 'succeed',
    }),
  })
/** A guest whose bank asks a question about the hold. */
async function joinWithQuestion() {
  world = await createWorld()
  const { host, guests } = await createHostAndGuests(world, 2, CARDS.alwaysAsks)
  const gameId = await hostGame(world, host, NOON + hours(48), { slots: 1 })
  const joined = must(await join(world, guests[0]!, gameId))
  const { action } = joined.body as unknown as { action: CardAccess }
  return { gameId, guest: guests[0]!, other: guests[1]!, action }
}

describe('the bank’s question about a hold', () => {
  test('counts as answered although the page was closed and the webhook was lost', async () => {
    const { gameId, guest, action } = await joinWithQuestion()
    world.at(NOON + minutes(3))
    await reconcile(world.deps)
    expect(await readPlace(world, gameId, guest)).toMatchObject({
      hold: { status: 'action_required' },
    })
    expect((await answerBank(action)).status).toBe(200)
    await reconcile(world.deps)
    expect(await readPlace(world, gameId, guest)).toMatchObject({ hold: { status: 'authorised' } })
    expect(readProviderTotals(world, guest).held).toBe(13_000)
  })

  test('attack: a client that never returns keeps neither the seat nor a hold', async () => {
    const { gameId, guest, action } = await joinWithQuestion()
    expect(await readPlace(world, gameId, guest)).toMatchObject({
      hold: { status: 'action_required' },
      availableSlots: 0,
    })
    world.at(NOON + AUTHENTICATION_TIME)
    await world.runJobs()
    world.at(NOON + AUTHENTICATION_TIME + minutes(1))
    await world.runJobs()
    await reconcile(world.deps)
    expect(await readPlace(world, gameId, guest)).toMatchObject({ availableSlots: 1 })
    // too late: the payment was cancelled with the seat
    expect((await answerBank(action)).status).toBe(400)
    expect(readProviderTotals(world, guest)).toEqual({ held: 0, captured: 0, intents: 1 })
  })

  test('attack: a forged return confirms nothing, because only the provider is asked', async () => {
    const { gameId, guest } = await joinWithQuestion()
    const forged = await world.call(`POST /api/games/${gameId}/confirm-hold`, {
      cookie: guest.cookie,
      query: { redirect_status: 'succeeded' },
      body: { redirect_status: 'succeeded', status: 'requires_capture' },
    })
    expect(must(forged).body).toMatchObject({
      participation: { hold: { status: 'action_required' } },
      action: { clientSecret: expect.any(String) },
    })
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 0 })
  })

  test('attack: another person learns no client secret and cannot answer in the guest’s place', async () => {
    const { gameId, guest, other, action } = await joinWithQuestion()
    expect(
      (await world.call(`POST /api/games/${gameId}/confirm-hold`, { cookie: other.cookie })).body,
    ).toMatchObject({ code: 'NOT_JOINED' })
    const seen = await world.call(`GET /api/games/${gameId}`, { cookie: other.cookie })
    expect(JSON.stringify(seen.body)).not.toContain('_secret_')
    // an identifier is no secret
    const guessed = `${intentIdOf(action.clientSecret)}_secret_guess`
    expect((await answerBank(action, guessed)).status).toBe(400)
    expect(await readPlace(world, gameId, guest)).toMatchObject({
      hold: { status: 'action_required' },
    })
  })

  test('is answered by Stripe.js, or on the bank’s page with a way back to the game', async () => {
    const { gameId, action } = await joinWithQuestion()
    const intent = world.emulator.state.paymentIntents.get(intentIdOf(action.clientSecret))!
    expect(intent.next_action).toMatchObject({ type: 'use_stripe_sdk' })
    world.emulator.faults.add({ kind: 'authentication_redirect' })
    const again = await fetch(`${action.apiBase}/v1/payment_intents/${intent.id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: action.publishableKey,
        client_secret: action.clientSecret,
        return_url: `${world.deps.config.origin}/games/${gameId}`,
      }),
    })
    expect(await again.json()).toMatchObject({
      next_action: {
        use_stripe_sdk: {
          bank_path: expect.stringContaining(encodeURIComponent(`/games/${gameId}`)),
        },
      },
    })
  })
})

describe('a setup', () => {
  test('attack: another customer’s setup saves no card', async () => {
    world = await createWorld()
    const owner = await newPerson(world, 'owner')
    const thief = await newPerson(world, 'thief')
    await saveCard(world, owner, CARDS.good)
    const [setup] = [...world.emulator.state.setupIntents.values()]
      .filter(({ status }) => status === 'succeeded')
      .slice(-1)
    const before = await world.call('GET /api/payment-methods', { cookie: thief.cookie })
    const stolen = await world.call('POST /api/payment-methods', {
      cookie: thief.cookie,
      body: { setupIntentId: setup!.id },
    })
    expect(stolen.body).toMatchObject({ code: 'PAYMENT_SETUP_FAILED' })
    expect((await world.call('GET /api/payment-methods', { cookie: thief.cookie })).body).toEqual(
      before.body,
    )
  })

  test('attack: a setup that the bank has not confirmed saves no card', async () => {
    world = await createWorld()
    const person = await newPerson(world, 'hasty')
    const setup = must(
      await world.call<CardAccess>('POST /api/payment-methods/setup-intent', {
        cookie: person.cookie,
      }),
    ).body
    const id = intentIdOf(setup.clientSecret)
    await fetch(`${setup.apiBase}/v1/setup_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: setup.publishableKey,
        client_secret: setup.clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': CARDS.alwaysAsks,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2030',
        'payment_method_data[card][cvc]': '123',
      }),
    })
    const saved = await world.call('POST /api/payment-methods', {
      cookie: person.cookie,
      body: { setupIntentId: id },
    })
    expect(saved.body).toMatchObject({ code: 'PAYMENT_SETUP_FAILED' })
  })
})

describe('a call that is repeated', () => {
  test('sends what the first one sent, although the game was edited in between', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, NOON + hours(80))
    world.emulator.faults.add({ kind: 'rate_limit', method: 'POST', path: '/v1/payment_intents' })
    must(await join(world, guest!, gameId), 503)
    await world.deps.db.executeSql(`UPDATE games SET course_name = 'Other Links' WHERE id = $1`, [
      gameId,
    ])
    world.at(NOON + minutes(1))
    await world.runJobs()
    expect(readProviderTotals(world, guest!)).toMatchObject({ held: 13_000, intents: 1 })
    expect([...world.emulator.state.charges.values()].at(-1)).toMatchObject({
      statement_descriptor_suffix: expect.stringMatching(/BOSO/),
    })
  })

  test('looks up a hold whose key the provider has forgotten, and places no second one', async () => {
    world = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const teeTime = NOON + hours(200)
    const gameId = await hostGame(world, host, teeTime)
    must(await join(world, guest!, gameId))
    world.at(teeTime - hours(96))
    world.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      method: 'POST',
      path: '/v1/payment_intents',
    })
    expect(await advanceHold(world.deps, await readHoldId(world, guest!, gameId))).toBe(false)
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ hold: { status: 'unknown' } })
    // the workers were stopped for longer than the provider keeps a key
    world.at(teeTime - hours(96) + hours(25))
    await reconcile(world.deps)
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ hold: { status: 'authorised' } })
    expect(readProviderTotals(world, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
  })
})
