import { afterEach, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
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
import { acceptRequest } from './accept-request.usecase.ts'
import { askToJoin } from './ask-to-join.usecase.ts'
import { expireRequest } from './expire-request.usecase.ts'
import { withdrawRequest } from './withdraw-request.usecase.ts'

let world: World, host: Person
afterEach(() => world.close())

async function openWorld(): Promise<void> {
  world = await createWorld({
    db: await databaseForRaces(),
  })
  host = await newPerson(world, 'Kenji')
}
const newGame = (day: number, slots: number) =>
  hostGame(world, host, NOON + day * DAY, { joining: 'approve', slots })
async function ask(gameId: string, guest: Person): Promise<string> {
  const asked = await askToJoin(world.deps, { gameId, userId: guest.id, ip: null })
  if (isRefused(asked)) throw new Error(asked.refused)
  return asked.id
}
const accept = (gameId: string, requestId: string) =>
  acceptRequest(world.deps, { gameId, requestId, hostId: host.id })
const state = async (gameId: string) => {
  const { rows } = await world.deps.db.executeSql<{
    seats: number
    taken: number
    accepted: number
  }>(
    `SELECT g.seats_taken AS seats,
      (SELECT count(*)::int FROM participations p WHERE p.game_id = g.id AND p.status = 'confirmed') AS taken,
      (SELECT count(*)::int FROM join_requests r WHERE r.game_id = g.id AND r.status = 'accepted') AS accepted
     FROM games g WHERE g.id = $1`,
    [gameId],
  )
  return rows[0]!
}

test('the last seat goes to one of many that are accepted at once', async () => {
  await openWorld()
  const gameId = await newGame(3, 1)
  const guests = await createUsers(world, 12)
  const requests = []
  for (const guest of guests) requests.push(await ask(gameId, guest))
  // each twice: a double tap
  const answers = await Promise.all([...requests, ...requests].map((id) => accept(gameId, id)))
  expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(1)
  expect(await state(gameId)).toEqual({ seats: 1, taken: 1, accepted: 1 })
  await world.runJobs()
  const totals = guests.map((guest) => readProviderTotals(world, guest))
  expect(totals.reduce((sum, { intents }) => sum + intents, 0)).toBe(1)
})

test('of an acceptance, a withdrawal and the end of the time one wins', async () => {
  await openWorld()
  const guests = await createUsers(world, 15)
  for (const [index, guest] of guests.entries()) {
    world.at(NOON + index * DAY)
    const gameId = await newGame(index + 3, 2)
    const requestId = await ask(gameId, guest)
    world.at(NOON + (index + 1) * DAY)
    const accepting = accept(gameId, requestId)
    const withdrawing = withdrawRequest(world.deps, { gameId, userId: guest.id })
    world.at(NOON + (index + 1) * DAY + 1)
    const [accepted, withdrawn] = await Promise.all([
      accepting,
      withdrawing,
      expireRequest(world.deps, requestId),
    ])
    const won = [accepted, withdrawn].filter((answer) => !isRefused(answer)).length
    expect(won).toBeLessThanOrEqual(1)
    const seats = isRefused(accepted) ? 0 : 1
    expect(await state(gameId)).toEqual({ seats, taken: seats, accepted: seats })
  }
})

test('a guest who asked two hosts for the same morning gets one seat', async () => {
  await openWorld()
  const other = await newPerson(world, 'Haruka')
  const guests = await createUsers(world, 4)
  for (const [index, guest] of guests.entries()) {
    const first = await newGame(3 + index, 1)
    const second = await hostGame(world, other, NOON + (3 + index) * DAY, { joining: 'approve' })
    const requests = [await ask(first, guest), await ask(second, guest)]
    const answers = await Promise.all([
      accept(first, requests[0]!),
      acceptRequest(world.deps, { gameId: second, requestId: requests[1]!, hostId: other.id }),
    ])
    expect(answers.map((answer) => isRefused(answer) && answer.refused).toSorted()).toEqual(
      ['GUEST_CANNOT_JOIN', false].toSorted(),
    )
  }
  must(await world.call('GET /api/games'))
})
