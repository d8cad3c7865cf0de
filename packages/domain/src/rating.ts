import { GAME_LENGTH } from './game.ts'
import { DAY, type Instant } from './time.ts'

export const MIN_STARS = 1
export const MAX_STARS = 5
export const MAX_RATING_WORDS = 400
/** How long guest and host may rate each other after their game: until then neither sees what the other said, unless both have spoken. */
export const RATING_TIME = 7 * DAY

/** The last moment (inclusive) to rate, and from when on what one side said is shown: seven days after the end of the game. */
export const ratingCloses = (teeTime: Instant): Instant => teeTime + GAME_LENGTH + RATING_TIME
export type RatingState = 'too_early' | 'open' | 'closed'
/** Whether a game can be rated: it has ended, and its seven days are not over. `completed`: settlement has run. */
export const ratingState = (teeTime: Instant, completed: boolean, now: Instant): RatingState =>
  !completed ? 'too_early' : now > ratingCloses(teeTime) ? 'closed' : 'open'

export type Score = { readonly average: number | null; readonly count: number }
/** A score with one rating more. */
export const withRating = (
  { average, count }: Score,
  stars: number,
): { average: number; count: number } => ({
  average: ((average ?? 0) * count + stars) / (count + 1),
  count: count + 1,
})
/** A score with one rating less; nobody has an average of nothing. */
export const withoutRating = ({ average, count }: Score, stars: number): Score =>
  count <= 1 || average === null
    ? { average: null, count: 0 }
    : { average: (average * count - stars) / (count - 1), count: count - 1 }
