import { money, type Money } from '@tomogolf/domain/money'
import { freeLeaveUntil } from '@tomogolf/domain/leave'
import type { Instant } from '@tomogolf/domain/time'
import type { Participation } from './participations.repository.ts'

/** The amounts a guest agreed to when joining. */
export const agreedTerms = (
  participation: Participation,
): { price: Money; fee: Money; hold: Money } => ({
  price: money(participation.priceMinor, participation.currency),
  fee: money(participation.feeMinor, participation.currency),
  hold: money(participation.holdMinor, participation.currency),
})
/** How long a change by the host lets the guest leave free; null without one. */
export const freeExitOf = (participation: Participation, teeTime: Instant): Instant | null =>
  participation.freeExitUntil ?? (participation.freeExit ? teeTime : null)
/** The last instant (inclusive) at which leaving is free. */
export const freeLeaveDeadline = (participation: Participation, teeTime: Instant): Instant =>
  freeLeaveUntil(teeTime, participation.windowHours, freeExitOf(participation, teeTime))
