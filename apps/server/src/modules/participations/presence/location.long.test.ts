import { afterEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { hostGame, join, must } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { checkIn, openQr } from '../../../../test/support/course.ts'
import { courseTable } from '../../../../test/support/course-table.ts'
import { confirmLocation } from '../../../../test/support/presence-acts.ts'
import { createHostAndGuests, readPlace } from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => world.close())
const TEE = NOON + hours(72)

async function gameAtCourse(guests: number) {
  world = await createWorld({ db: (await courseTable(NOON)).db })
  const {
    rows: [course],
  } = await world.deps.db.executeSql<{ id: string; name_en: string; lat: number; lng: number }>(
    'SELECT id, name_en, lat, lng FROM courses ORDER BY id LIMIT 1',
  )
  const people = await createHostAndGuests(world, guests)
  const gameId = await hostGame(world, people.host, TEE, {
    courseId: course!.id,
    courseName: course!.name_en,
  })
  for (const guest of people.guests) must(await join(world, guest, gameId))
  return { ...people, gameId, at: { latitude: course!.lat, longitude: course!.lng, accuracy: 20 } }
}
const stored = async () =>
  (
    await world.deps.db.executeSql<{ row: string }>(
      'SELECT row_to_json(l)::text AS row FROM presence_locations l ORDER BY at',
    )
  ).rows.map(({ row }) => JSON.parse(row) as Record<string, unknown>)

test('stores near or far with its time, and no coordinates anywhere', async () => {
  const { host, guests, gameId, at } = await gameAtCourse(1)
  world.at(TEE - hours(6) - 1)
  await confirmLocation(world, host, gameId, at, 409)
  world.at(TEE - hours(1))
  expect(await confirmLocation(world, host, gameId, at)).toEqual({ nearness: 'near' })
  const away = { ...at, latitude: at.latitude + 0.5 }
  expect(await confirmLocation(world, guests[0]!, gameId, away)).toEqual({ nearness: 'far' })
  const vague = { ...at, accuracy: 2001 }
  expect(await confirmLocation(world, guests[0]!, gameId, vague)).toEqual({ nearness: 'unknown' })
  const rows = await stored()
  expect(rows.map(({ nearness }) => nearness)).toEqual(['near', 'far', 'unknown'])
  expect(Object.keys(rows[0]!).toSorted()).toEqual(['at', 'game_id', 'id', 'nearness', 'user_id'])
  world.at(TEE + hours(6) + 1)
  await confirmLocation(world, host, gameId, at, 409)
})

test('a game without a listed course is unknown; strangers are refused', async () => {
  world = await createWorld()
  const { host } = await createHostAndGuests(world, 0)
  const { host: stranger } = await createHostAndGuests(world, 0)
  const gameId = await hostGame(world, host, TEE)
  world.at(TEE)
  const device = { latitude: 35, longitude: 140, accuracy: 10 }
  expect(await confirmLocation(world, host, gameId, device)).toEqual({ nearness: 'unknown' })
  await confirmLocation(world, stranger, gameId, device, 409)
  await confirmLocation(world, host, gameId, { ...device, latitude: 91 }, 400)
})

test.each([
  [true, 'missing'],
  [false, 'unverified'],
])('an early check-in proves the host only near the course (%s)', async (isNear, status) => {
  const { host, guests, gameId, at } = await gameAtCourse(2)
  world.at(TEE - hours(5))
  const { code } = await openQr(world, host, gameId)
  if (isNear) await confirmLocation(world, guests[0]!, gameId, at)
  must(await checkIn(world, guests[0]!, gameId, { code }))
  world.at(TEE + hours(6))
  await world.runJobs()
  expect((await readPlace(world, gameId, guests[1]!)).status).toBe(status)
})
