import type { Instant } from '@tomogolf/domain/time'
import { languageTag, type Language } from '@tomogolf/phrases'

// British English: day before month, 24-hour clock
const locale = (language: Language): string => (language === 'en' ? 'en-GB' : languageTag(language))
const formats = new Map<string, Intl.DateTimeFormat>()
function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale(language), options)
  formats.set(key, made)
  return made
}

/**
 * "Sat 28 Nov, 07:42", "11月28日（土）7:42", "11월 28일(토) 7:42", "11月28日（周六）7:42".
 * The year is added when it is not the one of `now`: a mail is read for longer than a page.
 */
export function dateText(
  at: Instant,
  language: Language,
  timeZone: string,
  { time, now }: { time: boolean; now: Instant },
): string {
  const part = (options: Intl.DateTimeFormatOptions, when = at) =>
    format(language, { ...options, timeZone }).format(when)
  const numericYear = (when: Instant) => part({ year: 'numeric' }, when)
  const year: Intl.DateTimeFormatOptions =
    numericYear(at) === numericYear(now) ? {} : { year: 'numeric' }
  const weekday = part({ weekday: 'short' })
  const clock = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (language === 'en')
    return `${weekday} ${part({ day: 'numeric', month: 'short', ...year })}${time ? `, ${clock}` : ''}`
  // some locales keep the leading zero of a "numeric" hour
  const short = clock.replace(/^0/, '')
  const day = part({ month: 'long', day: 'numeric', ...year })
  const [open, close, gap] = language === 'ko' ? ['(', ')', ' '] : ['（', '）', '']
  return `${day}${open}${weekday}${close}${time ? gap + short : ''}`
}

const named = (
  at: Instant,
  language: Language,
  timeZone: string,
  timeZoneName: 'longOffset' | 'longGeneric',
): string =>
  format(language, { timeZone, timeZoneName })
    .formatToParts(at)
    .find((p) => p.type === 'timeZoneName')?.value ?? timeZone

/** Whether both places show the same time at that moment. */
export const sameClock = (at: Instant, a: string, b: string): boolean =>
  named(at, 'en', a, 'longOffset') === named(at, 'en', b, 'longOffset')
/** "Eastern Time", 「米国東部時間」: the place, so that a second clock is never without a name. */
export const zoneName = (at: Instant, language: Language, timeZone: string): string =>
  named(at, language, timeZone, 'longGeneric')
/** A stored zone, or null for none and for one that this runtime does not know. */
export function knownZone(timeZone: string | null): string | null {
  if (!timeZone) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return null
  }
}
