import { afterEach, describe, expect, test, vi } from 'vitest'
import { captchaToken } from './captcha.ts'

afterEach(() => vi.useRealTimers())
const answering = (execute: () => Promise<string>) => async () => ({
  ready: (then: () => void) => then(),
  execute,
})

describe('the invisible captcha', () => {
  test('returns the development token without a site key', async () => {
    expect(await captchaToken(null, 'login')).toBe('development')
  })
  test('returns its token', async () => {
    expect(
      await captchaToken(
        'key',
        'login',
        answering(async () => 'token'),
      ),
    ).toBe('token')
  })
  test('times out after ten seconds', async () => {
    vi.useFakeTimers()
    const token = captchaToken(
      'key',
      'register',
      answering(() => new Promise(() => undefined)),
    )
    await vi.advanceTimersByTimeAsync(9_999)
    expect(await Promise.race([token, 'still waiting'])).toBe('still waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await token).toBe('development')
  })
  test('returns the development token when the script does not load', async () => {
    expect(await captchaToken('key', 'login', () => Promise.reject(new Error('blocked')))).toBe(
      'development',
    )
  })
})
