import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { createHostAndGuests, listMailTemplates } from '../../../../test/support/create-users.ts'
import {
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { DANIEL, joinWith, readParty } from '../../../../test/support/party/seats.ts'
import { mailsTo } from '../../../../test/support/request-bodies.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'

let world: World, support: Person
beforeAll(async () => {
  world = await createWorld()
  support = await newAdministrator(world, 'Sam', 'support')
})
afterAll(() => world.close())

const seatOf = async (gameId: string, guest: Person) =>
  (
    await world.deps.db.executeSql<{ id: string; status: string }>(
      'SELECT id, status FROM participations WHERE game_id = $1 AND guest_id = $2 AND party_lead_id IS NULL',
      [gameId, guest.id],
    )
  ).rows[0]!
const remove = (by: Person, gameId: string, seatId: string) =>
  world.call(`POST /api/admin/games/${gameId}/guests/${seatId}/remove`, {
    cookie: by.cookie,
    body: { reason: 'Sold the spot to another person' },
  })
async function seat(hoursAhead: number) {
  world.at(NOON)
  const { host, guests } = await createHostAndGuests(world, 1)
  const guest = guests[0]!
  const teeTime = NOON + hours(hoursAhead)
  const gameId = await hostGame(world, host, teeTime)
  must(await join(world, guest, gameId))
  return { host, guest, gameId, teeTime, id: (await seatOf(gameId, guest)).id }
}

async function seatWithCompanion(hoursAhead: number) {
  world.at(NOON)
  const { host, guests } = await createHostAndGuests(world, 1)
  const guest = guests[0]!
  const gameId = await hostGame(world, host, NOON + hours(hoursAhead))
  must(await joinWith(world, guest, gameId, [DANIEL]))
  const { companions } = await readParty(world, guest, gameId)
  return { guest, gameId, companionSeat: companions[0]!.id }
}

test('a removed guest pays nothing, also late, and both sides are notified', async () => {
  const { host, guest, gameId, teeTime, id } = await seat(60)
  // inside the departure window, where leaving would cost the whole hold
  world.at(teeTime - hours(20))
  must(await remove(support, gameId, id))
  await world.runJobs()
  expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 0 })
  expect((await seatOf(gameId, guest)).status).toBe('seat_released')
  const mail = (await mailsTo(world, guest.email)).find(
    ({ template }) => template === 'seat_released_guest',
  )!
  expect(mail.text).toContain('Sold the spot to another person')
  expect(mail.text).not.toContain('We couldn’t place the hold')
  expect(await listMailTemplates(world, host)).toContain('seat_released_host')
  const { rows } = await world.deps.db.executeSql<{ seats: number }>(
    'SELECT seats_taken AS seats FROM games WHERE id = $1',
    [gameId],
  )
  expect(rows).toEqual([{ seats: 0 }])
})
test('is refused twice, after the start, in another game, for the own seat and by other roles', async () => {
  const first = await seat(60 + 24)
  const other = await seat(60 + 48)
  const money = await newAdministrator(world, 'Mona', 'money')
  expect((await remove(money, first.gameId, first.id)).body.code).toBe('PERMISSION_REQUIRED')
  expect((await remove(support, other.gameId, first.id)).status).toBe(404)
  await world.deps.db.executeSql(
    `UPDATE users SET is_admin = true, admin_role = 'support' WHERE id = $1`,
    [first.guest.id],
  )
  expect((await remove(first.guest, first.gameId, first.id)).body.code).toBe('OWN_ACCOUNT')
  must(await remove(support, first.gameId, first.id))
  expect((await remove(support, first.gameId, first.id)).body.code).toBe('ALREADY_DONE')
  world.at(other.teeTime + 1)
  expect((await remove(support, other.gameId, other.id)).body.code).toBe('GAME_ALREADY_STARTED')
})
test('a guest who is there is not removed, and no host removes a guest as operator', async () => {
  const { host, gameId, id } = await seat(60 + 96)
  for (const status of ['arrived', 'checked_in']) {
    await world.deps.db.executeSql('UPDATE participations SET status = $2 WHERE id = $1', [
      id,
      status,
    ])
    expect((await remove(support, gameId, id)).body.code).toBe('ALREADY_CHECKED_IN')
  }
  await world.deps.db.executeSql(
    `UPDATE users SET is_admin = true, admin_role = 'support' WHERE id = $1`,
    [host.id],
  )
  expect((await remove(host, gameId, id)).body.code).toBe('OWN_ACCOUNT')
})
test('two administrators at once remove a guest once', async () => {
  const { gameId, guest, id } = await seat(60 + 72)
  const answers = await Promise.all([remove(support, gameId, id), remove(support, gameId, id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await world.runJobs()
  expect(readProviderTotals(world, guest)).toMatchObject({ held: 0 })
  expect(
    (await mailsTo(world, guest.email)).filter(
      ({ template }) => template === 'seat_released_guest',
    ),
  ).toHaveLength(1)
})
test('a guest whose companion is removed keeps the own seat, and the mail says which ended', async () => {
  const { guest, gameId, companionSeat } = await seatWithCompanion(60 + 120)
  must(await remove(support, gameId, companionSeat))
  await world.runJobs()
  expect((await seatOf(gameId, guest)).status).toBe('confirmed')
  const mail = (await mailsTo(world, guest.email)).find(
    ({ template }) => template === 'seat_released_guest',
  )!
  expect(mail.text).toContain('We removed this spot from the game')
  expect(mail.text).not.toContain('We removed you')
})
