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

describe('the address of the games list', () => {
  it('is empty without filters', () => {
    expect(searchOf(NO_FILTERS)).toEqual({})
    expect(isFiltered({})).toBe(false)
    expect(isFiltered({ page: 3 })).toBe(false)
  })
  it('holds every filter and gives it back', () => {
    const filters: Filters = {
      search: 'Boso',
      days: { from: '2026-11-28', to: '2026-12-06' },
      region: 'kanto',
      skill: 'beginner',
      exactMatch: true,
    }
    const search = searchOf(filters)
    expect(search).toEqual({
      search: 'Boso',
      date: '2026-11-28,2026-12-06',
      region: 'kanto',
      skill: 'beginner',
      exactMatch: true,
    })
    expect(filtersOf(gamesSearch({ ...search, exactMatch: 'true' }))).toEqual(filters)
  })
  it('starts at the first page when a filter changes', () => {
    const filters = filtersOf({ page: 4, region: 'kansai' })
    expect(searchOf({ ...filters, skill: 'advanced' })).toEqual({
      region: 'kansai',
      skill: 'advanced',
    })
  })
  it('drops what makes no sense instead of failing', () => {
    expect(
      gamesSearch({
        page: '-1',
        search: '   ',
        date: '2026-13-01',
        region: 'hawaii',
        skill: 'pro',
        exactMatch: 'yes',
        refresh: 'no',
      }),
    ).toEqual({})
    expect(gamesSearch({ page: 'two', date: ['2026-11-28'] })).toEqual({})
  })
  it('takes "any skill" and the first page for the address without them', () => {
    expect(gamesSearch({ skill: 'any', page: '1' })).toEqual({})
  })
  it('writes a range within one day as that day', () => {
    expect(gamesSearch({ date: '2026-11-28,2026-11-28' })).toEqual({ date: '2026-11-28' })
  })
  it('counts blanks around the text for nothing', () => {
    expect(filterKey(searchOf({ ...NO_FILTERS, search: 'Boso ' }))).toBe(
      filterKey({ search: 'Boso' }),
    )
  })
  it('asks the server for exact matches only when they are wanted', () => {
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
