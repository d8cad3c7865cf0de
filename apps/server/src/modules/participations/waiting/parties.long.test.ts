import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, hours } from '@tomogolf/domain/time'
import { declineAfter } from '../../../../test/support/party/decline-holds.ts'
import { DANIEL, RUTH } from '../../../../test/support/party/seats.ts'
import {
  closeReconciled,
  createUsers,
  listMailTemplates,
} from '../../../../test/support/create-users.ts'
import {
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

type Code = { code?: string }
type Detail = {
  availableSlots: number
  joinPreview: { mostSeats: number; waiting: { mostSeats: number } | null }
  viewer: {
    can: { join: true | string; wait: true | string }
    waiting: { position: number | null; seats: number; hold: { amount: number } } | null
    participation: { status: string; companions: { firstName: string }[] } | null
  }
}
const HOLD = 13_000
let world: World
let host: Person, one: Person, two: Person, three: Person, pair: Person, single: Person
let id = '',
  start = NOON
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => closeReconciled(world))
beforeEach(async () => {
  start += 40 * DAY
  world.at(start)
  const people = await createUsers(world, 6)
  ;[host, one, two, three, pair, single] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ]
  id = await hostGame(world, host, start + 3 * DAY, { slots: 3 })
  for (const guest of [one, two, three]) must(await join(world, guest, id))
})

const wait = ({ cookie }: Person, body: object = {}) =>
  world.call<Code>(`POST /api/games/${id}/waiting-list`, { cookie, body })
const leave = async ({ cookie }: Person, { runs = true } = {}) => {
  must(await world.call(`POST /api/games/${id}/leave`, { cookie, body: { confirmPenalty: true } }))
  if (runs) await world.runJobs()
}
const detail = async ({ cookie }: Person) =>
  must(await world.call<Detail>(`GET /api/games/${id}`, { cookie })).body
const statusOf = async (person: Person) => (await detail(person)).viewer.participation?.status
/** How many seats of late leavers were taken again. */
const refilled = async () =>
  (
    await world.deps.db.executeSql<{ count: number }>(
      `SELECT count(*)::int AS count FROM participations
        WHERE game_id = $1 AND refilled_at IS NOT NULL`,
      [id],
    )
  ).rows[0]!.count
const seats = async () =>
  (
    await world.deps.db.executeSql<{ taken: number; offered: number }>(
      'SELECT seats_taken AS taken, seats_offered AS offered FROM games WHERE id = $1',
      [id],
    )
  ).rows[0]!

test('a party is skipped while one seat is free, and keeps its place', async () => {
  expect((await detail(pair)).joinPreview.waiting?.mostSeats).toBe(3)
  must(await wait(pair, { companions: [DANIEL] }))
  must(await wait(single))
  expect((await detail(pair)).viewer.waiting).toMatchObject({
    position: 1,
    seats: 2,
    hold: { amount: 260 },
  })
  await leave(one)
  expect(await statusOf(single)).toBe('confirmed')
  expect((await detail(pair)).viewer.waiting?.position).toBe(1)
  await leave(two)
  // one seat is free, and others may take it
  expect((await detail(one)).availableSlots).toBe(1)
  expect((await detail(one)).viewer.can.join).toBe(true)
  await leave(three)
  const { participation } = (await detail(pair)).viewer
  expect(participation).toMatchObject({
    status: 'confirmed',
    companions: [{ firstName: 'Daniel' }],
  })
  expect(readProviderTotals(world, pair).held).toBe(2 * HOLD)
  expect(await seats()).toEqual({ taken: 3, offered: 0 })
  const { rows } = await world.deps.db.executeSql(
    'SELECT companions FROM waiting_entries WHERE game_id = $1 AND guest_id = $2',
    [id, pair.id],
  )
  expect(rows).toEqual([{ companions: [] }])
})
test('within a day all seats are offered together, and taken with a hold for each', async () => {
  must(await wait(pair, { companions: [DANIEL] }))
  world.at(start + 2 * DAY + HOUR)
  await leave(one)
  expect(await seats()).toEqual({ taken: 2, offered: 0 })
  await leave(two)
  expect(await seats()).toEqual({ taken: 1, offered: 2 })
  must(await world.call(`POST /api/games/${id}/waiting-list/accept`, { cookie: pair.cookie }))
  await world.runJobs()
  expect(await seats()).toEqual({ taken: 3, offered: 0 })
  expect(readProviderTotals(world, pair).held).toBe(2 * HOLD)
})
test('an offer that ends frees all of its seats', async () => {
  must(await wait(pair, { companions: [DANIEL, RUTH] }))
  must(await wait(single))
  world.at(start + 2 * DAY + HOUR)
  for (const guest of [one, two]) await leave(guest)
  // the single guest has the first offer
  expect(await seats()).toEqual({ taken: 1, offered: 1 })
  must(await world.call(`DELETE /api/games/${id}/waiting-list`, { cookie: single.cookie }))
  await leave(three)
  expect(await seats()).toEqual({ taken: 0, offered: 3 })
  world.at(start + 2 * DAY + hours(4))
  await world.runJobs()
  expect(await seats()).toEqual({ taken: 0, offered: 0 })
})
test('a party waits for a game with too few seats, not for one with enough', async () => {
  await leave(one)
  expect((await wait(single)).body.code).toBe('GAME_NOT_FULL')
  must(await wait(pair, { companions: [DANIEL] }))
  must(await join(world, single, id))
  expect(await statusOf(single)).toBe('confirmed')
})
test.each([
  ['a name twice', { companions: [DANIEL, DANIEL] }, 'COMPANION_TWICE'],
  ['an invited companion', { invited: 1 }, 'COMPANIONS_NOT_POSSIBLE'],
] as const)('refuses %s', async (_, body, code) => {
  expect((await wait(pair, body)).body.code).toBe(code)
})
test('a party is no longer than the game', async () => {
  id = await hostGame(world, one, start + 5 * DAY, { slots: 1 })
  must(await join(world, two, id))
  expect((await wait(pair, { companions: [DANIEL] })).body.code).toBe('SEATS_TOO_FEW')
})
test('a late leaver whose seat goes to a party is refunded, and the host is notified of the players', async () => {
  id = await hostGame(world, host, start + 40 * HOUR, { slots: 2 })
  for (const guest of [one, two]) must(await join(world, guest, id))
  world.at(start + 2 * HOUR)
  await world.runJobs()
  must(await wait(pair, { companions: [DANIEL] }))
  world.at(start + 4 * HOUR)
  for (const guest of [one, two]) {
    await leave(guest)
    expect(readProviderTotals(world, guest).captured).toBe(HOLD)
  }
  expect(await statusOf(pair)).toBe('confirmed')
  const { rows } = await world.deps.db.executeSql<{ text: string }>(
    `SELECT text FROM outbox WHERE template = 'joined_host' AND created_at >= $1
      AND to_address = (SELECT email FROM users WHERE id = $2)`,
    [new Date(start + 4 * HOUR), host.id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.text).toContain('Daniel')
  expect(await refilled()).toBe(0)
  // joining can no longer be undone: both seats are taken for good
  world.at(start + 7 * HOUR)
  await world.runJobs()
  expect(await refilled()).toBe(2)
})
test('attack: a given party does not keep some of its seats while a hold of another is refused', async () => {
  must(await wait(pair, { companions: [DANIEL, RUTH] }))
  for (const guest of [one, two, three]) await leave(guest, { runs: false })
  const accepts = declineAfter(world, 2)
  await world.runJobs()
  accepts()
  expect(await seats()).toEqual({ taken: 3, offered: 0 })
  expect(readProviderTotals(world, pair).held).toBe(2 * HOLD)
  world.at(start + 2 * HOUR)
  await world.runJobs()
  expect(await seats()).toEqual({ taken: 0, offered: 0 })
  expect(await statusOf(pair)).toBe('seat_released')
  expect(readProviderTotals(world, pair).held).toBe(0)
  const mails = await listMailTemplates(world, pair)
  expect(mails.filter((template) => template === 'seat_released_guest')).toHaveLength(1)
})
test('a guest who joins alone while the own party waits leaves the list', async () => {
  must(await wait(pair, { companions: [DANIEL] }))
  await leave(one)
  expect((await detail(single)).joinPreview.mostSeats).toBe(1)
  must(await join(world, pair, id))
  await world.runJobs()
  expect((await detail(pair)).viewer).toMatchObject({
    waiting: null,
    participation: { status: 'confirmed', companions: [] },
  })
  for (const guest of [two, three]) await leave(guest)
  expect(await seats()).toEqual({ taken: 1, offered: 0 })
})
test('guests take seats together that are too few for each party on the list', async () => {
  must(await wait(pair, { companions: [DANIEL, RUTH] }))
  for (const guest of [one, two]) await leave(guest)
  expect((await detail(single)).joinPreview.mostSeats).toBe(2)
})
test('a party that the game has no more room for leaves the list, and is notified', async () => {
  must(await wait(pair, { companions: [DANIEL, RUTH] }))
  must(await wait(single, { companions: [DANIEL] }))
  await leave(one)
  const { cookie } = host
  must(await world.call(`PUT /api/games/${id}`, { cookie, body: { version: 1, slots: 2 } }))
  await world.runJobs()
  expect((await detail(pair)).viewer.waiting).toBeNull()
  expect((await detail(single)).viewer.waiting).toMatchObject({ position: 1, seats: 2 })
  const { rows } = await world.deps.db.executeSql<{ text: string }>(
    `SELECT text FROM outbox WHERE template = 'waiting_ended' AND created_at >= $1
      AND to_address = (SELECT email FROM users WHERE id = $2)`,
    [new Date(start), pair.id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.text).toContain('no longer has room for your whole party')
  // with fewer people, at the end of the list
  must(await wait(pair, { companions: [RUTH] }))
  expect((await detail(pair)).viewer.waiting?.position).toBe(2)
})
