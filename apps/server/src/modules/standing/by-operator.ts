import type { Instant } from '@tomogolf/domain/time'

/** What an operator does to somebody's standing, and why. */
export type ByOperator = {
  readonly userId: string
  readonly reason: string
  readonly actorId: string
  readonly ip: string | null
}
/** How somebody stood when the operator looked. */
export type SeenStanding = { readonly strikes: number; readonly suspendedUntil: Instant | null }
export type StandingNow = { readonly strikes: number; readonly suspendedUntil: Instant | null }
