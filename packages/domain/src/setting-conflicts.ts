import { shortestLead } from './hold-plan.ts'
import { money, toMajor, type Currency } from './money.ts'
import { PROVIDER_LIMITS, baseFee, priceLimit, priceParticipation } from './pricing.ts'
import { DEFAULT_SETTINGS, type SettingKey, type Settings } from './settings.ts'
import { HOUR, hours } from './time.ts'

export type ConflictText =
  | 'hold_after_window'
  | 'closed_when_hosted'
  | 'evidence_before_check_in'
  | 'more_seats_when_new'
  | 'fee_too_low'
  | 'hold_too_high'
  | 'rate_without_day'
type Params = Readonly<Record<string, string | number>>
type Rule = {
  readonly text: ConflictText
  /** The settings that contradict each other, in the order in which they give way. */
  readonly keys: readonly SettingKey[]
  readonly isBroken: (settings: Settings) => boolean
  /** Amounts are in major units, beside their `currency`. */
  readonly params: (settings: Settings) => Params
}

/** The hours between the last moment of a declined hold and the tee time. */
const leadAfterGrace = (settings: Settings): number =>
  (shortestLead(settings) - hours(settings.hold_retry_grace_hours)) / HOUR

/** How long before the tee time presence can first be proven or confirmed. */
const firstEvidenceHours = (settings: Settings): number =>
  Math.max(settings.presence_evidence_hours, settings.mark_present_hours)

const moneyRules = (currency: Currency): Rule[] => {
  const base = currency === 'JPY' ? 'platform_fee_base_jpy' : 'platform_fee_base_usd'
  const limit = currency === 'JPY' ? 'price_limit_jpy' : 'price_limit_usd'
  const { min, max } = PROVIDER_LIMITS[currency]
  const inMajor = (minor: number) => toMajor(money(minor, currency))
  return [
    {
      // the fee is captured alone at check-in, and a host's penalty is made of it; 0 takes nothing
      text: 'fee_too_low',
      keys: [base],
      isBroken: (settings) => {
        const { minor } = baseFee(currency, settings)
        return minor > 0 && minor < min
      },
      params: () => ({ min: inMajor(min), currency }),
    },
    {
      text: 'hold_too_high',
      keys: [limit, base, 'platform_fee_percent'],
      isBroken: (settings) =>
        priceParticipation(priceLimit(currency, settings), settings).hold.minor > max,
      params: () => ({ max: inMajor(max), currency }),
    },
  ]
}

/** Settings that are valid alone, but contradict each other. */
const RULES: readonly Rule[] = [
  {
    // a declined hold is given up without a penalty: inside the window that is a free way out
    text: 'hold_after_window',
    keys: [
      'hold_lead_hours',
      'hold_retry_grace_hours',
      'no_show_statement_hours',
      'departure_restriction_hours',
    ],
    isBroken: (settings) => leadAfterGrace(settings) < settings.departure_restriction_hours,
    params: (settings) => ({
      lead: shortestLead(settings) / HOUR,
      grace: settings.hold_retry_grace_hours,
      window: settings.departure_restriction_hours,
    }),
  },
  {
    // a game could be hosted that has never been open for joining
    text: 'closed_when_hosted',
    keys: ['host_lead_hours', 'join_deadline_hours'],
    isBroken: (settings) => settings.host_lead_hours < settings.join_deadline_hours,
    params: (settings) => ({
      lead: settings.host_lead_hours,
      deadline: settings.join_deadline_hours,
    }),
  },
  {
    // neither party can be present before the check-in opens
    text: 'evidence_before_check_in',
    keys: ['presence_evidence_hours', 'mark_present_hours', 'check_in_window_hours'],
    isBroken: (settings) => firstEvidenceHours(settings) > settings.check_in_window_hours,
    params: (settings) => ({
      hours: firstEvidenceHours(settings),
      window: settings.check_in_window_hours,
    }),
  },
  {
    // a new account would have to give seats back after its first round
    text: 'more_seats_when_new',
    keys: ['unheld_seats_max_new', 'unheld_seats_max'],
    isBroken: (settings) => settings.unheld_seats_max_new > settings.unheld_seats_max,
    params: (settings) => ({
      seats: settings.unheld_seats_max_new,
      most: settings.unheld_seats_max,
    }),
  },
  ...moneyRules('USD'),
  ...moneyRules('JPY'),
  {
    // a rate without its date is never shown
    text: 'rate_without_day',
    keys: ['yen_per_dollar', 'yen_per_dollar_day'],
    isBroken: (settings) => settings.yen_per_dollar > 0 && settings.yen_per_dollar_day === 0,
    params: () => ({}),
  },
]

export type SettingConflict = {
  readonly text: ConflictText
  readonly keys: readonly SettingKey[]
  readonly params: Params
}
/** Every contradiction between settings, with the settings in it; none for the defaults. */
export const settingConflicts = (settings: Settings): SettingConflict[] =>
  RULES.filter((rule) => rule.isBroken(settings)).map(({ text, keys, params }) => ({
    text,
    keys,
    params: params(settings),
  }))

/**
 * The settings that apply when contradictory ones are stored, by an older version or by hand: the
 * contradicting ones return to their defaults, one after the other, until none is left.
 */
export function withoutConflicts(settings: Settings): Settings {
  let resolved = settings
  for (let rule = brokenRule(resolved); rule; rule = brokenRule(resolved)) {
    const current = resolved
    const key = rule.keys.find((name) => current[name] !== DEFAULT_SETTINGS[name])
    if (!key) return resolved
    resolved = { ...current, [key]: DEFAULT_SETTINGS[key] }
  }
  return resolved
}
const brokenRule = (settings: Settings): Rule | undefined =>
  RULES.find((rule) => rule.isBroken(settings))
