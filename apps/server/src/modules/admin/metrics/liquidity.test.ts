import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { readLiquidity } from './liquidity.read.ts'
import { countWishes } from '../../wishes/count-wishes.usecase.ts'

let world: World
let admin: Person, host: Person, other: Person, guest: Person, second: Person
beforeEach(async () => {
  world = await createWorld()
  admin = await newAdministrator(world)
  ;[host, other, guest, second] = (await createUsers(world, 4)) as [Person, Person, Person, Person]
})
afterEach(() => world.close())

// sessions end before the reports that the tests read
const read = (days = 60) => readLiquidity(world.deps.db, days, world.clock.now())
const rowOf = async (region: string, days?: number) =>
  (await read(days)).rows.find((row) => row.region === region)!
const setGames = (columns: string, ids: readonly string[]) =>
  world.deps.db.executeSql(`UPDATE games SET ${columns} WHERE id = ANY($1)`, [ids])

test('every region has a row, and all of them together', async () => {
  const { rows } = await read()
  expect(rows).toHaveLength(9)
  expect(rows.at(-1)).toMatchObject({
    region: 'all',
    games: 0,
    firstJoin: { days: null, games: 0 },
  })
})

test('games, spots and guests of the days are counted by region', async () => {
  const on = await hostGame(world, host, NOON + 2 * DAY, { slots: 3 })
  const alone = await hostGame(world, other, NOON + 2 * DAY, { slots: 2 })
  const cancelled = await hostGame(world, other, NOON + 3 * DAY + hours(1), { slots: 1 })
  const future = await hostGame(world, host, NOON + 30 * DAY)
  await setGames(`region = 'kanto'`, [on, alone, cancelled, future])
  world.at(NOON + DAY)
  must(await join(world, guest, on))
  must(await join(world, second, on))
  await world.runJobs()
  await setGames(`status = 'cancelled'`, [cancelled])
  await world.deps.db.executeSql(
    `UPDATE participations SET status = CASE guest_id WHEN $1 THEN 'checked_in' ELSE 'no_show' END
      WHERE game_id = $2`,
    [guest.id, on],
  )
  world.at(NOON + 5 * DAY)
  const expected = {
    games: 3,
    gamesOn: { part: 1, whole: 3 },
    spotsFilled: { part: 2, whole: 5 },
    firstJoin: { days: 1, games: 1 },
    attended: { part: 1, whole: 2 },
  }
  expect(await rowOf('kanto')).toMatchObject(expected)
  expect(await rowOf('all')).toMatchObject(expected)
  expect(await rowOf('kansai')).toMatchObject({ games: 0 })
  // three players were needed
  await setGames(`min_players = 4, decide_at = tee_time`, [on])
  expect(await rowOf('kanto')).toMatchObject({ gamesOn: { part: 0, whole: 3 } })
  // before the first day of a shorter report
  world.at(NOON + 40 * DAY)
  expect(await rowOf('kanto', 28)).toMatchObject({ games: 1, firstJoin: { days: null, games: 0 } })
})

test.each([
  [-1, 1],
  [0, 1],
  [1, 0],
])('a host who plays again %s ms after 45 days returns: %s', async (offset, part) => {
  const first = NOON + DAY
  const ids = [
    await hostGame(world, host, first),
    await hostGame(world, host, first + 45 * DAY - hours(24)),
  ]
  await world.deps.db.executeSql(`UPDATE games SET tee_time = $2 WHERE id = $1`, [
    ids[1],
    new Date(first + 45 * DAY + offset),
  ])
  await setGames(`region = 'shikoku'`, ids)
  // not yet known
  world.at(first + 45 * DAY)
  expect(await rowOf('shikoku')).toMatchObject({ hostsReturn: { part: 0, whole: 0 } })
  world.at(first + 46 * DAY)
  expect(await rowOf('shikoku')).toMatchObject({ hostsReturn: { part, whole: 1 } })
  expect(await rowOf('all')).toMatchObject({ hostsReturn: { part, whole: 1 } })
})

describe('wishes', () => {
  const day0 = NOON
  const wish = async (owner: string, areas: string[], at: number) => {
    await world.deps.db.executeSql(
      `INSERT INTO wishes (id, owner, language, areas, weekdays, days, party_size, languages,
          needs_clubs, created_at, confirmed_at, ends_at)
        VALUES ($1, $1, 'en', $2, '{}', '{}', 1, '{}', false, $3, $3, $4)`,
      [owner, areas, new Date(at), new Date(at + 90 * DAY)],
    )
    return owner
  }
  const alert = (owner: string, gameId: string, at: number) =>
    world.deps.db.executeSql(
      `INSERT INTO wish_alerts (wish_id, game_id, state, at) VALUES ($1, $2, 'sent', $3)`,
      [owner, gameId, new Date(at)],
    )
  test('count in every region that they name, and stay counted when they are deleted', async () => {
    const game = await hostGame(world, host, day0 + 20 * DAY)
    await setGames(`created_at = created_at - interval '9 days'`, [game])
    const TWO_DAYS = hours(48)
    await alert(await wish('in-time', ['kansai', 'Chiba'], day0), game, day0 + TWO_DAYS - 1)
    await alert(await wish('late', ['Osaka'], day0), game, day0 + TWO_DAYS)
    await wish('unmet', ['station-shin-osaka/60'], day0)
    await wish('anywhere', ['anywhere'], day0)
    // too early to tell
    world.at(day0 + TWO_DAYS)
    await countWishes(world.deps)
    expect(await rowOf('all')).toMatchObject({ wishesMet: { part: 0, whole: 0 } })
    world.at(day0 + 4 * DAY)
    await countWishes(world.deps)
    await world.deps.db.executeSql('DELETE FROM wishes')
    await countWishes(world.deps)
    expect(await rowOf('all')).toMatchObject({ wishesMet: { part: 1, whole: 4 } })
    expect(await rowOf('kansai')).toMatchObject({ wishesMet: { part: 1, whole: 3 } })
    expect(await rowOf('kanto')).toMatchObject({ wishesMet: { part: 1, whole: 1 } })
    expect(await rowOf('tohoku')).toMatchObject({ wishesMet: { part: 0, whole: 0 } })
  })

  test('of days that a pause skipped are counted later, by two processes once', async () => {
    world.at(day0 + 20 * DAY)
    await wish('skipped', ['tohoku'], day0 + 10 * DAY)
    await Promise.all([countWishes(world.deps), countWishes(world.deps)])
    expect(await rowOf('tohoku')).toMatchObject({ wishesMet: { part: 0, whole: 1 } })
  })
})

test('the file has the same rows', async () => {
  const call = (headers: Record<string, string>) =>
    world.call<unknown>('GET /api/admin/liquidity', { cookie: admin.cookie, headers })
  expect(must(await call({})).body).toEqual(await read())
  const lines = String(must(await call({ accept: 'text/csv' })).body).split(/\r?\n/)
  expect(lines[0]).toContain('region,games,wishesMet,wishesMetOf')
  expect(lines[9]).toBe('all,0,0,0,0,0,0,0,0,0,0,0,,0')
})
