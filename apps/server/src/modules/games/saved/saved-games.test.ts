import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { DAY, MINUTE } from '@tomogolf/domain/time'
import { MAX_SAVED } from './save-game.usecase.ts'
import { ENGINES, databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

type Listed = { games: { id: string; saved?: boolean }[] }
const NO_GAME = '0'.repeat(14)

describe.each(ENGINES)('on the %s database', (_name, open) => {
  let world: World, kenji: Person, emily: Person, sofia: Person, first: string, second: string
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    kenji = await newPerson(world, 'Kenji')
    emily = await newPerson(world, 'Emily')
    sofia = await newPerson(world, 'Sofia')
    second = await hostGame(world, kenji, NOON + 5 * DAY)
    first = await hostGame(world, kenji, NOON + 3 * DAY)
  })
  afterAll(() => world.close())
  const save = (id: string, { cookie } = emily) =>
    world.call<{ code?: string }>(`PUT /api/games/${id}/saved`, { cookie })
  const remove = (id: string, { cookie } = emily) =>
    world.call(`DELETE /api/games/${id}/saved`, { cookie })
  const saved = async ({ cookie } = emily) =>
    must(await world.call<Listed>('GET /api/saved-games', { cookie })).body.games.map(
      (game) => game.id,
    )

  test('asks visitors to log in', async () => {
    for (const call of [
      `PUT /api/games/${first}/saved`,
      `DELETE /api/games/${first}/saved`,
      'GET /api/saved-games',
    ])
      expect((await world.call(call)).status).toBe(401)
  })
  test('saves, lists by tee time, and marks the game everywhere for its owner only', async () => {
    must(await save(second))
    must(await save(first))
    must(await save(first))
    expect(await saved()).toEqual([first, second])
    expect(await saved(sofia)).toEqual([])
    const marks = async (cookie?: string) => [
      must(
        await world.call<Listed>('GET /api/games', { ...(cookie && { cookie }) }),
      ).body.games.map((game) => game.saved),
      must(
        await world.call<{ saved?: boolean }>(`GET /api/games/${first}`, {
          ...(cookie && { cookie }),
        }),
      ).body.saved,
    ]
    expect(await marks(emily.cookie)).toEqual([[true, true], true])
    expect(await marks(sofia.cookie)).toEqual([[false, false], false])
    expect(await marks()).toEqual([[undefined, undefined], undefined])
  })
  test('removes, and removing twice changes nothing', async () => {
    must(await remove(second))
    must(await remove(second))
    expect(await saved()).toEqual([first])
  })
  test('refuses a game that does not exist', async () => {
    const { status, body } = await save(NO_GAME)
    expect([status, body.code]).toEqual([404, 'GAME_NOT_FOUND'])
  })
  test('is in the export of its owner', async () => {
    const { body } = await world.call<{ savedGames: unknown[] }>('GET /api/account/export', {
      cookie: emily.cookie,
    })
    expect(JSON.stringify(body)).toContain('"savedGames"')
  })
  test('is forgotten thirty days after the game is over', async () => {
    const over = NOON + 3 * DAY + GAME_LENGTH + 30 * DAY
    await eraseClass(world.deps, 'saved_games', over)
    expect(await saved()).toEqual([first])
    await eraseClass(world.deps, 'saved_games', over + MINUTE)
    expect(await saved()).toEqual([])
  })
})

test('parallel calls stay within the limit', async () => {
  const world = await createWorld({
    db: await databaseForRaces(),
  })
  const [kenji, emily] = [await newPerson(world, 'Kenji'), await newPerson(world, 'Emily')]
  const game = await hostGame(world, kenji, NOON + 3 * DAY)
  await world.deps.db.executeSql(
    `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('id', lpad(i::text, 14, 'a')))).*
      FROM games g, generate_series(1, $2) i WHERE g.id = $1`,
    [game, MAX_SAVED + 5],
  )
  await world.deps.db.executeSql(
    `INSERT INTO saved_games SELECT $1, lpad(i::text, 14, 'a'), now() FROM generate_series(1, $2) i`,
    [emily.id, MAX_SAVED - 2],
  )
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      world.call(`PUT /api/games/${String(MAX_SAVED - 1 + i).padStart(14, 'a')}/saved`, {
        cookie: emily.cookie,
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
  await world.close()
})
