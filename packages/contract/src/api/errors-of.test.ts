import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints, type EndpointKey } from './endpoints.ts'
import { errorsOf, impliedErrorsOf, type ErrorsOf } from './errors-of.ts'
import { ERRORS } from './errors.ts'

const keys = Object.keys(endpoints) as EndpointKey[]

describe('errorsOf', () => {
  test('adds the refusals of guard, limit, method and input to the declared ones', () => {
    expect(errorsOf('GET /api/games/:id').sort()).toEqual([
      'GAME_NOT_FOUND',
      'RATE_LIMITED',
      'SERVER_ERROR',
      'SERVICE_UNAVAILABLE',
      'VALIDATION_ERROR',
    ])
    expect(errorsOf('POST /api/admin/users/:id/reset-password').sort()).toEqual([
      'ADMIN_REQUIRED',
      'BAD_ORIGIN',
      'NOT_FOUND',
      'PAYLOAD_TOO_LARGE',
      'PERMISSION_REQUIRED',
      'RATE_LIMITED',
      'SERVER_ERROR',
      'SERVICE_UNAVAILABLE',
      'SESSION_EXPIRED',
      'TOTP_ENROLMENT_REQUIRED',
      'UNAUTHORIZED',
      'UNSUPPORTED_MEDIA_TYPE',
      'VALIDATION_ERROR',
    ])
  })
  test('has the same codes in its type', () => {
    expectTypeOf<ErrorsOf<'GET /api/games/:id'>>().toEqualTypeOf<
      | 'GAME_NOT_FOUND'
      | 'RATE_LIMITED'
      | 'SERVER_ERROR'
      | 'SERVICE_UNAVAILABLE'
      | 'VALIDATION_ERROR'
    >()
    expectTypeOf<ErrorsOf<'GET /api/dev/clock'>>().toEqualTypeOf<
      'SERVER_ERROR' | 'SERVICE_UNAVAILABLE'
    >()
    expectTypeOf<'VALIDATION_ERROR'>().toExtend<ErrorsOf<'GET /api/games'>>()
    expectTypeOf<'TOTP_ENROLMENT_REQUIRED'>().toExtend<ErrorsOf<'GET /api/admin/users'>>()
  })
  test.each(keys)('%s does not repeat an implied refusal', (key) => {
    const declared: readonly string[] = endpoints[key].errors
    expect(impliedErrorsOf(key).filter((code) => declared.includes(code))).toEqual([])
    expect(new Set(declared).size).toBe(declared.length)
  })
  test('an endpoint with an id in its path declares a refusal with status 404', () => {
    const missing = keys.filter((key) => {
      const { params, errors }: Endpoint = endpoints[key]
      return params && !errors.some((code) => ERRORS[code] === 404)
    })
    expect(missing).toEqual([])
  })
})
