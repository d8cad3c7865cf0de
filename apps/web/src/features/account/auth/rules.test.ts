import { describe, expect, test } from 'vitest'
import account from '@tomogolf/phrases/areas/account/en'
import { createTranslator } from '@tomogolf/phrases/translator'
import { codeRules, emailRules, loginRules, registerRules } from './rules.ts'

const t = createTranslator('en', account) as (key: string) => string
/** The error under each field, in English. */
function problems(
  rules: {
    safeParse: (form: unknown) => {
      success: boolean
      error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
    }
  },
  form: unknown,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, message } of rules.safeParse(form).error?.issues ?? [])
    found[String(path[0])] ??= t(message)
  return found
}

describe('the login form', () => {
  test('requires both fields, with the phrases of the product', () => {
    expect(problems(loginRules, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    })
  })
  test('requires a valid email address and six characters', () => {
    expect(problems(loginRules, { email: 'emily@', password: 'short' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    })
    expect(problems(loginRules, { email: ' emily@example.com ', password: 'secret' })).toEqual({})
  })
})

describe('the register form', () => {
  const form = {
    email: 'emily@example.com',
    password: 'Fairway2026',
    confirmPassword: 'Fairway2026',
  }
  test('accepts a password that meets all four rules', () => {
    expect(problems(registerRules, form)).toEqual({})
  })
  test.each(['Fair1', 'fairway2026', 'FAIRWAY2026', 'Fairwayfair'])('refuses %s', (password) => {
    expect(problems(registerRules, { ...form, password, confirmPassword: password })).toEqual({
      password: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
    })
  })
  test('reports a different confirmation even while the password is invalid', () => {
    expect(problems(registerRules, { ...form, confirmPassword: 'Fairway2027' })).toEqual({
      confirmPassword: 'Passwords don’t match',
    })
    expect(
      problems(registerRules, { ...form, password: 'a', confirmPassword: 'b' }),
    ).toHaveProperty('confirmPassword', 'Passwords don’t match')
  })
})

test('a single email field is validated like that of the login', () => {
  expect(problems(emailRules, { email: '' })).toEqual({ email: 'Email is required' })
  expect(problems(emailRules, { email: 'x@y' })).toEqual({
    email: 'Please enter a valid email address',
  })
})
test('a code has six digits or is a recovery code', () => {
  expect(codeRules.safeParse({ totp: '12345' }).success).toBe(false)
  expect(codeRules.safeParse({ totp: ' 123456 ' }).success).toBe(true)
  expect(codeRules.safeParse({ totp: 'k3ea3-rr8zv' }).success).toBe(true)
})
