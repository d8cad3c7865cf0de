import { describe, expect, it } from 'vitest'
import { parseRange, serializeRange, type DayRange } from './day-range.ts'
import {
  addDays,
  addMonths,
  clampDay,
  dayAfterKey,
  lastDayOf,
  sameDayIn,
  weekdayOf,
  weeksOf,
} from './month-days.ts'
import { pickDay, positionInRange } from './pick-day.ts'

const singleDay = (from: string): DayRange => ({ from, to: from })

describe('month days', () => {
  it('splits a month into weeks that start on Sunday', () => {
    const november = weeksOf('2026-11')
    expect(november).toHaveLength(5)
    expect(november[0]?.[0]).toBe('2026-11-01')
    expect(november[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
    expect(weeksOf('2026-12')[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ])
  })
  it('lists every day of a leap year once, under its weekday', () => {
    const days = Array.from({ length: 12 }, (_, index) => weeksOf(addMonths('2028-01', index)))
      .flat()
      .flatMap((week) => week.flatMap((day, index) => (day ? [[day, index] as const] : [])))
    expect(days).toHaveLength(366)
    expect(new Set(days.map(([day]) => day)).size).toBe(366)
    expect(days.every(([day, index]) => weekdayOf(day) === index)).toBe(true)
  })
  it('crosses the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(lastDayOf('2027-02')).toBe('2027-02-28')
  })
  it('keeps the day when moving by a month, or uses the last day of the month', () => {
    expect(sameDayIn('2026-11-15', 1)).toBe('2026-12-15')
    expect(sameDayIn('2027-01-31', 1)).toBe('2027-02-28')
  })
  it('moves with the keys of a grid only', () => {
    const from = '2026-11-18' // a Wednesday
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].map(
        (key) => dayAfterKey(key, from),
      ),
    ).toEqual([
      '2026-11-17',
      '2026-11-19',
      '2026-11-11',
      '2026-11-25',
      '2026-11-15',
      '2026-11-21',
      '2026-10-18',
      '2026-12-18',
    ])
    expect(dayAfterKey('Enter', from)).toBeNull()
    expect(clampDay('2026-11-01', '2026-11-20', '2027-11-20')).toBe('2026-11-20')
  })
})

describe('day range', () => {
  it('selects one day and clears it on a second click', () => {
    expect(pickDay(null, '2026-11-28', 'day')).toEqual(singleDay('2026-11-28'))
    expect(pickDay(singleDay('2026-11-28'), '2026-11-28', 'day')).toBeNull()
    expect(pickDay(singleDay('2026-11-28'), '2026-11-29', 'day')).toEqual(singleDay('2026-11-29'))
  })
  it('closes a range with an earlier or a later second day', () => {
    expect(pickDay(singleDay('2026-11-28'), '2026-12-06', 'range')).toEqual({
      from: '2026-11-28',
      to: '2026-12-06',
    })
    expect(pickDay(singleDay('2026-11-28'), '2026-11-20', 'range')).toEqual({
      from: '2026-11-20',
      to: '2026-11-28',
    })
    expect(pickDay(singleDay('2026-11-28'), '2026-11-28', 'range')).toBeNull()
  })
  it('starts a new range after a finished one', () => {
    expect(pickDay({ from: '2026-11-28', to: '2026-12-06' }, '2026-12-01', 'range')).toEqual(
      singleDay('2026-12-01'),
    )
  })
  it('serializes to one date, or to two when the days differ', () => {
    expect(serializeRange(singleDay('2026-11-28'))).toBe('2026-11-28')
    expect(serializeRange({ from: '2026-11-28', to: '2026-12-06' })).toBe('2026-11-28,2026-12-06')
    expect(parseRange('2026-12-06,2026-11-28')).toEqual({ from: '2026-11-28', to: '2026-12-06' })
    expect(parseRange('2026-11-28,2026-11-28')).toEqual(singleDay('2026-11-28'))
  })
  it.each([
    '2026-02-30',
    'tomorrow',
    '',
    '2026-11-28,',
    '2026-11-28,2026-11-29,2026-11-30',
    undefined,
  ])('parses %j as no selection', (text) => {
    expect(parseRange(text)).toBeNull()
  })
  it('returns the position of each day', () => {
    const range = { from: '2026-11-28', to: '2026-11-30' }
    expect(
      ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'].map((day) =>
        positionInRange(day, range),
      ),
    ).toEqual([null, 'from', 'in', 'to', null])
    expect(positionInRange('2026-11-28', singleDay('2026-11-28'))).toBe('only')
  })
})
