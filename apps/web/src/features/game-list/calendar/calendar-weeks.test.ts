import { describe, expect, test } from 'vitest'
import { mondayWeeks, neighbours, shownDay, shownMonth } from './calendar-weeks.ts'

const TODAY = '2026-11-20'
const LAST = '2027-11-20'

describe('weeks', () => {
  test.each([
    // the first is a Sunday; the last day is a Monday
    ['2026-11', 6, [null, null, null, null, null, null, '2026-11-01'], '2026-12-06'],
    // the first is a Monday
    ['2027-02', 4, ['2027-02-01', '2027-02-02', '2027-02-03'], '2027-02-28'],
    // over the new year
    ['2026-12', 5, [null, '2026-12-01'], '2027-01-03'],
    // a leap day
    ['2028-02', 5, [null, '2028-02-01'], '2028-03-05'],
  ])('%s begins on Monday and runs on', (month, count, first, last) => {
    const weeks = mondayWeeks(month)
    expect(weeks).toHaveLength(count)
    expect(weeks[0]!.slice(0, first.length)).toEqual(first)
    expect(weeks.at(-1)!.at(-1)).toBe(last)
    for (const week of weeks) expect(week).toHaveLength(7)
  })
})
test.each([
  ['nothing asked: the first day with games', {}, ['2026-11-19', '2026-12-05'], '2026-12'],
  ['no games: the current month', {}, [], '2026-11'],
  ['a month', { month: '2027-01', day: '2026-12-05' }, [], '2027-01'],
  ['a day', { day: '2026-12-05', from: '2027-01-01' }, [], '2026-12'],
  ['a range', { from: '2027-01-01' }, ['2026-12-05'], '2027-01'],
  ['a past month', { month: '2026-10' }, [], '2026-11'],
  ['a month too far', { month: '2028-01' }, [], '2027-11'],
])('the shown month: %s', (_, asked, days, month) => {
  expect(shownMonth(asked, days, TODAY, LAST)).toBe(month)
})
test.each([
  ['the asked one', '2026-11-28', '2026-11', ['2026-11-22'], '2026-11-28'],
  ['one in the last week', '2026-12-06', '2026-11', [], '2026-12-06'],
  [
    'the first with games, when another month is shown',
    '2026-12-07',
    '2026-11',
    ['2026-11-22'],
    '2026-11-22',
  ],
  ['not a past one', undefined, '2026-11', ['2026-11-19'], undefined],
])('the listed day: %s', (_, asked, month, days, day) => {
  expect(shownDay(asked, month, days, TODAY)).toBe(day)
})
test('no month before this one, none after the last tee time that a game may have', () => {
  expect(neighbours('2026-11', TODAY, LAST)).toEqual({ previous: undefined, next: '2026-12' })
  expect(neighbours('2027-11', TODAY, LAST)).toEqual({ previous: '2027-10', next: undefined })
})
