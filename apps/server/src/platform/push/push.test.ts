import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../config/config.ts'
import { createPush } from './push.ts'

describe('web push', () => {
  const push = createPush(
    loadConfig({
      NODE_ENV: 'test',
      WEB_PUSH_PUBLIC_KEY: 'B'.repeat(87),
      WEB_PUSH_PRIVATE_KEY: 'p'.repeat(43),
    }),
  )!
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com.evil.example/', false],
    ['https://evilpush.apple.com/', false],
    ['https://localhost/', false],
    ['http://127.0.0.1/', false],
    ['not a URL', false],
  ])('accepts the endpoint %s: %s', (endpoint, accepted) => {
    expect(push.accepts(endpoint)).toBe(accepted)
  })
  it('is unavailable in production without keys', () => {
    const production = { ...loadConfig({ NODE_ENV: 'test' }), isProduction: true }
    expect(createPush(production)).toBeNull()
  })
  it('requires both keys', () => {
    expect(() => loadConfig({ NODE_ENV: 'test', WEB_PUSH_PUBLIC_KEY: 'B'.repeat(87) })).toThrow(
      /WEB_PUSH_PRIVATE_KEY/,
    )
  })
})
