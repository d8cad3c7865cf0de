import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GAME_LENGTH } from './game.ts'
import {
  AUTHENTICATION_TIME,
  AUTHORISATION_MARGIN,
  EXPIRY_RELEASE_MARGIN,
  EXPIRY_WARNING,
  RESERVATION_TIME,
  shortestLead,
} from './hold-plan.ts'
import {
  settingConflicts,
  withoutConflicts,
  type ConflictText,
  type SettingConflict,
} from './setting-conflicts.ts'
import { DEFAULT_SETTINGS, SETTINGS, SETTING_KEYS, type Settings } from './settings.ts'
import { hours } from './time.ts'

const set = (changed: Partial<Settings>): Settings => ({ ...DEFAULT_SETTINGS, ...changed })
const textsOf = (conflicts: readonly SettingConflict[]) => conflicts.map(({ text }) => text)

describe('contradictions between settings', () => {
  test.each<[string, Partial<Settings>, ConflictText[]]>([
    ['the defaults', {}, []],
    // 96 − 24 hours
    ['a window as long as the lead less the grace', { departure_restriction_hours: 72 }, []],
    ['a window longer by an hour', { departure_restriction_hours: 73 }, ['hold_after_window']],
    [
      'a lead below the window',
      { hold_lead_hours: 47, hold_retry_grace_hours: 1 },
      ['hold_after_window'],
    ],
    [
      'a lead as long as the window, with a grace',
      { hold_lead_hours: 48, hold_retry_grace_hours: 1 },
      ['hold_after_window'],
    ],
    ['a lead longer by the grace', { hold_lead_hours: 49, hold_retry_grace_hours: 1 }, []],
    // a Visa authorisation lasts 114 h; 6 h of play, 12 h of statement and 2 h of margin remain free
    [
      'a lead that a Visa card cannot have',
      { hold_lead_hours: 106, no_show_statement_hours: 12, departure_restriction_hours: 70 },
      [],
    ],
    [
      'the same with a longer window',
      { hold_lead_hours: 106, no_show_statement_hours: 12, departure_restriction_hours: 71 },
      ['hold_after_window'],
    ],
    ['no window', { departure_restriction_hours: 0, hold_lead_hours: 24 }, []],
    ['a host lead equal to the join deadline', { host_lead_hours: 5, join_deadline_hours: 5 }, []],
    [
      'a host lead below the join deadline',
      { host_lead_hours: 4, join_deadline_hours: 5 },
      ['closed_when_hosted'],
    ],
    ['evidence from the beginning of check-in', { presence_evidence_hours: 6 }, []],
    ['evidence an hour earlier', { presence_evidence_hours: 7 }, ['evidence_before_check_in']],
    [
      'guests marked present before check-in',
      { check_in_window_hours: 3, mark_present_hours: 4 },
      ['evidence_before_check_in'],
    ],
    [
      'a check-in shorter than the evidence',
      { check_in_window_hours: 2 },
      ['evidence_before_check_in'],
    ],
    ['as many seats for a new account', { unheld_seats_max_new: 8 }, []],
    ['more seats for a new account', { unheld_seats_max_new: 9 }, ['more_seats_when_new']],
    ['no fee', { platform_fee_base_usd: 0, platform_fee_base_jpy: 0 }, []],
    ['the smallest fees', { platform_fee_base_usd: 0.5, platform_fee_base_jpy: 50 }, []],
    [
      'fees below the minimum of the provider',
      { platform_fee_base_usd: 0.49, platform_fee_base_jpy: 49 },
      ['fee_too_low', 'fee_too_low'],
    ],
    // 769,230.76 + 30 % = 999,999.99
    ['the highest hold', { price_limit_usd: 769_230.76 }, []],
    ['a hold above the maximum', { price_limit_usd: 769_230.77 }, ['hold_too_high']],
    ['the highest hold in yen', { price_limit_jpy: 76_923_076 }, []],
    ['a higher one in yen', { price_limit_jpy: 76_923_077 }, ['hold_too_high']],
    ['a rate without its date', { yen_per_dollar: 150 }, ['rate_without_day']],
    ['a rate with its date', { yen_per_dollar: 150, yen_per_dollar_day: 20_261_120 }, []],
    ['a date without a rate', { yen_per_dollar_day: 20_261_120 }, []],
  ])('%s', (_, changed, expected) => {
    expect(textsOf(settingConflicts(set(changed)))).toEqual(expected)
  })

  test('name the settings and the values', () => {
    expect(settingConflicts(set({ departure_restriction_hours: 120 }))).toEqual([
      {
        text: 'hold_after_window',
        keys: [
          'hold_lead_hours',
          'hold_retry_grace_hours',
          'no_show_statement_hours',
          'departure_restriction_hours',
        ],
        params: { lead: 96, grace: 24, window: 120 },
      },
    ])
  })
})

describe('stored contradictions', () => {
  test('give way one by one: what holds are made of first, what guests agreed to last', () => {
    expect(withoutConflicts(set({ hold_lead_hours: 24 }))).toEqual(DEFAULT_SETTINGS)
    expect(
      withoutConflicts(set({ hold_lead_hours: 48, departure_restriction_hours: 60 })),
    ).toMatchObject({ hold_lead_hours: 96, departure_restriction_hours: 60 })
    expect(withoutConflicts(set({ departure_restriction_hours: 120 }))).toEqual(DEFAULT_SETTINGS)
  })
  test('never apply, whatever is stored, and settings without one stay', () => {
    const stored = fc.record(
      Object.fromEntries(
        SETTING_KEYS.map((key) => [
          key,
          fc.integer({ min: SETTINGS[key].min, max: SETTINGS[key].max }),
        ]),
      ) as Record<keyof Settings, fc.Arbitrary<number>>,
    )
    fc.assert(
      fc.property(stored, (settings) => {
        const resolved = withoutConflicts(settings)
        expect(settingConflicts(resolved)).toEqual([])
        if (settingConflicts(settings).length === 0) expect(resolved).toBe(settings)
      }),
    )
  })
})

describe('fixed times', () => {
  test('agree with each other and with every allowed setting', () => {
    // a seat waits for the bank no longer than for an unknown outcome
    expect(AUTHENTICATION_TIME).toBeLessThanOrEqual(RESERVATION_TIME)
    // a settlement in time comes before an expiring authorisation is released
    expect(EXPIRY_RELEASE_MARGIN).toBeLessThan(AUTHORISATION_MARGIN)
    // an operator is reminded before that
    expect(EXPIRY_WARNING).toBeGreaterThan(AUTHORISATION_MARGIN)
    // check-in ends no later than the settlement, and codes outlast it
    expect(hours(SETTINGS.check_in_window_hours.max)).toBeLessThanOrEqual(GAME_LENGTH)
    // the shortest authorisation lasts from the smallest lead to the longest statement
    expect(
      shortestLead({
        hold_lead_hours: SETTINGS.hold_lead_hours.max,
        no_show_statement_hours: SETTINGS.no_show_statement_hours.max,
      }),
    ).toBeGreaterThanOrEqual(hours(SETTINGS.hold_lead_hours.min))
  })
})
