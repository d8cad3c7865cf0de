import { PREFECTURES } from '@tomogolf/artwork/prefectures'
import { fromJapanText, type Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { OperatorMessage } from '@tomogolf/messages/operator'
import type { Phrase } from '../../platform/phrases.ts'
import { nameOf, type Asked } from './request-input.ts'

type Params = OperatorMessage['params']
/** The game a message is about. */
export type GameMeant = {
  readonly id: string
  readonly courseName: string
  readonly teeTime: Instant
}
type Context = {
  readonly reference: string
  readonly game: GameMeant | null
  readonly origin: string
  readonly language: Language
  readonly phrase: Phrase
}

/** What the operator's mailbox is told about a request: every field, in the operator's language. */
export function operatorMessage(asked: Asked, c: Context): OperatorMessage {
  const who: Params = { reference: c.reference, name: nameOf(asked), email: asked.fields.email }
  if (asked.kind === 'booking')
    return {
      subjectKey: 'booking_request',
      replyTo: asked.fields.email,
      params: { ...who, ...bookingRows(asked.fields, c) },
    }
  if (asked.kind === 'rental')
    return {
      subjectKey: 'rental_request',
      replyTo: asked.fields.email,
      params: { ...who, ...rentalRows(asked.fields, c) },
    }
  const { subject, message } = asked.fields
  const game: Params = c.game
    ? {
        course: c.game.courseName,
        teeTime: { at: c.game.teeTime },
        details: `${c.origin}/games/${c.game.id}`,
      }
    : {}
  return {
    subjectKey: 'contact_message',
    replyTo: asked.fields.email,
    params: { ...who, subject, message, ...game },
  }
}

type BookingAsked = Extract<Asked, { kind: 'booking' }>['fields']
type RentalAsked = Extract<Asked, { kind: 'rental' }>['fields']

function bookingRows(f: BookingAsked, { language, phrase }: Context): Params {
  const word = (group: string, value: string) => phrase(language, `requests.${group}.${value}`)
  const prefecture = (en: string) => PREFECTURES.find((p) => p.en === en)?.[language] ?? en
  return {
    phone: f.phone,
    contactBy: word('contactBy', f.contactBy),
    gender: word('gender', f.gender),
    nationality: country(f.nationality, language),
    dates: f.from === f.to ? f.from : `${f.from} – ${f.to}`,
    games: f.games,
    teeTime: f.teeTime,
    players: f.players,
    caddie: word('caddie', f.caddie),
    prefectures: f.allJapan
      ? phrase(language, 'requests.allJapan')
      : f.prefectures.map(prefecture).join(', '),
    budget: word('budget', f.budget),
    course: f.course,
    wishes: f.wishes,
  }
}
function rentalRows(f: RentalAsked, { language, phrase }: Context): Params {
  const word = (group: string, value: string) => phrase(language, `requests.${group}.${value}`)
  return {
    phone: f.mobile,
    days: f.days,
    sets: f.sets,
    course: f.courseName,
    address: f.courseAddress,
    teeTime: { at: fromJapanText(f.teeTime)! },
    shaft: word('shaft', f.shaft),
    brands: f.brands.map((brand) => word('brand', brand)).join(', '),
    leftHanded: f.leftHanded,
    wishes: f.requirements,
  }
}

const country = (code: string, language: Language): string =>
  new Intl.DisplayNames(language === 'zh' ? 'zh-Hans' : language, { type: 'region' }).of(code) ??
  code
