import { isJapaneseHoliday } from '@tomogolf/domain/japan-holidays'
import { japanDate, japanParts, type Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases/languages'

/**
 * Names of days and months. Not taken from Intl, because its first date format takes 100 ms on a
 * phone, and the names of a browser may differ from those in the server-rendered page. A test
 * compares them with Intl.
 */
type CalendarDay = { year: number; /** 1–12 */ month: number; day: number }

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const shortMonth = (month: number) => MONTHS[month - 1]!.slice(0, 3)
/** The suffixes of year, month and day. */
const UNITS = { ja: ['年', '月', '日'], ko: ['년 ', '월 ', '일'], zh: ['年', '月', '日'] } as const
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const WEEKDAYS: Record<Language, readonly { short: string; long: string }[]> = {
  en: DAYS.map((long) => ({ short: long.slice(0, 3), long })),
  ja: [...'日月火水木金土'].map((short) => ({ short, long: `${short}曜日` })),
  ko: [...'일월화수목금토'].map((short) => ({ short, long: `${short}요일` })),
  zh: [...'日一二三四五六'].map((sign) => ({ short: `周${sign}`, long: `星期${sign}` })),
}

/** The days of the week, Sunday first. */
export const weekdayNames = (language: Language): readonly { short: string; long: string }[] =>
  WEEKDAYS[language]

/** "Nov 28", "11月28日", "11월 28일"; with its year "Nov 28, 2026", "2026年11月28日". */
export function formatCalendarDay(
  { year, month, day }: CalendarDay,
  language: Language,
  withYear = false,
): string {
  if (language === 'en') return `${shortMonth(month)} ${day}${withYear ? `, ${year}` : ''}`
  const [yearUnit, monthUnit, dayUnit] = UNITS[language]
  return `${withYear ? year + yearUnit : ''}${month}${monthUnit}${day}${dayUnit}`
}

/** "Nov", "11月". */
const shortMonthName = (month: number, language: Language): string =>
  language === 'en' ? shortMonth(month) : `${month}${UNITS[language][1].trim()}`

/** "November 2026", "2026年11月". */
export function formatCalendarMonth(
  { year, month }: Pick<CalendarDay, 'year' | 'month'>,
  language: Language,
): string {
  return language === 'en'
    ? `${MONTHS[month - 1]} ${year}`
    : `${year}${UNITS[language][0]}${shortMonthName(month, language)}`
}

/** The parts of a date badge, by the calendar in Japan: Sundays and holidays are red. */
export function dateBadgeOf(at: Instant, language: Language) {
  const { month, day, weekday } = japanParts(at)
  const holiday = isJapaneseHoliday(japanDate(at))
  const weekend = weekday === 6 ? ('saturday' as const) : ('plain' as const)
  return {
    day,
    month: shortMonthName(month, language),
    weekday: WEEKDAYS[language][weekday]!.short,
    kanji: holiday ? '祝' : WEEKDAYS.ja[weekday]!.short,
    tone: holiday || weekday === 0 ? ('sunday' as const) : weekend,
  }
}
