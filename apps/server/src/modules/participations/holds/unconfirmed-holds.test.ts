import { afterEach, describe, expect, test } from 'vitest'
import { HOUR, hours, minutes } from '@tomogolf/domain/time'
import { reconcile } from './reconcile.usecase.ts'
import { settleGame } from '../attendance/settle-game.usecase.ts'
import { readProviderTotals, hostGame, join, must } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  listMailTemplates,
  createHostAndGuests,
  readPlace,
  takeProviderOffline,
  listTransactions,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => world.close())

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
