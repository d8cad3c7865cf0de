import { afterEach, describe, expect, test } from 'vitest'
import { HOUR, hours, iso, japanText, minutes } from '@tomogolf/domain/time'
import { reconcile } from './reconcile.usecase.ts'
import { settleGame } from '../attendance/settle-game.usecase.ts'
import {
  CARDS,
  readProviderTotals,
  hostGame,
  join,
  must,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  daysInMs,
  listCases,
  addCard,
  readHoldId,
  listMailTemplates,
  createHostAndGuests,
  readPlace,
  takeProviderOffline,
  listTransactions,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => world.close())
const moveGame = async (host: Person, gameId: string, teeTime: number) => {
  const { version } = must(
    await world.call<{ version: number }>(`GET /api/games/${gameId}`, { cookie: host.cookie }),
  ).body
  must(
    await world.call(`PUT /api/games/${gameId}`, {
      cookie: host.cookie,
      body: { version, date: japanText(teeTime) },
    }),
  )
}

describe('a seat whose hold is never confirmed', () => {
  test('is freed after an hour, notifies the guest, and holds nothing once the provider is back', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, NOON + hours(48), { slots: 1 })
    world.emulator.faults.add({
      kind: 'timeout_after',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 2,
    })
    const back = takeProviderOffline(world)
    expect(must(await join(world, guest!, gameId), 503).body).toMatchObject({
      code: 'PAYMENT_OUTCOME_UNKNOWN',
    })
    world.at(NOON + HOUR)
    await reconcile(world.deps)
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'reserved',
      availableSlots: 0,
    })
    world.at(NOON + HOUR + 1)
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'declined',
      availableSlots: 1,
    })
    expect(await listMailTemplates(world, guest!)).toContain('seat_released_guest')
    back()
    world.at(NOON + HOUR + minutes(15))
    await reconcile(world.deps)
    expect(readProviderTotals(world, guest!)).toMatchObject({ held: 0, captured: 0 })
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ hold: { status: 'released' } })
    expect((await listTransactions(world, guest!)).map((t) => [t.type, t.status])).toEqual([
      ['payment_authorized', 'failed'],
    ])
  })

  test('releases a hold that was placed without a response, once', async () => {
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
    const back = takeProviderOffline(world)
    world.at(NOON + HOUR + 1)
    await world.runJobs()
    expect(readProviderTotals(world, guest!)).toMatchObject({ held: 13_000 })
    back()
    world.at(NOON + HOUR + minutes(5))
    await reconcile(world.deps)
    expect(readProviderTotals(world, guest!)).toEqual({ held: 0, captured: 0, intents: 1 })
    expect((await listTransactions(world, guest!)).map((t) => `${t.type} ${t.status}`)).toEqual([
      'payment_authorized successful',
      'hold_released successful',
    ])
  })

  test('is freed by settlement, and the guest is not missing', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest, other],
    } = await createHostAndGuests(world, 2)
    const teeTime = NOON + hours(5)
    const gameId = await hostGame(world, host, teeTime)
    must(await join(world, other!, gameId))
    world.at(NOON + minutes(30))
    const back = takeProviderOffline(world)
    must(await join(world, guest!, gameId), 503)
    world.at(teeTime + hours(6))
    await settleGame(world.deps, gameId)
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ status: 'declined' })
    back()
    world.at(teeTime + hours(7))
    await reconcile(world.deps)
    expect(readProviderTotals(world, guest!)).toMatchObject({ held: 0, captured: 0 })
    expect(await listMailTemplates(world, guest!)).not.toContain('host_absent_guest')
  })

  test('succeeds under a new key when the first key keeps returning a server error', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, NOON + hours(48))
    world.emulator.faults.add({
      kind: 'server_error',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 1,
    })
    must(await join(world, guest!, gameId), 503)
    world.at(NOON + minutes(3))
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
    expect(readProviderTotals(world, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
  })

  test('is declined when the provider no longer knows the card', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, NOON + hours(48))
    await world.deps.db.executeSql(`UPDATE cards SET provider_id = 'pm_gone' WHERE user_id = $1`, [
      guest!.id,
    ])
    expect(must(await join(world, guest!, gameId), 402).body).toMatchObject({
      code: 'CARD_DECLINED',
    })
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'declined',
      availableSlots: 3,
    })
  })
})

describe('a game whose date the host changes', () => {
  test('releases an authorisation that does not reach the new date and schedules another', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, NOON + hours(72))
    must(await join(world, guest!, gameId))
    const teeTime = NOON + daysInMs(20)
    await moveGame(host, gameId, teeTime)
    await world.runJobs()
    expect(readProviderTotals(world, guest!)).toEqual({ held: 0, captured: 0, intents: 1 })
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'scheduled', placeAt: iso(teeTime - hours(96)) },
    })
    world.at(teeTime - hours(96))
    await world.runJobs()
    expect(readProviderTotals(world, guest!)).toEqual({ held: 13_000, captured: 0, intents: 2 })
    expect(
      (await listTransactions(world, guest!))
        .map((t) => [t.type, t.status, t.reason].join(' '))
        .toSorted(),
    ).toEqual([
      'game_joined successful ',
      'hold_released successful rescheduled',
      'payment_authorized successful ',
      'payment_authorized successful ',
    ])
  })
  test('keeps an authorisation that lasts until the new date', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, NOON + hours(72))
    must(await join(world, guest!, gameId))
    await moveGame(host, gameId, NOON + hours(73))
    await world.runJobs()
    expect(readProviderTotals(world, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
  })
  test('clears the code opening of the old date', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, NOON + hours(5))
    must(await world.call(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }))
    const teeTime = NOON + daysInMs(3)
    await moveGame(host, gameId, teeTime)
    must(await join(world, guest!, gameId))
    world.at(teeTime + hours(6))
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ status: 'host_absent' })
    expect(readProviderTotals(world, guest!)).toMatchObject({ held: 0, captured: 0 })
  })
  test('lets a guest leave free until the tee time, inclusive', async () => {
    world = await createWorld()
    const {
      host,
      guests: [early, late],
    } = await createHostAndGuests(world, 2)
    const gameId = await hostGame(world, host, NOON + hours(72))
    for (const guest of [early!, late!]) must(await join(world, guest, gameId))
    await moveGame(host, gameId, NOON + hours(73))
    world.at(NOON + hours(73))
    await world.runJobs()
    expect(
      must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: early!.cookie })).body,
    ).toEqual({ penalty: null })
    world.at(NOON + hours(73) + 1)
    expect(
      must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: late!.cookie }), 409).body,
    ).toMatchObject({ code: 'GAME_ALREADY_STARTED' })
  })
})

describe('an authorisation that expires before a decision', () => {
  const captureBefore = async (guest: Person, gameId: string) =>
    new Date(
      (
        await world.deps.db.executeSql<{ t: string | Date }>(
          'SELECT capture_before AS t FROM holds WHERE id = $1',
          [await readHoldId(world, guest, gameId)],
        )
      ).rows[0]!.t,
    ).getTime()

  test('is renewed before the game without ever holding twice', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const teeTime = NOON + hours(90),
      gameId = await hostGame(world, host, teeTime)
    must(await join(world, guest!, gameId))
    // this bank grants a shorter window than usual
    const end = NOON + hours(60)
    await world.deps.db.executeSql('UPDATE holds SET capture_before = $1', [iso(end)])
    world.at(end - hours(1) - 1)
    await reconcile(world.deps)
    expect(readProviderTotals(world, guest!)).toMatchObject({ held: 13_000, intents: 1 })
    world.at(end - hours(1) + 1)
    await reconcile(world.deps)
    await world.runJobs()
    expect(readProviderTotals(world, guest!)).toEqual({ held: 13_000, captured: 0, intents: 2 })
    expect(await captureBefore(guest!, gameId)).toBeGreaterThan(teeTime + hours(14))
  })

  test('is reported and replaced when the provider released it unexpectedly', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    const teeTime = NOON + hours(90),
      gameId = await hostGame(world, host, teeTime)
    must(await join(world, guest!, gameId))
    const [intent] = [...world.emulator.state.paymentIntents.values()]
    await fetch(`${world.emulator.url}/v1/payment_intents/${intent!.id}/cancel`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_emulator' },
    })
    await world.deps.db.executeSql('UPDATE holds SET capture_before = $1', [iso(NOON + hours(1))])
    world.at(NOON + hours(2))
    await reconcile(world.deps)
    await world.runJobs()
    expect(await listCases(world, gameId)).toMatchObject([{ kind: 'hold_lapsed', status: 'open' }])
    expect(readProviderTotals(world, guest!)).toMatchObject({ held: 13_000, intents: 2 })
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
  })

  test('is placed later when the new default card has a shorter window', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1, '5555555555554444')
    const admin = async (key: string, value: string) =>
      world.deps.db.executeSql(
        `INSERT INTO settings (key, value, updated_at) VALUES ($1, $2, now())`,
        [key, value],
      )
    await admin('hold_lead_hours', '106')
    const teeTime = NOON + daysInMs(10),
      gameId = await hostGame(world, host, teeTime)
    must(await join(world, guest!, gameId))
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      hold: { status: 'scheduled', placeAt: iso(teeTime - hours(106)) },
    })
    await addCard(world, guest!.id, CARDS.good)
    world.at(teeTime - hours(106))
    await world.runJobs()
    // 4 days 18 hours of a Visa authorisation minus game, statement time and margin
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      hold: { status: 'scheduled', placeAt: iso(teeTime - hours(100)) },
    })
    world.at(teeTime - hours(100))
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ hold: { status: 'authorised' } })
    expect(await captureBefore(guest!, gameId)).toBe(teeTime + hours(14))
  })
})

test('releases the whole hold at check-in when the platform takes no fee', async () => {
  world = await createWorld()
  const {
    host,
    guests: [guest],
  } = await createHostAndGuests(world, 1)
  for (const key of ['platform_fee_base_usd', 'platform_fee_percent'])
    await world.deps.db.executeSql(
      `INSERT INTO settings (key, value, updated_at) VALUES ($1, '0', now())`,
      [key],
    )
  const teeTime = NOON + hours(48),
    gameId = await hostGame(world, host, teeTime)
  must(await join(world, guest!, gameId))
  world.at(teeTime)
  const { code } = must(
    await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
  ).body
  must(
    await world.call(`POST /api/games/${gameId}/check-in`, {
      cookie: guest!.cookie,
      body: { code },
    }),
  )
  expect(readProviderTotals(world, guest!)).toEqual({ held: 0, captured: 0, intents: 1 })
})

test('charges a late leave now when the hold is still scheduled', async () => {
  world = await createWorld()
  const {
    host,
    guests: [guest],
  } = await createHostAndGuests(world, 1)
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('departure_restriction_hours', '720', now())`,
  )
  const gameId = await hostGame(world, host, NOON + daysInMs(20))
  must(await join(world, guest!, gameId))
  expect(
    must(
      await world.call(`POST /api/games/${gameId}/leave`, {
        cookie: guest!.cookie,
        body: { confirmPenalty: true },
      }),
    ).body,
  ).toEqual({ penalty: { amount: 130, currency: 'USD' } })
  expect(readProviderTotals(world, guest!)).toEqual({ held: 0, captured: 13_000, intents: 1 })
})
