import { describe, expect, test } from 'vitest'
import { PREFECTURES } from '@tomogolf/artwork/prefectures.data'
import { regionOfPrefecture } from '@tomogolf/domain/regions'
import { bandOf, pathOf, regionOf, withPlace } from './course-filters.ts'
import { courseListQuery, coursesSearch } from './courses-search.ts'

describe('the search parameters of the course list', () => {
  test('drop invalid values', () => {
    expect(
      coursesSearch({
        view: 'price',
        q: 'kazusa',
        prefecture: 'Chiba',
        price: 'unknown',
        page: '3',
      }),
    ).toEqual({ view: 'price', q: 'kazusa', prefecture: 'Chiba', price: 'unknown', page: 3 })
    expect(
      coursesSearch({
        view: 'newest',
        q: '',
        region: 'Bavaria',
        prefecture: 'chiba',
        price: 'cheap',
        page: 'x',
      }),
    ).toEqual({})
  })
  test('omit the default order and the first page', () => {
    expect(coursesSearch({ view: 'alphabetical', page: '1' })).toEqual({})
  })
  test('contain a region or a prefecture, never both', () => {
    expect(coursesSearch({ region: 'kansai', prefecture: 'Chiba' })).toEqual({
      prefecture: 'Chiba',
    })
    expect(regionOf({ prefecture: 'Chiba' })).toBe('kanto')
    expect(regionOf({ region: 'kansai' })).toBe('kansai')
    expect(regionOf({})).toBeUndefined()
  })
  test('place each prefecture in the region of the map', () => {
    expect(PREFECTURES.filter(({ en, region }) => regionOfPrefecture(en) !== region)).toEqual([])
    expect(['Kanto', ' okinawa ', ''].map(regionOfPrefecture)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  test('have a canonical URL by place only', () => {
    expect(pathOf({ q: 'kazusa', price: 'unknown' })).toBe('/golf-courses')
    expect(pathOf({ view: 'region', prefecture: 'Chiba', page: 2 })).toBe(
      '/golf-courses?prefecture=Chiba',
    )
    expect(pathOf({ view: 'price', region: 'kanto' })).toBe('/golf-courses?region=kanto')
  })
})

describe('selecting a place', () => {
  test('resets the page and keeps the other parameters', () => {
    expect(
      withPlace({ view: 'price', q: 'golf', region: 'kansai', page: 4 }, { prefecture: 'Chiba' }),
    ).toEqual({ view: 'price', q: 'golf', prefecture: 'Chiba' })
  })
  test('a second time returns to all of Japan', () => {
    expect(withPlace({ prefecture: 'Chiba' }, { prefecture: 'Chiba' })).toEqual({})
    expect(withPlace({ region: 'kanto' }, { region: 'kanto' })).toEqual({})
  })
})

test('the search term is trimmed in the request', () => {
  expect(courseListQuery({ q: '  ', view: 'price' }).queryKey).toEqual([
    '/api/golf-courses',
    { view: 'price' },
  ])
  expect(courseListQuery({ q: ' kazusa ' }).queryKey).toEqual([
    '/api/golf-courses',
    { q: 'kazusa' },
  ])
})

describe('the price band of a course', () => {
  const guide = (weekdayJpy: number | null, weekendJpy: number | null = null) => ({
    weekdayJpy,
    weekendJpy,
    year: 2025,
    note: null,
    sourceUrl: null,
  })
  test.each([
    [14_999, 'under_15000'],
    [15_000, '15000_25000'],
    [25_000, '15000_25000'],
    [25_001, 'over_25000'],
  ])('of its weekday price: %i yen, %s', (yen, band) => {
    expect(bandOf({ guidePrice: guide(yen, 40_000), hostedPriceJpy: 40_000 })).toBe(band)
  })
  test('uses the weekend price, then the games there, else none', () => {
    expect(bandOf({ guidePrice: guide(null, 30_000), hostedPriceJpy: 1 })).toBe('over_25000')
    expect(bandOf({ guidePrice: null, hostedPriceJpy: 20_000 })).toBe('15000_25000')
    expect(bandOf({ guidePrice: null, hostedPriceJpy: null })).toBe('unknown')
  })
})
