import type { Money } from '@tomogolf/domain/money'
import type { Language } from '@tomogolf/phrases'
import type { Tx } from './database/database.ts'
import { newId } from './security/ids.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { At } from './notify.ts'

/** Mail to those who are no users: the operator's own mailbox, and visitors who filled in a form. */

export type OperatorSubject =
  | 'booking_request'
  | 'rental_request'
  | 'contact_message'
  | 'game_report'
  | 'case_opened'
  | 'money_problem'
/** The rows a mail to the operator may have, in the order they are shown; each has its label in the phrases (`email.field.…`). */
export const OPERATOR_FIELDS = [
  'reference',
  'name',
  'email',
  'phone',
  'contactBy',
  'gender',
  'nationality',
  'dates',
  'games',
  'days',
  'sets',
  'course',
  'address',
  'teeTime',
  'players',
  'caddie',
  'prefectures',
  'budget',
  'shaft',
  'brands',
  'leftHanded',
  'wishes',
  'guest',
  'host',
  'amount',
  'reason',
  'subject',
  'message',
  'details',
] as const
export type OperatorField = (typeof OPERATOR_FIELDS)[number]
/** Text is shown as it is (with its line breaks); null and empty rows are left out. */
export type OperatorValue = string | number | boolean | Money | At | null
export type OperatorMessage = {
  readonly subjectKey: OperatorSubject
  /** `reference` and `name` also stand in the subject. */
  readonly params: Readonly<Partial<Record<OperatorField, OperatorValue>>>
  /** Where "reply" goes: the address of the person who wrote. */
  readonly replyTo: string | null
}
export type OperatorJob = OperatorMessage & { readonly mailId: string }
/** Writes to OPERATOR_EMAIL once the fact is committed. Queue: `notifications.operator`. */
export const notifyOperator = (jobs: Jobs, tx: Tx, m: OperatorMessage): Promise<void> =>
  jobs.enqueue(tx, 'notifications.operator', { ...m, mailId: newId() })

/**
 * A receipt for a form, to an address that nobody has proved to own. It therefore repeats nothing that was typed in:
 * else the form would send anybody's words to anybody. `hours`: within which the operator answers.
 */
export type VisitorMessage = {
  readonly to: string
  readonly language: Language
  readonly kind: 'booking_received' | 'rental_received' | 'contact_received'
  readonly params: { readonly reference: string; readonly hours: number }
}
export type VisitorJob = VisitorMessage & { readonly mailId: string }
/** Writes to a visitor once the fact is committed. Queue: `notifications.visitor`. */
export const notifyVisitor = (jobs: Jobs, tx: Tx, m: VisitorMessage): Promise<void> =>
  jobs.enqueue(tx, 'notifications.visitor', { ...m, mailId: newId() })

/** An operator's answer to a request, in the sender's language, to the address the request came from. `text`: the operator's own words, with line breaks. */
export type AnswerMessage = {
  readonly to: string
  readonly userId: string | null
  readonly language: Language
  readonly reference: string
  readonly subject: string
  readonly text: string
}
export type AnswerJob = AnswerMessage & { readonly mailId: string }
/** Writes the answer once the fact is committed. Queue: `notifications.answer`. */
export const notifyAnswer = (jobs: Jobs, tx: Tx, m: AnswerMessage): Promise<void> =>
  jobs.enqueue(tx, 'notifications.answer', { ...m, mailId: newId() })
