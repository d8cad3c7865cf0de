import { afterEach, describe, expect, test } from 'vitest'
import { hours, iso, minutes } from '@tomogolf/domain/time'
import { reconcile } from './reconcile.usecase.ts'
import {
  CARDS,
  readProviderTotals,
  hostGame,
  join,
  must,
  saveCard,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  daysInMs,
  listMailTemplates,
  createHostAndGuests,
  readPlace,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => world.close())

describe('a scheduled hold that is refused', () => {
  test('is retried every six hours as a new payment and given up after a day', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1, CARDS.declinesLater)
    const teeTime = NOON + daysInMs(10),
      gameId = await hostGame(world, host, teeTime)
    must(await join(world, guest!, gameId))
    const from = teeTime - hours(96)
    for (const [after, attempts] of [
      [0, 1],
      [hours(6) - 1, 1],
      [hours(6), 2],
      [hours(12), 3],
      [hours(18), 4],
      [hours(24), 5],
    ] as const) {
      world.at(from + after)
      await world.runJobs()
      expect([after, readProviderTotals(world, guest!).intents]).toEqual([after, attempts])
    }
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'refused', giveUpAt: iso(from + hours(24)) },
    })
    const open = () =>
      [...world.emulator.state.paymentIntents.values()].filter((i) => i.status !== 'canceled')
        .length
    expect(open()).toBe(1)
    world.at(from + hours(24) + 1)
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'seat_released',
      availableSlots: 3,
    })
    expect(open()).toBe(0)
    expect(
      (await listMailTemplates(world, guest!)).filter((kind) => kind === 'hold_refused'),
    ).toHaveLength(5)
  })

  test('is retried at once with another card', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1, CARDS.declinesLater)
    const teeTime = NOON + daysInMs(10),
      gameId = await hostGame(world, host, teeTime)
    must(await join(world, guest!, gameId))
    world.at(teeTime - hours(96))
    await world.runJobs()
    const { id } = await saveCard(world, guest!, CARDS.good)
    must(await world.call(`PUT /api/payment-methods/${id}/default`, { cookie: guest!.cookie }))
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
    expect(readProviderTotals(world, guest!)).toMatchObject({ held: 13_000 })
  })

  test('for a missing authentication is confirmed by the guest on the game page', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1, CARDS.alwaysAsks)
    const teeTime = NOON + daysInMs(10),
      gameId = await hostGame(world, host, teeTime)
    must(await join(world, guest!, gameId))
    world.at(teeTime - hours(96))
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      hold: { status: 'refused', problem: 'AUTHENTICATION_REQUIRED' },
    })
    expect(await listMailTemplates(world, guest!)).toContain('hold_needs_action')
    // the bank is not asked again off-session
    world.at(teeTime - hours(80))
    await world.runJobs()
    expect(readProviderTotals(world, guest!).intents).toBe(1)
    const asked = must(
      await world.call<{
        action: { clientSecret: string; publishableKey: string; apiBase: string }
      }>(`POST /api/games/${gameId}/confirm-hold`, { cookie: guest!.cookie }),
    ).body.action
    await fetch(
      `${asked.apiBase}/v1/payment_intents/${asked.clientSecret.split('_secret_')[0]}/authenticate`,
      {
        method: 'POST',
        body: new URLSearchParams({
          key: asked.publishableKey,
          client_secret: asked.clientSecret,
          outcome: 'succeed',
        }),
      },
    )
    expect(
      must(await world.call(`POST /api/games/${gameId}/confirm-hold`, { cookie: guest!.cookie }))
        .body,
    ).toMatchObject({ participation: { hold: { status: 'authorised' } }, action: null })
    expect(readProviderTotals(world, guest!)).toMatchObject({ held: 13_000 })
  })

  test('and confirmed at the last moment still stands when the grace period ends', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1, CARDS.alwaysAsks)
    const gameId = await hostGame(world, host, NOON + hours(48))
    const asked = must(
      await world.call<{
        action: { clientSecret: string; publishableKey: string; apiBase: string }
      }>(`POST /api/games/${gameId}/join`, { cookie: guest!.cookie }),
    ).body.action
    world.at(NOON + minutes(15))
    await fetch(
      `${asked.apiBase}/v1/payment_intents/${asked.clientSecret.split('_secret_')[0]}/authenticate`,
      {
        method: 'POST',
        body: new URLSearchParams({
          key: asked.publishableKey,
          client_secret: asked.clientSecret,
          outcome: 'succeed',
        }),
      },
    )
    world.at(NOON + minutes(15) + 1)
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
  })

  test('is never retried after the tee time, when the seat is released', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1, CARDS.declinesLater)
    const teeTime = NOON + daysInMs(10),
      gameId = await hostGame(world, host, teeTime)
    must(await join(world, guest!, gameId))
    // the workers did not run until ten hours before the tee time
    world.at(teeTime - hours(10))
    await reconcile(world.deps)
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      hold: { status: 'refused', giveUpAt: iso(teeTime) },
    })
    world.at(teeTime)
    await reconcile(world.deps)
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ status: 'confirmed' })
    world.at(teeTime + 1)
    await reconcile(world.deps)
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ status: 'seat_released' })
  })
})
