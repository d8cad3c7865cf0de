import type { MessageGame, MessageTime } from './params.ts'

export type ConversationMessages = {
  /**
   * A player wrote in the conversation of a game: pushed at once, mailed when it stays unread. What
   * was written is only on the page. `until`: when a push about it is of no use any more.
   */
  message_new: MessageGame & { senderName: string; count: number; until: MessageTime }
}
