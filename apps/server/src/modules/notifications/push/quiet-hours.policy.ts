import { DAY, MINUTE, type Instant } from '@tomogolf/domain/time'

/** `HH:mm` in the user's zone, `from` inclusive, `to` exclusive. May span midnight. */
export type QuietHours = { readonly from: string; readonly to: string }

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const formatters = new Map<string, Intl.DateTimeFormat>()
function clockIn(timeZone: string, at: Instant): string {
  const format =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formatters.set(timeZone, format)
  return format.format(at)
}

/**
 * When a push may be shown: now, or when the quiet hours end. A push that would be of no use after
 * `lastChance` is shown now instead. On the two nights a year when clocks change the result may be
 * an hour off: call again at that time.
 */
export function quietUntil(
  now: Instant,
  quiet: QuietHours | null,
  timeZone: string,
  lastChance: Instant,
): Instant {
  if (!quiet) return now
  const [from, to, current] = [
    minuteOf(quiet.from),
    minuteOf(quiet.to),
    minuteOf(clockIn(timeZone, now)),
  ]
  const isQuiet = from < to ? current >= from && current < to : current >= from || current < to
  if (!isQuiet) return now
  const minutesLeft = (to - current + DAY / MINUTE) % (DAY / MINUTE)
  const end = Math.floor(now / MINUTE) * MINUTE + minutesLeft * MINUTE
  return end <= lastChance ? end : now
}
