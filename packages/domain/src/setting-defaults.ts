const DEFAULTS = {
  departure_restriction_hours: 48,
  join_deadline_hours: 4,
  host_lead_hours: 4,
  cancel_deadline_hours: 24,
  platform_fee_base_usd: 30,
  platform_fee_base_jpy: 4500,
  platform_fee_percent: 30,
  check_in_window_hours: 6,
  qr_expiry_hours: 6,
  hold_lead_hours: 96,
  hold_retry_grace_hours: 24,
  no_show_statement_hours: 6,
  presence_evidence_hours: 3,
  mark_present_hours: 1,
  unchecked_games_days: 90,
  small_move_minutes: 30,
  undo_minutes: 60,
  undo_before_hours: 6,
  change_notice_hours: 24,
  approval_answer_hours: 24,
  wish_head_start_hours: 12,
  waiting_automatic_hours: 24,
  waiting_offer_minutes: 120,
  waiting_short_offer_hours: 6,
  waiting_short_offer_minutes: 30,
  waiting_card_minutes: 30,
  substitute_until_minutes: 30,
  refill_keeps_fee: 0,
  unheld_seats_max: 8,
  unheld_seats_max_new: 4,
  names_due_hours: 24,
  names_reminder_hours: 24,
  names_visible_days: 7,
  messages_open_days: 7,
  message_mail_minutes: 10,
  messages_kept_days: 180,
  booking_evidence_days: 30,
  max_languages: 5,
  yen_per_dollar: 0,
  yen_per_dollar_day: 0,
  price_limit_usd: 2000,
  price_limit_jpy: 300_000,
  approval_limit_usd: 300,
  // at the ratio of the fees and the price limits
  approval_limit_jpy: 45_000,
  three_d_secure: 0,
  host_payouts: 0,
  payout_appeal_days: 14,
  payout_account_days: 3,
}

export type SettingKey = keyof typeof DEFAULTS
export type Settings = { readonly [K in SettingKey]: number }
/**
 * The default of every setting of `settings.ts`. On their own, because each page needs them and not
 * the bounds.
 */
export const DEFAULT_SETTINGS: Settings = DEFAULTS
