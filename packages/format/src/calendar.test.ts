import { japanParts } from '@tomogolf/domain/time'
import { LANGUAGES } from '@tomogolf/phrases'
import { describe, expect, test } from 'vitest'
import { dateBadgeOf, formatCalendarDay, formatCalendarMonth, weekdayNames } from './calendar.ts'

describe.each(LANGUAGES)('every day of two years matches the platform in %s', (language) => {
  const DAYS = Array.from({ length: 731 }, (_, i) => Date.UTC(2027, 0, 1 + i))
  const tag = { en: 'en-US', ja: 'ja-JP', ko: 'ko-KR', zh: 'zh-CN' }[language]
  const month = language === 'en' ? 'short' : 'long'
  test.each<[string, Intl.DateTimeFormatOptions, (at: number) => string]>([
    ['day', { day: 'numeric', month }, (at) => formatCalendarDay(japanParts(at), language)],
    [
      'day with its year',
      { day: 'numeric', month, year: 'numeric' },
      (at) => formatCalendarDay(japanParts(at), language, true),
    ],
    [
      'month',
      { month: 'long', year: 'numeric' },
      (at) => formatCalendarMonth(japanParts(at), language),
    ],
    ['month of the badge', { month: 'short' }, (at) => dateBadgeOf(at, language).month],
    ['weekday of the badge', { weekday: 'short' }, (at) => dateBadgeOf(at, language).weekday],
    [
      'long weekday',
      { weekday: 'long' },
      (at) => weekdayNames(language)[japanParts(at).weekday]!.long,
    ],
  ])('%s', (_, options, formatted) => {
    const platform = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Tokyo' })
    expect(DAYS.map(formatted)).toEqual(DAYS.map((at) => platform.format(at)))
  })
})

describe('the date badge', () => {
  test.each([
    ['2026-11-28', 'Sat', '土', 'saturday'],
    ['2026-11-29', 'Sun', '日', 'sunday'],
    ['2026-11-23', 'Mon', '祝', 'sunday'],
    ['2026-11-24', 'Tue', '火', 'plain'],
  ])('of %s', (date, weekday, kanji, tone) => {
    const badge = dateBadgeOf(Date.parse(`${date}T07:00:00+09:00`), 'en')
    expect(badge).toMatchObject({ weekday, kanji, tone })
  })
})
