import { afterEach, describe, expect, test } from 'vitest'
import { hours, iso } from '@tomogolf/domain/time'
import { reconcile } from './reconcile.usecase.ts'
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
  createHostAndGuests,
  readPlace,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => world.close())

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
  const gameId = await hostGame(world, host, NOON + daysInMs(20))
  must(await join(world, guest!, gameId))
  // agreed under settings of an earlier version, which allowed a window beyond the hold lead
  await world.deps.db.executeSql('UPDATE participations SET window_hours = 720, undo_until = NULL')
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
