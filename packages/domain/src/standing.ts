import { japanParts, type Instant } from './time.ts'

/** 1 strike warns, 2 suspend for a month, 3 or more for six months. */
export function consequenceOfStrikes(
  count: number,
): { kind: 'none' | 'warning' } | { kind: 'suspension'; months: 1 | 6 } {
  if (count <= 0) return { kind: 'none' }
  if (count === 1) return { kind: 'warning' }
  return { kind: 'suspension', months: count === 2 ? 1 : 6 }
}
export const ADMIN_SUSPENSION_DAYS = [7, 30, 90, 180, 365] as const

/**
 * The same day and time `months` later in Japan; a day that does not exist becomes the last day of
 * the month.
 */
export function monthsAfter(at: Instant, months: number): Instant {
  const { year, month, day, hour, minute } = japanParts(at)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const sameDay = Date.UTC(year, month - 1 + months, Math.min(day, lastDay), hour, minute)
  return sameDay - 9 * 3_600_000 + (at % 60_000)
}
/** A suspension lasts up to and including its last moment. */
export const isSuspended = (suspendedUntil: Instant | null, now: Instant): boolean =>
  suspendedUntil !== null && now <= suspendedUntil
