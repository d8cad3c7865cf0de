import { describe, expect, test } from 'vitest'
import { linkProblem, operatorFailure, registerFailure } from './failures.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'

const refusal = (status: number, code: string, message = '') =>
  new ApiError(status, { code, message })

describe('a refused registration', () => {
  test.each([
    ['the code', refusal(409, 'EMAIL_ALREADY_EXISTS')],
    ['a known message', refusal(400, 'UNKNOWN_ERROR', 'Email already registered')],
    ['another message', refusal(400, 'UNKNOWN_ERROR', 'Email already in use')],
    ['a message of a database', refusal(400, 'UNKNOWN_ERROR', 'This user already exists')],
  ])('shows a taken address at the email field: %s', (_, error) => {
    expect(registerFailure(error)).toEqual({
      field: 'email',
      phrase: 'errors.EMAIL_ALREADY_EXISTS',
    })
  })
  test('a taken username is not reported as a taken email address', () => {
    expect(registerFailure(refusal(400, 'UNKNOWN_ERROR', 'Username already exists'))).toEqual({
      field: null,
      phrase: 'errors.USERNAME_ALREADY_EXISTS',
    })
  })
  test('a captcha refusal has its own phrase; others use the general mapping', () => {
    expect(registerFailure(refusal(400, 'INVALID_RECAPTCHA')).phrase).toBe(
      'errors.INVALID_RECAPTCHA',
    )
    expect(registerFailure(refusal(0, 'NETWORK_ERROR')).phrase).toBeNull()
    expect(registerFailure(new Error('a bug of the page'))).toEqual({ field: null, phrase: null })
  })
})

describe('a link from a mail', () => {
  test.each([
    [409, 'TOKEN_ALREADY_USED', 'used'],
    [410, 'TOKEN_EXPIRED', 'expired'],
    [400, 'INVALID_TOKEN', 'invalid'],
    [400, 'VALIDATION_ERROR', 'invalid'],
    [500, 'SERVER_ERROR', 'failed'],
    [0, 'NETWORK_ERROR', 'failed'],
    [429, 'RATE_LIMITED', 'failed'],
  ] as const)('maps the response %i %s to %s', (status, code, problem) => {
    expect(linkProblem(refusal(status, code))).toBe(problem)
  })
})

test('the admin login reports wrong credentials only for that refusal', () => {
  expect(operatorFailure(refusal(401, 'INVALID_CREDENTIALS'))).toBe('account.operator.invalid')
  expect(operatorFailure(refusal(503, 'SERVICE_UNAVAILABLE'))).toBe('account.operator.failed')
})
