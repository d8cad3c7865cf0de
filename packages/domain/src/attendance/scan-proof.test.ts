import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  PROOF_AHEAD,
  PROOF_STEP,
  parseProof,
  proofStep,
  proofText,
  provenAt,
} from './scan-proof.ts'
import { hours, minutes, type Instant } from '../time.ts'
import { at } from '../../test/at.ts'

const TEE = at('2026-12-03 07:30')
const OPENS = TEE - hours(6)
const CLOSES = TEE + hours(6)
const shown = (when: Instant, more: Partial<Parameters<typeof provenAt>[0]> = {}) =>
  provenAt({
    step: proofStep(when),
    now: CLOSES + hours(3),
    teeTime: TEE,
    windowHours: 6,
    qrExpiryHours: 6,
    code: { createdAt: TEE - hours(48), replacedAt: null },
    ...more,
  })

describe('provenAt: a scan that is sent later counts', () => {
  test.each([
    ['in the step before check-in opens', OPENS - 1, null],
    ['in the step in which it opens', OPENS, OPENS],
    ['at the tee time', TEE, TEE],
    ['20 seconds after', TEE + 20_000, TEE],
    ['in the last step of check-in', CLOSES, CLOSES],
    ['one step after check-in', CLOSES + PROOF_STEP, null],
  ])('%s', (_, when, expected) => {
    expect(shown(when)).toBe(expected)
  })
  test.each([
    ['the step before the code was made', TEE - PROOF_STEP, TEE, null, null],
    ['the step in which it was made', TEE + 1000, TEE + 1000, null, TEE + 1000],
    ['the step in which it was replaced', TEE + 29_000, TEE - hours(9), TEE + 5000, TEE],
    ['the step after it was replaced', TEE + PROOF_STEP, TEE - hours(9), TEE + 5000, null],
  ])('code: %s', (_, when, createdAt, replacedAt, expected) => {
    expect(shown(when, { code: { createdAt, replacedAt } })).toBe(expected)
  })
  test.each([
    ['as far ahead as clocks may differ', PROOF_AHEAD, TEE],
    ['a step further ahead', PROOF_AHEAD + PROOF_STEP, null],
  ])('%s', (_, ahead, expected) => {
    expect(shown(TEE + ahead, { now: TEE })).toBe(expected)
  })
  test('not after the code has expired', () => {
    expect(shown(TEE + hours(7), { windowHours: 12, qrExpiryHours: 0 })).toBe(null)
    expect(shown(TEE + hours(6), { windowHours: 12, qrExpiryHours: 0 })).toBe(TEE + hours(6))
  })
  test('only inside the window, not later than now, within one step of when it was shown', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -hours(8), max: hours(8) }),
        fc.integer({ min: 0, max: hours(16) }),
        (offset, wait) => {
          const when = TEE + offset
          const now = when + wait
          const counted = shown(when, { now })
          expect(counted !== null || when < OPENS || when > CLOSES).toBe(true)
          if (counted !== null)
            expect([
              counted >= OPENS || counted === now,
              counted <= CLOSES,
              counted <= now,
              Math.abs(counted - when) < PROOF_STEP,
            ]).toEqual([true, true, true, true])
        },
      ),
    )
  })
})

test('parseProof reads what proofText writes and rejects other text', () => {
  const text = proofText(proofStep(TEE), 'AbC-_4567890123x')
  expect(parseProof(text)).toEqual({
    step: Math.floor(TEE / PROOF_STEP),
    signature: 'AbC-_4567890123x',
  })
  for (const wrong of [
    '',
    'x',
    '.AbC-_4567890123x',
    `${text}y`,
    text.slice(0, -1),
    text.replace('.', ':'),
    `${'9'.repeat(10)}.AbC-_4567890123x`,
    'AB.AbC-_4567890123x',
  ])
    expect(parseProof(wrong)).toBeUndefined()
  expect(proofStep(minutes(1))).toBe(2)
})
