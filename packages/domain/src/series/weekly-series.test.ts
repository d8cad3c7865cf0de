import { expect, test } from 'vitest'
import { fromJapanText, japanText } from '../time.ts'
import { laterDays, laterTeeTimes } from './weekly-series.ts'

test.each([
  // the year ends, and 2028 has a 29 February
  ['2026-12-19', 4, ['2026-12-26', '2027-01-02', '2027-01-09']],
  ['2028-02-22', 3, ['2028-02-29', '2028-03-07']],
  ['2027-02-22', 2, ['2027-03-01']],
  // clocks change in Europe and America on these weekends, not in Japan
  ['2027-03-13', 4, ['2027-03-20', '2027-03-27', '2027-04-03']],
  ['2026-11-28', 1, []],
  ['2026-11-28', 0, []],
  ['', 8, []],
])('the days after %s of a series of %d weeks', (first, weeks, days) => {
  expect(laterDays(first, weeks)).toEqual(days)
})

const FIRST = fromJapanText('2026-12-26 07:42:00')!
test.each<[string[], number, string[] | undefined]>([
  [[], 8, []],
  [['2027-01-02'], 2, ['2027-01-02 07:42:00']],
  // unticked weeks are left out, and the order is that of the calendar
  [['2027-01-16', '2027-01-02'], 8, ['2027-01-02 07:42:00', '2027-01-16 07:42:00']],
  // the last allowed week, and the one after it
  [['2027-02-13'], 8, ['2027-02-13 07:42:00']],
  [['2027-02-20'], 8, undefined],
  [['2027-01-02'], 1, undefined],
  // another weekday, the first day itself, a week before it, a day twice
  [['2027-01-03'], 8, undefined],
  [['2026-12-26'], 8, undefined],
  [['2026-12-19'], 8, undefined],
  [['2027-01-02', '2027-01-02'], 8, undefined],
])('the tee times on %j of at most %d weeks', (days, weeks, expected) => {
  expect(laterTeeTimes(FIRST, days, weeks)?.map(japanText)).toEqual(expected)
})
test.each(['00:00', '23:59'])('a tee time at %s stays on its day', (time) => {
  const first = fromJapanText(`2026-12-26 ${time}:00`)!
  expect(laterTeeTimes(first, ['2027-01-02'], 8)?.map(japanText)).toEqual([`2027-01-02 ${time}:00`])
})
