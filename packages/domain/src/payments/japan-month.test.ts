import { expect, test } from 'vitest'
import { JAPAN_MONTH, japanMonth, monthRange, nextMonth } from './japan-month.ts'

test.each([
  ['2026-11', '2026-10-31T15:00:00.000Z', '2026-11-30T15:00:00.000Z'],
  ['2026-12', '2026-11-30T15:00:00.000Z', '2026-12-31T15:00:00.000Z'],
  ['2028-02', '2028-01-31T15:00:00.000Z', '2028-02-29T15:00:00.000Z'],
])('%s begins and ends at midnight in Japan', (month, start, end) => {
  const range = monthRange(month)
  expect([range.start, range.end].map((at) => new Date(at).toISOString())).toEqual([start, end])
  expect([range.start - 1, range.start, range.end - 1, range.end].map(japanMonth)).toEqual([
    japanMonth(range.start - 1),
    month,
    month,
    nextMonth(month),
  ])
  expect(japanMonth(range.start - 1) < month).toBe(true)
})
test.each(['2026-1', '2026-13', '2026-00', '1999-12', '2026-11-01', ''])(
  '"%s" is not a month',
  (text) => {
    expect(JAPAN_MONTH.test(text)).toBe(false)
  },
)
