import { describe, expect, test } from 'vitest'
import {
  DISPUTABLE_DAYS,
  disputableSince,
  disputableUntil,
  isDebtRemembered,
  isStrikeRemembered,
  mailboxOf,
  rememberedUntil,
} from './identity.ts'
import { DAY } from './time.ts'

describe('the mailbox of an address', () => {
  test.each([
    ['Ana@Example.com', 'ana@example.com'],
    [' ana@example.com ', 'ana@example.com'],
    // what is one mailbox at one provider may be two people at another
    ['a.n.a+golf@example.com', 'a.n.a+golf@example.com'],
    ['a.n.a+golf@gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
    ['a.na+1@outlook.com', 'a.na@outlook.com'],
    ['ana+x@me.com', 'ana@icloud.com'],
    ['ana+x@pm.me', 'ana@proton.me'],
    ['ana+x@yahoo.co.jp', 'ana+x@yahoo.co.jp'],
    ['"a@b"@gmail.com', '"a@b"@gmail.com'],
    ['ａｎａ@example.com', 'ana@example.com'],
    ['ana@constructor', 'ana@constructor'],
    ['nobody', 'nobody'],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })
})

describe('a deleted account', () => {
  const now = Date.parse('2026-11-20T03:00:00Z')
  const twoYearsAgo = Date.parse('2024-11-20T03:00:00Z')
  const fiveYearsAgo = Date.parse('2021-11-20T03:00:00Z')
  const inTwoYears = Date.parse('2028-11-20T03:00:00Z')
  const inFiveYears = Date.parse('2031-11-20T03:00:00Z')
  const NOTHING = { suspendedUntil: null, strikes: [], debts: [], disputableUntil: null }
  const inDisputeTime = now + DISPUTABLE_DAYS * DAY
  test.each([
    ['nothing', NOTHING, null],
    ['a suspension', { ...NOTHING, suspendedUntil: now + DAY }, now + DAY],
    ['a suspension that ends now', { ...NOTHING, suspendedUntil: now }, now],
    ['a suspension that has ended', { ...NOTHING, suspendedUntil: now - 1 }, null],
    ['a strike', { ...NOTHING, strikes: [now] }, inTwoYears],
    ['a strike of two years ago', { ...NOTHING, strikes: [twoYearsAgo] }, now],
    ['an older strike', { ...NOTHING, strikes: [twoYearsAgo - 1] }, null],
    ['a debt', { ...NOTHING, debts: [now] }, inFiveYears],
    ['a debt of five years ago', { ...NOTHING, debts: [fiveYearsAgo] }, now],
    ['an older debt', { ...NOTHING, debts: [fiveYearsAgo - 1] }, null],
    ['a payment', { ...NOTHING, disputableUntil: disputableUntil(now) }, inDisputeTime],
    [
      'a payment that can be disputed until now',
      { ...NOTHING, disputableUntil: disputableUntil(disputableSince(now)) },
      now,
    ],
    ['an older payment', { ...NOTHING, disputableUntil: now - 1 }, null],
    [
      'all of them: the last one counts',
      {
        suspendedUntil: now + DAY,
        strikes: [twoYearsAgo, now],
        debts: [now],
        disputableUntil: inDisputeTime,
      },
      inFiveYears,
    ],
  ])('with %s', (_, kept, expected) => {
    expect(rememberedUntil(kept, now)).toBe(expected)
  })
  test('is forgotten a moment after each end', () => {
    expect([
      isStrikeRemembered(twoYearsAgo, now),
      isStrikeRemembered(twoYearsAgo, now + 1),
    ]).toEqual([true, false])
    expect([isDebtRemembered(fiveYearsAgo, now), isDebtRemembered(fiveYearsAgo, now + 1)]).toEqual([
      true,
      false,
    ])
  })
})
