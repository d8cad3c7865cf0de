import type { Money } from '@tomogolf/domain/money'
import type { MessageCourse, MessageTime } from './params.ts'

export type OperatorSubject =
  | 'booking_request'
  | 'rental_request'
  | 'contact_message'
  | 'request_reply'
  | 'mail_unplaced'
  | 'game_report'
  | 'content_report'
  | 'case_opened'
  | 'money_problem'
  | 'dispute_opened'
  | 'dispute_deadline'
  | 'dispute_won'
  | 'dispute_lost'
  | 'dispute_closed'
  | 'fraud_warning'

/**
 * The rows that an email to the operator may have, in display order. Each has its label in the
 * phrases (`email.field.…`).
 */
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
  'respondBy',
] as const
export type OperatorField = (typeof OPERATOR_FIELDS)[number]

/** Text is shown as it is, line breaks included. Rows that are null or empty are left out. */
export type OperatorValue = string | number | boolean | Money | MessageTime | MessageCourse | null

/** A message to the operator's own mailbox. */
export type OperatorMessage = {
  readonly subjectKey: OperatorSubject
  /** `reference` and `name` also appear in the subject. */
  readonly params: Readonly<Partial<Record<OperatorField, OperatorValue>>>
}
