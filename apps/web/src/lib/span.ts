import { DAY, HOUR, MINUTE, type Duration } from '@tomogolf/domain/time'
import type { Translate } from '@tomogolf/phrases/translator'

export type Span = { readonly days: number; readonly hours: number; readonly minutes: number }
export const spanOf = (duration: Duration): Span => {
  const whole = Math.max(0, duration)
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
  }
}

/** A span in its two largest units: "7 days and 20 hours", "45 minutes". */
export function spanText(t: Translate, duration: Duration): string {
  const { days, hours, minutes } = spanOf(duration)
  const parts = [
    days > 0 && t('game.span.days', { count: days }),
    hours > 0 && t('game.span.hours', { count: hours }),
    // minutes only within a day
    days === 0 && (minutes > 0 || hours === 0) && t('game.span.minutes', { count: minutes }),
  ].filter((part) => part !== false)
  const [first = '', second] = parts
  return second === undefined ? first : t('game.span.both', { first, second })
}

/** The offset of a clock from Japan's (behind: negative), from its minutes ahead of UTC. */
export const aheadOfJapan = (minutesAheadOfUtc: number): Duration =>
  minutesAheadOfUtc * MINUTE - 9 * HOUR
