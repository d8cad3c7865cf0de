import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DEFAULT_SETTINGS,
  SETTINGS,
  SETTING_KEYS,
  parseSetting,
  settingText,
  threeDSecureOf,
  type SettingKey,
} from './settings.ts'

describe('a setting', () => {
  test('has its default', () => {
    expect(DEFAULT_SETTINGS).toEqual({
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
      change_notice_hours: 24,
      approval_answer_hours: 24,
      approval_limit_usd: 300,
      approval_limit_jpy: 45_000,
      wish_head_start_hours: 12,
      series_weeks_max: 8,
      waiting_automatic_hours: 24,
      waiting_offer_minutes: 120,
      waiting_short_offer_hours: 6,
      waiting_short_offer_minutes: 30,
      waiting_card_minutes: 30,
      substitute_until_minutes: 30,
      refill_keeps_fee: 0,
      undo_minutes: 60,
      undo_before_hours: 6,
      seats_per_guest: 3,
      invitation_hours: 24,
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
      three_d_secure: 0,
      host_payouts: 0,
      payout_appeal_days: 14,
      payout_account_days: 3,
      reply_contact_hours: 24,
      reply_booking_hours: 24,
      reply_rental_hours: 24,
      reply_report_hours: 24,
      reply_appeal_hours: 72,
    })
  })
  test.each(SETTING_KEYS)('%s accepts its bounds and its default, nothing beyond', (key) => {
    const { min, max } = SETTINGS[key]
    const usual = DEFAULT_SETTINGS[key]
    expect([min, usual, max].map((value) => parseSetting(key, settingText(key, value)))).toEqual([
      min,
      usual,
      max,
    ])
    expect([min - 1, max + 1].map((value) => parseSetting(key, String(value)))).toEqual([
      undefined,
      undefined,
    ])
  })
  test.each<[SettingKey, string, number | undefined]>([
    ['departure_restriction_hours', ' 48 ', 48],
    ['departure_restriction_hours', '48.0', 48],
    ['departure_restriction_hours', '48.5', undefined],
    ['departure_restriction_hours', '', undefined],
    ['departure_restriction_hours', '  ', undefined],
    ['departure_restriction_hours', 'two', undefined],
    ['departure_restriction_hours', 'NaN', undefined],
    ['departure_restriction_hours', 'Infinity', undefined],
    ['departure_restriction_hours', '0x30', undefined],
    ['departure_restriction_hours', '1e2', undefined],
    ['departure_restriction_hours', '48h', undefined],
    ['departure_restriction_hours', '-1', undefined],
    ['platform_fee_percent', '12.5', 12.5],
    ['platform_fee_percent', '0.125', 0.125],
    ['platform_fee_percent', '0.1255', undefined],
    ['platform_fee_percent', '0', 0],
    ['platform_fee_percent', '100.001', undefined],
    ['platform_fee_base_usd', '29.99', 29.99],
    ['platform_fee_base_usd', '29.999', undefined],
    ['platform_fee_base_jpy', '4500.5', undefined],
    ['yen_per_dollar', '151.55', 151.55],
    ['yen_per_dollar', '151.555', undefined],
    ['yen_per_dollar_day', '20261120', 20_261_120],
    ['yen_per_dollar_day', '20261131', undefined],
    ['yen_per_dollar_day', '7', undefined],
    ['three_d_secure', 'automatic', 0],
    ['three_d_secure', ' any ', 1],
    ['three_d_secure', '1', undefined],
    ['three_d_secure', 'Any', undefined],
    ['three_d_secure', '', undefined],
  ])('%s parses %j as %s', (key, text, expected) => {
    expect(parseSetting(key, text)).toBe(expected)
  })
  test('parses any input to a number within bounds, or to undefined', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SETTING_KEYS),
        fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
        (key, text) => {
          const value = parseSetting(key, text)
          if (value === undefined) return
          expect(value).toBeGreaterThanOrEqual(SETTINGS[key].min)
          expect(value).toBeLessThanOrEqual(SETTINGS[key].max)
        },
      ),
    )
  })
})

test.each(['automatic', 'any'] as const)(
  'three_d_secure %s is what cards are asked for',
  (text) => {
    expect(threeDSecureOf({ three_d_secure: parseSetting('three_d_secure', text)! })).toBe(text)
  },
)
