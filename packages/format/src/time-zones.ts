import type { Instant } from '@tomogolf/domain/time'
import { languageTag, type Language } from '@tomogolf/phrases/languages'
import { formatParts, type ClockParts } from './dates.ts'

/**
 * Formats times in zones other than Japan's, for mail and push. Uses Intl, which has the rules of the
 * zones. Server only: a page shows the zone of the device (viewer-time.ts).
 */
const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  return formatter
}

/** The calendar and clock of an instant in a zone. */
function zonedParts(at: Instant, timeZone: string): ClockParts {
  const formatter = formatterOf('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const values = Object.fromEntries(
    formatter.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = values
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { year, month, day, hour, minute, weekday }
}

/** Date and time in a zone. The year is shown when it is not the one of `now` in that zone. */
export function formatZonedTime(
  at: Instant,
  language: Language,
  timeZone: string,
  now: Instant,
): string {
  const parts = zonedParts(at, timeZone)
  const year = parts.year !== zonedParts(now, timeZone).year
  return formatParts(parts, language, { year, time: true })
}

const timeZoneName = (
  at: Instant,
  locale: string,
  timeZone: string,
  style: 'longOffset' | 'longGeneric',
): string =>
  formatterOf(locale, { timeZone, timeZoneName: style })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone

/** Whether two zones show the same time at that instant. */
export const haveSameClock = (at: Instant, zoneA: string, zoneB: string): boolean =>
  timeZoneName(at, 'en', zoneA, 'longOffset') === timeZoneName(at, 'en', zoneB, 'longOffset')

/** The name of a zone: "Eastern Time", 「米国東部時間」. */
export const zoneName = (at: Instant, language: Language, timeZone: string): string =>
  timeZoneName(at, language === 'en' ? 'en-GB' : languageTag(language), timeZone, 'longGeneric')

/** A stored zone; null for none, and for one that this runtime does not know. */
export function knownZone(timeZone: string | null): string | null {
  if (!timeZone) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return null
  }
}
