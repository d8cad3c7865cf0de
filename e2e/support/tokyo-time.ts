import { HOUR, DAY, fromJapanText, japanDate, type Instant } from '@tomogolf/domain/time'

/** Eight in the morning in Japan, three days from now: near enough for a hold at once, far enough to leave free. */
export function comingMorning(now: Instant = Date.now()): { day: string; teeTime: Instant } {
  const day = japanDate(now + 3 * DAY)
  return { day, teeTime: fromJapanText(`${day} 08:00:00`)! }
}
export const hoursBefore = (at: Instant, n: number): Date => new Date(at - n * HOUR)
export const hoursAfter = (at: Instant, n: number): Date => new Date(at + n * HOUR)
