import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FirstGames } from '@tomogolf/contract/games.schemas'
import { fromJapanText } from '@tomogolf/domain/time'
import type { z } from 'zod'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import { ENGINES } from '../../../../test/support/engines.ts'
import { hostGame, join, must, newPerson } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

describe.each(ENGINES)('the first games of each day on the %s database', (_name, open) => {
  let world: World
  const games: Record<string, string> = {}
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    await importCourseList(world.deps)
    const hosts = [await newPerson(world, 'Kenji'), await newPerson(world, 'Sofia')]
    const emily = await newPerson(world, 'Emily')
    const times = {
      // 00:00 and 23:59 are one day in Japan, and two in UTC
      midnight: '2026-11-22 00:00:00',
      full: '2026-11-22 08:00:00',
      noon: '2026-11-22 15:00:00',
      late: '2026-11-22 23:59:00',
      next: '2026-11-23 08:00:00',
    }
    for (const [index, [name, at]] of Object.entries(times).entries())
      games[name] = await hostGame(world, hosts[index % 2]!, fromJapanText(at)!, {
        courseId: name === 'noon' ? 'hirono-golf-club' : 'oarai-golf-club',
        skillLevel: name === 'late' ? 'beginner' : 'advanced',
        ...(name === 'full' && { slots: 1 }),
      })
    await join(world, emily, games.full!)
  })
  afterAll(() => world.close())

  const first = async (query: Record<string, string>) =>
    must(await world.call<z.infer<typeof FirstGames>>('GET /api/games/by-day', { query })).body.days
  const ids = (days: Awaited<ReturnType<typeof first>>) =>
    days.map(({ day, games: named }) => [day, ...named.map(({ id }) => id)])

  test('are two of each day, those that can be joined first', async () => {
    const days = await first({ date: '2026-11-22,2026-11-23' })
    expect(ids(days)).toEqual([
      ['2026-11-22', games.midnight, games.noon],
      ['2026-11-23', games.next],
    ])
    expect(days[0]!.games[0]).toMatchObject({
      teeTime: '2026-11-21T15:00:00.000Z',
      courseName: 'Oarai Golf Club',
      courseNameJa: '大洗ゴルフ倶楽部',
    })
  })
  test.each<[Record<string, string>, string[]]>([
    [{ region: 'kansai' }, ['noon']],
    [{ skill: 'beginner' }, ['late']],
    [{ search: 'hirno' }, ['noon']],
    [{ search: 'zzqqxx' }, []],
    [{ open: 'true', region: 'kanto' }, ['midnight', 'late']],
  ])('are filtered as the list: %j', async (query, expected) => {
    const days = await first({ date: '2026-11-22', ...query })
    expect(days.flatMap(({ games: named }) => named.map(({ id }) => id))).toEqual(
      expected.map((name) => games[name]),
    )
  })
  test('need days', async () => {
    expect((await world.call('GET /api/games/by-day')).status).toBe(400)
  })
})
