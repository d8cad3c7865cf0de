import { afterEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { joinGame } from './join-game.usecase.ts'
import { leaveGame } from './leave-game.usecase.ts'
import { checkIn } from '../attendance/check-in.usecase.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import {
  readProviderTotals,
  hostGame,
  must,
  newPerson,
  type Person,
} from '../../../../test/support/people.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { NOON, createWorld, type World, RACE } from '../../../../test/support/world.ts'

let world: World
afterEach(() => world.close())

const joinAs = (gameId: string) => (person: Person) =>
  joinGame(world.deps, { gameId, userId: person.id, ip: null })

test('gives the last seat to exactly one of fifty concurrent guests, with one hold', async () => {
  world = await createWorld({ db: await databaseForRaces(), env: RACE })
  const gameId = await hostGame(world, await newPerson(world, 'Kenji'), NOON + hours(48), {
    slots: 1,
  })
  const guests = await createUsers(world, 50)
  const results = await Promise.all(guests.map(joinAs(gameId)))
  expect(results.filter((row) => !isRefused(row))).toHaveLength(1)
  expect(results.flatMap((row) => (isRefused(row) ? [row.refused] : []))).toEqual(
    Array.from({ length: 49 }, () => 'GAME_FULL'),
  )
  expect(guests.map((guest) => readProviderTotals(world, guest)).filter((b) => b.held > 0)).toEqual(
    [{ held: 13_000, captured: 0, intents: 1 }],
  )
})

test('creates one seat and one hold for ten concurrent joins of one guest', async () => {
  world = await createWorld({ db: await databaseForRaces(), env: RACE })
  const gameId = await hostGame(world, await newPerson(world, 'Kenji'), NOON + hours(48), {
    slots: 3,
  })
  const [guest] = await createUsers(world, 1)
  const results = await Promise.all(Array.from({ length: 10 }, () => joinAs(gameId)(guest!)))
  expect(results.filter((row) => !isRefused(row))).toHaveLength(1)
  expect(readProviderTotals(world, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
})

test('accepts one of a concurrent leave and check-in and charges only for it', async () => {
  world = await createWorld({ db: await databaseForRaces(), env: RACE })
  const teeTime = NOON + hours(48)
  const host = await newPerson(world, 'Kenji')
  const gameId = await hostGame(world, host, teeTime, { slots: 3 })
  const [guest] = await createUsers(world, 1)
  await joinAs(gameId)(guest!)
  world.at(teeTime - hours(1))
  const { code } = must(
    await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
  ).body
  const both = await Promise.all([
    leaveGame(world.deps, { gameId, userId: guest!.id, confirmPenalty: true }),
    ...Array.from({ length: 3 }, () => checkIn(world.deps, { gameId, userId: guest!.id, code })),
  ])
  expect(both.filter((row) => !isRefused(row))).toHaveLength(1)
  const left = !isRefused(both[0])
  await world.runJobs()
  expect(readProviderTotals(world, guest!)).toEqual({
    held: 0,
    captured: left ? 13_000 : 3000,
    intents: 1,
  })
})

test('accepts one of two concurrent joins to overlapping games', async () => {
  world = await createWorld({ db: await databaseForRaces(), env: RACE })
  const [one, other] = [
    await hostGame(world, await newPerson(world, 'Kenji'), NOON + hours(48)),
    await hostGame(world, await newPerson(world, 'Yuki'), NOON + hours(50)),
  ]
  const [guest] = await createUsers(world, 1)
  const results = await Promise.all(
    Array.from({ length: 6 }, (_, i) => joinAs(i % 2 ? one : other)(guest!)),
  )
  expect(results.filter((row) => !isRefused(row))).toHaveLength(1)
  expect(
    results
      .flatMap((row) => (isRefused(row) ? [row.refused] : []))
      .filter((code) => code !== 'ALREADY_JOINED'),
  ).toEqual(['GAME_CLASH', 'GAME_CLASH', 'GAME_CLASH'])
  expect(readProviderTotals(world, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
})
