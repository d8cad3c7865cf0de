import { expect, test } from 'vitest'
import { parseTypedDay } from './typed-day.ts'

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-1', '2026-12-01'],
  ['2026/12/01', '2026-12-01'],
  ['2026.12.1', '2026-12-01'],
  ['20261201', '2026-12-01'],
  ['２０２６−１２−０１', undefined],
  ['２０２６／１２／０１', '2026-12-01'],
  ['2026年12月1日', '2026-12-01'],
  ['2026년 12월 1일', '2026-12-01'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['12/01/2026', undefined],
  ['2026-12', undefined],
  ['', undefined],
])('%s is %s', (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day)
})
