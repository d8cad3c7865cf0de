import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import type { CLUB_BRANDS } from '@tomogolf/domain/requests'
import type { Profile } from '../../queries/profile.ts'

/** Form values; '' is an empty field or no choice. */
export type Booking = {
  from: string
  to: string
  games: number
  teeTime: string
  players: number
  caddie: string
  allJapan: boolean
  prefectures: string[]
  budget: string
  course: string
  wishes: string
  firstName: string
  lastName: string
  gender: string
  nationality: string
  phone: string
  email: string
  contactBy: string
}
export type Rental = {
  courseName: string
  courseId: string | null
  courseAddress: string
  date: string
  time: string
  days: number
  sets: number
  shaft: string
  brands: (typeof CLUB_BRANDS)[number][]
  leftHanded: boolean
  requirements: string
  firstName: string
  lastName: string
  mobile: string
  email: string
  termsAccepted: boolean
}
export type Contact = { name: string; email: string; subject: string; message: string }

export const EMPTY_BOOKING: Booking = {
  from: '',
  to: '',
  games: 1,
  teeTime: '',
  players: 4,
  caddie: 'no_preference',
  allJapan: false,
  prefectures: [],
  budget: '',
  course: '',
  wishes: '',
  firstName: '',
  lastName: '',
  gender: '',
  nationality: '',
  phone: '',
  email: '',
  contactBy: 'email',
}
export const EMPTY_RENTAL: Rental = {
  courseName: '',
  courseId: null,
  courseAddress: '',
  date: '',
  time: '',
  days: 1,
  sets: 1,
  shaft: '',
  brands: [],
  leftHanded: false,
  requirements: '',
  firstName: '',
  lastName: '',
  mobile: '',
  email: '',
  termsAccepted: false,
}
export const EMPTY_CONTACT: Contact = { name: '', email: '', subject: '', message: '' }

/** Values prefilled from the profile. */
export const bookingOf = (profile: Profile): Partial<Booking> => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  gender: profile.gender ?? '',
  nationality: profile.country ?? '',
  phone: profile.contactNumber ?? '',
  email: profile.email,
})
export const rentalOf = (profile: Profile): Partial<Rental> => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  mobile: profile.contactNumber ?? '',
  email: profile.email,
})
export const contactOf = (profile: Profile): Partial<Contact> => ({
  name: [profile.firstName, profile.lastName].filter(Boolean).join(' '),
  email: profile.email,
})

/** Values from the URL, with a key by which a stored draft knows that they were applied. */
export type Asked<V> = { readonly name: string; readonly values: Partial<V> }

/**
 * Initial values: the profile, then the stored draft, then the URL (unless the draft started from it).
 * A stored value of a wrong type (an older version, tampering) is ignored.
 */
export function startWith<V extends object>(
  empty: V,
  known: Partial<V>,
  asked: Asked<V>,
  stored: unknown,
): V {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >
  const usable = ([field, value]: [string, unknown]) => {
    const usual = (empty as Record<string, unknown>)[field]
    const same =
      usual === null
        ? value === null || typeof value === 'string'
        : Array.isArray(usual)
          ? Array.isArray(value) && value.every((one) => typeof one === 'string')
          : typeof value === typeof usual
    return field in empty && same && value !== '' && !(Array.isArray(value) && value.length === 0)
  }
  const typed = Object.fromEntries(Object.entries(kept).filter(usable))
  return kept[ASKED] === asked.name
    ? { ...empty, ...known, ...asked.values, ...typed }
    : { ...empty, ...known, ...typed, ...asked.values }
}
const ASKED = '_asked'
export const keptText = (values: object, asked: string): string =>
  JSON.stringify({ ...values, [ASKED]: asked })

type Envelope = 'language' | 'recaptchaToken' | 'requestKey'
type BookingBody = Omit<BodyOf<'POST /api/booking-requests'>, Envelope>
type RentalBody = Omit<BodyOf<'POST /api/rental-requests'>, Envelope>
// the schema has validated the choices
export const bookingBody = (booking: Booking): BookingBody =>
  ({ ...booking, prefectures: booking.allJapan ? [] : booking.prefectures }) as BookingBody
export const rentalBody = ({ date, time, ...same }: Rental): RentalBody =>
  ({ ...same, teeTime: `${date} ${time}:00` }) as RentalBody
