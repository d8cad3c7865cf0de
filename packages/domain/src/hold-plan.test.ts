import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AUTHORISATION_MARGIN,
  LET_GO_MARGIN,
  authorisationWindow,
  beforeLapse,
  giveUpAt,
  neededUntil,
  planHold,
  reservedUntil,
} from './hold-plan.ts'
import { GAME_LENGTH } from './game.ts'
import { PARTICIPATION_STATES, type ParticipationState } from './machines/participation-machine.ts'
import type { Currency } from './money.ts'
import { DEFAULT_SETTINGS, SETTINGS } from './settings.ts'
import { DAY, hours } from './time.ts'
import { at } from '../test/at.ts'

const TEE = at('2026-12-07 07:30')
const BRANDS = ['visa', 'mastercard', 'jcb', 'diners', 'discover', 'amex', 'unionpay', 'unknown']
const plan = (
  now: number,
  brand = 'visa',
  currency: Currency = 'USD',
  changes: Partial<typeof DEFAULT_SETTINGS> = {},
) => planHold({ now, teeTime: TEE, brand, currency }, { ...DEFAULT_SETTINGS, ...changes })

describe('an authorisation lasts', () => {
  const VISA_BY_MERCHANT = 4 * DAY + hours(18)
  test.each<[string, Currency, boolean, number]>([
    ['visa', 'USD', true, VISA_BY_MERCHANT],
    ['visa', 'USD', false, 7 * DAY],
    ['mastercard', 'USD', true, 7 * DAY],
    ['amex', 'USD', true, 7 * DAY],
    ['jcb', 'USD', true, 7 * DAY],
    ['unknown', 'USD', false, 7 * DAY],
    ['visa', 'JPY', true, 30 * DAY],
    ['mastercard', 'JPY', false, 30 * DAY],
    ['jcb', 'JPY', true, 30 * DAY],
    ['diners', 'JPY', true, 30 * DAY],
    ['discover', 'JPY', true, 30 * DAY],
    ['amex', 'JPY', true, 7 * DAY],
    ['unionpay', 'JPY', true, 7 * DAY],
  ])('%s, %s, placed by the merchant: %s', (brand, currency, byMerchant, expected) => {
    expect(authorisationWindow(brand, currency, byMerchant)).toBe(expected)
  })
})

describe('a hold', () => {
  test.each([
    ['a year ahead', TEE - 365 * DAY, { kind: 'scheduled', placeAt: TEE - hours(96) }],
    [
      'one ms before the lead',
      TEE - hours(96) - 1,
      { kind: 'scheduled', placeAt: TEE - hours(96) },
    ],
    ['exactly at the lead', TEE - hours(96), { kind: 'now' }],
    ['one ms after it', TEE - hours(96) + 1, { kind: 'now' }],
    ['at the join deadline', TEE - hours(4), { kind: 'now' }],
  ])('%s', (_, now, expected) => {
    expect(plan(now)).toEqual(expected)
  })
  test.each([
    [7, 99],
    [6, 100],
    [12, 94],
    [1, 105],
  ])(
    'of a Visa card waits when %d hours for statements leave it %d hours before the tee time',
    (statement, longest) => {
      expect(
        plan(0, 'visa', 'USD', { hold_lead_hours: 106, no_show_statement_hours: statement }),
      ).toEqual({ kind: 'scheduled', placeAt: TEE - hours(longest) })
    },
  )
  test.each<[string, Currency]>([
    ['mastercard', 'USD'],
    ['visa', 'JPY'],
    ['amex', 'JPY'],
  ])('of a %s card in %s is placed at the full lead', (brand, currency) => {
    expect(plan(0, brand, currency, { hold_lead_hours: 106, no_show_statement_hours: 12 })).toEqual(
      { kind: 'scheduled', placeAt: TEE - hours(106) },
    )
  })
  test('placed as planned outlasts settlement and all statements, whatever the settings', () => {
    const { hold_lead_hours: lead, no_show_statement_hours: statement } = SETTINGS
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: hours(500) }),
        fc.constantFrom(...BRANDS),
        fc.constantFrom<Currency>('USD', 'JPY'),
        fc.integer({ min: lead.min, max: lead.max }),
        fc.integer({ min: statement.min, max: statement.max }),
        (before, brand, currency, leadHours, statementHours) => {
          const now = TEE - before
          const result = plan(now, brand, currency, {
            hold_lead_hours: leadHours,
            no_show_statement_hours: statementHours,
          })
          const placed = result.kind === 'now' ? now : result.placeAt
          expect(placed + authorisationWindow(brand, currency, true)).toBeGreaterThanOrEqual(
            TEE + GAME_LENGTH + hours(statementHours) + AUTHORISATION_MARGIN,
          )
          expect(placed).toBeGreaterThanOrEqual(now)
          expect(placed === now || TEE - placed <= hours(leadHours)).toBe(true)
        },
      ),
    )
  })
})

describe('a refused hold', () => {
  test('is given up after a day of grace', () => {
    expect(giveUpAt(TEE - hours(96), TEE, DEFAULT_SETTINGS)).toBe(TEE - hours(72))
  })
  test.each([
    [-hours(24) - 1, -1],
    [-hours(24), 0],
    [-hours(24) + 1, 0],
    [-hours(1), 0],
  ])(
    'first refused %d ms from the tee time is given up %d ms from it, never later',
    (refused, expected) => {
      expect(giveUpAt(TEE + refused, TEE, DEFAULT_SETTINGS)).toBe(TEE + expected)
    },
  )
})

describe('a seat whose hold is not confirmed', () => {
  test.each([
    ['days ahead is kept for an hour', -hours(48), -hours(47)],
    ['an hour before the tee time is kept until it', -hours(1), 0],
    ['a minute before it no longer than that', -60_000, 0],
  ])('%s', (_, joined, until) => {
    expect(reservedUntil(TEE + joined, TEE)).toBe(TEE + until)
  })
})

describe('an authorisation that is about to end undecided', () => {
  test.each<[ParticipationState, number, 'renew' | 'let_go']>([
    ['confirmed', -1, 'renew'],
    ['confirmed', 0, 'let_go'],
    ['reserved', -1, 'renew'],
    ['missing', 1, 'let_go'],
    ['disputed', 1, 'let_go'],
    ['force_cancelled', -1, 'let_go'],
  ])('of a guest who is %s, %d ms from the tee time: %s', (state, from, expected) => {
    expect(beforeLapse(state, TEE, TEE + from)).toBe(expected)
  })
  test('is renewed only for a game ahead', () => {
    for (const state of PARTICIPATION_STATES) expect(beforeLapse(state, TEE, TEE)).toBe('let_go')
  })
  test('is not let go before a settlement and its statements that were in time', () => {
    expect(LET_GO_MARGIN).toBeLessThan(AUTHORISATION_MARGIN)
    expect(neededUntil(TEE, DEFAULT_SETTINGS)).toBe(TEE + hours(14))
  })
})
