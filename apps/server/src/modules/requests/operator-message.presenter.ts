import { PREFECTURES } from '@tomogolf/artwork/prefectures.data'
import { fromJapanText, type Instant } from '@tomogolf/domain/time'
import { formatDay } from '@tomogolf/format/dates'
import type { Language } from '@tomogolf/phrases'
import { toMessageCourse } from '@tomogolf/messages/params'
import type { OperatorMessage } from '@tomogolf/messages/operator'
import type { Phrase } from '../../platform/phrases.ts'
import { senderName, type RequestInput } from './request-input.types.ts'

type Params = OperatorMessage['params']
/** The game that a message is about. */
export type ReferencedGame = {
  readonly id: string
  readonly courseName: string
  readonly courseNameJa: string | null
  readonly teeTime: Instant
}
type Context = {
  readonly reference: string
  readonly game: ReferencedGame | null
  readonly origin: string
  readonly language: Language
  readonly phrase: Phrase
}

/** The mail to the operator about a request: every field, in the operator's language. */
export function composeOperatorMessage(input: RequestInput, context: Context): OperatorMessage {
  const sender: Params = {
    reference: context.reference,
    name: senderName(input),
    email: input.fields.email,
  }
  if (input.kind === 'booking')
    return {
      subjectKey: 'booking_request',
      params: { ...sender, ...bookingParams(input.fields, context) },
    }
  if (input.kind === 'rental')
    return {
      subjectKey: 'rental_request',
      params: { ...sender, ...rentalParams(input.fields, context) },
    }
  const { subject, message } = input.fields
  const game: Params = context.game
    ? {
        course: toMessageCourse(context.game),
        teeTime: { at: context.game.teeTime },
        details: `${context.origin}/games/${context.game.id}`,
      }
    : {}
  return {
    subjectKey: 'contact_message',
    params: { ...sender, subject, message, ...game },
  }
}

type BookingFields = Extract<RequestInput, { kind: 'booking' }>['fields']
type RentalFields = Extract<RequestInput, { kind: 'rental' }>['fields']

function bookingParams(fields: BookingFields, { language, phrase }: Context): Params {
  const label = (group: string, value: string) => phrase(language, `requests.${group}.${value}`)
  const prefectureName = (english: string) =>
    PREFECTURES.find((prefecture) => prefecture.en === english)?.[language] ?? english
  return {
    phone: fields.phone,
    contactBy: label('contactBy', fields.contactBy),
    gender: label('gender', fields.gender),
    nationality: countryName(fields.nationality, language),
    dates: [...new Set([fields.from, fields.to])]
      .map((day) => formatDay(day, language, { year: true }))
      .join(' – '),
    games: fields.games,
    teeTime: fields.teeTime,
    players: fields.players,
    caddie: label('caddie', fields.caddie),
    prefectures: fields.allJapan
      ? phrase(language, 'requests.allJapan')
      : fields.prefectures.map(prefectureName).join(', '),
    budget: label('budget', fields.budget),
    course: fields.course,
    wishes: fields.wishes,
  }
}
function rentalParams(fields: RentalFields, { language, phrase }: Context): Params {
  const label = (group: string, value: string) => phrase(language, `requests.${group}.${value}`)
  return {
    phone: fields.mobile,
    days: fields.days,
    sets: fields.sets,
    course: fields.courseName,
    address: fields.courseAddress,
    teeTime: { at: fromJapanText(fields.teeTime)! },
    shaft: label('shaft', fields.shaft),
    brands: fields.brands.map((brand) => label('brand', brand)).join(', '),
    leftHanded: fields.leftHanded,
    wishes: fields.requirements,
  }
}

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language === 'zh' ? 'zh-Hans' : language, { type: 'region' }).of(code) ??
  code
