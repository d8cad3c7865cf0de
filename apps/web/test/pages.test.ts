import { describe, expect, test } from 'vitest'
import { dateRange } from '../src/features/home/date-ranges.ts'
import { urlOf } from '@tomogolf/api-client/query-client.ts'
import { settingsFrom } from '../src/queries/settings.ts'
import { pageWindow } from '@tomogolf/ui/data/page-window.ts'

describe('pages on offer: the first, the last, and one either side', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 7, [1, 2, 'gap', 7]],
    [2, 7, [1, 2, 3, 'gap', 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 5, [1, 'gap', 5]],
  ])('page %i of %i', (page, total, expected) => {
    expect(pageWindow(page, total)).toEqual(expected)
  })
})

describe('the finder’s days, by the calendar in Japan', () => {
  const friday = Date.parse('2026-11-20T11:20:00+09:00')
  test('on a Friday this weekend is tomorrow and Sunday, the next a week later', () => {
    expect(dateRange('weekend', friday)).toBe('2026-11-21,2026-11-22')
    expect(dateRange('nextWeekend', friday)).toBe('2026-11-28,2026-11-29')
  })
  test('on a Saturday it has begun, on a Sunday only that day is left', () => {
    expect(dateRange('weekend', Date.parse('2026-11-21T23:00:00+09:00'))).toBe(
      '2026-11-21,2026-11-22',
    )
    expect(dateRange('weekend', Date.parse('2026-11-22T08:00:00+09:00'))).toBe('2026-11-22')
    expect(dateRange('nextWeekend', Date.parse('2026-11-22T08:00:00+09:00'))).toBe(
      '2026-11-28,2026-11-29',
    )
  })
  test('late on Friday in London it is Saturday in Japan already', () => {
    expect(dateRange('weekend', Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21,2026-11-22')
  })
  test('seven and thirty days count today', () => {
    expect(dateRange('week', friday)).toBe('2026-11-20,2026-11-26')
    expect(dateRange('month', friday)).toBe('2026-11-20,2026-12-19')
  })
})

test('a query key is an address: empty values leave no trace', () => {
  expect(
    urlOf(['/api/games', { page: 2, search: '', region: undefined, exactMatch: 'true' }]),
  ).toBe('/api/games?page=2&exactMatch=true')
  expect(urlOf(['/api/games'])).toBe('/api/games')
})

test('settings come from the server; what is absent or unreadable has its default', () => {
  const settings = settingsFrom({
    settings: [
      { settingKey: 'join_deadline_hours', settingValue: '6' },
      { settingKey: 'hold_lead_hours', settingValue: 'soon' },
    ],
  })
  expect(settings.join_deadline_hours).toBe(6)
  expect(settings.hold_lead_hours).toBe(96)
  expect(settingsFrom(undefined).departure_restriction_hours).toBe(48)
})
