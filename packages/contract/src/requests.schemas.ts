import { z } from 'zod'
import { GENDERS } from '@tomogolf/domain/profile'
import { PREFECTURE_NAMES } from '@tomogolf/domain/regions'
import { REQUEST_STATES } from '@tomogolf/domain/machines/request-machine'
import {
  BOOKING_GAMES,
  BOOKING_PLAYERS,
  BUDGETS,
  CADDIE_WISHES,
  CLUB_BRANDS,
  CONTACT_WAYS,
  RENTAL_DAYS,
  RENTAL_SETS,
  SHAFTS,
  TEE_TIME_SLOTS,
} from '@tomogolf/domain/requests'
import {
  CourseSlug,
  DateText,
  Email,
  Id,
  InstantText,
  JapanText,
  LanguageTag,
  line,
  lines,
  name,
} from './common.schemas.ts'

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)
/** A phone number with its country code; the server stores it as E.164. */
const Phone = line(1, 40)
/** ISO 3166-1, two letters. */
const Country = z.string().regex(/^[A-Z]{2}$/)
// zod runs a check of the whole object only when every field is valid; with this option it runs a
// check that compares two fields although another field is invalid
const checkAlways = { when: () => true }
const isText = (value: unknown): value is string => typeof value === 'string'
export const BookingFields = z.object({
  firstName: name(1, 60),
  lastName: name(1, 60),
  gender: z.enum(GENDERS),
  nationality: Country,
  phone: Phone,
  email: Email,
  from: DateText,
  to: DateText,
  games: within(BOOKING_GAMES),
  teeTime: z.enum(TEE_TIME_SLOTS as [string, ...string[]]),
  players: within(BOOKING_PLAYERS),
  caddie: z.enum(CADDIE_WISHES).default('no_preference'),
  /** All of Japan, or the prefectures in `prefectures`. */
  allJapan: z.boolean().default(false),
  prefectures: z
    .array(z.enum(PREFECTURE_NAMES as [string, ...string[]]))
    .max(47)
    .default([]),
  budget: z.enum(BUDGETS),
  contactBy: z.enum(CONTACT_WAYS),
  course: line(0, 120).default(''),
  wishes: lines(0, 2000).default(''),
})
export const RentalFields = z.object({
  firstName: name(2, 60),
  lastName: name(2, 60),
  mobile: Phone,
  email: Email,
  days: z
    .int()
    .refine((days) => days >= RENTAL_DAYS.min, { params: { code: 'rental_days_min' } })
    .refine((days) => days <= RENTAL_DAYS.max, { params: { code: 'rental_days_max' } })
    .meta({ minimum: RENTAL_DAYS.min, maximum: RENTAL_DAYS.max }),
  sets: within(RENTAL_SETS),
  /** The first tee time, in Japan. */
  teeTime: JapanText,
  courseName: name(1, 120),
  courseAddress: line(1, 200),
  courseId: CourseSlug.nullish(),
  shaft: z.enum(SHAFTS),
  brands: z.array(z.enum(CLUB_BRANDS)).min(1).max(CLUB_BRANDS.length),
  leftHanded: z.boolean().default(false),
  requirements: lines(0, 2000).default(''),
  termsAccepted: z.boolean().refine((accepted) => accepted, { params: { code: 'accepted' } }),
})
/** `gameId`: the game that the message concerns, if any. */
export const ContactFields = z.object({
  name: name(2, 80),
  email: Email,
  subject: line(5, 120),
  message: lines(10, 5000),
  gameId: Id.nullish(),
})
const Envelope = {
  /** Language of the receipt; the caller's when absent. */
  language: LanguageTag.optional(),
  /** Response of the invisible captcha; not required from signed-in users. */
  recaptchaToken: z.string().max(4096).default(''),
  /**
   * Idempotency key, created by the caller. Retries with the same key store one request and get the
   * same response.
   */
  requestKey: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
}
export const BookingBody = BookingFields.extend(Envelope)
  .refine((body) => !isText(body?.from) || !isText(body?.to) || body.from <= body.to, {
    ...checkAlways,
    path: ['to'],
    params: { code: 'date_order' },
  })
  .refine(
    (body) =>
      body?.allJapan === true || !Array.isArray(body?.prefectures) || body.prefectures.length > 0,
    { ...checkAlways, path: ['prefectures'], params: { code: 'prefectures' } },
  )
export const RentalBody = RentalFields.extend(Envelope)
export const ContactBody = ContactFields.extend(Envelope)
/** `reference`: short enough to be read aloud, such as TG-7K2M4Q. */
export const RequestReceipt = z.object({ id: Id, reference: z.string() })
const Head = {
  ...RequestReceipt.shape,
  status: z.enum(REQUEST_STATES),
  createdAt: InstantText,
  updatedAt: InstantText,
}
export const SentRequest = z.discriminatedUnion('kind', [
  z.object({ ...Head, kind: z.literal('booking'), fields: BookingFields }),
  z.object({ ...Head, kind: z.literal('rental'), fields: RentalFields }),
  z.object({ ...Head, kind: z.literal('contact'), fields: ContactFields }),
])
