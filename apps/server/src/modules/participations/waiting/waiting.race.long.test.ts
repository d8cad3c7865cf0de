import { afterEach, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { isRefused } from '../../../platform/refusal.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, newPerson, type Person } from '../../../../test/support/people.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { joinGame } from '../joining/join-game.usecase.ts'
import { leaveGame } from '../joining/leave-game.usecase.ts'
import { acceptOffer } from './accept-offer.usecase.ts'
import { expireOffer } from './expire-offer.usecase.ts'
import { fillSeats } from './fill-seats.usecase.ts'
import { joinWaitingList } from './join-waiting-list.usecase.ts'
import { leaveWaitingList } from './leave-waiting-list.usecase.ts'

let world: World, host: Person
afterEach(() => world.close())

async function openWorld(): Promise<void> {
  world = await createWorld({
    db: await databaseForRaces(),
  })
  host = await newPerson(world, 'Kenji')
}
const enter = async (gameId: string, guest: Person) => {
  const joined = await joinGame(world.deps, { gameId, userId: guest.id, ip: null })
  if (isRefused(joined)) throw new Error(joined.refused)
}
const wait = async (gameId: string, guest: Person): Promise<string> => {
  const joined = await joinWaitingList(world.deps, { gameId, userId: guest.id, ip: null })
  if (isRefused(joined)) throw new Error(joined.refused)
  return joined.entry.id
}
const leave = (gameId: string, { id: userId }: Person) =>
  leaveGame(world.deps, { gameId, userId, confirmPenalty: true })
const state = async (gameId: string) => {
  const { rows } = await world.deps.db.executeSql<{
    taken: number
    offered: number
    seated: number
    open: number
    seats: number
  }>(
    `SELECT g.seats_taken AS taken, g.seats_offered AS offered,
      (SELECT count(*)::int FROM participations p WHERE p.game_id = g.id AND p.status = 'confirmed') AS seated,
      (SELECT count(*)::int FROM waiting_entries w WHERE w.game_id = g.id AND w.status = 'offered') AS open,
      (SELECT count(*)::int FROM waiting_entries w WHERE w.game_id = g.id AND w.status = 'taken') AS seats
     FROM games g WHERE g.id = $1`,
    [gameId],
  )
  return rows[0]!
}

test('three freed seats go to the first three of fifty, and to no stranger', async () => {
  await openWorld()
  const gameId = await hostGame(world, host, NOON + 3 * DAY, { slots: 3 })
  const seated = await createUsers(world, 3)
  for (const guest of seated) await enter(gameId, guest)
  const guests = await createUsers(world, 50)
  const entries: string[] = []
  for (const [index, guest] of guests.entries()) {
    world.at(NOON + index)
    entries.push(await wait(gameId, guest))
  }
  const strangers = await createUsers(world, 5)
  const fill = () => fillSeats(world.deps, gameId)
  await Promise.all([
    ...seated.map((guest) => leave(gameId, guest)),
    ...strangers.map(({ id: userId }) => joinGame(world.deps, { gameId, userId, ip: null })),
    ...guests
      .slice(40)
      .map(({ id: userId }) => leaveWaitingList(world.deps, { gameId, userId, token: undefined })),
    fill(),
    fill(),
    fill(),
  ])
  await Promise.all([fill(), fill(), world.runJobs()])
  await world.runJobs()
  expect(await state(gameId)).toEqual({ taken: 3, offered: 0, seated: 3, open: 0, seats: 3 })
  const { rows } = await world.deps.db.executeSql<{ id: string }>(
    `SELECT id FROM waiting_entries WHERE game_id = $1 AND status = 'taken'`,
    [gameId],
  )
  expect(rows.map((row) => row.id).toSorted()).toEqual(entries.slice(0, 3).toSorted())
})

test('of an acceptance, the end of the offer and a refusal one wins', async () => {
  await openWorld()
  const [seated] = await createUsers(world, 1)
  const guests = await createUsers(world, 12)
  for (const [index, guest] of guests.entries()) {
    const start = NOON + index * 3 * DAY
    world.at(start)
    const gameId = await hostGame(world, host, start + DAY, { slots: 1 })
    await enter(gameId, seated!)
    const entryId = await wait(gameId, guest)
    world.at(start + hours(1))
    await leave(gameId, seated!)
    await fillSeats(world.deps, gameId)
    expect(await state(gameId)).toMatchObject({ taken: 0, offered: 1, open: 1 })
    world.at(start + hours(3))
    const accepting = acceptOffer(world.deps, { gameId, userId: guest.id })
    const leaving =
      index % 2 === 0
        ? leaveWaitingList(world.deps, { gameId, userId: guest.id, token: undefined })
        : null
    world.at(start + hours(3) + 1)
    const [accepted, left] = await Promise.all([
      accepting,
      leaving,
      expireOffer(world.deps, entryId),
      expireOffer(world.deps, entryId),
    ])
    const seats = isRefused(accepted) ? 0 : 1
    if (left && !isRefused(left)) expect(seats).toBe(0)
    await fillSeats(world.deps, gameId)
    expect(await state(gameId)).toEqual({ taken: seats, offered: 0, seated: seats, open: 0, seats })
  }
})

test('a guest on two lists of the same morning gets one seat', async () => {
  await openWorld()
  const other = await newPerson(world, 'Haruka')
  const [first, second] = await createUsers(world, 2)
  const guests = await createUsers(world, 3)
  for (const [index, guest] of guests.entries()) {
    const start = NOON + index * 5 * DAY
    world.at(start)
    const one = await hostGame(world, host, start + 3 * DAY, { slots: 1 })
    const two = await hostGame(world, other, start + 3 * DAY + hours(1), { slots: 1 })
    await enter(one, first!)
    await enter(two, second!)
    await wait(one, guest)
    await wait(two, guest)
    await Promise.all([leave(one, first!), leave(two, second!)])
    await Promise.all([fillSeats(world.deps, one), fillSeats(world.deps, two)])
    await world.runJobs()
    const seats = [await state(one), await state(two)]
    expect(seats.map(({ seated }) => seated).toSorted()).toEqual([0, 1])
    expect(seats.map(({ offered }) => offered)).toEqual([0, 0])
  }
})

test('of a party of two and single guests, each gets all seats or none', async () => {
  await openWorld()
  for (let round = 0; round < 4; round++) {
    const start = NOON + round * 5 * DAY
    world.at(start)
    const seated = await createUsers(world, 3)
    const [first, pair, second] = await createUsers(world, 3)
    const gameId = await hostGame(world, host, start + 3 * DAY, { slots: 3 })
    for (const guest of seated) await enter(gameId, guest)
    await wait(gameId, first!)
    const waiting = await joinWaitingList(world.deps, {
      gameId,
      userId: pair!.id,
      ip: null,
      companions: [{ firstName: 'Ruth', lastName: 'Reyes', adult: true, languages: ['en'] }],
    })
    expect(isRefused(waiting)).toBe(false)
    await wait(gameId, second!)
    const fill = () => fillSeats(world.deps, gameId)
    await Promise.all([...seated.map((guest) => leave(gameId, guest)), fill(), fill()])
    await world.runJobs()
    const { rows } = await world.deps.db.executeSql<{ guest: string; seats: number }>(
      `SELECT guest_id AS guest, count(*)::int AS seats FROM participations
        WHERE game_id = $1 AND status = 'confirmed' GROUP BY guest_id`,
      [gameId],
    )
    const taken = new Map(rows.map(({ guest, seats }) => [guest, seats]))
    const ofPair = taken.get(pair!.id) ?? 0
    expect([0, 2]).toContain(ofPair)
    expect(taken.get(first!.id)).toBe(1)
    // skipped for one seat, the party waits on; else the game is full
    expect((taken.get(second!.id) ?? 0) + ofPair).toBeGreaterThan(0)
    expect((await state(gameId)).taken).toBe([...taken.values()].reduce((a, b) => a + b, 0))
  }
})
