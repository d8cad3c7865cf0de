import type { Instant } from '@tomogolf/domain/time'

/** An operator's decision about a user's strikes or suspensions. */
export type StandingDecision = {
  readonly userId: string
  readonly reason: string
  readonly actorId: string
  readonly ip: string | null
}
/** The standing the operator saw before deciding. */
export type ExpectedStanding = { readonly strikes: number; readonly suspendedUntil: Instant | null }
export type CurrentStanding = { readonly strikes: number; readonly suspendedUntil: Instant | null }
