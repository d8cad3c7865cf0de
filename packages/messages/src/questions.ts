import type { MessageGame } from './params.ts'

/** Public questions about a game. */
export type QuestionMessages = {
  question_asked_host: MessageGame & { guestName: string; question: string }
  question_answered: MessageGame & { hostName: string; question: string; answer: string }
  /** To its asker; by an operator also to the host. */
  question_removed: MessageGame & {
    question: string
    by: 'host' | 'operator'
    reason: string
  }
}
