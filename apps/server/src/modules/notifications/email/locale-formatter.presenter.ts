import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import type { Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate, formatRange } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import { formatZonedTime, haveSameClock, zoneName } from '@tomogolf/format/time-zones'
import type {
  MessageCard,
  MessageCourse,
  MessageGame,
  MessageTime,
} from '@tomogolf/messages/params'
import type { Language, Translate } from '@tomogolf/phrases'
import type { Phrase } from '../../../platform/phrases.ts'
import { SOURCE_REMARKS } from '../../courses/source-remarks.data.ts'
import type { DetailRow } from './email-content.types.ts'
import { fitSubject } from './fit-subject.presenter.ts'
import { oneLine } from './plain-text.presenter.ts'

/** The language of a recipient, and their time zone where it is known. */
export type RecipientLocale = { readonly language: Language; readonly timeZone: string | null }

/** Formats the values of a message for one recipient. */
export type LocaleFormatter = {
  readonly t: Translate
  /** A subject that fits into the list of a mailbox: long names are shortened. */
  readonly subject: Translate
  readonly now: Instant
  /** "$130", 「15,000円」. */
  money(amount: Money): string
  /** With the weekday and "Japan time": a time always carries its zone. */
  time(at: MessageTime): string
  day(at: MessageTime): string
  /** Days of a calendar, `YYYY-MM-DD`. */
  range(days: { readonly from: string; readonly to: string }): string
  course(course: MessageCourse): string
  card(card: MessageCard): string
  /** A remark of the course list about the access; an operator's own text is not translated. */
  sourceRemark(text: string): string
  row(label: string, ...lines: string[]): DetailRow
  /** Japan time first, then the recipient's own where it differs. */
  timeRow(label: string, at: MessageTime): DetailRow
  /** Course and tee time, as every message about a game shows them. */
  gameRows(game: MessageGame): DetailRow[]
  link(path: string): string
}

type Values = Readonly<Record<string, string | number>>

export function createLocaleFormatter(
  phrase: Phrase,
  origin: string,
  { language, timeZone }: RecipientLocale,
  now: Instant,
): LocaleFormatter {
  // names, courses and reasons are user input: none may break a line
  const sanitize = (params: Values) =>
    Object.fromEntries(
      Object.entries(params).map(([key, value]) => [
        key,
        typeof value === 'string' ? oneLine(value) : value,
      ]),
    )
  const t = ((key: string, params?: Values) =>
    phrase(language, key, params && sanitize(params))) as Translate

  const time = ({ at }: MessageTime) =>
    t('email.time.japan', { time: formatDate(at, language, { time: true, year: { unless: now } }) })
  const localTime = ({ at }: MessageTime) => {
    if (!timeZone || haveSameClock(at, timeZone, 'Asia/Tokyo')) return []
    const local = formatZonedTime(at, language, timeZone, now)
    return [t('email.time.local', { time: local, zone: zoneName(at, language, timeZone) })]
  }
  const course: LocaleFormatter['course'] = (game) =>
    oneLine(courseNameIn(courseNamesOf(game), language), 120)
  const row: LocaleFormatter['row'] = (label, ...lines) => ({
    label,
    lines: lines.map((line) => oneLine(line)),
  })
  const timeRow: LocaleFormatter['timeRow'] = (label, at) => row(label, time(at), ...localTime(at))

  return {
    t,
    subject: ((key: string, values?: Values) =>
      fitSubject(
        (fitted) => phrase(language, key, fitted && sanitize(fitted)),
        values,
      )) as Translate,
    now,
    time,
    course,
    row,
    timeRow,
    money: (amount) => formatMoney(amount, language),
    day: ({ at }) => formatDate(at, language, { year: { unless: now } }),
    range: (days) => formatRange(days, language),
    sourceRemark: (text) => SOURCE_REMARKS[text]?.[language] ?? text,
    card: ({ brand, last4 }) => t('email.card', { brand: cardBrandName(brand), last4 }),
    gameRows: (game) => [
      row(t('email.fact.course'), course(game)),
      timeRow(t('email.fact.tee_time'), game.teeTime),
    ],
    link: (path) => `${origin}${path}`,
  }
}
