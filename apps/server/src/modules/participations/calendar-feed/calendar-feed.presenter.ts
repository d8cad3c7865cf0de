import { isCancelled } from '@tomogolf/domain/game'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { checkInWindow } from '@tomogolf/domain/attendance'
import { money } from '@tomogolf/domain/money'
import { iso, type Instant } from '@tomogolf/domain/time'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import { formatZonedTime, haveSameClock, zoneName } from '@tomogolf/format/time-zones'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import { decrypt } from '../../../platform/security/encryption.ts'
import { formatCalendar } from '../../games/listing/calendar-file.presenter.ts'
import type { FeedGame } from './feed-games.read.ts'
import type { CalendarFeed } from './calendar-feed.repository.ts'

/** Of the key that encrypts the secrets. */
export const FEED_PURPOSE = 'calendar-feed'
/** Programs that support it fetch a changed tee time within the hour. */
const REFRESH = 'PT1H'

export function presentFeed(
  feed: CalendarFeed | undefined,
  { secret, config }: Pick<Deps, 'secret' | 'config'>,
): ResultOf<'GET /api/calendar-feed'> {
  if (!feed) return { address: null, createdAt: null }
  return {
    address: `${config.origin}/calendar/${decrypt(feed.sealed, secret, FEED_PURPOSE)}.ics`,
    createdAt: iso(feed.createdAt),
  }
}

export type FeedReader = { readonly language: Language; readonly timeZone: string | null }
type FeedContext = Pick<Deps, 'phrase' | 'config'> & {
  readonly now: Instant
  readonly checkInHours: number
}

/**
 * The games of one user as a calendar. Anyone with the address can read it, so it names no other
 * player: no host, no notes, no meeting point.
 */
export function formatFeed(
  games: readonly FeedGame[],
  reader: FeedReader,
  { phrase, config: { origin }, now, checkInHours }: FeedContext,
): string {
  const { language, timeZone } = reader
  // calendars keep the text for years: always with the year
  const inJapan = (at: Instant) =>
    phrase(language, 'email.time.japan', {
      time: formatDate(at, language, { time: true, year: true }),
    })
  const atHome = (at: Instant) =>
    timeZone && !haveSameClock(at, timeZone, 'Asia/Tokyo')
      ? [
          phrase(language, 'email.time.local', {
            time: formatZonedTime(at, language, timeZone, now),
            zone: zoneName(at, language, timeZone),
          }),
        ]
      : []
  const entries = games.map(({ game, place, seat }) => {
    const course = courseNameIn(courseNamesOf(game), language)
    const cancelled = isCancelled(game.status) || seat.ended
    const state = isCancelled(game.status) ? 'cancelled' : seat.ended ? 'left' : seat.role
    const path = `/games/${game.id}`
    return {
      game,
      place,
      path,
      texts: {
        course,
        summary: phrase(language, `answers.feed.${state}`, { course }),
        description: [
          phrase(language, 'answers.feed.tee_time', { time: inJapan(game.teeTime) }),
          ...atHome(game.teeTime),
          phrase(language, 'answers.feed.price', {
            price: formatMoney(money(game.priceMinor, game.currency), language),
          }),
          phrase(language, 'answers.feed.opens', {
            opens: inJapan(checkInWindow(game.teeTime, checkInHours).opens),
          }),
          `${origin}${path}`,
        ].join('\n'),
      },
      status: cancelled
        ? ('CANCELLED' as const)
        : seat.pending
          ? ('TENTATIVE' as const)
          : ('CONFIRMED' as const),
      sequence: game.version - 1 + 2 * Math.max(0, seat.times - 1) + (cancelled ? 1 : 0),
    }
  })
  const feed = { name: phrase(language, 'answers.feed.name'), refresh: REFRESH }
  return formatCalendar(entries, { origin, now, feed })
}
