import { GAME_LENGTH } from '../game.ts'
import { DAY, type Instant } from '../time.ts'

/** How long after a round its players may say that they want to play again. */
export const PLAY_AGAIN_TIME = 30 * DAY
/** How long after a round the answers are stored. */
export const PLAY_AGAIN_KEPT = 90 * DAY

/** Last moment, inclusive. */
export const playAgainCloses = (teeTime: Instant): Instant =>
  teeTime + GAME_LENGTH + PLAY_AGAIN_TIME
/** `completed`: settlement has run, so who played is known. */
export const mayAskAgain = (teeTime: Instant, completed: boolean, now: Instant): boolean =>
  completed && now <= playAgainCloses(teeTime)
