import { describe, expect, test } from 'vitest'
import { dateRange } from './date-ranges.ts'

describe('the date ranges of the search form, in Japan time', () => {
  const friday = Date.parse('2026-11-20T11:20:00+09:00')
  test('on a Friday, this weekend starts tomorrow and the next a week later', () => {
    expect(dateRange('weekend', friday)).toBe('2026-11-21,2026-11-22')
    expect(dateRange('nextWeekend', friday)).toBe('2026-11-28,2026-11-29')
  })
  test('on a Sunday, this weekend is that day only', () => {
    expect(dateRange('weekend', Date.parse('2026-11-21T23:00:00+09:00'))).toBe(
      '2026-11-21,2026-11-22',
    )
    expect(dateRange('weekend', Date.parse('2026-11-22T08:00:00+09:00'))).toBe('2026-11-22')
    expect(dateRange('nextWeekend', Date.parse('2026-11-22T08:00:00+09:00'))).toBe(
      '2026-11-28,2026-11-29',
    )
  })
  test('use the date in Japan, not that of the device', () => {
    expect(dateRange('weekend', Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21,2026-11-22')
  })
  test('seven and thirty days include today', () => {
    expect(dateRange('week', friday)).toBe('2026-11-20,2026-11-26')
    expect(dateRange('month', friday)).toBe('2026-11-20,2026-12-19')
  })
})
