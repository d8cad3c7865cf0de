import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { DAY } from '@tomogolf/domain/time'
import { matchDetails, readCourses, readDetails } from './course-list.adapter.ts'
import { importCourseList, readCourseList } from './import-course-list.usecase.ts'
import { SOURCE_REMARKS } from './source-remarks.data.ts'
import { hostGame, must, newPerson } from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await importCourseList(world.deps)
  const host = await newPerson(world, 'Kenji')
  await hostGame(world, host, NOON + 2 * DAY, { courseId: 'oarai-golf-club', price: 120 })
  await hostGame(world, host, NOON + 3 * DAY, {
    courseId: 'oarai-golf-club',
    price: 12000,
    currency: 'JPY',
  })
})
afterAll(() => world.close())
const list = async (query: Record<string, string> = {}) =>
  must(await world.call<ResultOf<'GET /api/golf-courses'>>('GET /api/golf-courses', { query })).body
const one = async (id: string) =>
  must(await world.call<ResultOf<'GET /api/golf-courses/:id'>>(`GET /api/golf-courses/${id}`)).body

test('the search needs two characters and returns at most eight courses', async () => {
  const search = async (text: string) =>
    must(
      await world.call<ResultOf<'GET /api/golf-courses/search'>>('GET /api/golf-courses/search', {
        query: { q: text },
      }),
    ).body
  expect(await search('h')).toEqual([])
  expect(await search('hi')).toHaveLength(8)
  expect((await search('hirono'))[0]).toEqual({
    id: 'hirono-golf-club',
    name: 'Hirono Golf Club',
    nameJa: '廣野ゴルフ倶楽部',
    nameKo: '히로노 골프 클럽',
    placeJa: '兵庫県三木市',
    placeKo: '효고현 미키시',
    address: 'Miki City, Hyogo',
    region: 'kansai',
    prefecture: 'Hyogo',
    terrain: expect.any(String),
    terrainKnown: expect.any(Boolean),
  })
  expect(await search('no such course anywhere')).toEqual([])
})
test('pages the list by name and counts courses by prefecture and price', async () => {
  const all = await list()
  expect(all.pagination).toEqual({ page: 1, pageSize: 24, total: 1304, totalPages: 55 })
  expect(Object.keys(all.byPrefecture)).toHaveLength(47)
  expect(Object.values(all.byPrice).reduce((a, b) => a + b)).toBe(1304)
  expect(all.courses.map((course) => course.name.toLowerCase())).toEqual(
    all.courses
      .map((course) => course.name.toLowerCase())
      .toSorted(new Intl.Collator('en').compare),
  )
  expect((await list({ page: '55' })).courses).toHaveLength(1304 - 54 * 24)
  expect((await list({ page: '56' })).courses).toEqual([])
})
test('filters by region and prefecture, with the counts that another choice would give', async () => {
  const chiba = await list({ prefecture: 'Chiba' })
  expect(chiba.pagination.total).toBe(121)
  expect(chiba.byPrefecture).toMatchObject({
    Chiba: { courses: 121, openGames: 0 },
    Ibaraki: { openGames: 2 },
  })
  expect(
    (await list({ region: 'shikoku', view: 'region' })).courses.map((course) => course.prefecture),
  ).toEqual(expect.arrayContaining(['Ehime']))
})
test('sorts courses with a known price cheapest first and lists the others as unknown', async () => {
  const cheap = await list({ view: 'price', price: 'under_15000' })
  expect(cheap.pagination.total).toBe(cheap.byPrice.under_15000)
  const yen = cheap.courses.map(
    (course) =>
      course.guidePrice?.weekdayJpy ?? course.guidePrice?.weekendJpy ?? course.hostedPriceJpy!,
  )
  expect(yen).toEqual(yen.toSorted((a, b) => a - b))
  expect(yen.at(-1)!).toBeLessThan(15_000)
  expect(
    (await list({ price: 'unknown' })).courses.every(
      (course) => course.guidePrice === null && course.hostedPrice === null,
    ),
  ).toBe(true)
})
test('serves guide prices with their year, none older than 2017', async () => {
  expect((await one('phoenix-country-club')).guidePrice).toMatchObject({
    weekdayJpy: 27000,
    weekendJpy: 45000,
    year: 2020,
  })
  expect((await one('fuji-country-club')).guidePrice).toBeNull()
  expect((await one('rifu-golf-club')).guidePrice).toBeNull()
  const years = []
  for (const price of ['under_15000', '15000_25000', 'over_25000'])
    for (const course of (await list({ price })).courses)
      if (course.guidePrice) years.push(course.guidePrice.year)
  expect(years.length).toBeGreaterThan(10)
  expect(Math.min(...years)).toBeGreaterThanOrEqual(2017)
})
test('every remark of a source on access and price has translations, and no other text has', async () => {
  const { courses, details } = readCourseList()
  const matched = [...matchDetails(readCourses(courses), readDetails(details)).found.values()]
  const remarks = new Set(
    matched
      .flatMap((detail) => [
        detail.access,
        Number(detail.price_year) >= 2017 && (detail.weekday_price_jpy || detail.weekend_price_jpy)
          ? detail.price_note
          : '',
      ])
      .filter(Boolean),
  )
  expect([...remarks].filter((text) => !SOURCE_REMARKS[text])).toEqual([])
  expect(Object.keys(SOURCE_REMARKS).filter((text) => !remarks.has(text))).toEqual([])
  expect(
    Object.values(SOURCE_REMARKS).filter(
      ({ ja, ko, zh }) => !/[ぁ-ん一-龠]/.test(ja) || !/[가-힣]/.test(ko) || !/[一-龥]/.test(zh),
    ),
  ).toEqual([])
  expect((await one('wakasu-golf-links')).remarks['Shin-Kiba station, 10 min']).toMatchObject({
    en: '10 min from Shin-Kiba station',
    ko: '신키바역에서 10분',
  })
})
test('shows the open games of a course and their lowest price in its currency', async () => {
  expect(await one('oarai-golf-club')).toMatchObject({
    openGames: 2,
    hostedPrice: { amount: 12000, currency: 'JPY' },
    hostedPriceJpy: 12000,
    architect: 'Seiichi Inoue',
    prefectureJa: '茨城県',
  })
  world.at(NOON + 2 * DAY - 3 * 3_600_000)
  expect((await one('oarai-golf-club')).openGames).toBe(1)
  world.at(NOON)
})
test('answers an unknown course with 404', async () => {
  for (const id of ['no-such-course', 'NO%20SLUG', 'a'.repeat(200)])
    expect((await world.call(`GET /api/golf-courses/${id}`)).status).toBe(404)
})
test('the download names its licence in every row', async () => {
  const answer = must(await world.call<string>('GET /api/golf-courses/download'))
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    link: '<https://opendatacommons.org/licenses/odbl/1-0/>; rel="license"',
  })
  const rows = parse(answer.body, { columns: true }) as Record<string, string>[]
  expect(rows).toHaveLength(1304)
  expect(
    rows.every(
      (row) =>
        row.license === 'ODbL-1.0' && row.attribution?.includes('OpenStreetMap contributors'),
    ),
  ).toBe(true)
  expect(Object.keys(rows[0]!)).not.toContain('price_note')
})
