import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../config/config.ts'
import { createCaptcha } from '../../../platform/security/captcha.ts'
import { contentSources } from '../../../web/content-sources.ts'
import { contentSecurityPolicy } from '../../../web/csp.ts'

const ORIGIN = 'https://tomogolf.example'
const log = { warn: () => {} }
const seen: URLSearchParams[] = []
let server: Server,
  url: string,
  answer: string,
  delayMs = 0,
  status = 200
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen.push(new URLSearchParams(body))
    await new Promise((done) => setTimeout(done, delayMs))
    // a client that followed the redirect would get a success there
    response
      .writeHead(request.url === '/siteverify' ? status : 200, {
        'content-type': 'application/json',
        location: '/elsewhere',
      })
      .end(answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
})
afterAll(
  () =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(done)
    }),
)

const live = (isProduction = true, timeoutMs = 500) =>
  createCaptcha(
    { CAPTCHA_SECRET_KEY: 'the key', isProduction, origin: ORIGIN },
    log,
    url,
    timeoutMs,
  )

describe('the captcha', () => {
  it('accepts the development value only outside production', async () => {
    expect(
      await createCaptcha(
        { CAPTCHA_SECRET_KEY: undefined, isProduction: false, origin: ORIGIN },
        log,
        url,
      ).verify('development', '::1'),
    ).toBe(true)
    expect(await live(true).verify('development', '::1')).toBe(false)
    expect(seen).toHaveLength(0)
  })
  it('accepts nothing else without keys', async () => {
    const none = createCaptcha(
      { CAPTCHA_SECRET_KEY: undefined, isProduction: false, origin: ORIGIN },
      log,
      url,
    )
    expect(await none.verify('a real answer', '::1')).toBe(false)
    expect(await none.verify('', '::1')).toBe(false)
  })
  it("calls the captcha's own server", async () => {
    answer = '{"success":true,"score":0.9,"hostname":"tomogolf.example"}'
    expect(await live().verify('an answer', '203.0.113.7')).toBe(true)
    expect(Object.fromEntries(seen.at(-1)!)).toEqual({
      secret: 'the key',
      response: 'an answer',
      remoteip: '203.0.113.7',
    })
  })
  it.each([
    ['a no', '{"success":false,"error-codes":["timeout-or-duplicate"]}'],
    ['a low score', '{"success":true,"score":0.3}'],
    ['an answer solved on another site', '{"success":true,"hostname":"evil.example"}'],
    ['something that is no verdict', '{"ok":1}'],
    ['something that is no JSON', '<html>'],
  ])('refuses at %s', async (_, text) => {
    answer = text
    expect(await live().verify('an answer', '::1')).toBe(false)
  })
  it('refuses when its server is slow, redirects or is down', async () => {
    answer = '{"success":true}'
    delayMs = 300
    expect(await live(true, 100).verify('an answer', '::1')).toBe(false)
    delayMs = 0
    status = 302
    expect(await live().verify('an answer', '::1')).toBe(false)
    status = 200
    expect(await live().verify('an answer', '::1')).toBe(true)
    expect(
      await createCaptcha(
        { CAPTCHA_SECRET_KEY: 'k', isProduction: true, origin: ORIGIN },
        log,
        'http://127.0.0.1:1/',
      ).verify('an answer', '::1'),
    ).toBe(false)
  })
})

describe('a site with a captcha', () => {
  const KEYS = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET_KEY: 'secret' }
  const LIVE = {
    NODE_ENV: 'production',
    APP_SECRET: 'a secret of thirty-two characters, at least',
    ORIGIN: 'https://golf.example',
    DATABASE_URL: 'postgres://db/golf',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://mail',
    OPERATOR_NAME: 'Tomo',
    OPERATOR_ADDRESS: 'Tokyo',
    OPERATOR_PHONE: '+81 3 0000 0000',
    OPERATOR_REPRESENTATIVE: 'Hanako Yamada',
  }
  it('is required in production', () => {
    expect(() => loadConfig(LIVE)).toThrow(
      /CAPTCHA_SITE_KEY: required in production\s+CAPTCHA_SECRET_KEY: required in production/,
    )
    expect(loadConfig({ ...LIVE, ...KEYS }).CAPTCHA_SITE_KEY).toBe('site')
  })
  it('requires both keys in every environment', () => {
    expect(() => loadConfig({ NODE_ENV: 'test', CAPTCHA_SITE_KEY: 'site' })).toThrow(
      'CAPTCHA_SITE_KEY, CAPTCHA_SECRET_KEY: both or none',
    )
  })
  it('allows its script and frame in the content security policy, unlike a site without one', () => {
    const policy = (env: Record<string, string>) =>
      contentSecurityPolicy(
        ['start()'],
        contentSources({
          cards: { live: false, apiBase: 'http://127.0.0.1:1', stripeJsUrl: null } as never,
          config: loadConfig({ NODE_ENV: 'test', ...env }),
        }),
        false,
      )
    expect(policy({})).not.toMatch(/recaptcha|gstatic/)
    expect(policy(KEYS)).toMatch(/script-src [^;]*https:\/\/www\.recaptcha\.net/)
    expect(policy(KEYS)).toMatch(/frame-src [^;]*https:\/\/www\.recaptcha\.net/)
  })
})
