import { afterEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { ENGINES } from '../support/engines.ts'
import { cardBooks, hostGame, join, must, newPerson } from '../support/people.ts'
import { NOON, createWorld, type World } from '../support/world.ts'

let w: World
afterEach(() => w.close())

describe.each(ENGINES)(
  'when the card provider does not answer, on the %s database',
  (_name, open) => {
    const seat = async (gameId: string, cookie: string) =>
      must(
        await w.call<{
          availableSlots: number
          viewer: { participation: { status: string; hold: { status: string } } | null }
        }>(`GET /api/games/${gameId}`, { cookie }),
      ).body

    test('a hold whose answer got lost is found by asking, and is not placed twice', async () => {
      w = await createWorld({ db: await open(), env: { STRIPE_TIMEOUT_MS: '500' } })
      const gameId = await hostGame(w, await newPerson(w, 'Kenji'), NOON + hours(48))
      const guest = await newPerson(w, 'Emily')
      w.emulator.faults.add({
        kind: 'timeout_after',
        silence: 'hang',
        method: 'POST',
        path: '/v1/payment_intents',
        times: 1,
      })
      expect(must(await join(w, guest, gameId), 503).body).toMatchObject({
        code: 'PAYMENT_OUTCOME_UNKNOWN',
      })
      expect(await seat(gameId, guest.cookie)).toMatchObject({
        availableSlots: 2,
        viewer: { participation: { status: 'reserved', hold: { status: 'unknown' } } },
      })
      w.at(NOON + minutes(3))
      await w.runJobs()
      expect(await seat(gameId, guest.cookie)).toMatchObject({
        viewer: { participation: { status: 'confirmed', hold: { status: 'authorised' } } },
      })
      expect(cardBooks(w, guest)).toEqual({ held: 13_000, captured: 0, intents: 1 })
    })

    test('a call that never arrived is made again, once', async () => {
      w = await createWorld({ db: await open(), env: { STRIPE_TIMEOUT_MS: '500' } })
      const gameId = await hostGame(w, await newPerson(w, 'Kenji'), NOON + hours(48))
      const guest = await newPerson(w, 'Emily')
      w.emulator.faults.add({
        kind: 'timeout_before',
        silence: 'hang',
        method: 'POST',
        path: '/v1/payment_intents',
        times: 1,
      })
      must(await join(w, guest, gameId), 503)
      expect(cardBooks(w, guest)).toEqual({ held: 0, captured: 0, intents: 0 })
      w.at(NOON + minutes(3))
      await w.runJobs()
      expect(cardBooks(w, guest)).toEqual({ held: 13_000, captured: 0, intents: 1 })
      expect(await seat(gameId, guest.cookie)).toMatchObject({
        viewer: { participation: { status: 'confirmed' } },
      })
    })

    test('a fee whose capture got no answer is taken exactly once', async () => {
      w = await createWorld({ db: await open(), env: { STRIPE_TIMEOUT_MS: '500' } })
      const teeTime = NOON + hours(48)
      const host = await newPerson(w, 'Kenji'),
        guest = await newPerson(w, 'Emily')
      const gameId = await hostGame(w, host, teeTime)
      must(await join(w, guest, gameId))
      w.at(teeTime)
      const { code } = must(
        await w.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
      ).body
      w.emulator.faults.add({
        kind: 'timeout_after',
        silence: 'hang',
        method: 'POST',
        path: '/v1/payment_intents/*/capture',
        times: 1,
      })
      expect(
        must(
          await w.call(`POST /api/games/${gameId}/check-in`, {
            cookie: guest.cookie,
            body: { code },
          }),
        ).body,
      ).toMatchObject({ charged: null })
      w.at(teeTime + minutes(3))
      await w.runJobs()
      expect(cardBooks(w, guest)).toEqual({ held: 0, captured: 3000, intents: 1 })
    })

    test('a declined card frees the seat in the same breath', async () => {
      w = await createWorld({ db: await open() })
      const gameId = await hostGame(w, await newPerson(w, 'Kenji'), NOON + hours(48), { slots: 1 })
      const poor = await newPerson(w, 'Broke', '4000000000000341'),
        guest = await newPerson(w, 'Emily')
      expect(must(await join(w, poor, gameId), 402).body).toMatchObject({ code: 'CARD_DECLINED' })
      expect(await seat(gameId, poor.cookie)).toMatchObject({
        availableSlots: 1,
        viewer: { participation: { status: 'declined' } },
      })
      must(await join(w, guest, gameId))
      expect(cardBooks(w, poor)).toMatchObject({ held: 0, captured: 0 })
    })
  },
)
