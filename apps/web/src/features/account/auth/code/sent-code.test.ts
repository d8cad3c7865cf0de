// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { LOGIN_CODE_VALID } from '@tomogolf/domain/sign-in/login-code'
import { requestCode, sentCode } from './sent-code.ts'

vi.mock('@tomogolf/api-client/api.ts', () => ({
  api: vi.fn<typeof import('@tomogolf/api-client/api.ts').api>(),
}))

const EMAIL = 'ana@example.com'
const NOW = Date.parse('2026-11-20T02:20:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(api).mockReset()
  localStorage.clear()
})

test.each([
  [0, true],
  [LOGIN_CODE_VALID, true],
  [LOGIN_CODE_VALID + 1, false],
  // the clock was set back
  [-1, false],
])('after %i ms the page still waits for the code: %s', async (passed, isWaiting) => {
  await requestCode(EMAIL, null)
  vi.setSystemTime(NOW + passed)
  expect(sentCode()).toEqual(isWaiting ? { email: EMAIL, sentAt: NOW } : null)
})

test('a code that was sent to another browser is entered here', async () => {
  vi.mocked(api).mockRejectedValue(
    new ApiError(429, { code: 'LOGIN_CODE_SENT_RECENTLY', params: { count: 48 } }),
  )
  expect(await requestCode(EMAIL, null)).toEqual({ email: EMAIL, sentAt: NOW - 12_000 })
})

test('nothing is entered after another refusal', async () => {
  vi.mocked(api).mockRejectedValue(new ApiError(429, { code: 'TOO_MANY_LOGIN_CODES' }))
  await expect(requestCode(EMAIL, null)).rejects.toThrow('HTTP 429')
  expect(sentCode()).toBeNull()
})
