import { describe, expect, test } from 'vitest'
import { createTranslator, loadArea } from '@tomogolf/phrases'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { errorPhrase, errorText, messageForStatus, type ErrorMessage } from './error-message.ts'

const en = await loadArea('errors', 'en')
const t = createTranslator('en', en)
const textOf = (message: ErrorMessage | null) =>
  message === null ? null : 'text' in message ? message.text : en[message.phrase]

describe('messageForStatus', () => {
  test.each([
    [
      'a 401 that asks for a login',
      '/api/my-games',
      401,
      '{"message":"Not authenticated"}',
      'Please log in to continue',
    ],
    [
      'a 401 with another text that asks for a login',
      '/api/my-games',
      401,
      'Authentication required',
      'Please log in to continue',
    ],
    [
      'any other 401',
      '/api/my-games',
      401,
      '{"message":"stale"}',
      'Your session has expired. Please log in again',
    ],
    [
      '403',
      '/api/admin/users',
      403,
      '{"message":"no"}',
      'You don’t have permission to access this',
    ],
    ['404', '/api/games/x', 404, '', 'The requested information was not found'],
    [
      '500',
      '/api/games',
      500,
      '{"message":"stack trace"}',
      'Something went wrong on our end. Please try again',
    ],
    ['503', '/api/games', 503, '', 'Something went wrong on our end. Please try again'],
    [
      'another 4xx with a message',
      '/api/games',
      409,
      '{"message":"Someone just took the last spot."}',
      'Someone just took the last spot.',
    ],
    [
      'another 4xx without one',
      '/api/games',
      422,
      '{"code":"X"}',
      'Please check your request and try again',
    ],
    [
      'another 4xx without JSON',
      '/api/games',
      400,
      '<html>',
      'Please check your request and try again',
    ],
    ['a 401 on the session is left to the caller', '/api/auth/me', 401, 'Not authenticated', null],
    ['a 401 on the profile is left to the caller', '/api/profile', 401, 'Not authenticated', null],
    [
      'a 404 on the profile has a message',
      '/api/profile',
      404,
      '',
      'The requested information was not found',
    ],
    ['any failure on login is left to the caller', '/api/auth/login', 500, '', null],
    [
      'any failure on register is left to the caller',
      '/api/auth/register',
      409,
      '{"message":"Email already registered"}',
      null,
    ],
    ['a successful response has no message', '/api/games', 200, '{}', null],
  ])('%s', (_name, path, status, body, expected) => {
    expect(textOf(messageForStatus({ path, status, body }))).toBe(expected)
  })
})

describe('errorPhrase', () => {
  test.each([
    'INVALID_RECAPTCHA',
    'EMAIL_NOT_VERIFIED',
    'EMAIL_ALREADY_EXISTS',
    'INVALID_CREDENTIALS',
    'TOKEN_EXPIRED',
    'TOKEN_INVALID',
    'PAYMENT_SETUP_FAILED',
    'PAYMENT_METHOD_REQUIRED',
    'GAME_JOIN_FAILED',
    'STRIPE_ERROR',
    'NETWORK_ERROR',
    'SERVER_ERROR',
    'VALIDATION_ERROR',
    'UNAUTHORIZED',
  ])('the code %s has its own phrase; message and status are ignored', (code) => {
    expect(errorPhrase({ code, message: 'network timeout', status: 500 })).toBe(`errors.${code}`)
    expect(en[`errors.${code}`]).toBeTruthy()
  })

  test.each([
    ['Network request lost', 'NETWORK_ERROR'],
    ['Connection refused', 'NETWORK_ERROR'],
    ['Failed to fetch', 'NETWORK_ERROR'],
    ['Timeout of 10000 ms', 'NETWORK_ERROR'],
    ['Invalid credentials', 'INVALID_CREDENTIALS'],
    ['Login failed', 'INVALID_CREDENTIALS'],
    ['Email not verified', 'EMAIL_NOT_VERIFIED'],
    ['Email already registered', 'EMAIL_ALREADY_EXISTS'],
    ['Payment was refused', 'STRIPE_ERROR'],
    ['Your card is gone', 'STRIPE_ERROR'],
    ['Billing problem', 'STRIPE_ERROR'],
    ['You cannot join', 'GAME_JOIN_FAILED'],
    ['Internal server error', 'SERVICE_UNAVAILABLE'],
    ['Code 500', 'SERVICE_UNAVAILABLE'],
    ['Validation of the body', 'VALIDATION_ERROR'],
    ['Field missing', 'VALIDATION_ERROR'],
    ['No camera', 'cameraPermission'],
    ['QR unreadable', 'cameraPermission'],
    ['Scanner busy', 'cameraPermission'],
    ['Permission denied', 'cameraPermission'],
    ['Bad token', 'TOKEN_EXPIRED'],
    ['It has expired', 'TOKEN_EXPIRED'],
    ['Invalid link', 'TOKEN_EXPIRED'],
  ])('the message "%s" means %s', (message, phrase) => {
    expect(errorPhrase({ code: 'SOMETHING_NEW', message, status: 409 })).toBe(`errors.${phrase}`)
  })

  test.each([
    [400, 'VALIDATION_ERROR'],
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [429, 'RATE_LIMITED'],
    [500, 'SERVICE_UNAVAILABLE'],
    [502, 'SERVICE_UNAVAILABLE'],
    [503, 'SERVICE_UNAVAILABLE'],
    [504, 'SERVICE_UNAVAILABLE'],
    [418, 'generic'],
    [0, 'generic'],
  ])('the status %i alone means %s', (status, phrase) => {
    expect(errorPhrase({ status, message: 'oh' })).toBe(`errors.${phrase}`)
  })
})

describe('errorText', () => {
  test('fills the parameters of a known code', () => {
    const error = new ApiError(409, {
      code: 'JOIN_DEADLINE_PASSED',
      message: 'x',
      params: { hours: 4 },
    })
    expect(errorText(t, error)).toBe(
      'Join deadline has passed. Games must be joined at least 4 hours before start time.',
    )
  })
  test('uses the plural form of a count', () => {
    expect(
      errorText(t, new ApiError(409, { code: 'PROFILE_INCOMPLETE', params: { count: 1 } })),
    ).toBe('Your profile is incomplete. 1 item is missing.')
  })
  test.each([
    [
      'the message of the response',
      409,
      '/api/games',
      { code: 'BRAND_NEW', message: 'The course is closed that day.' },
      'The course is closed that day.',
    ],
    [
      'the phrase of its status if there is no message',
      429,
      '/api/games',
      '<html>slow down</html>',
      'Too many requests. Please wait a moment and try again.',
    ],
    [
      'the pinned phrase for an empty body',
      422,
      '/api/games',
      '',
      'Please check your request and try again',
    ],
    [
      'the pinned phrase for a body without a message',
      400,
      '/api/games',
      { code: 'BRAND_NEW' },
      'Please check your request and try again',
    ],
    [
      'the pinned phrase for a status without one of its own',
      418,
      '/api/games',
      null,
      'Please check your request and try again',
    ],
    [
      'the phrase of a conflict if there is no message',
      409,
      '/api/games',
      '',
      'This action conflicts with existing data. Please refresh and try again.',
    ],
    [
      'a general phrase for a server error, never its message',
      502,
      '/api/games',
      { message: 'upstream' },
      'Something went wrong on our end. Please try again',
    ],
    [
      'that access is forbidden',
      403,
      '/api/games',
      'Forbidden by proxy',
      'You don’t have permission to access this',
    ],
    [
      'the phrase of errorPhrase on the login page',
      503,
      '/api/auth/login',
      '<html>',
      'The service is temporarily unavailable. Please try again in a few minutes.',
    ],
  ] as const)('a response with an unknown code gives %s', (_name, status, path, body, expected) => {
    expect(errorText(t, new ApiError(status, body, path))).toBe(expected)
  })
  test('a suspension names its end, or the number of strikes', () => {
    const suspended = (count: number) =>
      errorText(
        t,
        new ApiError(403, { code: 'ACCOUNT_SUSPENDED', params: { count, until: '2026-12-20' } }),
      )
    expect([0, 1, 2].map(suspended)).toEqual([
      'Your account is suspended until Sun, Dec 20, 2026. You cannot host games at this time.',
      'Your account is currently suspended due to 1 strike. You cannot host games at this time.',
      'Your account is currently suspended due to 2 strikes. You cannot host games at this time.',
    ])
  })
  test('names a lost network connection', () => {
    expect(errorText(t, new ApiError(0, { code: 'NETWORK_ERROR' }))).toBe(
      'Please check your internet connection and try again',
    )
  })
  test('never shows the message of another exception', () => {
    expect(errorText(t, new TypeError('x is undefined'))).toBe(
      'Something went wrong. Please try again.',
    )
    expect(errorText(t, 'text')).toBe('Something went wrong. Please try again.')
  })
})
