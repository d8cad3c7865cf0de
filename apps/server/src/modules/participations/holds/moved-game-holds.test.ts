import { afterEach, describe, expect, test } from 'vitest'
import { hours, iso, japanText } from '@tomogolf/domain/time'
import {
  readProviderTotals,
  hostGame,
  join,
  must,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  daysInMs,
  createHostAndGuests,
  readPlace,
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
    world.at(NOON + hours(3))
    must(await world.call(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }))
    const teeTime = NOON + daysInMs(3)
    await moveGame(host, gameId, teeTime)
    must(await join(world, guest!, gameId))
    world.at(teeTime + hours(6))
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ status: 'unverified' })
    expect(readProviderTotals(world, guest!)).toMatchObject({ captured: 0 })
  })
})
