import type { SkillLevel } from '../game.ts'
import type { LanguageCode } from '../people/language-codes.ts'
import { DAY, HOUR, type Instant } from '../time.ts'
import { isListed } from './head-start.ts'
import { dayNumber } from './wish-days.ts'

/** What a visitor wants to play. */
export type Wish = {
  /** Regions, prefectures and places, or `anywhere`. */
  readonly areas: readonly string[]
  /** Day numbers, see `wishDays`. */
  readonly days: readonly number[]
  /** The highest green fee in US dollars; null: any. */
  readonly maxPrice: number | null
  /** Null: any. */
  readonly level: SkillLevel | null
  readonly partySize: number
  /** The host speaks one of them; empty: any. */
  readonly languages: readonly LanguageCode[]
}
export type WishedGame = {
  /** Every area that the game lies in, see `areasOfGame`. */
  readonly areas: readonly string[]
  readonly teeTime: Instant
  /** In US dollars; null when the yen rate is unknown. */
  readonly price: number | null
  readonly level: SkillLevel
  readonly freeSeats: number
  /** Of the host. */
  readonly languages: readonly LanguageCode[]
}

/** Whether a game is what a wish asks for. */
export function wishFits(wish: Wish, game: WishedGame): boolean {
  return (
    wish.areas.some((area) => game.areas.includes(area)) &&
    wish.days.includes(dayNumber(game.teeTime)) &&
    (wish.maxPrice === null || (game.price !== null && game.price <= wish.maxPrice)) &&
    (wish.level === null || game.level === 'any' || game.level === wish.level) &&
    game.freeSeats >= wish.partySize &&
    (wish.languages.length === 0 ||
      wish.languages.some((language) => game.languages.includes(language)))
  )
}

/** A game this close is alerted at once: a digest may come too late. */
export const ALERT_AT_ONCE = 72 * HOUR
/** Alerts at once for one person and day in Japan; more go into the digest. */
export const MAX_ALERTS_PER_DAY = 3
/** Open wishes of one person. */
export const MAX_WISHES = 10
/** Confirmation mails to one address within a day. */
export const MAX_CONFIRMATIONS_PER_DAY = 3
/** A wish whose address was not confirmed is deleted. */
export const UNCONFIRMED_KEPT = 7 * DAY
/** A wish that is over is deleted. */
export const WISH_KEPT = 30 * DAY
/** `listedFrom`: until then only the alerted see the game, so a digest would take that away. */
export const isAlertedAtOnce = (
  { teeTime, listedFrom }: { readonly teeTime: Instant; readonly listedFrom: Instant | null },
  now: Instant,
): boolean => teeTime - now <= ALERT_AT_ONCE || !isListed({ listedFrom }, now)
