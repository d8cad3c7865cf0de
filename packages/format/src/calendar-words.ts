import type { Language } from '@tomogolf/phrases/languages'

/**
 * How a day of the calendar reads. Written here and not asked of Intl: its first date format takes a telephone a tenth of a second, and a browser's
 * edition of the words may differ from the server's, whose text the page shows already. A test holds them to the platform's own.
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
const SHORT_MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
]
/** What stands after the number of the year, the month and the day. */
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

/** "28 Nov", "11月28日", "11월 28일"; with its year "28 Nov 2026", "2026年11月28日". */
export function dayWords(
  { year, month, day }: CalendarDay,
  language: Language,
  withYear = false,
): string {
  if (language === 'en') return `${day} ${SHORT_MONTHS[month - 1]}${withYear ? ` ${year}` : ''}`
  const [years, months, days] = UNITS[language]
  return `${withYear ? year + years : ''}${month}${months}${day}${days}`
}

/** "Nov", "11月": the month alone, as short as it goes. */
export const shortMonth = (month: number, language: Language): string =>
  language === 'en' ? SHORT_MONTHS[month - 1]! : `${month}${UNITS[language][1].trim()}`

/** "November 2026", "2026年11月". */
export function monthWords(
  { year, month }: Pick<CalendarDay, 'year' | 'month'>,
  language: Language,
): string {
  return language === 'en'
    ? `${MONTHS[month - 1]} ${year}`
    : `${year}${UNITS[language][0]}${shortMonth(month, language)}`
}
