import { expect, test } from 'vitest'
import { at } from '../../test/at.ts'
import { DAY, HOUR, hours } from '../time.ts'
import {
  cancellationCharge,
  freeUntilOf,
  hoursBefore,
  isSchedule,
  rowAt,
  sortedSchedule,
  type CancellationRow,
} from './cancellation-schedule.ts'

const TEE = at('2026-12-12 08:16')
const row = (fromHours: number, rest: Partial<CancellationRow> = {}): CancellationRow => ({
  fromHours,
  amount: 3000,
  percent: null,
  per: 'player',
  ...rest,
})
const ROWS = [row(24, { amount: null, percent: 100 }), row(72), row(168, { amount: 0 })]

test.each([
  ['a millisecond before the first row', TEE - 7 * DAY - 1, null],
  ['at the first row', TEE - 7 * DAY, 168],
  ['a millisecond before the second', TEE - 3 * DAY - 1, 168],
  ['at the second', TEE - 3 * DAY, 72],
  ['a millisecond before the last', TEE - DAY - 1, 72],
  ['at the last', TEE - DAY, 24],
  ['after the tee time', TEE + HOUR, 24],
])('%s', (_, moment, fromHours) => {
  expect(rowAt(ROWS, { teeTime: TEE, at: moment })?.fromHours ?? null).toBe(fromHours)
})
test.each<[CancellationRow | null, number, number, number?]>([
  [null, 4, 0],
  [row(24), 0, 0],
  [row(24), 1, 3000],
  [row(24), 4, 12_000],
  [row(24, { per: 'group' }), 1, 3000],
  [row(24, { per: 'group' }), 4, 3000],
  [row(24, { amount: null, percent: 100 }), 4, 63_200],
  [row(24, { amount: null, percent: 50, per: 'group' }), 3, 23_700],
  // 15,801 yen: half of it is rounded up for each player, but once for the group
  [row(24, { amount: null, percent: 50 }), 2, 15_802, 15_801],
  [row(24, { amount: null, percent: 50, per: 'group' }), 2, 15_801, 15_801],
  [row(24, { amount: null, percent: 0 }), 4, 0],
])('%j with %i players costs %i yen', (charged, players, expected, fee = 15_800) => {
  expect(cancellationCharge(charged, { players, fee })).toBe(expected)
})
test.each([
  ['the end of the last free moment', ROWS, TEE - 3 * DAY - 1],
  ['null without rows', [], null],
  ['null when nothing is charged', [row(24, { amount: 0 })], null],
])('changes are free until %s', (_, rows, expected) => {
  expect(freeUntilOf(rows, TEE)).toBe(expected)
})
test.each([
  ['nothing', [], true],
  ['amounts and percentages', ROWS, true],
  ['both in a row', [row(24, { percent: 50 })], false],
  ['neither in a row', [row(24, { amount: null })], false],
  ['two rows from one moment', [row(24), row(24, { amount: 1 })], false],
])('a schedule with %s', (_, rows, expected) => {
  expect(isSchedule(rows)).toBe(expected)
})
test('rows are sorted from the earliest', () => {
  expect(sortedSchedule(ROWS).map(({ fromHours }) => fromHours)).toEqual([168, 72, 24])
})
test.each([
  [TEE - hours(72), 72],
  [TEE - hours(72) + 1, 71],
  [TEE - hours(72) - 1, 72],
  [TEE + HOUR, 0],
])('whole hours before the tee time from %i', (moment, expected) => {
  expect(hoursBefore(moment, TEE)).toBe(expected)
})
