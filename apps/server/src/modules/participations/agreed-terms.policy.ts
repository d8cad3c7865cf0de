import { money, type Money } from '@tomogolf/domain/money'
import { hours, type Instant } from '@tomogolf/domain/time'
import type { Participation } from './participations.repository.ts'

/** The amounts a guest agreed to when joining. */
export const agreedTerms = (
  participation: Participation,
): { price: Money; fee: Money; hold: Money } => ({
  price: money(participation.priceMinor, participation.currency),
  fee: money(participation.feeMinor, participation.currency),
  hold: money(participation.holdMinor, participation.currency),
})
/** The last instant (inclusive) at which leaving is free. */
export const freeLeaveDeadline = (participation: Participation, teeTime: Instant): Instant =>
  participation.freeExit ? teeTime : teeTime - hours(participation.windowHours)
