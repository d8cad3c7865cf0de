import { GAME_LENGTH, isCancelled, type GameStatus } from '../game.ts'
import type { ParticipationState } from '../machines/participation-machine.ts'
import { CONFIRMED } from '../machines/seat-states.ts'
import type { Settings } from '../settings.ts'
import { DAY, type Instant } from '../time.ts'

/** They read what was written before the game was cancelled. */
const READING: readonly ParticipationState[] = ['game_cancelled', 'force_cancelled']
/** How a certain seat was given up; its guest keeps what was received until then. */
export const GAVE_UP: readonly ParticipationState[] = ['left', 'left_late', 'seat_released']
export const IN_CONVERSATION: readonly ParticipationState[] = [...CONFIRMED, ...READING]

/** Whether a guest has received messages: one whose seat was never certain has not. */
export const hasReceived = (seat: ParticipationState): boolean =>
  IN_CONVERSATION.includes(seat) || GAVE_UP.includes(seat)

export type ConversationGame = { readonly teeTime: Instant; readonly status: GameStatus }
export type ConversationRole =
  | { readonly host: true; readonly guests: number }
  | { readonly host: false; readonly seat: ParticipationState | undefined }

/** The last moment (inclusive) at which people of a game may write. */
export const conversationClosesAt = (
  teeTime: Instant,
  settings: Pick<Settings, 'messages_open_days'>,
): Instant => teeTime + GAME_LENGTH + settings.messages_open_days * DAY
/** When the messages of a game are erased. */
export const conversationErasedAt = (
  teeTime: Instant,
  settings: Pick<Settings, 'messages_kept_days'>,
): Instant => teeTime + GAME_LENGTH + settings.messages_kept_days * DAY

export type ConversationAccess = 'none' | 'closed' | 'alone' | 'open'
/**
 * `closed`: reading only; `alone`: a host without a confirmed guest has no reader yet. The
 * conversation ends with a cancelled game, as its seats do.
 */
export function conversationAccess(
  game: ConversationGame,
  role: ConversationRole,
  settings: Pick<Settings, 'messages_open_days'>,
  now: Instant,
): ConversationAccess {
  if (!role.host && !(role.seat && IN_CONVERSATION.includes(role.seat))) return 'none'
  if (isCancelled(game.status) || now > conversationClosesAt(game.teeTime, settings))
    return 'closed'
  if (!role.host) return role.seat && CONFIRMED.includes(role.seat) ? 'open' : 'closed'
  return role.guests > 0 ? 'open' : 'alone'
}
