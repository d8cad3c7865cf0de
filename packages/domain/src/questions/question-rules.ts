import type { GameStatus } from '../game.ts'
import { DAY, type Instant } from '../time.ts'

export const QUESTION_MAX = 300
export const ANSWER_MAX = 600
/** Unanswered questions of one person about one game: the host is to be asked, not flooded. */
export const MAX_UNANSWERED = 3
/** Questions of one person in 24 hours, about all games. */
export const MAX_A_DAY = 10
/** Questions about one game: more are a conversation, which guests have once they are in. */
export const MAX_ABOUT_GAME = 40

export type QuestionGame = {
  readonly hostId: string
  readonly status: GameStatus
  readonly teeTime: Instant
  readonly slots: number
  readonly seatsTaken: number
}
/** The questions that were asked before, removed ones included. */
export type AskedBefore = {
  /** By the person about the game, still shown and without an answer. */
  readonly unanswered: number
  /** By the person about any game, since `dayBefore`. */
  readonly lately: number
  readonly aboutGame: number
}
export const dayBefore = (now: Instant): Instant => now - DAY

/** Questions are answered until the tee time; then, and after a cancellation, they stay as they are. */
export const isAnswerable = (
  { status, teeTime }: Pick<QuestionGame, 'status' | 'teeTime'>,
  now: Instant,
): boolean => status === 'scheduled' && now < teeTime

export type AskRefusal = 'FORBIDDEN' | 'QUESTIONS_CLOSED' | 'QUESTION_LIMIT'
/**
 * Why a person may not ask about a game; null when asking is allowed. A game without a free seat is
 * open for questions of its players only. `isBlocked`: a block is between the person and the host.
 */
export function askRefusal(
  game: QuestionGame,
  asker: { readonly id: string; readonly isPlayer: boolean; readonly isBlocked: boolean },
  before: AskedBefore,
  now: Instant,
): AskRefusal | null {
  if (asker.id === game.hostId) return 'FORBIDDEN'
  const isFull = game.seatsTaken >= game.slots && !asker.isPlayer
  if (!isAnswerable(game, now) || isFull || asker.isBlocked) return 'QUESTIONS_CLOSED'
  return before.unanswered >= MAX_UNANSWERED ||
    before.lately >= MAX_A_DAY ||
    before.aboutGame >= MAX_ABOUT_GAME
    ? 'QUESTION_LIMIT'
    : null
}
