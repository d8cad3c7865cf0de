import type { Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Language, Translate } from '@tomogolf/phrases'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import { formatZonedTime, haveSameClock, zoneName } from '@tomogolf/format/time-zones'
import type { MessageTime, MessageCard, MessageGame } from '@tomogolf/messages/params'
import type { Phrase } from '../../../platform/phrases.ts'
import { SOURCE_REMARKS } from '../../courses/source-remarks.data.ts'
import { chooseParticles } from './korean-particles.ts'
import type { Fact } from './email-content.ts'
import { oneLine } from './plain-text.ts'

export type Reader = { readonly language: Language; readonly timeZone: string | null }
/** Writes values the way one reader reads them. */
export type Writer = {
  readonly t: Translate
  readonly now: Instant
  /** "USD 130.00", "¥15,000", 「15,000円」. */
  money(m: Money): string
  /** With the weekday and "Japan time": never a bare time. */
  time(at: MessageTime): string
  day(at: MessageTime): string
  course(game: Pick<MessageGame, 'courseName' | 'courseNameJa'>): string
  card(card: MessageCard): string
  /** What the course list says of the way there; what an operator wrote stays as it is written. */
  remark(said: string): string
  /** Japan time first, then the reader's own where it differs. */
  moment(label: string, at: MessageTime): Fact
  fact(label: string, ...lines: string[]): Fact
  /** Course and tee time, as every message about a game shows them. */
  game(game: MessageGame): Fact[]
  link(path: string): string
}

export function createWriter(phrase: Phrase, origin: string, reader: Reader, now: Instant): Writer {
  const { language, timeZone } = reader
  // names, courses and reasons come from people: nothing of them may break a line
  const clean = (params: Readonly<Record<string, string | number>>) =>
    Object.fromEntries(
      Object.entries(params).map(([k, v]) => [k, typeof v === 'string' ? oneLine(v) : v]),
    )
  const t = ((key: string, params?: Readonly<Record<string, string | number>>) => {
    const text = phrase(language, key, params && clean(params))
    return language === 'ko' ? chooseParticles(text) : text
  }) as Translate
  const time = ({ at }: MessageTime) =>
    t('email.time.japan', { time: formatDate(at, language, { time: true, year: { unless: now } }) })
  const local = ({ at }: MessageTime) => {
    if (!timeZone || haveSameClock(at, timeZone, 'Asia/Tokyo')) return []
    return [
      t('email.time.local', {
        time: formatZonedTime(at, language, timeZone, now),
        zone: zoneName(at, language, timeZone),
      }),
    ]
  }
  const course: Writer['course'] = (game) => oneLine(courseNameIn(game, language), 120)
  const fact: Writer['fact'] = (label, ...lines) => ({
    label,
    lines: lines.map((line) => oneLine(line)),
  })
  const moment: Writer['moment'] = (label, at) => fact(label, time(at), ...local(at))
  return {
    t,
    now,
    time,
    course,
    fact,
    moment,
    money: (m) => formatMoney(m, language, { unambiguous: true }),
    day: ({ at }) => formatDate(at, language, { year: { unless: now } }),
    remark: (said) => SOURCE_REMARKS[said]?.[language] ?? said,
    card: ({ brand, last4 }) => t('email.card', { brand: cardBrandName(brand), last4 }),
    game: (game) => [
      fact(t('email.fact.course'), course(game)),
      moment(t('email.fact.tee_time'), game.teeTime),
    ],
    link: (path) => `${origin}${path}`,
  }
}
