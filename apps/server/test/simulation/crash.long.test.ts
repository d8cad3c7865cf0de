import { afterEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { BOTH_ENGINES } from '../support/engines.ts'
import { readProviderTotals, hostGame, join, must, newPerson } from '../support/people.ts'
import { NOON, createWorld, type World } from '../support/world.ts'

let world: World
afterEach(() => world.close())

describe.each(BOTH_ENGINES)(
  'without a response of the card provider, on the %s database',
  (_name, open) => {
    const seat = async (gameId: string, cookie: string) =>
      must(
        await world.call<{
          availableSlots: number
          viewer: { participation: { status: string; hold: { status: string } } | null }
        }>(`GET /api/games/${gameId}`, { cookie }),
      ).body

    test('finds a hold whose response was lost and does not place it twice', async () => {
      world = await createWorld({ db: await open(), env: { STRIPE_TIMEOUT_MS: '500' } })
      const gameId = await hostGame(world, await newPerson(world, 'Kenji'), NOON + hours(48))
      const guest = await newPerson(world, 'Emily')
      world.emulator.faults.add({
        kind: 'timeout_after',
        silence: 'hang',
        method: 'POST',
        path: '/v1/payment_intents',
        times: 1,
      })
      expect(must(await join(world, guest, gameId), 503).body).toMatchObject({
        code: 'PAYMENT_OUTCOME_UNKNOWN',
      })
      expect(await seat(gameId, guest.cookie)).toMatchObject({
        availableSlots: 2,
        viewer: { participation: { status: 'reserved', hold: { status: 'unknown' } } },
      })
      world.at(NOON + minutes(3))
      await world.runJobs()
      expect(await seat(gameId, guest.cookie)).toMatchObject({
        viewer: { participation: { status: 'confirmed', hold: { status: 'authorised' } } },
      })
      expect(readProviderTotals(world, guest)).toEqual({ held: 13_000, captured: 0, intents: 1 })
    })

    test('repeats a call that never arrived, once', async () => {
      world = await createWorld({ db: await open(), env: { STRIPE_TIMEOUT_MS: '500' } })
      const gameId = await hostGame(world, await newPerson(world, 'Kenji'), NOON + hours(48))
      const guest = await newPerson(world, 'Emily')
      world.emulator.faults.add({
        kind: 'timeout_before',
        silence: 'hang',
        method: 'POST',
        path: '/v1/payment_intents',
        times: 1,
      })
      must(await join(world, guest, gameId), 503)
      expect(readProviderTotals(world, guest)).toEqual({ held: 0, captured: 0, intents: 0 })
      world.at(NOON + minutes(3))
      await world.runJobs()
      expect(readProviderTotals(world, guest)).toEqual({ held: 13_000, captured: 0, intents: 1 })
      expect(await seat(gameId, guest.cookie)).toMatchObject({
        viewer: { participation: { status: 'confirmed' } },
      })
    })

    test('captures a fee exactly once when the response is lost', async () => {
      world = await createWorld({ db: await open(), env: { STRIPE_TIMEOUT_MS: '500' } })
      const teeTime = NOON + hours(48)
      const host = await newPerson(world, 'Kenji'),
        guest = await newPerson(world, 'Emily')
      const gameId = await hostGame(world, host, teeTime)
      must(await join(world, guest, gameId))
      world.at(teeTime)
      const { code } = must(
        await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
      ).body
      world.emulator.faults.add({
        kind: 'timeout_after',
        silence: 'hang',
        method: 'POST',
        path: '/v1/payment_intents/*/capture',
        times: 1,
      })
      expect(
        must(
          await world.call(`POST /api/games/${gameId}/check-in`, {
            cookie: guest.cookie,
            body: { code },
          }),
        ).body,
      ).toMatchObject({ charged: null })
      world.at(teeTime + minutes(3))
      await world.runJobs()
      expect(readProviderTotals(world, guest)).toEqual({ held: 0, captured: 3000, intents: 1 })
    })

    test('frees the seat at once when the card is declined', async () => {
      world = await createWorld({ db: await open() })
      const gameId = await hostGame(world, await newPerson(world, 'Kenji'), NOON + hours(48), {
        slots: 1,
      })
      const poor = await newPerson(world, 'Broke', '4000000000000341'),
        guest = await newPerson(world, 'Emily')
      expect(must(await join(world, poor, gameId), 402).body).toMatchObject({
        code: 'CARD_DECLINED',
      })
      expect(await seat(gameId, poor.cookie)).toMatchObject({
        availableSlots: 1,
        viewer: { participation: { status: 'declined' } },
      })
      must(await join(world, guest, gameId))
      expect(readProviderTotals(world, poor)).toMatchObject({ held: 0, captured: 0 })
    })
  },
)
