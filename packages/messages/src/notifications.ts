import type { AccountMessages } from './account.ts'
import type { ApprovalMessages } from './approval.ts'
import type { AttendanceMessages } from './attendance.ts'
import type { ConversationMessages } from './conversations.ts'
import type { InvitationMessages } from './invitations.ts'
import type { JoiningMessages } from './joining.ts'
import type { LeavingMessages } from './leaving.ts'
import type { ModerationMessages } from './moderation.ts'
import type { MoneyMessages } from './money.ts'
import type { PresenceMessages } from './presence.ts'
import type { QuestionMessages } from './questions.ts'
import type { ReminderMessages } from './reminders.ts'
import type { RequestMessages } from './requests.ts'
import type { StandingMessages } from './standing.ts'
import type { WaitingMessages } from './waiting.ts'
import type { WishMessages } from './wishes.ts'

/**
 * Every notification to a user and its parameters. Numbers and amounts are the guest's and the
 * game's frozen terms: a template never reads the settings, which may have changed since. Names are
 * display names (first name and initial). `reason` is the text of an operator or host, or null.
 */
export type NotificationParamsOf = AccountMessages &
  JoiningMessages &
  ApprovalMessages &
  WaitingMessages &
  InvitationMessages &
  LeavingMessages &
  QuestionMessages &
  ReminderMessages &
  AttendanceMessages &
  PresenceMessages &
  MoneyMessages &
  StandingMessages &
  RequestMessages &
  WishMessages &
  ConversationMessages &
  ModerationMessages

/** Each kind has an email template in four languages. */
export type NotificationKind = keyof NotificationParamsOf
export type NotificationOf<K extends NotificationKind> = {
  readonly userId: string
  readonly kind: K
  readonly params: Readonly<NotificationParamsOf[K]>
}
export type Notification = { [K in NotificationKind]: NotificationOf<K> }[NotificationKind]
