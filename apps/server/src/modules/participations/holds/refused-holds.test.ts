import { afterEach, describe, expect, test } from 'vitest'
import { hours, iso, minutes } from '@tomogolf/domain/time'
import { reconcile } from './reconcile.usecase.ts'
import {
  CARDS,
  cardBooks,
  hostGame,
  join,
  must,
  saveCard,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { DAYS, mailsTo, party, placeOf } from '../../../../test/support/create-users.ts'

let w: World
afterEach(() => w.close())

describe('a hold that is refused when its day comes', () => {
  test('is tried every six hours, each time as a payment of its own with the old one closed, and given up after a day', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1, CARDS.declinesLater)
    const teeTime = NOON + DAYS(10),
      gameId = await hostGame(w, host, teeTime)
    must(await join(w, guest!, gameId))
    const from = teeTime - hours(96)
    for (const [after, tries] of [
      [0, 1],
      [hours(6) - 1, 1],
      [hours(6), 2],
      [hours(12), 3],
      [hours(18), 4],
      [hours(24), 5],
    ] as const) {
      w.at(from + after)
      await w.runJobs()
      expect([after, cardBooks(w, guest!).intents]).toEqual([after, tries])
    }
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'refused', giveUpAt: iso(from + hours(24)) },
    })
    const open = () =>
      [...w.emulator.state.paymentIntents.values()].filter((i) => i.status !== 'canceled').length
    expect(open()).toBe(1)
    w.at(from + hours(24) + 1)
    await w.runJobs()
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'seat_released',
      availableSlots: 3,
    })
    expect(open()).toBe(0)
    expect((await mailsTo(w, guest!)).filter((kind) => kind === 'hold_refused')).toHaveLength(5)
  })

  test('is tried at once with another card', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1, CARDS.declinesLater)
    const teeTime = NOON + DAYS(10),
      gameId = await hostGame(w, host, teeTime)
    must(await join(w, guest!, gameId))
    w.at(teeTime - hours(96))
    await w.runJobs()
    const { id } = await saveCard(w, guest!, CARDS.good)
    must(await w.call(`PUT /api/payment-methods/${id}/default`, { cookie: guest!.cookie }))
    await w.runJobs()
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
    expect(cardBooks(w, guest!)).toMatchObject({ held: 13_000 })
  })

  test('for the want of a confirmation is confirmed by the guest on the game page', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1, CARDS.alwaysAsks)
    const teeTime = NOON + DAYS(10),
      gameId = await hostGame(w, host, teeTime)
    must(await join(w, guest!, gameId))
    w.at(teeTime - hours(96))
    await w.runJobs()
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      hold: { status: 'refused', problem: 'AUTHENTICATION_REQUIRED' },
    })
    expect(await mailsTo(w, guest!)).toContain('hold_needs_action')
    // the bank is not asked again behind the guest's back
    w.at(teeTime - hours(80))
    await w.runJobs()
    expect(cardBooks(w, guest!).intents).toBe(1)
    const asked = must(
      await w.call<{ action: { clientSecret: string; publishableKey: string; apiBase: string } }>(
        `POST /api/games/${gameId}/confirm-hold`,
        { cookie: guest!.cookie },
      ),
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
      must(await w.call(`POST /api/games/${gameId}/confirm-hold`, { cookie: guest!.cookie })).body,
    ).toMatchObject({ participation: { hold: { status: 'authorised' } }, action: null })
    expect(cardBooks(w, guest!)).toMatchObject({ held: 13_000 })
  })

  test('and confirmed in the last moment, unheard, still stands when the grace ends', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1, CARDS.alwaysAsks)
    const gameId = await hostGame(w, host, NOON + hours(48))
    const asked = must(
      await w.call<{ action: { clientSecret: string; publishableKey: string; apiBase: string } }>(
        `POST /api/games/${gameId}/join`,
        { cookie: guest!.cookie },
      ),
    ).body.action
    w.at(NOON + minutes(15))
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
    w.at(NOON + minutes(15) + 1)
    await w.runJobs()
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
  })

  test('is never tried after the tee time: the seat is released at it', async () => {
    w = await createWorld()
    const {
      host,
      guests: [guest],
    } = await party(w, 1, CARDS.declinesLater)
    const teeTime = NOON + DAYS(10),
      gameId = await hostGame(w, host, teeTime)
    must(await join(w, guest!, gameId))
    // the workers were away until ten hours before the tee time
    w.at(teeTime - hours(10))
    await reconcile(w.deps)
    expect(await placeOf(w, gameId, guest!)).toMatchObject({
      hold: { status: 'refused', giveUpAt: iso(teeTime) },
    })
    w.at(teeTime)
    await reconcile(w.deps)
    expect(await placeOf(w, gameId, guest!)).toMatchObject({ status: 'confirmed' })
    w.at(teeTime + 1)
    await reconcile(w.deps)
    expect(await placeOf(w, gameId, guest!)).toMatchObject({ status: 'seat_released' })
  })
})
