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
  allJapan: true,
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

/** The name in stored drafts. */
const PREFILL_KEY = '_asked'

/** Values from the URL, with a key that a stored draft remembers, so that they are applied once. */
export type UrlValues<V> = { readonly key: string; readonly values: Partial<V> }

/**
 * Initial values: the profile, then the stored draft, then the URL (unless the draft started from
 * it). A stored value of a wrong type (an older version, tampering) is ignored.
 */
export function initialValues<V extends object>(
  empty: V,
  profileValues: Partial<V>,
  urlValues: UrlValues<V>,
  stored: unknown,
): V {
  const draft = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >
  const usable = ([field, value]: [string, unknown]) => {
    const initial = (empty as Record<string, unknown>)[field]
    const hasSameType =
      initial === null
        ? value === null || typeof value === 'string'
        : Array.isArray(initial)
          ? Array.isArray(value) && value.every((item) => typeof item === 'string')
          : typeof value === typeof initial
    return (
      field in empty && hasSameType && value !== '' && !(Array.isArray(value) && value.length === 0)
    )
  }
  const typed = Object.fromEntries(Object.entries(draft).filter(usable))
  return draft[PREFILL_KEY] === urlValues.key
    ? { ...empty, ...profileValues, ...urlValues.values, ...typed }
    : { ...empty, ...profileValues, ...typed, ...urlValues.values }
}
/** A draft as JSON for storage. */
export const draftText = (values: object, prefillKey: string): string =>
  JSON.stringify({ ...values, [PREFILL_KEY]: prefillKey })

type Envelope = 'language' | 'recaptchaToken' | 'requestKey'
type BookingBody = Omit<BodyOf<'POST /api/booking-requests'>, Envelope>
type RentalBody = Omit<BodyOf<'POST /api/rental-requests'>, Envelope>
// the schema has validated the choices
export const bookingBody = (booking: Booking): BookingBody =>
  ({ ...booking, prefectures: booking.allJapan ? [] : booking.prefectures }) as BookingBody
export const rentalBody = ({ date, time, ...rental }: Rental): RentalBody =>
  ({ ...rental, teeTime: `${date} ${time}:00` }) as RentalBody
