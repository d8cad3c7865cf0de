import { describe, expect, test } from 'vitest'
import { fromJapanText } from '../time.ts'
import { dayNumber, dayText } from './wish-days.ts'
import { isPoolArea, MAX_POOL_WEEKS, poolWeeks, shownCount, weekOfDay } from './wish-pool.ts'

const day = (text: string) => dayNumber(fromJapanText(text)!)
const NOW = fromJapanText('2026-11-26 12:00:00')!

describe('shownCount', () => {
  test.each<[people: number, shown: number | null]>([
    [0, null],
    [2, null],
    [3, 3],
    [4, 3],
    [5, 5],
    [6, 5],
    [7, 7],
    [9, 7],
    [10, 10],
    [14, 10],
    [15, 15],
    [999, 500],
    [1000, 1000],
    [5000, 1000],
  ])('%d people are shown as %s', (people, shown) => {
    expect(shownCount(people)).toBe(shown)
  })
  test('a difference of two answers never proves one or two people', () => {
    const counts = Array.from({ length: 1200 }, (_, people) => people)
    const possible = (shown: number | null) =>
      counts.filter((people) => shownCount(people) === shown)
    const shown = [...new Set(counts.map(shownCount))]
    for (const less of shown)
      for (const more of shown.filter((count) => (count ?? 0) > (less ?? 0))) {
        const [low, high] = [possible(less), possible(more)]
        // of nested groups: all that could be the rest
        const most = high.at(-1)! - low[0]!
        expect(most, `${less} of ${more}`).toBeGreaterThanOrEqual(3)
      }
  })
})

describe('poolWeeks', () => {
  test.each<[from: string, to: string, first: string | null, last: string]>([
    ['2026-12-09', '2026-12-09', '2026-12-07', '2026-12-13'],
    ['2026-12-13', '2026-12-14', '2026-12-07', '2026-12-20'],
    ['2026-12-14', '2026-12-14', '2026-12-14', '2026-12-20'],
    // this week, without its past days
    ['2026-11-01', '2026-11-27', '2026-11-26', '2026-11-29'],
    ['2026-11-01', '2026-11-22', null, ''],
    ['2026-12-14', '2026-12-13', '2026-12-14', ''],
  ])('%s to %s', (from, to, first, last) => {
    const weeks = poolWeeks({ from: day(from), to: day(to) }, NOW)
    if (last === '') expect(weeks).toBeUndefined()
    else
      expect([weeks && dayText(weeks.firstDay), weeks && dayText(weeks.lastDay)]).toEqual([
        first,
        last,
      ])
  })
  test('a Monday begins a week', () => {
    expect(weekOfDay(day('2026-12-14')) - weekOfDay(day('2026-12-13'))).toBe(1)
    expect(weekOfDay(day('2026-12-14'))).toBe(weekOfDay(day('2026-12-20')))
  })
  test('an answer has a limited number of weeks', () => {
    const weeks = poolWeeks({ from: day('2026-12-01'), to: day('2027-11-01') }, NOW)!
    expect(weeks.lastWeek - weeks.firstWeek + 1).toBe(MAX_POOL_WEEKS)
  })
})

test.each<[string, boolean]>([
  ['kanto', true],
  ['Chiba', true],
  ['chiba', false],
  ['anywhere', false],
  ['station-tokyo/60', false],
])('%s is an area of the pool: %s', (area, expected) => {
  expect(isPoolArea(area)).toBe(expected)
})
