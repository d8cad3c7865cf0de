import { plainWords } from '../search/search-text.ts'
import { iso, type Instant } from '../time.ts'

/** How the host booked at the course. */
export const BOOKING_VIAS = [
  'gora',
  'gdo',
  'jalan',
  'pgm',
  'accordia',
  'club',
  'telephone',
  'member',
  'other',
] as const
export type BookingVia = (typeof BOOKING_VIAS)[number]

/** `on_file`: a reference is stored. `shown`: an administrator has seen the evidence. */
export const BOOKING_BADGES = ['on_file', 'shown'] as const
export type BookingBadge = (typeof BOOKING_BADGES)[number]

/** Whether an administrator has looked at the evidence. */
export const EVIDENCE_STATES = ['none', 'waiting', 'accepted', 'declined'] as const
export type EvidenceState = (typeof EVIDENCE_STATES)[number]

/** Clubs take several groups on one reference. */
export const MAX_BOOKED_PLAYERS = 16

/** The badge of a booking: none without a reference. */
export function bookingBadge(booking: {
  readonly reference: string | null
  readonly evidence: EvidenceState
}): BookingBadge | null {
  if (referenceKey(booking.reference) === null) return null
  return booking.evidence === 'accepted' ? 'shown' : 'on_file'
}

/**
 * A reference as it is compared: one width, capital letters, without spaces and punctuation. Null
 * when no letter or digit is left.
 */
export const referenceKey = (reference: string | null): string | null =>
  (reference ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '') || null

/**
 * What only one game may have: course, tee time and reference. Null without a reference. A course
 * that is not listed is its name, however it is spelled.
 */
export function bookingClaim(
  game: {
    readonly courseId: string | null
    readonly courseName: string
    readonly teeTime: Instant
  },
  reference: string | null,
): string | null {
  const moment = claimedMoment(game.teeTime, reference)
  return moment && `${game.courseId ?? plainWords(game.courseName)}|${moment}`
}

/** What a claim says besides its course: tee time and reference. */
export function claimedMoment(teeTime: Instant, reference: string | null): string | null {
  const key = referenceKey(reference)
  return key && `${iso(teeTime)}|${key}`
}

type Claimant = { readonly courseId: string | null; readonly claim: string }
/**
 * Whether two claims may be one booking whose course has two names: of a course that is not listed
 * nothing but its name is known. Family names are references too, so four digits are needed.
 */
export const mayBeSameBooking = (one: Claimant, other: Claimant): boolean =>
  (one.courseId === null || other.courseId === null) &&
  momentOf(one) === momentOf(other) &&
  /\p{N}{4}/u.test(momentOf(one).split('|')[1] ?? '')
const momentOf = ({ claim }: Claimant): string => claim.slice(claim.indexOf('|') + 1)

/** Why the times of a booking are refused: what is due after the tee time is due too late. */
export const isBookingTime = (at: Instant | null, teeTime: Instant): boolean =>
  at === null || at <= teeTime
