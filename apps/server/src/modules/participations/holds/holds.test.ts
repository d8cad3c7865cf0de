import { afterEach, describe, expect, test } from 'vitest'
import { HOUR, hours, iso, japanText, minutes } from '@tomogolf/domain/time'
import { reconcile } from './reconcile.usecase.ts'
import { settleGame } from '../attendance/settle-game.usecase.ts'
import {
  CARDS,
  cardBooks,
  hostGame,
  join,
  must,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  DAYS,
  casesOf,
  giveCard,
  holdIdOf,
  mailsTo,
  party,
  placeOf,
  providerAway,
  transactionsOf,
} from '../../../../test/support/create-users.ts'

let w: World
afterEach(() => w.close())
const moveGame = async (host: Person, gameId: string, teeTime: number) => {
  const { version } = must(
    await w.call<{ version: number }>(`GET /api/games/${gameId}`, { cookie: host.cookie }),
  ).body
  must(
    await w.call(`PUT /api/games/${gameId}`, {
      cookie: host.cookie,
      body: { version, date: japanText(teeTime) },
    }),
  )
}

describe('a place whose hold the provider never confirms', () => {
  test('is kept for an hour, then it is free again, the guest is told, and nothing stays held when the provider is back', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1)
    const gameId = await hostGame(w, host, NOON + hours(48), { slots: 1 })
    w.emulator.faults.add({
      kind: 'timeout_after',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 2,
    })
    const back = providerAway(w)
    expect(must(await join(w, guest!, gameId), 503).body).toMatchObject({
      code: 'PAYMENT_OUTCOME_UNKNOWN',
    })
    w.at(NOON + HOUR)
    await reconcile(w.deps)
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'reserved',
      availableSlots: 0,
    })
    w.at(NOON + HOUR + 1)
    await w.runJobs()
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'declined',
      availableSlots: 1,
    })
    expect(await mailsTo(w, guest!)).toContain('seat_released_guest')
    back()
    w.at(NOON + HOUR + minutes(15))
    await reconcile(w.deps)
    expect(cardBooks(w, guest!)).toMatchObject({ held: 0, captured: 0 })
    expect(await placeOf(w, gameId, guest!)).toMatchObject({ hold: { status: 'released' } })
    expect((await transactionsOf(w, guest!)).map((t) => [t.type, t.status])).toEqual([
      ['payment_authorized', 'failed'],
    ])
  })

  test('that the provider had placed, unheard, is let go and not given back twice', async () => {
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
    const back = providerAway(w)
    w.at(NOON + HOUR + 1)
    await w.runJobs()
    expect(cardBooks(w, guest!)).toMatchObject({ held: 13_000 })
    back()
    w.at(NOON + HOUR + minutes(5))
    await reconcile(w.deps)
    expect(cardBooks(w, guest!)).toEqual({ held: 0, captured: 0, intents: 1 })
    expect((await transactionsOf(w, guest!)).map((t) => `${t.type} ${t.status}`)).toEqual([
      'payment_authorized successful',
      'hold_released successful',
    ])
  })

  test('does not outlive the game: settlement frees it, and the guest is not missing from it', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest, other],
    } = await party(w, 2)
    const teeTime = NOON + hours(5)
    const gameId = await hostGame(w, host, teeTime)
    must(await join(w, other!, gameId))
    w.at(NOON + minutes(30))
    const back = providerAway(w)
    must(await join(w, guest!, gameId), 503)
    w.at(teeTime + hours(6))
    await settleGame(w.deps, gameId)
    expect(await placeOf(w, gameId, guest!)).toMatchObject({ status: 'declined' })
    back()
    w.at(teeTime + hours(7))
    await reconcile(w.deps)
    expect(cardBooks(w, guest!)).toMatchObject({ held: 0, captured: 0 })
    expect(await mailsTo(w, guest!)).not.toContain('host_absent_guest')
  })

  test('goes through under another key when the provider keeps answering the first one with its own fault', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1)
    const gameId = await hostGame(w, host, NOON + hours(48))
    w.emulator.faults.add({
      kind: 'server_error',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 1,
    })
    must(await join(w, guest!, gameId), 503)
    w.at(NOON + minutes(3))
    await w.runJobs()
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
    expect(cardBooks(w, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
  })

  test('on a card that the provider no longer knows is a plain no', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1)
    const gameId = await hostGame(w, host, NOON + hours(48))
    await w.deps.db.executeSql(`UPDATE cards SET provider_id = 'pm_gone' WHERE user_id = $1`, [
      guest!.id,
    ])
    expect(must(await join(w, guest!, gameId), 402).body).toMatchObject({ code: 'CARD_DECLINED' })
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'declined',
      availableSlots: 3,
    })
  })
})

describe('a game that its host moves', () => {
  test('to a day that the authorisation does not reach: it goes back now, and another is placed when that day is near', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1)
    const gameId = await hostGame(w, host, NOON + hours(72))
    must(await join(w, guest!, gameId))
    const teeTime = NOON + DAYS(20)
    await moveGame(host, gameId, teeTime)
    await w.runJobs()
    expect(cardBooks(w, guest!)).toEqual({ held: 0, captured: 0, intents: 1 })
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'scheduled', placeAt: iso(teeTime - hours(96)) },
    })
    w.at(teeTime - hours(96))
    await w.runJobs()
    expect(cardBooks(w, guest!)).toEqual({ held: 13_000, captured: 0, intents: 2 })
    expect(
      (await transactionsOf(w, guest!))
        .map((t) => [t.type, t.status, t.reason].join(' '))
        .toSorted(),
    ).toEqual([
      'game_joined successful ',
      'hold_released successful rescheduled',
      'payment_authorized successful ',
      'payment_authorized successful ',
    ])
  })
  test('by an hour: the authorisation that lasts stays as it is', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1)
    const gameId = await hostGame(w, host, NOON + hours(72))
    must(await join(w, guest!, gameId))
    await moveGame(host, gameId, NOON + hours(73))
    await w.runJobs()
    expect(cardBooks(w, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
  })
  test('after showing the code on the old day: that day proves nothing about the new one', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1)
    const gameId = await hostGame(w, host, NOON + hours(5))
    must(await w.call(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }))
    const teeTime = NOON + DAYS(3)
    await moveGame(host, gameId, teeTime)
    must(await join(w, guest!, gameId))
    w.at(teeTime + hours(6))
    await w.runJobs()
    expect(await placeOf(w, gameId, guest!)).toMatchObject({ status: 'host_absent' })
    expect(cardBooks(w, guest!)).toMatchObject({ held: 0, captured: 0 })
  })
  test('lets its guest leave free up to the tee time itself, and not a millisecond later', async () => {
    w = await createWorld()
    const {
      host,
      guests: [early, late],
    } = await party(w, 2)
    const gameId = await hostGame(w, host, NOON + hours(72))
    for (const guest of [early!, late!]) must(await join(w, guest, gameId))
    await moveGame(host, gameId, NOON + hours(73))
    w.at(NOON + hours(73))
    await w.runJobs()
    expect(
      must(await w.call(`POST /api/games/${gameId}/leave`, { cookie: early!.cookie })).body,
    ).toEqual({ penalty: null })
    w.at(NOON + hours(73) + 1)
    expect(
      must(await w.call(`POST /api/games/${gameId}/leave`, { cookie: late!.cookie }), 409).body,
    ).toMatchObject({ code: 'GAME_ALREADY_STARTED' })
  })
})

describe('an authorisation that would end before it is decided', () => {
  const captureBefore = async (guest: Person, gameId: string) =>
    new Date(
      (
        await w.deps.db.executeSql<{ t: string | Date }>(
          'SELECT capture_before AS t FROM holds WHERE id = $1',
          [await holdIdOf(w, guest, gameId)],
        )
      ).rows[0]!.t,
    ).getTime()

  test('before the game is renewed in time: the guest is never without one for long, and never holds two', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1)
    const teeTime = NOON + hours(90),
      gameId = await hostGame(w, host, teeTime)
    must(await join(w, guest!, gameId))
    // a bank that gave less time than usual
    const end = NOON + hours(60)
    await w.deps.db.executeSql('UPDATE holds SET capture_before = $1', [iso(end)])
    w.at(end - hours(1) - 1)
    await reconcile(w.deps)
    expect(cardBooks(w, guest!)).toMatchObject({ held: 13_000, intents: 1 })
    w.at(end - hours(1) + 1)
    await reconcile(w.deps)
    await w.runJobs()
    expect(cardBooks(w, guest!)).toEqual({ held: 13_000, captured: 0, intents: 2 })
    expect(await captureBefore(guest!, gameId)).toBeGreaterThan(teeTime + hours(14))
  })

  test('and that the provider let go by surprise is reported, and another takes its place', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1)
    const teeTime = NOON + hours(90),
      gameId = await hostGame(w, host, teeTime)
    must(await join(w, guest!, gameId))
    const [intent] = [...w.emulator.state.paymentIntents.values()]
    await fetch(`${w.emulator.url}/v1/payment_intents/${intent!.id}/cancel`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_emulator' },
    })
    await w.deps.db.executeSql('UPDATE holds SET capture_before = $1', [iso(NOON + hours(1))])
    w.at(NOON + hours(2))
    await reconcile(w.deps)
    await w.runJobs()
    expect(await casesOf(w, gameId)).toMatchObject([{ kind: 'hold_lapsed', status: 'open' }])
    expect(cardBooks(w, guest!)).toMatchObject({ held: 13_000, intents: 2 })
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
  })

  test('because the default card is another by then: it is placed later, so that it lasts', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1, '5555555555554444')
    const admin = async (key: string, value: string) =>
      w.deps.db.executeSql(`INSERT INTO settings (key, value, updated_at) VALUES ($1, $2, now())`, [
        key,
        value,
      ])
    await admin('hold_lead_hours', '106')
    const teeTime = NOON + DAYS(10),
      gameId = await hostGame(w, host, teeTime)
    must(await join(w, guest!, gameId))
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      hold: { status: 'scheduled', placeAt: iso(teeTime - hours(106)) },
    })
    await giveCard(w, guest!.id, CARDS.good)
    w.at(teeTime - hours(106))
    await w.runJobs()
    // 4 days 18 hours of a Visa authorisation, less the game, the statements and the margin
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      hold: { status: 'scheduled', placeAt: iso(teeTime - hours(100)) },
    })
    w.at(teeTime - hours(100))
    await w.runJobs()
    expect(await placeOf(w, gameId, guest!)).toMatchObject({ hold: { status: 'authorised' } })
    expect(await captureBefore(guest!, gameId)).toBe(teeTime + hours(14))
  })
})

test('a platform that takes no fee takes nothing at check-in, and gives the whole hold back', async () => {
  w = await createWorld()
  const {
    host,
    guests: [guest],
  } = await party(w, 1)
  for (const key of ['platform_fee_base_usd', 'platform_fee_percent'])
    await w.deps.db.executeSql(
      `INSERT INTO settings (key, value, updated_at) VALUES ($1, '0', now())`,
      [key],
    )
  const teeTime = NOON + hours(48),
    gameId = await hostGame(w, host, teeTime)
  must(await join(w, guest!, gameId))
  w.at(teeTime)
  const { code } = must(
    await w.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
  ).body
  must(
    await w.call(`POST /api/games/${gameId}/check-in`, { cookie: guest!.cookie, body: { code } }),
  )
  expect(cardBooks(w, guest!)).toEqual({ held: 0, captured: 0, intents: 1 })
})

test('a late leave from a game whose hold is still to come takes the money now, not on the day of the hold', async () => {
  w = await createWorld()
  const {
    host,
    guests: [guest],
  } = await party(w, 1)
  await w.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('departure_restriction_hours', '720', now())`,
  )
  const gameId = await hostGame(w, host, NOON + DAYS(20))
  must(await join(w, guest!, gameId))
  expect(
    must(
      await w.call(`POST /api/games/${gameId}/leave`, {
        cookie: guest!.cookie,
        body: { confirmPenalty: true },
      }),
    ).body,
  ).toEqual({ penalty: { amount: 130, currency: 'USD' } })
  expect(cardBooks(w, guest!)).toEqual({ held: 0, captured: 13_000, intents: 1 })
})
