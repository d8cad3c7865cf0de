import { GAME_LENGTH } from './game.ts'
import { DAY, type Instant } from './time.ts'

export const MIN_STARS = 1
export const MAX_STARS = 5
export const MAX_RATING_COMMENT = 400
/**
 * How long guest and host may rate each other after their game. Until then neither sees the other's
 * rating, unless both have rated.
 */
export const RATING_TIME = 7 * DAY

/**
 * Last moment (inclusive) to rate, after which a one-sided rating is published: seven days after
 * the end of the game.
 */
export const ratingCloses = (teeTime: Instant): Instant => teeTime + GAME_LENGTH + RATING_TIME
export type RatingState = 'too_early' | 'open' | 'closed'
/**
 * Whether a game can be rated: it has ended, and its seven days are not over. `completed`:
 * settlement has run.
 */
export const ratingState = (teeTime: Instant, completed: boolean, now: Instant): RatingState =>
  !completed ? 'too_early' : now > ratingCloses(teeTime) ? 'closed' : 'open'

export type Score = { readonly average: number | null; readonly count: number }
/** Adds a rating to a score. */
export const withRating = (
  { average, count }: Score,
  stars: number,
): { average: number; count: number } => ({
  average: ((average ?? 0) * count + stars) / (count + 1),
  count: count + 1,
})
/** Removes a rating from a score; without ratings the average is null. */
export const withoutRating = ({ average, count }: Score, stars: number): Score =>
  count <= 1 || average === null
    ? { average: null, count: 0 }
    : { average: (average * count - stars) / (count - 1), count: count - 1 }
