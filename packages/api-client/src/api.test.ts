import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { api, apiQuery, onSessionEnd } from './api.ts'
import { currentTime } from './server-clock.ts'
import { setTabUser } from './tab-user.ts'

type Call = { path: string; method: string; headers: Headers; body: unknown; credentials: string }
const calls: Call[] = []
let respond: () => Response
const stored = new Map<string, string>()

beforeEach(() => {
  calls.length = 0
  stored.clear()
  respond = () => Response.json({})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({
      path,
      method: init.method!,
      headers: new Headers(init.headers),
      body: init.body,
      credentials: init.credentials!,
    })
    return respond()
  })
})
afterEach(() => vi.unstubAllGlobals())

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('api', () => {
  test('fills in the path and the query, sends cookies, and parses JSON', async () => {
    respond = () => Response.json({ games: [] })
    expect(await api('GET /api/games', { query: { page: 2, search: '' } })).toEqual({ games: [] })
    await api('POST /api/games/:id/join', { params: { id: 'a/b' } })
    expect(calls.map((call) => `${call.method} ${call.path} ${call.credentials}`)).toEqual([
      'GET /api/games?page=2 include',
      'POST /api/games/a%2Fb/join include',
    ])
  })
  test('sends a JSON content type with every mutation', async () => {
    await api('POST /api/games/:id/join', { params: { id: 'x' } })
    expect(calls[0]!.headers.get('content-type')).toBe('application/json')
    expect(calls[0]!.body).toBeUndefined()
    await api('POST /api/games/:id/check-in', { params: { id: 'x' }, body: { code: 'ABCD2345' } })
    expect(calls[1]!.body).toBe('{"code":"ABCD2345"}')
  })
  test('sends the user of this tab, except to the admin API', async () => {
    stored.set('user-email', 'emily@example.com')
    await api('GET /api/games')
    await api('GET /api/admin/settings')
    expect(calls[0]!.headers.get('X-User-Email')).toBe('emily@example.com')
    expect(atob(calls[0]!.headers.get('X-User-Token')!)).toMatch(/^emily@example\.com:\d{13}:/)
    expect([calls[1]!.headers.get('X-User-Email'), calls[1]!.headers.get('X-User-Token')]).toEqual([
      null,
      null,
    ])
  })
  test('sends the user of this tab after a login in another tab', async () => {
    setTabUser('emily@example.com')
    stored.set('user-email', 'kenji@example.com')
    await api('GET /api/games')
    setTabUser(null)
    await api('GET /api/games')
    expect(calls.map((call) => call.headers.get('X-User-Email'))).toEqual([
      'emily@example.com',
      null,
    ])
    expect(stored.has('user-email')).toBe(false)
  })
  test('marks requests for the session and the profile as silent', async () => {
    await api('GET /api/auth/me')
    await api('GET /api/profile')
    await api('GET /api/games')
    expect(calls.map((call) => call.headers.get('X-Silent-Auth'))).toEqual(['1', '1', null])
  })
})

describe('a failed call', () => {
  test('throws the error of the response', async () => {
    respond = () =>
      Response.json(
        {
          code: 'EMAIL_NOT_VERIFIED',
          message: 'Please verify',
          email: 'e@x.jp',
          details: [{ path: 'email', code: 'x', message: 'y' }],
        },
        { status: 403 },
      )
    const error = await failure(
      api('POST /api/auth/login', {
        body: { email: 'e@x.jp', password: 'secret', recaptchaToken: 'development' },
      }),
    )
    expect(error).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please verify',
      fields: { email: 'e@x.jp' },
    })
    expect(error.details[0]!.path).toBe('email')
  })
  test.each([
    ['UNAUTHORIZED', 1],
    ['SESSION_EXPIRED', 1],
    ['INVALID_CREDENTIALS', 0],
    ['TOTP_REQUIRED', 0],
  ])('with 401 %s calls the session-end listener %i times', async (code, times) => {
    let count = 0
    onSessionEnd(() => {
      count++
    })
    respond = () => Response.json({ code }, { status: 401 })
    await failure(api('GET /api/my-games'))
    expect(count).toBe(times)
  })
  test('without JSON throws an error with its status', async () => {
    respond = () => new Response('<html>bad gateway</html>', { status: 502 })
    expect(await failure(api('GET /api/games'))).toMatchObject({
      status: 502,
      code: 'UNKNOWN_ERROR',
    })
  })
  test('without a network throws NETWORK_ERROR', async () => {
    respond = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await failure(api('GET /api/games'))).toMatchObject({ status: 0, code: 'NETWORK_ERROR' })
  })
})

test('each response syncs the page’s clock with the server’s', async () => {
  const tomorrow = Date.now() + 24 * 3_600_000
  respond = () =>
    Response.json({}, { headers: { 'x-server-time': new Date(tomorrow).toISOString() } })
  await api('GET /api/games')
  expect(Math.abs(currentTime() - tomorrow)).toBeLessThan(2000)
  respond = () => Response.json({}, { headers: { 'x-server-time': 'no time' } })
  await api('GET /api/games')
  expect(Math.abs(currentTime() - tomorrow)).toBeLessThan(2000)
})

test('a query key is the path and the query', () => {
  expect(apiQuery('GET /api/games', { query: { page: 2, search: '' } }).queryKey).toEqual([
    '/api/games',
    { page: 2 },
  ])
  expect(apiQuery('GET /api/games/:id', { params: { id: 'abc' } }).queryKey).toEqual([
    '/api/games/abc',
  ])
})
