import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { GAME_LENGTH } from '@tomogolf/domain/game'
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

/**
 * A game as an iCalendar file (RFC 5545), in Japan time. The UID never changes and the sequence
 * grows, so that a second import updates the entry; a cancelled game is CANCELLED. `origin`: of
 * this site. Public data only.
 */
export function formatCalendarFile(
  game: Game,
  texts: CalendarTexts,
  { origin, now, place }: { origin: string; now: Instant; place: CalendarPlace | undefined },
): string {
  const cancelled = game.status === 'cancelled' || game.status === 'admin_cancelled'
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', '-//TomoGolf//Games//EN')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addSubcomponent(new ICAL.Component(ZONE as never))
  const event = new ICAL.Component('vevent')
  const add = (name: string, value: string | ICAL.Time | number) =>
    event.addPropertyWithValue(name, value as string)
  add('uid', `game-${game.id}@${new URL(origin).hostname}`)
  add('dtstamp', utc(now))
  add('created', utc(game.createdAt))
  add('last-modified', utc(game.updatedAt))
  // a cancellation is not an edit: its sequence follows the last one
  add('sequence', game.version - 1 + (cancelled ? 1 : 0))
  add('dtstart', inJapan(game.teeTime)).setParameter('tzid', JAPAN)
  add('dtend', inJapan(game.teeTime + GAME_LENGTH)).setParameter('tzid', JAPAN)
  add('summary', texts.summary)
  add('description', texts.description)
  add('location', [texts.course, game.location].join(', '))
  if (place) event.addPropertyWithValue('geo', [place.lat, place.lng] as never)
  add('url', `${origin}/games/${game.id}/shared`)
  add('status', cancelled ? 'CANCELLED' : 'CONFIRMED')
  add('transp', cancelled ? 'TRANSPARENT' : 'OPAQUE')
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}

/** A name for the file on the device. */
export const calendarFileName = (game: Pick<Game, 'id'>): string => `tomogolf-${game.id}.ics`
/** An entity tag of the content, independent of when the file was made. */
export const computeCalendarTag = (file: string): string =>
  `"${createHash('sha256')
    .update(file.replace(/DTSTAMP:.*/, ''))
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
