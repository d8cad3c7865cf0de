import { afterEach, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { hostGame, join, must, readProviderTotals } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { createJoinedGame, TEE } from '../../../../test/support/course.ts'
import { answerPlayed, objectToMark } from '../../../../test/support/presence-acts.ts'
import {
  closeReconciled,
  countStrikes,
  createHostAndGuests,
  listCases,
  listMailTemplates,
  readPlace,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => closeReconciled(world))

/** A settled game without a check-in. */
async function unchecked(guests: number) {
  const game = await createJoinedGame(world, guests)
  world.at(TEE + hours(6))
  await world.runJobs()
  return game
}

test('attack: host and guest play without opening the code; one yes charges the fee', async () => {
  world = await createWorld()
  const { host, guests, gameId } = await unchecked(2)
  expect(await listMailTemplates(world, host)).toContain('did_you_play_host')
  expect(await listMailTemplates(world, guests[0]!)).toContain('did_you_play_guest')
  world.at(TEE + hours(12))
  await answerPlayed(world, guests[0]!, gameId, 'played')
  expect((await readPlace(world, gameId, guests[0]!)).status).toBe('checked_in')
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
  world.at(TEE + hours(12) + 1)
  await answerPlayed(world, guests[1]!, gameId, 'played', 409)
  await world.runJobs()
  expect((await readPlace(world, gameId, guests[1]!)).status).toBe('not_played')
  expect(readProviderTotals(world, guests[1]!)).toMatchObject({ held: 0, captured: 0 })
  expect(await listCases(world, gameId)).toEqual([])
})

test("a host's yes is charged when the guest does not object", async () => {
  world = await createWorld()
  const { host, guests, gameId } = await unchecked(2)
  await answerPlayed(world, host, gameId, 'played')
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 13_000, captured: 0 })
  await objectToMark(world, guests[1]!, gameId)
  world.at(TEE + hours(12) + 1)
  await world.runJobs()
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
  expect(readProviderTotals(world, guests[1]!)).toMatchObject({ held: 13_000, captured: 0 })
  expect(await listCases(world, gameId)).toMatchObject([{ kind: 'attendance', status: 'open' }])
})

test('a yes of the host against a no of the guest is a case', async () => {
  world = await createWorld()
  const { host, guests, gameId } = await unchecked(1)
  await answerPlayed(world, guests[0]!, gameId, 'not_played')
  await answerPlayed(world, host, gameId, 'played')
  expect((await readPlace(world, gameId, guests[0]!)).status).toBe('disputed')
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 13_000, captured: 0 })
})

test('two noes release the hold at once', async () => {
  world = await createWorld()
  const { host, guests, gameId } = await unchecked(1)
  await answerPlayed(world, guests[0]!, gameId, 'not_played')
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 13_000 })
  await answerPlayed(world, host, gameId, 'not_played')
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 0 })
  expect(await listMailTemplates(world, guests[0]!)).toContain('not_played_guest')
})

test('a guest who found no host is released, and an operator decides about the host', async () => {
  world = await createWorld()
  const { host, guests, gameId } = await unchecked(1)
  await answerPlayed(world, guests[0]!, gameId, 'host_absent')
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 0 })
  expect(await listCases(world, gameId)).toMatchObject([{ kind: 'host_absent', status: 'open' }])
  expect([readProviderTotals(world, host).captured, await countStrikes(world, host)]).toEqual([
    0, 0,
  ])
})

test('strangers, and a host about own absence, are refused', async () => {
  world = await createWorld()
  const { host, gameId } = await unchecked(1)
  const { host: stranger } = await createHostAndGuests(world, 0)
  expect(await answerPlayed(world, stranger, gameId, 'played', 409)).toMatchObject({
    code: 'NOT_ASKED',
  })
  expect(await answerPlayed(world, host, gameId, 'host_absent', 403)).toMatchObject({
    code: 'FORBIDDEN',
  })
})

test.each([
  ['exactly 90 days', 90 * DAY, 1],
  ['90 days and a millisecond', 90 * DAY + 1, 0],
])('the second game without a check-in after %s', async (_, later, cases) => {
  world = await createWorld()
  const { host, guests } = await createHostAndGuests(world, 1)
  const play = async (teeTime: number) => {
    const gameId = await hostGame(world, host, teeTime)
    must(await join(world, guests[0]!, gameId))
    return gameId
  }
  const first = await play(NOON + hours(72))
  world.at(NOON + hours(78))
  await world.runJobs()
  const settledAt = world.clock.now()
  world.at(NOON + 90 * DAY)
  const second = await play(NOON + hours(72) + 90 * DAY)
  // only the moment of settlement decides
  world.at(settledAt + later)
  await world.runJobs()
  const counted = async (gameId: string) =>
    (await listCases(world, gameId)).filter(({ kind }) => kind === 'unchecked_games').length
  expect([await counted(first), await counted(second)]).toEqual([0, cases])
})
