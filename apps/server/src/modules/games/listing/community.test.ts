import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Region } from '@tomogolf/domain/regions'
import { fromJapanText } from '@tomogolf/domain/time'
import { ENGINES } from '../../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'

type Community = ResultOf<'GET /api/community'>
type List = ResultOf<'GET /api/games'>

describe.each(ENGINES)('the community on the %s database', (_name, open) => {
  let world: World, kenji: Person, emily: Person
  const read = async () => must(await world.call<Community>('GET /api/community')).body
  const run = (text: string, params: unknown[]) => world.deps.db.executeSql(text, params)
  const consent = async (shownOnHome: boolean) =>
    must(await world.call('PUT /api/profile', { cookie: kenji.cookie, body: { shownOnHome } }))

  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    await importCourseList(world.deps)
    kenji = await newPerson(world, 'Kenji')
    emily = await newPerson(world, 'Emily')
    const sofia = await newPerson(world, 'Sofia')
    const at = (text: string, courseId: string, slots = 2, host = kenji) =>
      hostGame(world, host, fromJapanText(text)!, { courseId, slots })
    await at('2026-11-23 08:00:00', 'wakasu-golf-links')
    await at('2026-11-26 23:59:00', 'oarai-golf-club')
    await at('2026-11-27 00:00:00', 'hirono-golf-club', 2, sofia)
    must(await join(world, emily, await at('2026-11-24 08:00:00', 'hirono-golf-club', 1)))
    await run(`UPDATE profiles SET games_hosted = 3 WHERE user_id = $1`, [kenji.id])
  })
  afterAll(() => world.close())

  test('the week ends with its seventh day and has no full game', async () => {
    const { week } = await read()
    expect(week).toEqual({
      from: '2026-11-20',
      to: '2026-11-26',
      total: 2,
      byPrefecture: { Tokyo: 1, Ibaraki: 1 },
      byRegion: { kanto: 2 },
    })
  })
  test('counts the games that the list shows for the same days', async () => {
    const { week } = await read()
    const listed = async (region?: Region) =>
      must(
        await world.call<List>('GET /api/games', {
          query: { date: `${week.from},${week.to}`, open: 'true', ...(region && { region }) },
        }),
      ).body.pagination.total
    expect(await listed()).toBe(week.total)
    expect(await listed('kanto')).toBe(week.byRegion.kanto)
  })
  test('shows a host only with consent, by first name and initial', async () => {
    expect((await read()).hosts).toEqual([])
    await consent(true)
    const { hosts } = await read()
    expect(hosts).toHaveLength(1)
    expect(hosts[0]).toMatchObject({ firstName: 'Kenji', area: 'kanto', gamesHosted: 3 })
    expect(hosts[0]!.initial.length).toBeLessThanOrEqual(1)
    expect(Object.keys(hosts[0]!).sort()).toEqual([
      'area',
      'firstName',
      'gamesHosted',
      'initial',
      'languages',
      'rating',
      'ratingCount',
    ])
    await consent(false)
    expect((await read()).hosts).toEqual([])
  })
  test('shows no suspended host and none without a hosted game', async () => {
    await consent(true)
    await run(`UPDATE profiles SET games_hosted = 0 WHERE user_id = $1`, [kenji.id])
    expect((await read()).hosts).toEqual([])
    await run(`UPDATE profiles SET games_hosted = 1 WHERE user_id = $1`, [kenji.id])
    await run(`UPDATE users SET suspended_until = $2 WHERE id = $1`, [
      kenji.id,
      new Date(NOON + 1000),
    ])
    expect((await read()).hosts).toEqual([])
    await run(`UPDATE users SET suspended_until = NULL WHERE id = $1`, [kenji.id])
    expect((await read()).hosts).toHaveLength(1)
  })
})
