import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { PREFECTURE_NAMES, REGIONS } from '@tomogolf/domain/regions'
import { DAY, HOUR, fromJapanText, japanDate, type Instant } from '@tomogolf/domain/time'
import { MAX_POOL_WEEKS, shownCount } from '@tomogolf/domain/wishes/wish-pool'
import { must, newPerson, type Person } from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'
import { newId } from '../../platform/security/ids.ts'
import { importCourseList } from '../courses/import-course-list.usecase.ts'
import { toTerms, type WishInput } from './wish-terms.policy.ts'
import { insertWish } from './wishes.repository.ts'

type Pool = ResultOf<'GET /api/wishes/pool'>
let world: World, kenji: Person, emily: Person
beforeAll(async () => {
  world = await createWorld()
  await importCourseList(world.deps)
  kenji = await newPerson(world, 'Kenji', null)
  emily = await newPerson(world, 'Emily', null)
})
afterAll(() => world.close())

/** A week from Monday to Sunday. */
const WEEK = { from: '2026-12-07', to: '2026-12-13' }
const YESTERDAY = NOON - DAY
const INPUT: WishInput = {
  areas: [],
  ...WEEK,
  weekdays: [],
  maxPrice: null,
  level: null,
  partySize: 1,
  languages: [],
  needsClubs: false,
}
/** A visitor's wish, confirmed yesterday. */
async function wish(email: string, input: Partial<WishInput> = {}, confirmedAt = YESTERDAY) {
  const row = {
    ...toTerms({ ...INPUT, ...input }, YESTERDAY)!,
    id: newId(),
    owner: email,
    userId: null,
    email,
    language: 'en' as const,
    createdAt: confirmedAt,
    confirmedAt,
    pausedAt: null,
    changedAt: null,
  }
  await world.deps.db.transaction((tx) => insertWish(tx, row))
  return row
}
const clear = () => world.deps.db.executeSql('DELETE FROM wishes')
const read = async (area: string | undefined, dates = WEEK, { cookie }: Person = kenji) =>
  must(
    await world.call<Pool>('GET /api/wishes/pool', {
      cookie,
      query: { ...dates, ...(area !== undefined && { area }) },
    }),
  ).body.weeks

describe('the pool', () => {
  test('counts people, not wishes, from three on', async () => {
    await clear()
    world.at(NOON)
    await wish('a@visitor.example', { areas: ['Chiba'], needsClubs: true, languages: ['ko'] })
    await wish('a@visitor.example', { areas: ['kanto'], needsClubs: true })
    await wish('b@visitor.example', { areas: ['kanto'], needsClubs: true, languages: ['ko'] })
    expect(await read('Chiba')).toEqual([])
    await wish('c@visitor.example', { areas: ['airport-nrt/60'], needsClubs: true })
    expect(await read('Chiba')).toEqual([
      {
        ...WEEK,
        people: 3,
        needClubs: 3,
        languages: [],
        days: Array.from({ length: 7 }, (_, day) => ({
          day: japanDate(fromJapanText(WEEK.from)! + day * DAY),
          people: 3,
        })),
      },
    ])
    expect(await read('Okinawa')).toEqual([])
    expect(await read(undefined)).toHaveLength(1)
  })
  test('shows a condition, a language and a day only of three people', async () => {
    await clear()
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await wish(`${name}@visitor.example`, {
        needsClubs: name < 'c',
        languages: name < 'd' ? ['ko', 'en'] : ['en'],
        from: name < 'c' ? '2026-12-08' : '2026-12-09',
      })
    const [week] = await read('Hokkaido')
    expect(week).toMatchObject({
      people: 5,
      needClubs: null,
      languages: [
        { language: 'en', people: 5 },
        { language: 'ko', people: 3 },
      ],
    })
    expect(week!.days.map(({ day }) => day)).toEqual([
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
      '2026-12-12',
      '2026-12-13',
    ])
  })
  test.each(['Atlantis', 'anywhere', 'station-tokyo/30'])('has no area %s', async (area) => {
    const { status } = await world.call('GET /api/wishes/pool', {
      cookie: kenji.cookie,
      query: { ...WEEK, area },
    })
    expect(status).toBe(400)
  })
  test('is for signed-in users', async () => {
    expect((await world.call('GET /api/wishes/pool', { query: WEEK })).status).toBe(401)
  })
})

describe('no person is singled out', () => {
  const people = (count: number) => Array.from({ length: count }, (_, i) => `p${i}@visitor.example`)
  const all = async (viewer: Person) => {
    const answers: [string, unknown][] = []
    for (const area of [undefined, ...REGIONS, ...PREFECTURE_NAMES])
      answers.push([
        area ?? 'Japan',
        await read(area, { from: '2026-12-01', to: '2027-01-31' }, viewer),
      ])
    return answers
  }

  test('by narrower dates: the answer is of whole weeks', async () => {
    await clear()
    for (const email of people(4)) await wish(email, { areas: ['Chiba'] })
    await wish('wednesday@visitor.example', {
      areas: ['Chiba'],
      from: '2026-12-09',
      to: '2026-12-09',
    })
    const whole = await read('Chiba')
    for (let day = 0; day < 7; day++) {
      const date = japanDate(fromJapanText(WEEK.from)! + day * DAY)
      expect(await read('Chiba', { from: date, to: date })).toEqual(whole)
    }
    // the fifth person wants one day alone; on that day counts do not differ by one either
    expect(whole[0]!.people).toBe(5)
    expect(whole[0]!.days.map(({ people: count }) => count)).toEqual([3, 3, 5, 3, 3, 3, 3])
  })
  test('by own wishes: they never count, also those made before registering', async () => {
    await clear()
    world.at(NOON)
    for (const email of people(2)) await wish(email)
    await wish(kenji.email, { areas: ['Chiba'] })
    must(
      await world.call('POST /api/wishes', {
        cookie: kenji.cookie,
        body: { ...WEEK, recaptchaToken: 'development' },
      }),
      201,
    )
    world.at(NOON + DAY)
    expect(await read('Chiba')).toEqual([])
    expect(await read('Chiba', WEEK, emily)).toHaveLength(1)
    world.at(NOON)
  })
  test('by a second account: what it adds, changes or pauses shows on the next day', async () => {
    await clear()
    world.at(NOON)
    for (const email of people(2)) await wish(email, { areas: ['Chiba'] })
    const calls = { cookie: emily.cookie }
    const { wish: made } = must(
      await world.call<{ wish: { id: string } }>('POST /api/wishes', {
        ...calls,
        body: { ...WEEK, areas: ['Chiba'], recaptchaToken: 'development' },
      }),
      201,
    ).body
    const change = async (body: object) =>
      must(await world.call(`PATCH /api/wishes/${made.id}`, { ...calls, body }))
    const shown = async (at: Instant) => {
      world.at(at)
      return (await read('Chiba')).length
    }
    const midnight = fromJapanText(japanDate(NOON + DAY))!
    expect(await shown(NOON)).toBe(0)
    expect(await shown(midnight - 1)).toBe(0)
    expect(await shown(midnight)).toBe(1)
    await change({ areas: ['Okinawa'] })
    await change({ areas: ['Chiba'] })
    expect(await shown(midnight + HOUR)).toBe(0)
    expect(await shown(midnight + DAY)).toBe(1)
    await change({ paused: true })
    expect(await shown(midnight + DAY + HOUR)).toBe(1)
    expect(await shown(midnight + 2 * DAY)).toBe(0)
    await change({ paused: false })
    expect(await shown(midnight + 2 * DAY + HOUR)).toBe(0)
    expect(await shown(midnight + 3 * DAY)).toBe(1)
    world.at(NOON)
  })
  test('by comparing areas, weeks and conditions: every number is rounded down', async () => {
    await clear()
    const random = seeded(7)
    const areas = ['kanto', 'Chiba', 'Tokyo', 'station-tokyo/60', 'kansai', 'Hyogo']
    for (const email of people(60))
      await wish(email, {
        areas: areas.filter(() => random() < 0.3),
        from: japanDate(fromJapanText('2026-12-01')! + Math.floor(random() * 20) * DAY),
        to: japanDate(fromJapanText('2026-12-21')! + Math.floor(random() * 20) * DAY),
        needsClubs: random() < 0.3,
        languages: random() < 0.3 ? ['ko'] : [],
      })
    const answers = await all(kenji)
    const numbers = [...JSON.stringify(answers).matchAll(/"(?:people|needClubs)":(\d+)/g)].map(
      ([, count]) => Number(count),
    )
    expect(numbers.length).toBeGreaterThan(200)
    expect(numbers.filter((count) => shownCount(count) !== count)).toEqual([])
    // another viewer, whose wishes are unknown, sees the same
    expect(await all(emily)).toEqual(answers)
  })
  test('an answer has a limited number of weeks', async () => {
    await clear()
    for (const email of people(3))
      await wish(email, { from: null, to: null, weekdays: [0, 1, 2, 3, 4, 5, 6] })
    const weeks = await read('Chiba', { from: '2026-11-01', to: '2027-10-31' })
    expect(weeks).toHaveLength(MAX_POOL_WEEKS)
    // this week without its past days
    expect(weeks[0]!.days[0]!.day).toBe(japanDate(NOON))
  })
})

/** Repeats its numbers for a seed (linear congruential). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
