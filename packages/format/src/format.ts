import type { Language } from '@tomogolf/phrases/languages'
import { CURRENCIES, asCurrency, toMajor, type Money } from '@tomogolf/domain/money'
import { japanClock, japanDate, japanParts, type Instant } from '@tomogolf/domain/time'
import { dayWords, monthWords, shortMonth, weekdayNames } from './calendar-words.ts'
import { isJapaneseHoliday } from '@tomogolf/domain/japan-holidays'

/** Money, dates and times as people read them. All dates are Japan's unless the name says viewer. */
const LOCALES: Record<Language, string> = { en: 'en-GB', ja: 'ja-JP', ko: 'ko-KR', zh: 'zh-CN' }
/** As `getTimezoneOffset` says it, minutes; Japan has no summer time. */
const JAPAN_OFFSET = -540

/** Between thousands, and before decimals. Not asked of Intl, whose first number format takes a telephone a tenth of a second. */
const SEPARATORS: Record<Language, readonly [string, string]> = {
  en: [',', '.'],
  ja: [',', '.'],
  ko: [',', '.'],
  zh: [',', '.'],
}
function numberText(value: number, language: Language, digits: number): string {
  const [whole = '', decimals] = value.toFixed(digits).split('.')
  const [group, point] = SEPARATORS[language]
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals ? point + decimals : '')
}

/** What travels on the wire, in major units with a currency: "$130.00", "¥15,000" (15,000円 and so on in running CJK text). */
export function formatAmount(
  value: { amount: number; currency: string },
  language: Language,
  { whole }: { /** Without decimals. */ whole?: boolean } = {},
): string {
  const currency = asCurrency(value.currency)
  const { symbol } = CURRENCIES[currency]
  const digits = whole ? 0 : CURRENCIES[currency].digits
  const number = numberText(Math.abs(value.amount), language, digits)
  const sign = value.amount < 0 ? '−' : ''
  if (currency === 'JPY' && language === 'ja') return `${sign}${number}円`
  if (currency === 'JPY' && language === 'ko') return `${sign}${number}엔`
  if (currency === 'JPY' && language === 'zh') return `${sign}${number}日元`
  return `${sign}${symbol}${number}`
}
export const formatMoney = (money: Money, language: Language): string =>
  formatAmount({ amount: toMajor(money), currency: money.currency }, language)

/** The amount as figures with the currency's symbol in every language: "$130.00", "¥15,000". For cards and tables. */
export function formatPrice(value: { amount: number; currency: string }): string {
  return formatAmount(value, 'en')
}

/** A share of one: "96.8%". */
export const formatShare = (share: number, language: Language): string =>
  share.toLocaleString(LOCALES[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

/** With at most three decimals. */
export const formatNumber = (value: number, language: Language): string =>
  numberText(value, language, String(Number(value.toFixed(3))).split('.')[1]?.length ?? 0)

/** `yyyy-MM-dd • HH:mm` in Japan, 24-hour clock, as on game cards. */
export const formatCardTime = (at: Instant): string => `${japanDate(at)} • ${japanClock(at)}`

/** A moment by the clock of the viewer's device. */
function viewerParts(at: Instant): ReturnType<typeof japanParts> {
  const date = new Date(at)
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    weekday: date.getDay(),
  }
}

/** 24-hour clock: "07:42" in English, "7:42" in Japanese, Korean and Chinese. */
const clockText = (hour: number, minute: number, language: Language) =>
  `${language === 'en' ? String(hour).padStart(2, '0') : hour}:${String(minute).padStart(2, '0')}`

type DateStyle = { year?: boolean; time?: boolean; zone?: 'japan' | 'viewer' }
/** "Sat 28 Nov, 07:42", "11月28日（土）7:42", "11월 28일(토) 7:42", "11月28日（周六）7:42". */
export function formatDate(at: Instant, language: Language, style: DateStyle = {}): string {
  if (Number.isNaN(at)) return japanDate(at)
  const parts = style.zone === 'viewer' ? viewerParts(at) : japanParts(at)
  const weekday = weekdayNames(language)[parts.weekday]!.short
  const day = dayWords(parts, language, style.year)
  const clock = clockText(parts.hour, parts.minute, language)
  if (language === 'en') return `${weekday} ${day}${style.time ? `, ${clock}` : ''}`
  const [open, close] = language === 'ko' ? ['(', ') '] : ['（', '）']
  return `${day}${open}${weekday}${close}${style.time ? clock : ''}`.trimEnd()
}
export const formatDateTime = (at: Instant, language: Language): string =>
  formatDate(at, language, { time: true })

/** Midnight in Japan of a day `YYYY-MM-DD`. */
const midnight = (day: string): Instant => Date.parse(`${day}T00:00:00+09:00`)

/** A day without a time, from `YYYY-MM-DD`. */
export function formatDay(
  date: string,
  language: Language,
  style: { year?: boolean } = {},
): string {
  return formatDate(midnight(date), language, style)
}

/** "Sat 28 Nov", "28 Nov – 6 Dec": one day, or the first and the last of several. */
export function formatRange(
  { from, to }: { from: string; to: string },
  language: Language,
): string {
  if (from === to) return formatDay(from, language)
  return `${formatShortDay(from, language)} – ${formatShortDay(to, language)}`
}
/** "28 Nov": without the day of the week, from `YYYY-MM-DD`. */
export const formatShortDay = (day: string, language: Language): string =>
  dayWords(japanParts(midnight(day)), language)

/** "November 2026", from `YYYY-MM`. */
export const formatMonth = (month: string, language: Language): string =>
  monthWords(japanParts(midnight(`${month}-01`)), language)

/** The parts of a calendar leaf, by the calendar in Japan. */
export function dateBadgeOf(at: Instant, language: Language) {
  const { month, day, weekday } = japanParts(at)
  const holiday = isJapaneseHoliday(japanDate(at))
  const kanji = holiday ? '祝' : weekdayNames('ja')[weekday]!.short
  return {
    day,
    month: shortMonth(month, language),
    weekday: weekdayNames(language)[weekday]!.short,
    kanji,
    tone:
      holiday || weekday === 0
        ? ('sunday' as const)
        : weekday === 6
          ? ('saturday' as const)
          : ('plain' as const),
  }
}

/** Where a browser has it. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }
/** The device's zone, asked for once: the second way takes a telephone a tenth of a second. */
let zoneName: string | undefined
const ownZone = () =>
  (zoneName ??= Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The same moment on the viewer's clock with the place's name, or null in Japan itself. */
export function viewerTime(at: Instant, language: Language): { text: string; zone: string } | null {
  const zone = ownZone()
  if (!zone || new Date(at).getTimezoneOffset() === JAPAN_OFFSET) return null
  const name = zone.split('/').at(-1)!.replaceAll('_', ' ')
  return { text: formatDate(at, language, { time: true, zone: 'viewer' }), zone: name }
}
