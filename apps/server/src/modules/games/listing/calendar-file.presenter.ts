import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { GAME_LENGTH, isCancelled } from '@tomogolf/domain/game'
import { japanParts, type Instant } from '@tomogolf/domain/time'
import type { Game } from '../games.repository.ts'

// the library does not count the space that starts a folded line
ICAL.foldLength = 74
const JAPAN = 'Asia/Tokyo'
/** Japan has had no daylight saving since 1951, so one observance describes the zone. */
const ZONE = [
  'vtimezone',
  [['tzid', {}, 'text', JAPAN]],
  [
    [
      'standard',
      [
        ['dtstart', {}, 'date-time', '1970-01-01T00:00:00'],
        ['tzoffsetfrom', {}, 'utc-offset', '+09:00'],
        ['tzoffsetto', {}, 'utc-offset', '+09:00'],
        ['tzname', {}, 'text', 'JST'],
      ],
      [],
    ],
  ],
]

export type CalendarTexts = {
  readonly summary: string
  readonly description: string
  readonly course: string
}
export type CalendarPlace = { readonly lat: number; readonly lng: number }
export type CalendarEntry = {
  readonly game: Game
  readonly texts: CalendarTexts
  readonly place: CalendarPlace | undefined
  /** Path of the page about the game. */
  readonly path: string
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Grows with each change, so that a second import updates the entry. */
  readonly sequence: number
}

/**
 * A game for everybody as an iCalendar file (RFC 5545), in Japan time. The UID never changes; a
 * cancelled game is CANCELLED. `origin`: of this site. Public data only.
 */
export function formatCalendarFile(
  game: Game,
  texts: CalendarTexts,
  { origin, now, place }: { origin: string; now: Instant; place: CalendarPlace | undefined },
): string {
  const cancelled = isCancelled(game.status)
  const entry: CalendarEntry = {
    game,
    texts,
    place,
    path: `/games/${game.id}/shared`,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    // a cancellation is not an edit: its sequence follows the last one
    sequence: game.version - 1 + (cancelled ? 1 : 0),
  }
  return formatCalendar([entry], { origin, now })
}

type CalendarOptions = {
  origin: string
  now: Instant
  /** Of a calendar that programs subscribe to: its name, and how often to fetch it (RFC 7986). */
  feed?: { name: string; refresh: string }
}
/** Games as one iCalendar file. */
export function formatCalendar(
  entries: readonly CalendarEntry[],
  { origin, now, feed }: CalendarOptions,
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', '-//TomoGolf//Games//EN')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  if (feed) {
    calendar.addPropertyWithValue('name', feed.name)
    calendar.addPropertyWithValue('x-wr-calname', feed.name)
    calendar.addPropertyWithValue('x-wr-timezone', JAPAN)
    const refresh = ICAL.Duration.fromString(feed.refresh)
    calendar.addPropertyWithValue('refresh-interval', refresh as never)
    calendar.addPropertyWithValue('x-published-ttl', feed.refresh)
  }
  calendar.addSubcomponent(new ICAL.Component(ZONE as never))
  for (const entry of entries) calendar.addSubcomponent(createEvent(entry, origin, now))
  return `${calendar.toString()}\r\n`
}

function createEvent(
  { game, texts, place, path, status, sequence }: CalendarEntry,
  origin: string,
  now: Instant,
): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const add = (name: string, value: string | ICAL.Time | number) =>
    event.addPropertyWithValue(name, value as string)
  add('uid', `game-${game.id}@${new URL(origin).hostname}`)
  add('dtstamp', utc(now))
  add('created', utc(game.createdAt))
  add('last-modified', utc(game.updatedAt))
  add('sequence', sequence)
  add('dtstart', inJapan(game.teeTime)).setParameter('tzid', JAPAN)
  add('dtend', inJapan(game.teeTime + GAME_LENGTH)).setParameter('tzid', JAPAN)
  add('summary', texts.summary)
  add('description', texts.description)
  add('location', [texts.course, game.location].join(', '))
  if (place) event.addPropertyWithValue('geo', [place.lat, place.lng] as never)
  add('url', `${origin}${path}`)
  add('status', status)
  add('transp', status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE')
  return event
}

/** A name for the file on the device. */
export const calendarFileName = (game: Pick<Game, 'id'>): string => `tomogolf-${game.id}.ics`
/** An entity tag of the content, independent of when the file was made. */
export const computeCalendarTag = (file: string): string =>
  `"${createHash('sha256')
    .update(file.replaceAll(/DTSTAMP:.*/g, ''))
    .digest('base64url')
    .slice(0, 22)}"`

const utc = (at: Instant): ICAL.Time => ICAL.Time.fromJSDate(new Date(at), true)
/** Wall-clock time; the property's TZID has the zone. */
function inJapan(at: Instant): ICAL.Time {
  const { year, month, day, hour, minute } = japanParts(at)
  return new ICAL.Time(
    { year, month, day, hour, minute, second: 0, isDate: false },
    ICAL.Timezone.localTimezone,
  )
}
