import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSWORD_RULES, passwordStrength } from './password.ts'

test.each([
  ['', [], 'empty', 0],
  ['!', [], 'empty', 0],
  ['a', ['lower'], 'weak', 0.25],
  ['aA', ['upper', 'lower'], 'fair', 0.5],
  ['aA1', ['upper', 'lower', 'digit'], 'good', 0.75],
  ['aaaaaaa', ['lower'], 'weak', 0.25],
  ['aaaaaaaa', ['length', 'lower'], 'fair', 0.5],
  ['Abcdef1', ['upper', 'lower', 'digit'], 'good', 0.75],
  ['Abcdefg1', [...PASSWORD_RULES], 'strong', 1],
  ['Ünïcode1', [...PASSWORD_RULES], 'strong', 1],
  ['パスワードです１２', ['length'], 'weak', 0.25],
  ['Aa1⛳⛳⛳⛳', ['upper', 'lower', 'digit'], 'good', 0.75],
])('the password %j meets %j: %s', (password, met, strength, share) => {
  expect(passwordStrength(password)).toEqual({ met, strength, share, ok: met.length === 4 })
})
test('a password is accepted exactly when it meets every rule', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (password) => {
      const result = passwordStrength(password)
      expect(result.ok).toBe(result.strength === 'strong')
      expect(result.share).toBe(result.met.length / 4)
    }),
  )
})
test('appending characters never makes a password weaker', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ unit: 'grapheme-ascii' }),
      (a, b) => {
        expect(passwordStrength(a + b).share).toBeGreaterThanOrEqual(passwordStrength(a).share)
      },
    ),
  )
})
