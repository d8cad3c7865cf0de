import { afterEach, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { isRefused } from '../../../platform/refusal.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import {
  hostGame,
  must,
  newPerson,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { joinGame } from './join-game.usecase.ts'
import { leaveGame } from './leave-game.usecase.ts'

let world: World
afterEach(() => world.close())

/** One guest who joined inside the departure window. */
async function joinedLate(): Promise<{ gameId: string; guest: Person }> {
  world = await createWorld({
    db: await databaseForRaces(),
  })
  const host = await newPerson(world, 'Kenji')
  const gameId = await hostGame(world, host, NOON + hours(24), { slots: 1 })
  const [guest] = await createUsers(world, 1)
  must(await join({ gameId, guest: guest! }))
  return { gameId, guest: guest! }
}
type Seat = { gameId: string; guest: Person }
const join = ({ gameId, guest }: Seat) =>
  world.call(`POST /api/games/${gameId}/join`, { cookie: guest.cookie })
const leave = ({ gameId, guest }: Seat) =>
  leaveGame(world.deps, { gameId, userId: guest.id, confirmPenalty: false })
const countUndone = async () =>
  (
    await world.deps.db.executeSql<{ count: number }>(
      `SELECT count(*)::int AS count FROM participation_events WHERE event = 'undo'`,
    )
  ).rows[0]!.count

test('twenty parallel leaves at the last millisecond undo once and charge nothing', async () => {
  const seat = await joinedLate()
  world.at(NOON + minutes(60))
  const results = await Promise.all(Array.from({ length: 20 }, () => leave(seat)))
  expect(results.filter((result) => !isRefused(result))).toEqual([{ penalty: null }])
  expect(await countUndone()).toBe(1)
  await world.runJobs()
  expect(readProviderTotals(world, seat.guest)).toEqual({ held: 0, captured: 0, intents: 1 })
})

test('leaves around the last millisecond are free or refused, never charged', async () => {
  const seat = await joinedLate()
  world.at(NOON + minutes(60))
  const inTime = Array.from({ length: 5 }, () => leave(seat))
  world.at(NOON + minutes(60) + 1)
  const late = Array.from({ length: 5 }, () => leave(seat))
  const results = await Promise.all([...inTime, ...late])
  expect(results.filter((result) => !isRefused(result)).length).toBeLessThanOrEqual(1)
  for (const result of results)
    if (isRefused(result))
      expect(['NOT_JOINED', 'LEAVE_PENALTY_CONFIRMATION_REQUIRED']).toContain(result.refused)
  await world.runJobs()
  expect(readProviderTotals(world, seat.guest).captured).toBe(0)
})

test('parallel joins and leaves of one guest undo at most once', async () => {
  const seat = await joinedLate()
  await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      i % 2
        ? leave(seat)
        : joinGame(world.deps, { gameId: seat.gameId, userId: seat.guest.id, ip: null }),
    ),
  )
  expect(await countUndone()).toBeLessThanOrEqual(1)
  await world.runJobs()
  expect(readProviderTotals(world, seat.guest).captured).toBe(0)
})
