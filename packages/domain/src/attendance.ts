import { GAME_LENGTH } from './game.ts'
import { hours, type Instant } from './time.ts'
import type { ParticipationState } from './machines/participation-machine.ts'

export type CheckInWindow = { readonly opens: Instant; readonly closes: Instant }
/**
 * Check-in is open from the window before the tee time to the same window after it, both ends
 * included.
 */
export const checkInWindow = (teeTime: Instant, windowHours: number): CheckInWindow => ({
  opens: teeTime - hours(windowHours),
  closes: teeTime + hours(windowHours),
})
export function checkInState(
  teeTime: Instant,
  now: Instant,
  windowHours: number,
): 'too_early' | 'open' | 'closed' {
  const { opens, closes } = checkInWindow(teeTime, windowHours)
  if (now < opens) return 'too_early'
  return now > closes ? 'closed' : 'open'
}
/**
 * Last moment (inclusive) for a missing guest to state "I was there". Counted from the
 * notification, so that a late settlement costs the guest no time.
 */
export const statementDeadline = (missingSince: Instant, statementHours: number): Instant =>
  missingSince + hours(statementHours)
/** The guest made no statement in time. The last moment of the deadline still counts as in time. */
export const isSilent = (statementUntil: Instant, now: Instant): boolean => now > statementUntil
/** A check-in code expires this long after the end of the game (tee time + 6 h). */
export const qrExpiresAt = (teeTime: Instant, qrExpiryHours: number): Instant =>
  teeTime + GAME_LENGTH + hours(qrExpiryHours)

/**
 * The alphabet of check-in codes: no 0/O, 1/I/L, so that a code can be read aloud. 8
 * characters, about 39 bits.
 */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 8
/**
 * Normalises typed input to a code: upper case, half-width, no blanks or hyphens; undefined when it
 * cannot be a code.
 */
export function normaliseCode(text: string): string | undefined {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐–]/g, '')
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter))
    ? code
    : undefined
}

export type SettlementInput = {
  readonly guests: readonly { readonly id: string; readonly state: ParticipationState }[]
  /** The QR screen or a check-in proves that the host was there. */
  readonly hostProved: boolean
  /** A guest's report that the host is absent is neither withdrawn nor decided. */
  readonly reported: boolean
}
export type Settlement = {
  /**
   * `reported`: nothing is charged before the host's statement or a decision. `asked`: there is
   * no check-in, so both sides are asked whether they played.
   */
  readonly host: 'present' | 'reported' | 'asked' | 'no_guests'
  readonly outcomes: readonly {
    readonly id: string
    readonly event: 'settle_missing' | 'settle_unverified'
  }[]
}
/**
 * What happens to each guest who has not checked in when the game ends. When the host was there, the
 * guest is missing. A report freezes the game. Otherwise nothing proves who was there.
 */
export function settleGame({ guests, hostProved, reported }: SettlementInput): Settlement {
  const waiting = guests.filter((guest) => guest.state === 'confirmed')
  const others = guests.some((guest) => PRESENT.includes(guest.state))
  const event =
    !reported && hostProved ? ('settle_missing' as const) : ('settle_unverified' as const)
  const outcomes = waiting.map(({ id }) => ({ id, event }))
  // also when its guest has objected to the host's mark since: only the review ends a report
  if (reported) return { host: 'reported', outcomes }
  if (waiting.length === 0 && !others) return { host: 'no_guests', outcomes }
  return { host: hostProved || waiting.length === 0 ? 'present' : 'asked', outcomes }
}
const PRESENT: readonly ParticipationState[] = ['checked_in', 'arrived']
