import { afterEach, describe, expect, test } from 'vitest'
import { hours, iso, minutes } from '@tomogolf/domain/time'
import { createHostAndGuests, createUsers } from '../../../../test/support/create-users.ts'
import {
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World
afterEach(() => world.close())

async function hosted(leadHours = 24): Promise<{ gameId: string; guests: Person[] }> {
  world = await createWorld()
  const { host, guests } = await createHostAndGuests(world, 2)
  return { guests, gameId: await hostGame(world, host, NOON + hours(leadHours), { slots: 2 }) }
}
type Detail = {
  joinPreview: { undoMinutes: number | null; insideWindow: boolean; freeUntil: string }
  viewer: { undoUntil?: string | null; freeUntil: string | null; leavePenalty: object | null }
}
const detail = async (guest: Person, gameId: string) =>
  must(await world.call<Detail>(`GET /api/games/${gameId}`, { cookie: guest.cookie })).body
const leave = (guest: Person, gameId: string) =>
  world.call<{ code?: string; penalty: object | null }>(`POST /api/games/${gameId}/leave`, {
    cookie: guest.cookie,
  })
const events = async () =>
  (
    await world.deps.db.executeSql<{ event: string }>(
      `SELECT event FROM participation_events WHERE event IN ('undo', 'leave_free', 'leave_late')`,
    )
  ).rows.map((row) => row.event)

describe('a guest who joined inside the departure window', () => {
  test.each([
    ['at the last millisecond', minutes(60), 200],
    ['a millisecond later', minutes(60) + 1, 409],
  ])('leaves %s', async (_, after, status) => {
    const { gameId, guests } = await hosted()
    expect((await detail(guests[0]!, gameId)).joinPreview).toMatchObject({
      insideWindow: true,
      undoMinutes: 60,
    })
    must(await join(world, guests[0]!, gameId))
    const { viewer } = await detail(guests[0]!, gameId)
    expect(viewer).toMatchObject({
      undoUntil: iso(NOON + minutes(60)),
      freeUntil: iso(NOON + minutes(60)),
      leavePenalty: null,
    })
    world.at(NOON + after)
    must(await leave(guests[0]!, gameId), status)
    await world.runJobs()
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({
      captured: 0,
      held: status === 200 ? 0 : 13_000,
    })
    expect(await events()).toEqual(status === 200 ? ['undo'] : [])
  })

  test('undoes once: after joining again leaving costs the hold', async () => {
    const { gameId, guests } = await hosted()
    must(await join(world, guests[0]!, gameId))
    must(await leave(guests[0]!, gameId))
    const again = await detail(guests[0]!, gameId)
    expect(again.joinPreview).toMatchObject({ insideWindow: true, undoMinutes: null })
    must(await join(world, guests[0]!, gameId))
    expect((await detail(guests[0]!, gameId)).viewer.undoUntil).toBeNull()
    expect(must(await leave(guests[0]!, gameId), 409).body.code).toBe(
      'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
    )
  })

  test('attack: keeps the seat by undoing with a second account of the same card', async () => {
    const { gameId, guests } = await hosted()
    const [first, second] = guests as [Person, Person]
    const friend = (await createUsers(world, 1, () => '5555555555554444'))[0]!
    must(await join(world, first, gameId))
    must(await leave(first, gameId))
    const undoOf = async (guest: Person) => (await detail(guest, gameId)).joinPreview.undoMinutes
    expect(await undoOf(second)).toBeNull()
    expect(await undoOf(friend)).toBe(60)
    must(await join(world, second, gameId))
    expect(must(await leave(second, gameId), 409).body.code).toBe(
      'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
    )
  })

  test("another guest's undo is their own", async () => {
    const { gameId, guests } = await hosted()
    for (const guest of guests) must(await join(world, guest, gameId))
    for (const guest of guests) must(await leave(guest, gameId))
    expect(await events()).toEqual(['undo', 'undo'])
  })
})

test('leaving in time does not use the undo up', async () => {
  const { gameId, guests } = await hosted(49)
  must(await join(world, guests[0]!, gameId))
  must(await leave(guests[0]!, gameId))
  expect(await events()).toEqual(['leave_free'])
  world.at(NOON + hours(2))
  must(await join(world, guests[0]!, gameId))
  expect((await detail(guests[0]!, gameId)).viewer.undoUntil).toBe(iso(NOON + hours(3)))
})

test('less than seven hours before the tee time the undo ends six hours before it', async () => {
  const { gameId, guests } = await hosted(7)
  world.at(NOON + minutes(20))
  expect((await detail(guests[0]!, gameId)).joinPreview).toMatchObject({
    insideWindow: false,
    undoMinutes: null,
    freeUntil: iso(NOON + hours(1)),
  })
  must(await join(world, guests[0]!, gameId))
  expect((await detail(guests[0]!, gameId)).viewer.undoUntil).toBe(iso(NOON + hours(1)))
})
