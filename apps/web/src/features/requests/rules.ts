import { z } from 'zod'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
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
import { GENDERS } from '@tomogolf/domain/profile'
import { PREFECTURE_NAMES } from '@tomogolf/domain/regions'
import { fromJapanText, japanDate, type Instant } from '@tomogolf/domain/time'

/** Validation schemas, equal to those of the server. A message is the key of a phrase. */
const required = z.string().trim().min(1, 'errors.field.required')
const chosen = <const T extends readonly string[]>(values: T) =>
  z.string().refine((value): value is T[number] => values.includes(value), 'requests.error.choose')
const email = z
  .string()
  .trim()
  .min(1, 'errors.field.required')
  .max(254, 'errors.field.email')
  .pipe(z.email('errors.field.email'))
/** Whether the number is possible, not whether it is in use. */
const phone = required.refine(
  (text) =>
    text === '' || parsePhoneNumberFromString(text.normalize('NFKC'))?.isPossible() === true,
  'errors.INVALID_PHONE',
)
const count = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)
const free = z.string().trim()
// reported even while other fields are invalid
const always = { when: () => true }

/** Validates at `now`, because the dates of a stored draft may have passed. */
export const bookingRules = (now: Instant) =>
  z
    .object({
      from: z
        .string()
        .min(1, 'requests.error.dates')
        .refine((day) => day === '' || day >= japanDate(now), 'errors.field.past'),
      to: z.string(),
      games: count(BOOKING_GAMES),
      teeTime: z.string().refine((time) => TEE_TIME_SLOTS.includes(time), 'requests.error.time'),
      players: count(BOOKING_PLAYERS),
      caddie: chosen(CADDIE_WISHES),
      allJapan: z.boolean(),
      prefectures: z.array(z.string().refine((name) => PREFECTURE_NAMES.includes(name))),
      budget: chosen(BUDGETS),
      course: free,
      wishes: free,
      firstName: required,
      lastName: required,
      gender: chosen(GENDERS),
      nationality: z.string().min(1, 'requests.error.choose'),
      phone,
      email,
      contactBy: chosen(CONTACT_WAYS),
    })
    .refine((b) => b.from <= b.to, { ...always, path: ['to'], message: 'errors.field.date_order' })
    .refine((b) => b.allJapan || b.prefectures.length > 0, {
      ...always,
      path: ['prefectures'],
      message: 'errors.field.prefectures',
    })

const name = z.string().trim().min(1, 'errors.field.required').min(2, 'requests.error.firstLast')
export const rentalRules = (now: Instant) =>
  z
    .object({
      courseName: required,
      courseId: z.string().nullable(),
      courseAddress: required,
      date: z.string().min(1, 'requests.error.day'),
      time: z.string().min(1, 'requests.error.time'),
      days: z
        .int()
        .min(RENTAL_DAYS.min, 'errors.field.rental_days_min')
        .max(RENTAL_DAYS.max, 'errors.field.rental_days_max'),
      sets: count(RENTAL_SETS),
      shaft: chosen(SHAFTS),
      brands: z.array(z.enum(CLUB_BRANDS)).min(1, 'requests.error.brands'),
      leftHanded: z.boolean(),
      requirements: free,
      firstName: name,
      lastName: name,
      mobile: phone,
      email,
      termsAccepted: z.boolean().refine((accepted) => accepted, 'errors.field.accepted'),
    })
    .refine(
      ({ date, time }) => !date || !time || (fromJapanText(`${date} ${time}:00`) ?? now) >= now,
      {
        ...always,
        path: ['date'],
        message: 'errors.field.past',
      },
    )

export const contactRules = z.object({
  name,
  email,
  subject: z.string().trim().min(1, 'errors.field.required').min(5, 'requests.error.subject'),
  message: z.string().trim().min(1, 'errors.field.required').min(10, 'requests.error.message'),
})
