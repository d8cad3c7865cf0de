import { describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import {
  formatAmount,
  formatCardTime,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPrice,
  formatShortDay,
  dateBadgeOf,
  viewerTime,
} from './format.ts'
import { LANGUAGES } from '@tomogolf/phrases'
import { weekdayNames } from './calendar-words.ts'
import { isJapaneseHoliday } from '@tomogolf/domain/japan-holidays'

const saturday = Date.parse('2026-11-28T07:42:00+09:00')

describe('money', () => {
  test.each([
    [130, 'USD', 'en', '$130.00'],
    [1234.5, 'USD', 'ja', '$1,234.50'],
    [15000, 'JPY', 'en', '¥15,000'],
    [15000, 'JPY', 'ja', '15,000円'],
    [15000, 'JPY', 'ko', '15,000엔'],
    [15000, 'JPY', 'zh', '15,000日元'],
    [-30, 'USD', 'en', '−$30.00'],
    [12, 'EUR', 'en', '$12.00'],
  ] as const)('%d %s in %s reads %s', (amount, currency, language, text) => {
    expect(formatAmount({ amount, currency }, language)).toBe(text)
  })
  test('yen have no minor unit: 15,000 minor units are 15,000 yen', () => {
    expect(formatMoney(money(15_000, 'JPY'), 'en')).toBe('¥15,000')
    expect(formatMoney(money(13_000, 'USD'), 'en')).toBe('$130.00')
  })
  test('cards and tables show figures with the symbol', () => {
    expect(formatPrice({ amount: 15000, currency: 'JPY' })).toBe('¥15,000')
  })
})

describe('dates are Japan’s', () => {
  test.each([
    ['en', 'Sat 28 Nov, 07:42'],
    ['ja', '11月28日（土）7:42'],
    ['ko', '11월 28일(토) 7:42'],
    ['zh', '11月28日（周六）7:42'],
  ] as const)('in %s: %s', (language, text) => {
    expect(formatDateTime(saturday, language)).toBe(text)
  })
  test('a day alone, with its year where asked', () => {
    expect(formatDay('2026-11-28', 'en')).toBe('Sat 28 Nov')
    expect(formatDate(saturday, 'en', { year: true })).toBe('Sat 28 Nov 2026')
    expect(formatDay('2026-11-28', 'ja')).toBe('11月28日（土）')
  })
  test('early morning in Japan is the day before in London, and still Japan’s day here', () => {
    expect(formatDateTime(Date.parse('2026-11-27T22:42:00Z'), 'en')).toBe('Sat 28 Nov, 07:42')
  })
  test('cards carry yyyy-MM-dd • HH:mm', () => {
    expect(formatCardTime(saturday)).toBe('2026-11-28 • 07:42')
  })
  test.each(LANGUAGES)(
    'a date that cannot be read is named instead of taking the page down, in %s',
    (language) => {
      expect([
        formatCardTime(Number.NaN),
        formatDateTime(Number.NaN, language),
        formatDay('soon', language),
      ]).toEqual(['Invalid Date • Invalid Time', 'Invalid Date', 'Invalid Date'])
    },
  )
})

describe.each(LANGUAGES)(
  'every day of two years reads as the platform itself writes it, in %s',
  (language) => {
    const DAYS = Array.from({ length: 731 }, (_, i) => Date.UTC(2027, 0, 1 + i))
    const tag = { en: 'en-GB', ja: 'ja-JP', ko: 'ko-KR', zh: 'zh-CN' }[language]
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Tokyo' })
    const month = language === 'en' ? 'short' : 'long'
    test.each<[string, Intl.DateTimeFormatOptions, (at: number, day: string) => string]>([
      ['day', { day: 'numeric', month }, (_, day) => formatShortDay(day, language)],
      [
        'day with its year',
        { day: 'numeric', month, year: 'numeric' },
        (at) => formatDate(at, language, { year: true }).replace(/^\w{3} |\s*[(（].*$/g, ''),
      ],
      [
        'month',
        { month: 'long', year: 'numeric' },
        (_, day) => formatMonth(day.slice(0, 7), language),
      ],
      ['leaf', { month: 'short' }, (at) => dateBadgeOf(at, language).month],
      ['weekday', { weekday: 'short' }, (at) => dateBadgeOf(at, language).weekday],
      [
        'whole weekday',
        { weekday: 'long' },
        (at) => weekdayNames(language)[new Date(at).getUTCDay()]!.long,
      ],
    ])('%s', (_, options, ours) => {
      const format = intl(options)
      expect(DAYS.map((at) => ours(at, new Date(at).toISOString().slice(0, 10)))).toEqual(
        DAYS.map((at) => format.format(at)),
      )
    })
  },
)

describe('the calendar leaf', () => {
  test.each([
    ['2026-11-28', 'Sat', '土', 'saturday'],
    ['2026-11-29', 'Sun', '日', 'sunday'],
    ['2026-11-23', 'Mon', '祝', 'sunday'],
    ['2026-11-24', 'Tue', '火', 'plain'],
  ])('%s', (date, weekday, kanji, tone) => {
    expect(dateBadgeOf(Date.parse(`${date}T07:00:00+09:00`), 'en')).toMatchObject({
      weekday,
      kanji,
      tone,
    })
  })
})

test.each(LANGUAGES)('numbers in %s read as the platform itself writes them', (language) => {
  for (const value of [
    0, 7, 999, 1000, -1234, 12_345, 1_234_567, 7.5, 0.125, 1234.56789, -999.9995,
  ])
    expect(formatNumber(value, language), `${value}`).toBe(value.toLocaleString(language))
})

describe('holidays of Japan', () => {
  test.each([
    '2026-01-01',
    '2026-01-12',
    '2026-02-11',
    '2026-02-23',
    '2026-03-20',
    '2026-04-29',
    '2026-05-03',
    '2026-05-04',
    '2026-05-05',
    '2026-05-06',
    '2026-07-20',
    '2026-08-11',
    '2026-09-21',
    '2026-09-22',
    '2026-09-23',
    '2026-10-12',
    '2026-11-03',
    '2026-11-23',
    '2027-03-22',
    '2027-01-11',
  ])('%s is one', (date) => expect(isJapaneseHoliday(date)).toBe(true))
  test.each([
    '2026-01-02',
    '2026-03-21',
    '2026-05-07',
    '2026-09-24',
    '2026-12-24',
    '2026-11-22',
    '',
    'soon',
  ])('%j is none', (date) => expect(isJapaneseHoliday(date)).toBe(false))
  test('a year has as many as the law gives', () => {
    const days = Array.from({ length: 365 }, (_, i) =>
      new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
    )
    expect(days.filter(isJapaneseHoliday)).toHaveLength(18)
  })
})

test('the viewer’s own time names its place, and is left out in Japan', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const shown = viewerTime(saturday, 'en')
  if (['Asia/Tokyo', 'Asia/Seoul'].includes(zone)) expect(shown).toBeNull()
  else expect(shown?.zone).toBe(zone.split('/').at(-1)!.replaceAll('_', ' '))
})
