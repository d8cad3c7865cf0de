import { DAY, type Duration } from './time.ts'

/** Kinds of requests to the operator: tee times, club rental, and contact messages. */
export const REQUEST_KINDS = ['booking', 'rental', 'contact'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]
/** Kinds of threads in the inbox: requests, and what players report or appeal against. */
export const THREAD_KINDS = [...REQUEST_KINDS, 'report', 'appeal'] as const
export type ThreadKind = (typeof THREAD_KINDS)[number]
/** Closed threads are deleted this long after the last change; those of reports with the report. */
export const THREAD_KEPT: Duration = 365 * DAY

/** An answered request is closed automatically when its sender has not written for this long. */
export const ANSWERED_CLOSES: Duration = 30 * DAY

const clock = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
/**
 * Preferred tee times of a booking: every half hour from 04:00 to 20:00, as `HH:mm` in Japan.
 */
export const TEE_TIME_SLOTS: readonly string[] = Array.from({ length: 33 }, (_, index) =>
  clock(8 + index),
)

export const CADDIE_WISHES = ['no_preference', 'with_caddie', 'without_caddie'] as const
/** Per game and player, in US dollars; the last range has no limit. */
export const BUDGETS = ['under_100', 'under_150', 'under_200', 'no_limit'] as const
export const CONTACT_WAYS = ['email', 'phone'] as const
export const SHAFTS = ['regular', 'stiff'] as const
export const CLUB_BRANDS = [
  'taylormade',
  'ping',
  'callaway',
  'mizuno',
  'xxio',
  'bridgestone',
  'no_preference',
] as const
export const RENTAL_DAYS = { min: 1, max: 30 } as const
export const RENTAL_SETS = { min: 1, max: 8 } as const
/** Large enough for a travel agency's group. */
export const BOOKING_GAMES = { min: 1, max: 60 } as const
export const BOOKING_PLAYERS = { min: 1, max: 144 } as const
