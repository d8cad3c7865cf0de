import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases/languages'
import { formatParts, type ClockParts } from './dates.ts'
import { ZONE_CITIES } from './zone-cities.data.ts'

/** What `getTimezoneOffset` returns in Japan, in minutes; Japan has no daylight saving time. */
const JAPAN_OFFSET = -540

/** An instant on the clock of the viewer's device. */
function deviceParts(at: Instant): ClockParts {
  const date = new Date(at)
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    weekday: date.getDay(),
  }
}

/** Undefined in browsers without Temporal. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }
/** The device's zone, read once: Intl takes 100 ms on a phone. */
let deviceZone: string | undefined
const readDeviceZone = () =>
  (deviceZone ??=
    Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** "Sat, Nov 28, 07:42" on the clock of the viewer's device. */
export const formatViewerTime = (at: Instant, language: Language): string =>
  formatParts(deviceParts(at), language, { time: true })

/** The city of a zone: "New York", 뉴욕. */
export function zoneCity(zone: string, language: Language): string {
  const city = zone.split('/').at(-1)!.replaceAll('_', ' ')
  return ZONE_CITIES[language]?.[city] ?? city
}

/** The instant on the viewer's clock with the zone's city, or null where the clock is Japan's. */
export function viewerTime(at: Instant, language: Language): { text: string; zone: string } | null {
  const zone = readDeviceZone()
  if (!zone || new Date(at).getTimezoneOffset() === JAPAN_OFFSET) return null
  return { text: formatViewerTime(at, language), zone: zoneCity(zone, language) }
}
