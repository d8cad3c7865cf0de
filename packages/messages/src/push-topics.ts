import type { PushTopic } from '@tomogolf/contract/notifications.schemas'
import type { Notification, NotificationKind } from './notifications.ts'

/**
 * Kinds that are also pushed to the user's devices, with the topic setting of each. The result of the
 * user's own action is not pushed.
 */
export const PUSH_TOPIC = {
  joined_host: 'joined',
  join_asked_host: 'joined',
  join_accepted_guest: 'changed',
  join_ended_guest: 'changed',
  join_blocked_guest: 'changed',
  waiting_seat: 'changed',
  waiting_offer: 'changed',
  waiting_ended: 'changed',
  substitute_guest: 'changed',
  substitute_host: 'joined',
  substitute_ended: 'changed',
  left_host: 'left',
  seat_released_host: 'left',
  game_cancelled_guest: 'cancelled',
  game_cancelled_host: 'cancelled',
  game_called_off_host: 'cancelled',
  game_on: 'changed',
  decision_asked_host: 'cancelled',
  game_changed_guest: 'changed',
  reminder_guest: 'reminder',
  reminder_host: 'reminder',
  name_missing: 'reminder',
  check_in_open: 'check_in',
  missing_guest: 'missing',
  missing_host: 'missing',
  host_reported: 'missing',
  did_you_play_guest: 'missing',
  did_you_play_host: 'missing',
  marked_present_guest: 'missing',
  hold_refused: 'hold',
  hold_needs_action: 'hold',
  card_detached: 'hold',
  card_expiring: 'hold',
  seat_released_guest: 'hold',
  charge_refused: 'hold',
  charge_needs_action: 'hold',
  share_refunded: 'payout',
  strike: 'strike',
  suspended: 'strike',
  appeal_decided: 'strike',
  conduct_decided: 'strike',
  rating_ask: 'rating',
  rating_shown: 'rating',
  play_again_host: 'rating',
  play_again_guest: 'rating',
  play_again_invitation: 'rating',
  request_answered: 'request',
  question_asked_host: 'question',
  question_answered: 'question',
  question_removed: 'question',
  wish_fits: 'wish',
  message_new: 'message',
} as const satisfies Partial<Record<NotificationKind, PushTopic>>
export type PushedKind = keyof typeof PUSH_TOPIC

export const isPushed = <T extends Pick<Notification, 'kind'>>(
  notification: T,
): notification is Extract<T, { kind: PushedKind }> => notification.kind in PUSH_TOPIC
