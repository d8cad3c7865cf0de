import { HOUR, DAY, fromJapanText, japanDate, type Instant } from '@tomogolf/domain/time'

/**
 * 08:00 in Japan in three days: within the hold window, and early enough to leave without a
 * penalty.
 */
export function comingMorning(now: Instant = Date.now()): { day: string; teeTime: Instant } {
  const day = japanDate(now + 3 * DAY)
  return { day, teeTime: fromJapanText(`${day} 08:00:00`)! }
}
export const hoursBefore = (at: Instant, hours: number): Date => new Date(at - hours * HOUR)
export const hoursAfter = (at: Instant, hours: number): Date => new Date(at + hours * HOUR)
