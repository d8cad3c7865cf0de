import type { ParticipationEvent } from '../machines/participation-machine.ts'
import { fitsWomenOnly } from '../limits/audience.ts'

/** Seats that one guest takes at most, the own one included. */
export const MOST_SEATS = 3

export type CompanionFacts = {
  readonly firstName: string
  readonly lastName: string
  /** Absent where the game does not ask. */
  readonly gender?: string | null | undefined
}
export type CompanionRefusal = { readonly code: 'COMPANION_TWICE' | 'WOMEN_ONLY' }

const nameKey = ({ firstName, lastName }: Pick<CompanionFacts, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/**
 * Why companions cannot come along: one is the guest or named twice, or does not fit a women-only
 * game. Null when they can.
 */
export function companionRefusal(
  companions: readonly CompanionFacts[],
  {
    guest,
    womenOnly,
  }: {
    readonly guest: { readonly firstName: string | null; readonly lastName: string | null }
    readonly womenOnly: boolean
  },
): CompanionRefusal | null {
  const own = { firstName: guest.firstName ?? '', lastName: guest.lastName ?? '' }
  const names = [own, ...companions].map(nameKey)
  if (new Set(names).size < names.length) return { code: 'COMPANION_TWICE' }
  return companions.every(({ gender }) => fitsWomenOnly({ womenOnly }, gender ?? null))
    ? null
    : { code: 'WOMEN_ONLY' }
}

/**
 * Seats that one person may take in a game now: no companions while guests wait, where the host
 * approves each guest, or on a seat that another guest passes on. `limit`: of the operator.
 */
export const mostSeats = (
  free: number,
  { alone, limit }: { readonly alone: boolean; readonly limit: number },
): number => Math.min(alone ? 1 : limit, MOST_SEATS, Math.max(free, 1))

/**
 * Events that a companion's seat shares with the seat of its guest: one message reports both. With the
 * guest, companions leave and are released too.
 */
export const SHARED_EVENTS: readonly ParticipationEvent[] = [
  'hold_authorised',
  'hold_given_up',
  'remove',
  'leave_free',
  'undo',
  'leave_late',
  'host_cancel',
  'call_off',
  'force_cancel',
  'settle_unverified',
  'settle_missing',
  'settle_host_absent',
  'state_presence',
  'statement_expired',
  'object',
  'answers_close',
]
