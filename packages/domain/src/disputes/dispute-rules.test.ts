import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DISPUTE_REMINDER_DAYS,
  EVIDENCE_FIELD_LENGTH,
  EVIDENCE_TOTAL_LENGTH,
  disputeReminderDue,
  fitEvidence,
  splitDisputeLoss,
} from './dispute-rules.ts'
import { DISPUTE_STATES } from '../machines/dispute-machine.ts'
import { money } from '../money.ts'
import { DAY } from '../time.ts'

const DEADLINE = Date.UTC(2026, 11, 20)

describe('a reminder of the deadline', () => {
  test.each<[string, number, number | null, number | null]>([
    ['a millisecond before 7 days', -7 * DAY - 1, null, null],
    ['at 7 days', -7 * DAY, null, 7],
    ['at 7 days, sent before', -7 * DAY, 7, null],
    ['a millisecond before 3 days', -3 * DAY - 1, 7, null],
    ['at 3 days', -3 * DAY, 7, 3],
    ['at 3 days, nothing sent before', -3 * DAY, null, 3],
    ['after 3 days, sent before', -3 * DAY + 1, 3, null],
    ['a millisecond before 1 day', -DAY - 1, 3, null],
    ['at 1 day', -DAY, 3, 1],
    ['after 1 day, sent before', -DAY + 1, 1, null],
    ['a millisecond before the deadline', -1, 3, 1],
    ['at the deadline', 0, 3, null],
    ['after the deadline', 1, null, null],
  ])('%s', (_name, offset, reminded, expected) => {
    const dispute = { state: 'needs_response' as const, respondBy: DEADLINE, reminded }
    expect(disputeReminderDue(dispute, DEADLINE + offset)).toBe(expected)
  })
  test.each(DISPUTE_STATES)('is sent in the state %s only while an answer is possible', (state) => {
    const dispute = { state, respondBy: DEADLINE, reminded: null }
    expect(disputeReminderDue(dispute, DEADLINE - DAY) !== null).toBe(
      state === 'needs_response' || state === 'inquiry',
    )
    expect(disputeReminderDue({ ...dispute, respondBy: null }, DEADLINE - DAY)).toBeNull()
  })
  test('is sent at most once for each day, however often the job runs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 * DAY }), { maxLength: 40 }), (ago) => {
        let reminded: number | null = null
        const sent: number[] = []
        for (const time of ago.toSorted((first, second) => second - first)) {
          const due = disputeReminderDue(
            { state: 'needs_response', respondBy: DEADLINE, reminded },
            DEADLINE - time,
          )
          if (due === null) continue
          sent.push(due)
          reminded = due
        }
        expect(new Set(sent).size).toBe(sent.length)
        expect(DISPUTE_REMINDER_DAYS).toEqual(expect.arrayContaining(sent))
      }),
    )
  })
})

describe('a lost amount', () => {
  test.each<[string, number, number, number, number]>([
    ['all of a penalty, nothing paid out', 13_000, 10_000, 10_000, 3_000],
    ['all of a penalty, paid out before', 13_000, 0, 0, 13_000],
    ['a part below the share of the host', 4_000, 10_000, 4_000, 0],
    ['exactly the share of the host', 10_000, 10_000, 10_000, 0],
    ['one more than the share of the host', 10_001, 10_000, 10_000, 1],
    ['a share reduced by a refund', 10_000, 7_000, 7_000, 3_000],
    ['a check-in fee', 3_000, 0, 0, 3_000],
    ['nothing', 0, 10_000, 0, 0],
  ])('%s', (_name, lost, owed, fromHost, loss) => {
    const split = splitDisputeLoss(money(lost, 'USD'), money(owed, 'USD'))
    expect([split.fromHost.minor, split.loss.minor]).toEqual([fromHost, loss])
  })
})

describe('evidence', () => {
  test.each([
    [EVIDENCE_FIELD_LENGTH - 1, false],
    [EVIDENCE_FIELD_LENGTH, false],
    [EVIDENCE_FIELD_LENGTH + 1, true],
  ])('of %s characters is cut: %s', (length, isCut) => {
    const { text } = fitEvidence({ text: 'x'.repeat(length) })
    expect(text.length).toBeLessThanOrEqual(EVIDENCE_FIELD_LENGTH)
    expect(text.endsWith('[…]')).toBe(isCut)
  })
  test('never exceeds a limit and never splits a character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 12 }),
        fc.constantFrom('x', '場', '⛳'),
        (lengths, character) => {
          const fields = Object.fromEntries(
            lengths.map((length, index) => [`field${index}`, character.repeat(length)]),
          )
          const fitted = Object.values(fitEvidence(fields))
          expect(fitted.reduce((sum, text) => sum + text.length, 0)).toBeLessThanOrEqual(
            EVIDENCE_TOTAL_LENGTH,
          )
          for (const text of fitted) {
            expect(text.length).toBeLessThanOrEqual(EVIDENCE_FIELD_LENGTH)
            expect(text.isWellFormed()).toBe(true)
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})
