import { describe, expect, it } from 'vitest'
import { pickDay, placeInRange, rangeFrom, rangeText, type DayRange } from './day-range.ts'
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

const day = (from: string): DayRange => ({ from, to: from })

describe('the calendar', () => {
  it('knows the weeks of a month, Sunday first', () => {
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
  it('gives every day of a leap year exactly once, under its weekday', () => {
    const days = Array.from({ length: 12 }, (_, index) => weeksOf(addMonths('2028-01', index)))
      .flat()
      .flatMap((week) => week.flatMap((one, index) => (one ? [[one, index] as const] : [])))
    expect(days).toHaveLength(366)
    expect(new Set(days.map(([one]) => one)).size).toBe(366)
    expect(days.every(([one, index]) => weekdayOf(one) === index)).toBe(true)
  })
  it('moves over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(lastDayOf('2027-02')).toBe('2027-02-28')
  })
  it('keeps the day when it moves by a month, or takes the last there is', () => {
    expect(sameDayIn('2026-11-15', 1)).toBe('2026-12-15')
    expect(sameDayIn('2027-01-31', 1)).toBe('2027-02-28')
  })
  it('moves with the keys of a grid, and with no other', () => {
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

describe('choosing days', () => {
  it('takes one day, and clears it when the same day is clicked again', () => {
    expect(pickDay(null, '2026-11-28', 'day')).toEqual(day('2026-11-28'))
    expect(pickDay(day('2026-11-28'), '2026-11-28', 'day')).toBeNull()
    expect(pickDay(day('2026-11-28'), '2026-11-29', 'day')).toEqual(day('2026-11-29'))
  })
  it('closes a range with the second day, whichever side it lies on', () => {
    expect(pickDay(day('2026-11-28'), '2026-12-06', 'range')).toEqual({
      from: '2026-11-28',
      to: '2026-12-06',
    })
    expect(pickDay(day('2026-11-28'), '2026-11-20', 'range')).toEqual({
      from: '2026-11-20',
      to: '2026-11-28',
    })
    expect(pickDay(day('2026-11-28'), '2026-11-28', 'range')).toBeNull()
  })
  it('starts anew after a finished range', () => {
    expect(pickDay({ from: '2026-11-28', to: '2026-12-06' }, '2026-12-01', 'range')).toEqual(
      day('2026-12-01'),
    )
  })
  it('travels as one date, and as two only when the days differ', () => {
    expect(rangeText(day('2026-11-28'))).toBe('2026-11-28')
    expect(rangeText({ from: '2026-11-28', to: '2026-12-06' })).toBe('2026-11-28,2026-12-06')
    expect(rangeFrom('2026-12-06,2026-11-28')).toEqual({ from: '2026-11-28', to: '2026-12-06' })
    expect(rangeFrom('2026-11-28,2026-11-28')).toEqual(day('2026-11-28'))
  })
  it.each([
    '2026-02-30',
    'tomorrow',
    '',
    '2026-11-28,',
    '2026-11-28,2026-11-29,2026-11-30',
    undefined,
  ])('takes %s for no choice', (text) => {
    expect(rangeFrom(text)).toBeNull()
  })
  it('tells each day its place', () => {
    const range = { from: '2026-11-28', to: '2026-11-30' }
    expect(
      ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'].map((one) =>
        placeInRange(one, range),
      ),
    ).toEqual([null, 'from', 'in', 'to', null])
    expect(placeInRange('2026-11-28', day('2026-11-28'))).toBe('only')
  })
})
