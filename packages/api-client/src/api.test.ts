import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { api, apiQuery, whenSessionEnds } from './api.ts'
import { currentTime } from './server-clock.ts'
import { setTabUser } from './tab-user.ts'

type Call = { path: string; method: string; headers: Headers; body: unknown; credentials: string }
const calls: Call[] = []
let answer: () => Response
const stored = new Map<string, string>()

beforeEach(() => {
  calls.length = 0
  stored.clear()
  answer = () => Response.json({})
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
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (e: unknown) => e,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a call', () => {
  test('fills the path and the query, sends cookies, and reads JSON', async () => {
    answer = () => Response.json({ games: [] })
    expect(await api('GET /api/games', { query: { page: 2, search: '' } })).toEqual({ games: [] })
    await api('POST /api/games/:id/join', { params: { id: 'a/b' } })
    expect(calls.map((call) => `${call.method} ${call.path} ${call.credentials}`)).toEqual([
      'GET /api/games?page=2 include',
      'POST /api/games/a%2Fb/join include',
    ])
  })
  test('that changes something names JSON even without a body', async () => {
    await api('POST /api/games/:id/join', { params: { id: 'x' } })
    expect(calls[0]!.headers.get('content-type')).toBe('application/json')
    expect(calls[0]!.body).toBeUndefined()
    await api('POST /api/games/:id/check-in', { params: { id: 'x' }, body: { code: 'ABCD2345' } })
    expect(calls[1]!.body).toBe('{"code":"ABCD2345"}')
  })
  test('carries who this tab believes to be signed in, but not into the back-office', async () => {
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
  test('goes on naming who signed in in this tab, whoever signs in in another: the server sees that this one is stale', async () => {
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
  test('that only asks for the session or the profile is marked as silent', async () => {
    await api('GET /api/auth/me')
    await api('GET /api/profile')
    await api('GET /api/games')
    expect(calls.map((call) => call.headers.get('X-Silent-Auth'))).toEqual(['1', '1', null])
  })
})

describe('a call that fails', () => {
  test('says what the server said', async () => {
    answer = () =>
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
  ])('with 401 %s tells the page %i times that the session is over', async (code, times) => {
    let told = 0
    whenSessionEnds(() => {
      told++
    })
    answer = () => Response.json({ code }, { status: 401 })
    await failure(api('GET /api/my-games'))
    expect(told).toBe(times)
  })
  test('without JSON is still an error with its status', async () => {
    answer = () => new Response('<html>bad gateway</html>', { status: 502 })
    expect(await failure(api('GET /api/games'))).toMatchObject({
      status: 502,
      code: 'UNKNOWN_ERROR',
    })
  })
  test('because the network is gone says that nothing is known', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await failure(api('GET /api/games'))).toMatchObject({ status: 0, code: 'NETWORK_ERROR' })
  })
})

test('each answer sets the page’s clock to the server’s', async () => {
  const tomorrow = Date.now() + 24 * 3_600_000
  answer = () =>
    Response.json({}, { headers: { 'x-server-time': new Date(tomorrow).toISOString() } })
  await api('GET /api/games')
  expect(Math.abs(currentTime() - tomorrow)).toBeLessThan(2000)
  answer = () => Response.json({}, { headers: { 'x-server-time': 'no time' } })
  await api('GET /api/games')
  expect(Math.abs(currentTime() - tomorrow)).toBeLessThan(2000)
})

test('the key of a query is its path and what was asked', () => {
  expect(apiQuery('GET /api/games', { query: { page: 2, search: '' } }).queryKey).toEqual([
    '/api/games',
    { page: 2 },
  ])
  expect(apiQuery('GET /api/games/:id', { params: { id: 'abc' } }).queryKey).toEqual([
    '/api/games/abc',
  ])
})
