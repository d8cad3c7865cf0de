import { DAY, HOUR, MINUTE, type Instant } from '@tomogolf/domain/time'

export type TeeDistance = {
  unit: 'minutes' | 'hours' | 'days' | 'minutesAgo' | 'hoursAgo'
  value: number
}

/** The distance to the tee time in one unit: minutes up to 99, then hours, then days. */
export function teeDistance(teeTime: Instant, now: Instant): TeeDistance {
  const ahead = teeTime - now
  if (ahead < 0)
    return -ahead < 100 * MINUTE
      ? { unit: 'minutesAgo', value: Math.floor(-ahead / MINUTE) }
      : { unit: 'hoursAgo', value: Math.floor(-ahead / HOUR) }
  if (ahead < 100 * MINUTE) return { unit: 'minutes', value: Math.ceil(ahead / MINUTE) }
  return ahead < 2 * DAY
    ? { unit: 'hours', value: Math.floor(ahead / HOUR) }
    : { unit: 'days', value: Math.floor(ahead / DAY) }
}

/** A duration as hours and minutes, rounded down; at least 0. */
export function hoursAndMinutes(span: number): { hours: number; minutes: number } {
  const whole = Math.max(0, Math.floor(span / MINUTE))
  return { hours: Math.floor(whole / 60), minutes: whole % 60 }
}
