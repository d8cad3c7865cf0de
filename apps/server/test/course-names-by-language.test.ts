import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR } from '@tomogolf/domain/time'
import { importCourseList } from '../src/modules/courses/import-course-list.usecase.ts'
import { hostGame, join, must, newPerson, type Person } from './support/people.ts'
import { createWorld, type World } from './support/world.ts'

const WAKASU = {
  courseName: 'Wakasu Golf Links',
  courseNameJa: '若洲ゴルフリンクス',
  courseNameKo: '와카스 골프 링크스',
}
let world: World, kenji: Person, emily: Person, id: string, teeTime: number
beforeAll(async () => {
  world = await createWorld()
  await importCourseList(world.deps)
  kenji = await newPerson(world, 'Kenji')
  emily = await newPerson(world, 'Emily')
  teeTime = world.deps.clock.now() + 72 * HOUR
  id = await hostGame(world, kenji, teeTime, { courseId: 'wakasu-golf-links' })
  must(await join(world, emily, id))
})
afterAll(() => world.close())

test.each([
  ['en', 'Wakasu Golf Links'],
  ['ja', '若洲ゴルフリンクス'],
  ['ko', '와카스 골프 링크스'],
  ['zh', '若洲ゴルフリンクス'],
] as const)('a clash names the other course in the script of %s', async (lang, course) => {
  const other = await hostGame(world, await newPerson(world, `Host${lang}`), teeTime + HOUR)
  const { body } = must(
    await world.call<{ message: string; params: object }>(`POST /api/games/${other}/join`, {
      cookie: emily.cookie,
      query: { lang },
    }),
    409,
  )
  expect(body.message).toContain(course)
  expect(body.params).toMatchObject({ course: 'Wakasu Golf Links', gameId: id })
})
test('the game that clashes, and transactions, have the names of the course', async () => {
  const other = await hostGame(world, await newPerson(world, 'Mio'), teeTime + HOUR)
  const { viewer } = must(
    await world.call<{ viewer: object }>(`GET /api/games/${other}`, { cookie: emily.cookie }),
  ).body
  expect(viewer).toMatchObject({ clash: { gameId: id, ...WAKASU } })
  const { transactions } = must(
    await world.call<{ transactions: { game: object | null }[] }>('GET /api/transactions', {
      cookie: emily.cookie,
    }),
  ).body
  expect(transactions.find(({ game }) => game)?.game).toMatchObject({ id, ...WAKASU })
})
test('the calendar file has the place in the script of the reader', async () => {
  const { body } = must(
    await world.call<string>(`GET /api/games/${id}/calendar.ics`, { query: { lang: 'ko' } }),
  )
  const event = new ICAL.Component(ICAL.parse(body) as never).getFirstSubcomponent('vevent')!
  expect(String(event.getFirstPropertyValue('location'))).toMatch(/^와카스 골프 링크스, /)
})
