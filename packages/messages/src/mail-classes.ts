import type { MailCategory } from '@tomogolf/domain/mail/mail-categories'
import type { NotificationKind, NotificationParamsOf } from './notifications.ts'
import type { OperatorSubject } from './operator.ts'
import type { VisitorMessage } from './visitor.ts'

/**
 * Why a mail cannot be stopped: security of the account, money, a round that the reader plays or
 * hosts, the standing, what the reader has asked for, or the work of the team.
 */
export const ESSENTIAL_REASONS = [
  'account',
  'money',
  'round',
  'standing',
  'answer',
  'team',
] as const
export type EssentialReason = (typeof ESSENTIAL_REASONS)[number]
/** Essential mail always goes; a category can be stopped. */
export type MailClass =
  | { readonly essential: EssentialReason }
  | { readonly category: MailCategory }

type ClassOf<K> = K extends NotificationKind
  ? MailClass | ((params: Readonly<NotificationParamsOf[K]>) => MailClass)
  : MailClass
export type MailKind =
  | NotificationKind
  | VisitorMessage['kind']
  | OperatorSubject
  | 'request_letter'

const ACCOUNT: MailClass = { essential: 'account' }
const MONEY: MailClass = { essential: 'money' }
const ROUND: MailClass = { essential: 'round' }
const STANDING: MailClass = { essential: 'standing' }
const ANSWER: MailClass = { essential: 'answer' }
const TEAM: MailClass = { essential: 'team' }
const HOSTING: MailClass = { category: 'hosting' }
const REMINDERS: MailClass = { category: 'reminders' }
const QUESTIONS: MailClass = { category: 'questions' }
const MESSAGES: MailClass = { category: 'messages' }
const RATINGS: MailClass = { category: 'ratings' }
const REQUESTS: MailClass = { category: 'requests' }
const WISHES: MailClass = { category: 'wishes' }

/** The class of every mail; a kind without one does not compile. */
export const MAIL_CLASSES: { readonly [K in MailKind]: ClassOf<K> } = {
  // the account
  verify_email: ACCOUNT,
  login_code: ACCOUNT,
  login_code_refused: ACCOUNT,
  reset_password: ACCOUNT,
  mail_test: ACCOUNT,
  email_change_confirm: ACCOUNT,
  email_change_taken: ACCOUNT,
  email_changed: ACCOUNT,
  username_reminder: ACCOUNT,
  passkey_added: ACCOUNT,
  passkey_removed: ACCOUNT,
  identity_linked: ACCOUNT,
  identity_removed: ACCOUNT,
  payout_account_changed: ACCOUNT,
  totp_changed: ACCOUNT,
  recovery_code_used: ACCOUNT,
  password_changed: ACCOUNT,
  new_device: ACCOUNT,
  // joining and hosting
  game_created: HOSTING,
  booking_reviewed: ROUND,
  joined_guest: ROUND,
  joined_host: HOSTING,
  hold_placed: MONEY,
  hold_refused: MONEY,
  hold_needs_action: MONEY,
  seat_released_guest: ROUND,
  seat_released_host: HOSTING,
  join_asked_host: ROUND,
  join_asked_guest: ROUND,
  join_accepted_guest: ROUND,
  join_ended_guest: ROUND,
  join_blocked_guest: ROUND,
  waiting_joined: ROUND,
  waiting_seat: ROUND,
  waiting_offer: ROUND,
  waiting_ended: ROUND,
  invitation_taken: ROUND,
  invitation_expired: ROUND,
  invitation_ended: ROUND,
  invitation_reminder: ROUND,
  invitation_ended_host: HOSTING,
  // leaving, and changes of a game
  substitute_guest: ROUND,
  substitute_host: HOSTING,
  substitute_ended: ROUND,
  left_free_guest: ROUND,
  left_late_guest: MONEY,
  // what the host is owed is a matter of money
  left_host: ({ owed }) => (owed === null ? HOSTING : MONEY),
  game_cancelled_guest: ROUND,
  game_cancelled_host: ROUND,
  game_edited_host: ROUND,
  game_changed_guest: ROUND,
  game_on: ROUND,
  game_called_off_host: ROUND,
  decision_asked_host: ROUND,
  question_asked_host: QUESTIONS,
  question_answered: QUESTIONS,
  question_removed: STANDING,
  message_new: MESSAGES,
  // before the game
  reminder_guest: REMINDERS,
  reminder_host: REMINDERS,
  name_missing: ROUND,
  check_in_open: REMINDERS,
  // on the day
  checked_in_guest: MONEY,
  missing_guest: MONEY,
  missing_host: HOSTING,
  statement_received: MONEY,
  statement_host: HOSTING,
  scan_came_late_host: HOSTING,
  statement_accepted: MONEY,
  no_show_guest: MONEY,
  no_show_host: MONEY,
  host_absent_guest: MONEY,
  host_absent_host: MONEY,
  host_reported: STANDING,
  host_report_closed: STANDING,
  report_pending_guest: MONEY,
  did_you_play_guest: MONEY,
  did_you_play_host: MONEY,
  marked_present_guest: MONEY,
  arrival_waits_guest: MONEY,
  objection_guest: MONEY,
  objection_host: MONEY,
  not_played_guest: MONEY,
  // money
  charge_made: MONEY,
  charge_refused: MONEY,
  charge_needs_action: MONEY,
  card_detached: MONEY,
  card_expiring: MONEY,
  hold_released: MONEY,
  hold_charged: MONEY,
  refunded: MONEY,
  share_refunded: MONEY,
  owed_paid: MONEY,
  payout_paid: MONEY,
  payout_returned: MONEY,
  payout_withdrawn: MONEY,
  payee_asked: MONEY,
  // standing
  strike: STANDING,
  strike_removed: STANDING,
  suspended: STANDING,
  suspension_lifted: STANDING,
  standing_inherited: STANDING,
  appeal_received: STANDING,
  appeal_decided: STANDING,
  report_decided: ANSWER,
  conduct_decided: STANDING,
  rating_ask: RATINGS,
  rating_shown: RATINGS,
  host_digest: HOSTING,
  play_again_host: RATINGS,
  play_again_guest: RATINGS,
  play_again_invitation: RATINGS,
  // requests and wishes
  request_answered: REQUESTS,
  request_letter: ANSWER,
  booking_received: ANSWER,
  rental_received: ANSWER,
  contact_received: ANSWER,
  wish_confirm: ACCOUNT,
  wish_fits: WISHES,
  wish_digest: WISHES,
  // the team
  team_invitation: TEAM,
  booking_request: TEAM,
  rental_request: TEAM,
  contact_message: TEAM,
  request_reply: TEAM,
  mail_unplaced: TEAM,
  game_report: TEAM,
  content_report: TEAM,
  case_opened: TEAM,
  money_problem: TEAM,
  dispute_opened: TEAM,
  dispute_deadline: TEAM,
  dispute_won: TEAM,
  dispute_lost: TEAM,
  dispute_closed: TEAM,
  fraud_warning: TEAM,
}

/** The class of a notification. */
export function classOf<K extends NotificationKind>({
  kind,
  params,
}: {
  readonly kind: K
  readonly params: Readonly<NotificationParamsOf[K]>
}): MailClass {
  const declared = MAIL_CLASSES[kind] as
    | MailClass
    | ((params: Readonly<NotificationParamsOf[K]>) => MailClass)
  return typeof declared === 'function' ? declared(params) : declared
}
