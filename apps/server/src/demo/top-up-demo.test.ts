import { afterEach, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { databaseForRaces } from '../../test/support/engines.ts'
import { newPerson } from '../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../test/support/world.ts'
import { importCourseList } from '../modules/courses/import-course-list.usecase.ts'
import { prepareData } from '../prepare-data.ts'
import { GAMES } from './games.data.ts'
import { topUpDemo } from './top-up-demo.ts'

const DEMO = { DEMO_DATA: 'true' }
const worlds: World[] = []
const openWorld = async (given: Parameters<typeof createWorld>[0]): Promise<World> => {
  const world = await createWorld(given)
  worlds.push(world)
  return world
}
afterEach(async () => {
  for (const world of worlds.splice(0).toReversed()) await world.close()
})

/** Games and guests ahead, games of the demo host within 30 hours with the demo guest, requests. */
async function readDemo({ deps, clock }: World) {
  const { rows } = await deps.db.executeSql<{
    games: number
    doubles: number
    soon: number
    seats: number
    requests: number
  }>(
    `SELECT
       (SELECT count(*)::int FROM games WHERE status = 'scheduled' AND tee_time > $1) AS games,
       (SELECT count(*)::int FROM (
          SELECT 1 FROM games
          WHERE status = 'scheduled' AND tee_time > $1 AND series_id IS NULL
          GROUP BY host_id, course_id HAVING count(*) > 1) AS double) AS doubles,
       (SELECT count(*)::int FROM games g JOIN users u ON u.id = g.host_id
        WHERE u.username = 'kenji' AND g.tee_time > $1 AND g.tee_time <= $2) AS soon,
       (SELECT count(*)::int FROM participations p JOIN games g ON g.id = p.game_id
        JOIN users u ON u.id = g.host_id JOIN users guest ON guest.id = p.guest_id
        WHERE u.username = 'kenji' AND guest.username = 'emily' AND p.status = 'confirmed'
          AND g.tee_time > $1 AND g.tee_time <= $2) AS seats,
       (SELECT count(*)::int FROM requests WHERE status = 'received') AS requests`,
    [clock.iso(), new Date(clock.now() + hours(30)).toISOString()],
  )
  return rows[0]!
}

test('a demonstration stays alive where it is configured, and a second start adds nothing', async () => {
  const world = await openWorld({ env: DEMO })
  await prepareData(world.deps)
  const first = await readDemo(world)
  const games = GAMES.reduce((sum, { weeks = 1 }) => sum + weeks, 0)
  expect(first).toEqual({ games, doubles: 0, soon: 1, seats: 1, requests: 1 })
  expect(await topUpDemo(world.deps)).toBe(0)
  expect(await readDemo(world)).toEqual(first)

  // two days later: enough games are left, but none soon
  world.at(NOON + 2 * DAY)
  expect(await topUpDemo(world.deps)).toBe(1)
  expect(await readDemo(world)).toMatchObject({ soon: 1, seats: 1, requests: 1 })
  expect(await topUpDemo(world.deps)).toBe(0)

  world.at(NOON + 30 * DAY)
  const before = await readDemo(world)
  expect(before.games).toBeLessThan(GAMES.length / 2)
  const config = { ...world.deps.config, DEMO_DATA: false }
  expect(await topUpDemo({ ...world.deps, config })).toBe(0)
  expect(await readDemo(world)).toEqual(before)
  expect(await topUpDemo(world.deps)).toBeGreaterThan(GAMES.length / 3)
  const after = await readDemo(world)
  expect(after).toMatchObject({ doubles: 0, soon: 1, seats: 1, requests: 1 })
  expect(after.games).toBeGreaterThan(GAMES.length * 0.9)
  expect(await topUpDemo(world.deps)).toBe(0)
  expect(await readDemo(world)).toEqual(after)
})

test('adds nothing to the data of others', async () => {
  const world = await openWorld({ env: DEMO })
  await importCourseList(world.deps)
  await newPerson(world, 'Kenji')
  await newPerson(world, 'Emily')
  expect(await topUpDemo(world.deps)).toBe(0)
  expect(await readDemo(world)).toMatchObject({ games: 0, requests: 0 })
})

test('two processes that start together add each game once', async () => {
  const world = await openWorld({ env: DEMO, db: await databaseForRaces() })
  await prepareData(world.deps)
  world.at(NOON + 30 * DAY)
  await Promise.all([prepareData(world.deps), prepareData(world.deps)])
  expect(await readDemo(world)).toMatchObject({ doubles: 0, soon: 1, seats: 1, requests: 1 })
})
