import type { ParticipationState } from '../machines/participation-machine.ts'
import { monthsAfter } from '../standing.ts'
import type { Instant } from '../time.ts'

/** Rounds count for so long after their tee time. */
export const RELIABILITY_MONTHS = 24
/** With fewer rounds one no-show would say more than it should. */
export const MIN_RELIABILITY_ROUNDS = 3

/**
 * `waived`: nothing remains charged for a no-show or a late cancellation, or the seat of a late
 * cancellation was taken again.
 */
export type GuestRound = {
  readonly teeTime: Instant
  readonly status: ParticipationState
  readonly waived: boolean
}
/** A game that the person hosted, with the states of its seats. */
export type HostedRound = {
  readonly teeTime: Instant
  readonly seats: readonly ParticipationState[]
}
export type Reliability = { readonly attended: number; readonly due: number }

/** Whether a guest attended; null: the round was not due. */
export function attendedAsGuest({ status, waived }: GuestRound): boolean | null {
  if (status === 'checked_in') return true
  return (status === 'no_show' || status === 'left_late') && !waived ? false : null
}
/**
 * Whether a host attended; null: the round was not due. One guest who checked in, or whose no-show
 * stands, proves the host's presence against another guest's report.
 */
export function attendedAsHost({ seats }: HostedRound): boolean | null {
  if (seats.includes('checked_in') || seats.includes('no_show')) return true
  return seats.includes('host_absent') ? false : null
}

/** Rounds attended of rounds due, as guest and as host; null with too few of them. */
export function reliabilityOf(
  guestRounds: readonly GuestRound[],
  hostedRounds: readonly HostedRound[],
  now: Instant,
): Reliability | null {
  const from = monthsAfter(now, -RELIABILITY_MONTHS)
  const isRecent = ({ teeTime }: { teeTime: Instant }) => teeTime >= from && teeTime <= now
  const results = [
    ...guestRounds.filter(isRecent).map(attendedAsGuest),
    ...hostedRounds.filter(isRecent).map(attendedAsHost),
  ].filter((result) => result !== null)
  if (results.length < MIN_RELIABILITY_ROUNDS) return null
  return { attended: results.filter(Boolean).length, due: results.length }
}
