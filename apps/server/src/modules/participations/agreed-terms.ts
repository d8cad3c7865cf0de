import { money, type Money } from '@tomogolf/domain/money'
import { hours, type Instant } from '@tomogolf/domain/time'
import type { Participation } from './participations.repository.ts'

/** The amounts a guest agreed to, as they were frozen when joining. */
export const termsOf = (p: Participation): { price: Money; fee: Money; hold: Money } => ({
  price: money(p.priceMinor, p.currency),
  fee: money(p.feeMinor, p.currency),
  hold: money(p.holdMinor, p.currency),
})
/** Until when (inclusive) leaving is free. */
export const freeUntilOf = (p: Participation, teeTime: Instant): Instant =>
  p.freeExit ? teeTime : teeTime - hours(p.windowHours)
