import { japanMonth, monthRange, type JapanMonth } from './japan-month.ts'
import type { Instant } from '../time.ts'

/**
 * The date of a booking: its own, or the first instant of the open month when its month is locked.
 * Months are locked in order, so every month after `lockedThrough` is open.
 */
export const bookingDate = (at: Instant, lockedThrough: JapanMonth | null): Instant =>
  lockedThrough !== null && japanMonth(at) <= lockedThrough ? monthRange(lockedThrough).end : at

/** A month can be locked when it is over, after those that are locked. */
export const isLockable = (
  month: JapanMonth,
  { lockedThrough, now }: { lockedThrough: JapanMonth | null; now: Instant },
): boolean => month < japanMonth(now) && (lockedThrough === null || month > lockedThrough)
