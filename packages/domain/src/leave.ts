import type { Money } from './money.ts'
import { hours, type Instant } from './time.ts'

export type LeaveTerms = { readonly freeUntil: Instant; readonly penalty: Money | null }

/**
 * What leaving costs now. Free up to and including the boundary, after it the whole hold.
 * `freeExit`: the host changed the game after the guest agreed, so leaving is free until the tee
 * time.
 */
export function leaveTerms(
  game: { teeTime: Instant; windowHours: number; hold: Money; freeExit: boolean },
  now: Instant,
): LeaveTerms {
  const freeUntil = game.freeExit ? game.teeTime : game.teeTime - hours(game.windowHours)
  return { freeUntil, penalty: now <= freeUntil ? null : game.hold }
}

/** The last moment to leave is the tee time itself. */
export const canStillLeave = (teeTime: Instant, now: Instant): boolean => now <= teeTime

/**
 * Inside the departure window a host with guests cannot cancel or edit without support. Exactly at
 * the boundary the host still can.
 */
export const insideDepartureWindow = (
  teeTime: Instant,
  now: Instant,
  windowHours: number,
): boolean => now > teeTime - hours(windowHours)
