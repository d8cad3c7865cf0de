import { expect, test } from 'vitest'
import { bestDay, weekToShow, type PoolWeek } from './pool-weeks.ts'

const week = (from: string, to: string, people: number): PoolWeek => ({
  from,
  to,
  people,
  needClubs: null,
  languages: [],
  days: [],
})
const FIRST = week('2026-12-07', '2026-12-13', 3),
  SECOND = week('2026-12-14', '2026-12-20', 7),
  THIRD = week('2026-12-21', '2026-12-27', 7)

test.each<[string | undefined, PoolWeek]>([
  ['2026-12-07', FIRST],
  ['2026-12-13', FIRST],
  ['2026-12-14', SECOND],
  ['2026-12-28', SECOND],
  ['', SECOND],
  [undefined, SECOND],
])('the week to show for %j', (day, expected) => {
  expect(weekToShow([FIRST, SECOND, THIRD], day)).toBe(expected)
})
test('without weeks there is none', () => expect(weekToShow([])).toBeUndefined())
test('the best day is the last of those that most people want', () => {
  const days = [
    { day: '2026-12-08', people: 3 },
    { day: '2026-12-12', people: 5 },
    { day: '2026-12-13', people: 5 },
  ]
  expect(bestDay({ ...FIRST, days })).toBe('2026-12-13')
  expect(bestDay(FIRST)).toBeUndefined()
})
