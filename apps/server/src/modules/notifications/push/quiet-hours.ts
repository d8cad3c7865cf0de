import { DAY, MINUTE, type Instant } from '@tomogolf/domain/time'

/** `HH:mm` each, in the person's own zone: quiet from the first minute up to, not including, the last. May pass midnight. */
export type QuietHours = { readonly from: string; readonly to: string }

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const formats = new Map<string, Intl.DateTimeFormat>()
function clockIn(timeZone: string, at: Instant): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(timeZone, format)
  return format.format(at)
}

/**
 * When somebody may be disturbed: now, or when the quiet hours end. `lastChance`: shown later than that it would help nobody, so it
 * is rather shown now. On the two nights a year when clocks change the answer may be an hour off: ask again at that moment.
 */
export function quietUntil(
  now: Instant,
  quiet: QuietHours | null,
  timeZone: string,
  lastChance: Instant,
): Instant {
  if (!quiet) return now
  const [from, to, here] = [
    minuteOf(quiet.from),
    minuteOf(quiet.to),
    minuteOf(clockIn(timeZone, now)),
  ]
  const isQuiet = from < to ? here >= from && here < to : here >= from || here < to
  if (!isQuiet) return now
  const minutesLeft = (to - here + DAY / MINUTE) % (DAY / MINUTE)
  const end = Math.floor(now / MINUTE) * MINUTE + minutesLeft * MINUTE
  return end <= lastChance ? end : now
}
