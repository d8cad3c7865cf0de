import { afterEach, describe, expect, test } from 'vitest'
import { hours, iso, japanText, minutes } from '@tomogolf/domain/time'
import {
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'
import { createHostAndGuests } from '../../../test/support/create-users.ts'

let world: World
afterEach(() => world.close())
const TEE = NOON + hours(72)

async function joined() {
  world = await createWorld()
  const { host, guests } = await createHostAndGuests(world, 1)
  const gameId = await hostGame(world, host, TEE)
  must(await join(world, guests[0]!, gameId))
  return { host, guest: guests[0]!, gameId }
}
const edit = async (host: Person, gameId: string, change: object) => {
  const { version } = must(
    await world.call<{ version: number }>(`GET /api/games/${gameId}`, { cookie: host.cookie }),
  ).body
  must(
    await world.call(`PUT /api/games/${gameId}`, {
      cookie: host.cookie,
      body: { version, ...change },
    }),
  )
}
const moveTo = (host: Person, gameId: string, teeTime: number) =>
  edit(host, gameId, { date: japanText(teeTime) })
const leave = (guest: Person, gameId: string) =>
  world.call<{ code?: string }>(`POST /api/games/${gameId}/leave`, { cookie: guest.cookie })
const freeUntil = async (guest: Person, gameId: string) =>
  must(
    await world.call<{ viewer: { freeUntil: string } }>(`GET /api/games/${gameId}`, {
      cookie: guest.cookie,
    }),
  ).body.viewer.freeUntil

describe('attack: the host frees every guest', () => {
  test('by moving the tee time by a minute', async () => {
    const { host, guest, gameId } = await joined()
    const teeTime = TEE + minutes(1)
    await moveTo(host, gameId, teeTime)
    expect(await freeUntil(guest, gameId)).toBe(iso(teeTime - hours(48)))
    world.at(teeTime - hours(48) + 1)
    expect(must(await leave(guest, gameId), 409).body.code).toBe(
      'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
    )
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 13_000, captured: 0 })
  })
  test('by several small moves that stay within the total', async () => {
    const { host, guest, gameId } = await joined()
    for (const by of [20, -20, 30, 0]) await moveTo(host, gameId, TEE + minutes(by))
    expect(await freeUntil(guest, gameId)).toBe(iso(TEE - hours(48)))
  })
})

test('small moves that add up open a free exit', async () => {
  const { host, guest, gameId } = await joined()
  await moveTo(host, gameId, TEE + minutes(20))
  await moveTo(host, gameId, TEE + minutes(40))
  // 24 h after the notice, as the departure window begins earlier
  expect(await freeUntil(guest, gameId)).toBe(iso(NOON + hours(24) + minutes(40)))
})

test.each([
  ['within the notice hours', hours(47), null],
  ['at their end', hours(48), null],
  ['a millisecond later', hours(48) + 1, 'LEAVE_PENALTY_CONFIRMATION_REQUIRED'],
])('another course lets the guest leave free %s', async (_, after, code) => {
  const { host, guest, gameId } = await joined()
  world.at(NOON + hours(24))
  await edit(host, gameId, { courseName: 'Another Golf Club' })
  world.at(NOON + after)
  const { status, body } = await leave(guest, gameId)
  expect(status === 200 ? null : body.code).toBe(code)
})

test('what an earlier release recorded stays free until the tee time', async () => {
  const { guest, gameId } = await joined()
  await world.deps.db.executeSql('UPDATE participations SET free_exit = true')
  expect(await freeUntil(guest, gameId)).toBe(iso(TEE))
})
