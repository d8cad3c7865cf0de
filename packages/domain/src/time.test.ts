import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAdult } from './profile.ts'
import {
  DAY,
  MINUTE,
  ageAt,
  fromJapanText,
  iso,
  japanClock,
  japanDate,
  japanParts,
  japanText,
  oneYearAfter,
  startOfJapanDay,
} from './time.ts'
import { at } from '../test/at.ts'

const instant = fc.integer({ min: Date.UTC(1951, 9, 1), max: Date.UTC(2199, 11, 31) })

describe('Japan time', () => {
  test.each([
    ['2026-12-03 07:30:00', '2026-12-02T22:30:00.000Z'],
    ['2026-12-03 09:00:00', '2026-12-03T00:00:00.000Z'],
    ['2026-12-03 08:59:59', '2026-12-02T23:59:59.000Z'],
    ['2027-01-01 00:00:00', '2026-12-31T15:00:00.000Z'],
    ['2028-02-29 23:59', '2028-02-29T14:59:00.000Z'],
    ['2026-12-03', '2026-12-02T15:00:00.000Z'],
    ['2026-12-03T07:30', '2026-12-02T22:30:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(iso(at(text))).toBe(expected)
  })
  test.each([
    '2026-02-29 08:00:00',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '2026-12-03 24:00:00',
    '2026-12-03 10:60:00',
    '2026-12-03 10:00:60',
    '0050-01-01',
    '',
    'tomorrow',
    '2026-12-3',
    '2026-12-03 7:30',
    '2026-12-03 07:30:00Z',
    ' 2026-12-03',
    '2026-12-03\n',
  ])('rejects %j', (text) => {
    expect(fromJapanText(text)).toBeUndefined()
  })
  test.each([Number.NaN, Infinity])('rejects %s as an instant', (invalid) => {
    for (const format of [japanParts, japanDate, japanClock, japanText])
      expect(() => format(invalid)).toThrow(RangeError)
  })
  test('formats and parses back to the same minute', () => {
    fc.assert(
      fc.property(instant, (t) => {
        const minute = Math.floor(t / MINUTE) * MINUTE
        expect(fromJapanText(japanText(t))).toBe(minute)
        expect(`${japanDate(t)} ${japanClock(t)}:00`).toBe(japanText(t))
      }),
    )
  })
  test('agrees with Intl for Asia/Tokyo', () => {
    const tokyo = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Tokyo',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(instant, (t) => {
        expect(japanText(t)).toBe(`${tokyo.format(t)}:00`)
      }),
    )
  })
  test('starts a day at midnight in Japan', () => {
    fc.assert(
      fc.property(instant, (t) => {
        const start = startOfJapanDay(t)
        expect(japanText(start)).toBe(`${japanDate(t)} 00:00:00`)
        expect(t - start).toBeGreaterThanOrEqual(0)
        expect(t - start).toBeLessThan(DAY)
      }),
    )
  })
  test('uses the weekday in Japan', () => {
    expect(japanParts(at('2026-12-03 00:00')).weekday).toBe(4)
    expect(japanParts(at('2026-12-03 00:00') - 1).weekday).toBe(3)
  })
  test.each([
    ['2026-12-03 07:30', '2027-12-03 07:30:00'],
    ['2028-02-29 07:30', '2029-02-28 07:30:00'],
    ['2027-02-28 07:30', '2028-02-28 07:30:00'],
    ['2026-12-31 23:59', '2027-12-31 23:59:00'],
    ['2027-01-01 00:00', '2028-01-01 00:00:00'],
  ])('one year after %s is %s', (from, to) => {
    expect(japanText(oneYearAfter(at(from)))).toBe(to)
  })
})

describe('age', () => {
  test.each([
    ['2008-12-03', '2026-12-02 23:59:59', 17],
    ['2008-12-03', '2026-12-03 00:00', 18],
    ['2008-12-03', '2026-12-04', 18],
    ['2008-12-31', '2027-01-01', 18],
    ['2008-02-29', '2026-02-28 23:59:59', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-12-03', '2026-12-03', 0],
  ])('born %s, on %s: %d years', (born, now, expected) => {
    expect(ageAt(born, at(now))).toBe(expected)
  })
  test.each(['2008-02-30', '', '3 December 2008'])('is undefined for the birth date %j', (born) => {
    expect(ageAt(born, at('2026-12-03'))).toBeUndefined()
    expect(isAdult(born, at('2026-12-03'))).toBe(false)
  })
  test('is adult from midnight in Japan on the 18th birthday', () => {
    const birthday = at('2026-12-03')
    expect(isAdult('2008-12-03', birthday - 1)).toBe(false)
    expect(isAdult('2008-12-03', birthday)).toBe(true)
  })
  test('increases by one on each birthday', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 90 }), (t, years) => {
        const { year, month, day } = japanParts(t)
        fc.pre(!(month === 2 && day === 29))
        const born = japanDate(t)
        expect(ageAt(born, at(`${year + years}-${born.slice(5)}`))).toBe(years)
        expect(ageAt(born, at(`${year + years}-${born.slice(5)}`) - 1)).toBe(years - 1)
      }),
    )
  })
})
