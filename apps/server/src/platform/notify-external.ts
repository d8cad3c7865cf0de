import type { OperatorMessage } from '@tomogolf/messages/operator'
import type { AnswerMessage, VisitorMessage } from '@tomogolf/messages/visitor'
import type { Tx } from './database/database.ts'
import { newId } from './security/ids.ts'
import type { Jobs } from './jobs/jobs.ts'

/** Email to recipients who are not users: the operator's mailbox, and visitors who sent a form. */

export type OperatorJob = OperatorMessage & { readonly mailId: string }
export type VisitorJob = VisitorMessage & { readonly mailId: string }
export type AnswerJob = AnswerMessage & { readonly mailId: string }

/**
 * Sends an email to OPERATOR_EMAIL once the transaction commits. One mail goes out for each
 * `mailId`. Queue: `notifications.operator`.
 */
export const notifyOperator = (
  jobs: Jobs,
  tx: Tx,
  message: OperatorMessage,
  mailId = newId(),
): Promise<void> =>
  jobs.enqueue(tx, 'notifications.operator', { ...message, mailId }, { key: mailId })

/** Sends a receipt to a visitor once the transaction commits. Queue: `notifications.visitor`. */
export const notifyVisitor = (
  jobs: Jobs,
  tx: Tx,
  message: VisitorMessage,
  mailId = newId(),
): Promise<void> => jobs.enqueue(tx, 'notifications.visitor', { ...message, mailId })

/** Sends an operator's answer once the transaction commits. Queue: `notifications.answer`. */
export const notifyAnswer = (
  jobs: Jobs,
  tx: Tx,
  message: AnswerMessage,
  mailId: string,
): Promise<void> => jobs.enqueue(tx, 'notifications.answer', { ...message, mailId })
