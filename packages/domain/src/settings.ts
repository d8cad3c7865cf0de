import { DEFAULT_SETTINGS, type SettingKey, type Settings } from './setting-defaults.ts'
import { SERIES_WEEKS_LIMIT } from './series/weekly-series.ts'
import { dayOfDigits } from './time.ts'

export { DEFAULT_SETTINGS, type SettingKey, type Settings }

/**
 * Every number that an administrator may change, with its bounds and meaning. Pages and charges read
 * the same defaults (`setting-defaults.ts`).
 */
export const SETTINGS = {
  departure_restriction_hours: { min: 0, max: 720, unit: 'hours' },
  join_deadline_hours: { min: 0, max: 168, unit: 'hours' },
  host_lead_hours: { min: 0, max: 168, unit: 'hours' },
  /** Served because clients read it; no rule uses it. */
  cancel_deadline_hours: { min: 0, max: 720, unit: 'hours' },
  platform_fee_base_usd: { min: 0, max: 1000, unit: 'dollars' },
  platform_fee_base_jpy: { min: 0, max: 150_000, unit: 'yen' },
  platform_fee_percent: { min: 0, max: 100, unit: 'percent' },
  /** At most the length of a game: check-in ends no later than the settlement. */
  check_in_window_hours: { min: 1, max: 6, unit: 'hours' },
  /** Counted from the end of the game (tee time + 6 h). */
  qr_expiry_hours: { min: 0, max: 72, unit: 'hours' },
  hold_lead_hours: { min: 24, max: 106, unit: 'hours' },
  hold_retry_grace_hours: { min: 1, max: 48, unit: 'hours' },
  no_show_statement_hours: { min: 1, max: 12, unit: 'hours' },
  /** Earlier openings of the QR screen, and earlier check-ins away from the course, prove nothing. */
  presence_evidence_hours: { min: 1, max: 12, unit: 'hours' },
  mark_present_hours: { min: 0, max: 12, unit: 'hours' },
  /** Games of one host without a check-in count for this long. */
  unchecked_games_days: { min: 1, max: 365, unit: 'days' },
  /** A change of the tee time by this much in total does not let guests leave free. */
  small_move_minutes: { min: 0, max: 180, unit: 'minutes' },
  /** Leaving is free this long after joining, until so long before the tee time; 0 switches it off. */
  undo_minutes: { min: 0, max: 180, unit: 'minutes' },
  undo_before_hours: { min: 0, max: 168, unit: 'hours' },
  change_notice_hours: { min: 0, max: 168, unit: 'hours' },
  /** A host answers a request to join within this time. */
  approval_answer_hours: { min: 1, max: 168, unit: 'hours' },
  /** People whose wishes fit see a game so long before it is listed, when its host agrees; 0: never. */
  wish_head_start_hours: { min: 0, max: 48, unit: 'hours' },
  /** A host repeats a game so many weeks at most, the first one included; 1: no series. */
  series_weeks_max: { min: 1, max: SERIES_WEEKS_LIMIT, unit: 'weeks' },
  /** A freed seat goes to the waiting list at once earlier than this before the tee time, else as an offer. */
  waiting_automatic_hours: { min: 1, max: 168, unit: 'hours' },
  waiting_offer_minutes: { min: 5, max: 1440, unit: 'minutes' },
  /** An offer made this close to the tee time or closer lasts the short time. */
  waiting_short_offer_hours: { min: 0, max: 48, unit: 'hours' },
  waiting_short_offer_minutes: { min: 5, max: 240, unit: 'minutes' },
  /** A guest from the waiting list whose card is refused keeps the seat this long. */
  waiting_card_minutes: { min: 5, max: 1440, unit: 'minutes' },
  /** A guest may pass the seat on to a substitute until so long before the tee time. */
  substitute_until_minutes: { min: 0, max: 1440, unit: 'minutes' },
  /** Whether the platform fee of a late leave is kept when the seat is taken again. */
  refill_keeps_fee: { min: 0, max: 1, unit: 'choice' },
  /** Seats that one guest takes together; 1: no companions. */
  seats_per_guest: { min: 1, max: 3, unit: 'seats' },
  /** A companion accepts an invitation within this time; until then the seat is kept without a hold. */
  invitation_hours: { min: 1, max: 72, unit: 'hours' },
  /** Seats of one person on which nothing is held yet; the second until a first attended round. */
  unheld_seats_max: { min: 1, max: 50, unit: 'seats' },
  unheld_seats_max_new: { min: 1, max: 50, unit: 'seats' },
  /** The course wants the players' names this long before the tee time, unless the booking says when. */
  names_due_hours: { min: 1, max: 168, unit: 'hours' },
  /** Guests without a name are reminded this long before the names are due. */
  names_reminder_hours: { min: 1, max: 168, unit: 'hours' },
  /** After the game, hosts see the names of their guests this much longer. */
  names_visible_days: { min: 0, max: 30, unit: 'days' },
  /** People of a game may write to each other this much longer, counted from the end of the game. */
  messages_open_days: { min: 0, max: 90, unit: 'days' },
  /** Unread messages are mailed this long after they were sent. */
  message_mail_minutes: { min: 1, max: 1440, unit: 'minutes' },
  /** Messages are erased this long after the game. */
  messages_kept_days: { min: 30, max: 730, unit: 'days' },
  /** The evidence of a booking at a course is deleted this long after the game is settled. */
  booking_evidence_days: { min: 1, max: 365, unit: 'days' },
  max_languages: { min: 1, max: 17, unit: 'languages' },
  /**
   * For the approximate second currency beside a price, with its date (20261120). Nothing is
   * charged by it; 0 hides it.
   */
  yen_per_dollar: { min: 0, max: 1000, unit: 'rate' },
  yen_per_dollar_day: { min: 0, max: 20_991_231, unit: 'day' },
  /** The highest green fee that a host may ask per player. */
  price_limit_usd: { min: 10, max: 900_000, unit: 'dollars' },
  price_limit_jpy: { min: 1000, max: 90_000_000, unit: 'yen' },
  /** A charge or refund above this needs a second administrator; 0: every one. */
  approval_limit_usd: { min: 0, max: 100_000, unit: 'dollars' },
  approval_limit_jpy: { min: 0, max: 15_000_000, unit: 'yen' },
  /** When the card's bank is asked to authenticate; a choice of words, see `SETTING_CHOICES`. */
  three_d_secure: { min: 0, max: 1, unit: 'choice' },
  /** How hosts are paid; a choice of words. */
  host_payouts: { min: 0, max: 2, unit: 'choice' },
  /** A host's share becomes payable so long after the settlement; guests may appeal until then. */
  payout_appeal_days: { min: 0, max: 90, unit: 'days' },
  /** A new or changed bank account is paid after this time. */
  payout_account_days: { min: 0, max: 30, unit: 'days' },
  /** A thread of the inbox is due so long after its sender wrote. */
  reply_contact_hours: { min: 1, max: 720, unit: 'hours' },
  reply_booking_hours: { min: 1, max: 720, unit: 'hours' },
  reply_rental_hours: { min: 1, max: 720, unit: 'hours' },
  reply_report_hours: { min: 1, max: 720, unit: 'hours' },
  reply_appeal_hours: { min: 1, max: 720, unit: 'hours' },
} as const satisfies Record<SettingKey, { min: number; max: number; unit: string }>

export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]]

/**
 * Settings that are one of several words. They are stored and shown as words; rules read the position.
 */
export const SETTING_CHOICES: { readonly [K in SettingKey]?: readonly string[] } = {
  three_d_secure: ['automatic', 'any'],
  refill_keeps_fee: ['off', 'on'],
  host_payouts: ['off', 'bank', 'connect'],
}
/** The text of a setting's value, as it is stored and shown. */
export const settingText = (key: SettingKey, value: number): string =>
  SETTING_CHOICES[key]?.[value] ?? String(value)
/**
 * `any`: authentication is requested when a card is saved and at on-session holds; otherwise the
 * bank and the provider decide.
 */
export const threeDSecureOf = ({
  three_d_secure: choice,
}: Pick<Settings, 'three_d_secure'>): 'any' | 'automatic' =>
  settingText('three_d_secure', choice) === 'any' ? 'any' : 'automatic'
export const keepsFeeOnRefill = ({
  refill_keeps_fee: choice,
}: Pick<Settings, 'refill_keeps_fee'>): boolean => settingText('refill_keeps_fee', choice) === 'on'

/** Served to everybody by `GET /api/admin/settings`; the specification fixes this list. */
export const PUBLIC_SETTING_KEYS = [
  'departure_restriction_hours',
  'join_deadline_hours',
  'host_lead_hours',
  'cancel_deadline_hours',
  'platform_fee_base_usd',
  'platform_fee_base_jpy',
  'platform_fee_percent',
  'check_in_window_hours',
  'qr_expiry_hours',
  'hold_lead_hours',
  'hold_retry_grace_hours',
  'no_show_statement_hours',
  'max_languages',
] as const satisfies readonly SettingKey[]
/** Further values that pages show, served by `GET /api/site`. */
export const SITE_SETTING_KEYS = [
  'yen_per_dollar',
  'yen_per_dollar_day',
  'price_limit_usd',
  'price_limit_jpy',
  'presence_evidence_hours',
  'mark_present_hours',
  'small_move_minutes',
  'change_notice_hours',
  'approval_answer_hours',
  'wish_head_start_hours',
  'series_weeks_max',
  'waiting_automatic_hours',
  'waiting_offer_minutes',
  'waiting_short_offer_hours',
  'waiting_short_offer_minutes',
  'substitute_until_minutes',
  'invitation_hours',
  'names_reminder_hours',
  'names_visible_days',
  'messages_open_days',
  'messages_kept_days',
  'booking_evidence_days',
  'undo_minutes',
  'undo_before_hours',
] as const satisfies readonly SettingKey[]
/** The settings that pages know. The others never leave the server, except to administrators. */
export type PageSettings = Pick<
  Settings,
  (typeof PUBLIC_SETTING_KEYS)[number] | (typeof SITE_SETTING_KEYS)[number]
>
/**
 * Decimals allowed per unit; other units are integers. Finer values would be shown but not charged.
 */
const DECIMALS: Record<string, number> = { percent: 3, dollars: 2, rate: 2 }

/**
 * Parses a stored value: undefined when it is not one of the choices or not a plain decimal number,
 * has too many decimals, or is out of bounds.
 */
export function parseSetting(key: SettingKey, text: string): number | undefined {
  const position = SETTING_CHOICES[key]?.indexOf(text.trim())
  if (position !== undefined) return position < 0 ? undefined : position
  if (!/^\d+(\.\d+)?$/.test(text.trim())) return undefined
  const value = Number(text)
  const { min, max, unit } = SETTINGS[key]
  if (value < min || value > max) return undefined
  if (unit === 'day' && value !== 0 && dayOfDigits(value) === undefined) return undefined
  return Number(value.toFixed(DECIMALS[unit] ?? 0)) === value ? value : undefined
}
