import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AUTHORISATION_MARGIN,
  EXPIRY_RELEASE_MARGIN,
  authorisationWindow,
  actionBeforeExpiry,
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
) =>
  planHold(
    { now, teeTime: TEE, brand, currency, notBefore: null },
    { ...DEFAULT_SETTINGS, ...changes },
  )

describe('authorisationWindow', () => {
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

describe('planHold', () => {
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
    'Visa card, %d statement hours: places the hold %d hours before the tee time',
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
  ])('%s card in %s: places the hold at the full lead', (brand, currency) => {
    expect(plan(0, brand, currency, { hold_lead_hours: 106, no_show_statement_hours: 12 })).toEqual(
      { kind: 'scheduled', placeAt: TEE - hours(106) },
    )
  })
  test('plans a hold that outlasts settlement and the statement hours, for all settings', () => {
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
  test('is given up after 24 hours of grace', () => {
    expect(giveUpAt(TEE - hours(96), TEE, DEFAULT_SETTINGS)).toBe(TEE - hours(72))
  })
  test.each([
    [-hours(24) - 1, -1],
    [-hours(24), 0],
    [-hours(24) + 1, 0],
    [-hours(1), 0],
  ])(
    'first refused %d ms from the tee time: given up %d ms from it, never later',
    (refused, expected) => {
      expect(giveUpAt(TEE + refused, TEE, DEFAULT_SETTINGS)).toBe(TEE + expected)
    },
  )
})

describe('a seat without an authorised hold', () => {
  test.each([
    ['days ahead: reserved for an hour', -hours(48), -hours(47)],
    ['an hour ahead: reserved until the tee time', -hours(1), 0],
    ['a minute ahead: reserved until the tee time', -60_000, 0],
  ])('%s', (_, joined, until) => {
    expect(reservedUntil(TEE + joined, TEE)).toBe(TEE + until)
  })
})

describe('an undecided authorisation that is about to expire', () => {
  test.each<[ParticipationState, number, 'renew' | 'release']>([
    ['confirmed', -1, 'renew'],
    ['confirmed', 0, 'release'],
    ['reserved', -1, 'renew'],
    ['missing', 1, 'release'],
    ['disputed', 1, 'release'],
    ['force_cancelled', -1, 'release'],
  ])('guest %s, %d ms from the tee time: %s', (state, from, expected) => {
    expect(actionBeforeExpiry(state, TEE, TEE + from)).toBe(expected)
  })
  test('is never renewed from the tee time on', () => {
    for (const state of PARTICIPATION_STATES)
      expect(actionBeforeExpiry(state, TEE, TEE)).toBe('release')
  })
  test('is released only after settlement and the statement hours', () => {
    expect(EXPIRY_RELEASE_MARGIN).toBeLessThan(AUTHORISATION_MARGIN)
    expect(neededUntil(TEE, DEFAULT_SETTINGS)).toBe(TEE + hours(14))
  })
})
