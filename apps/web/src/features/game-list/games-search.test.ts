import { describe, expect, it } from 'vitest'
import {
  filterKey,
  filtersOf,
  searchQuery,
  gamesSearch,
  isFiltered,
  NO_FILTERS,
  searchOf,
  type Filters,
} from './games-search.ts'

describe('the search parameters of the games list', () => {
  it('are empty without filters', () => {
    expect(searchOf(NO_FILTERS)).toEqual({})
    expect(isFiltered({})).toBe(false)
    expect(isFiltered({ page: 3 })).toBe(false)
    // the parser names every parameter, also absent ones
    expect(filtersOf(gamesSearch({}))).toEqual(NO_FILTERS)
  })
  it('round-trip every filter', () => {
    const filters: Filters = {
      search: 'Boso',
      days: { from: '2026-11-28', to: '2026-12-06' },
      region: 'kanto',
      skill: 'beginner',
      price: 150,
      language: 'ko',
      open: true,
      booked: true,
      women: true,
      instant: true,
      exactMatch: true,
      near: 'station-tokyo',
    }
    const search = searchOf(filters)
    expect(search).toEqual({
      search: 'Boso',
      date: '2026-11-28,2026-12-06',
      region: 'kanto',
      skill: 'beginner',
      price: 150,
      language: 'ko',
      open: true,
      booked: true,
      women: true,
      instant: true,
      exactMatch: true,
      near: 'station-tokyo',
    })
    expect(filtersOf(gamesSearch({ ...search, price: '150', exactMatch: 'true' }))).toEqual(filters)
  })
  it('start at the first page when a filter changes', () => {
    const filters = filtersOf({ page: 4, region: 'kansai' })
    expect(searchOf({ ...filters, skill: 'advanced' })).toEqual({
      region: 'kansai',
      skill: 'advanced',
    })
  })
  it('drop invalid values', () => {
    expect(
      gamesSearch({
        page: '-1',
        search: '   ',
        date: '2026-13-01',
        region: 'hawaii',
        skill: 'pro',
        price: 151,
        language: 'klingon',
        open: 'perhaps',
        exactMatch: 'yes',
        refresh: 'no',
        near: '35.68,139.77',
        view: 'table',
        month: '2026-13',
        day: '2026-02-30',
      }),
    ).toEqual({})
    expect(gamesSearch({ page: 'two', date: ['2026-11-28'] })).toEqual({})
  })
  it('omit "any skill" and the first page', () => {
    expect(gamesSearch({ skill: 'any', page: '1' })).toEqual({})
  })
  it('contain a range of one day as that day', () => {
    expect(gamesSearch({ date: '2026-11-28,2026-11-28' })).toEqual({ date: '2026-11-28' })
  })
  it('ignore spaces around the text', () => {
    expect(filterKey(searchOf({ ...NO_FILTERS, search: 'Boso ' }))).toBe(
      filterKey({ search: 'Boso' }),
    )
  })
  it('request exact matches only when that filter is set', () => {
    expect(searchQuery({ search: 'Boso', exactMatch: true, page: 2 }).queryKey).toEqual([
      '/api/games',
      { page: 2, search: 'Boso', exactMatch: 'true' },
    ])
    expect(searchQuery({ date: '2026-11-28', refresh: true }).queryKey).toEqual([
      '/api/games',
      { page: 1, date: '2026-11-28' },
    ])
  })
})
