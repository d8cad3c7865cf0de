import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUsers } from '../support/create-users.ts'
import { hashPassword } from '../../src/platform/security/passwords.ts'
import { NOON, testClock } from '../support/prepared-database.ts'
import type { World } from '../support/world.ts'
import { productionSite } from '../support/production-site.ts'

let site: Awaited<ReturnType<typeof productionSite>>, cookie: string, email: string
beforeAll(async () => {
  site = await productionSite()
  const [person] = await createUsers(
    { deps: site.deps, clock: testClock(NOON) } as World,
    1,
    () => null,
  )
  cookie = person!.cookie
  email = person!.email
  await site.deps.db.executeSql('UPDATE users SET password_hash = $1 WHERE email = $2', [
    await hashPassword('Fairway-2026'),
    email,
  ])
})
afterAll(() => site.close())
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'GET',
    url,
    headers: { host: 'tomogolf.example', 'x-forwarded-proto': 'https', ...headers },
  })
const HTML = 'text/html; charset=utf-8'

// one response of every kind
const KINDS: [name: string, url: string, status: number, type: RegExp, signedIn?: true][] = [
  ['a page', '/', 200, /html/],
  ['a page with data', '/games', 200, /html/],
  ['a personal page', '/my-games', 200, /html/, true],
  ['a missing page', '/nowhere', 404, /html/],
  ['a redirect', '/golf-etiquette', 301, /./],
  ['the shell for offline use', '/shell', 200, /html/],
  ['the service worker', '/sw.js', 200, /javascript/],
  ['a file', '/icon.svg', 200, /svg/],
  ['a drawn picture', '/crest/abc.svg', 200, /svg/],
  ['the sitemap', '/sitemap.xml', 200, /xml/],
  ['an API response', '/api/games', 200, /json/],
  ['a refusal', '/api/my-games', 401, /json/],
  ['a missing endpoint', '/api/nothing', 404, /json/],
  ['a personal API response', '/api/profile', 200, /json/, true],
  ['a download', '/api/golf-courses/download', 200, /csv/],
  ['the API documentation', '/api/docs', 200, /html/],
  ['a missing photo', '/api/photos/abcdefghjkmnpq', 404, /json/],
  ['the health check', '/healthz', 200, /json/],
]
describe.each(KINDS)('%s (%s)', (_name, url, status, type, signedIn) => {
  test('has a content type, HSTS and a referrer policy, and cannot be framed', async () => {
    const { statusCode, headers } = await get(url, signedIn ? { cookie } : {})
    expect([statusCode, String(headers['content-type'] ?? 'none')]).toEqual([
      status,
      expect.stringMatching(type),
    ])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
      'referrer-policy': expect.stringMatching(/no-referrer|strict-origin-when-cross-origin/),
    })
    expect(
      `${String(headers['content-security-policy'] ?? '')} ${String(headers['x-frame-options'] ?? '')}`,
    ).toMatch(/frame-ancestors 'none'|SAMEORIGIN|DENY/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test.each(['/', '/games', '/faq', '/login', '/nowhere', '/shell'])(
  '%s runs no script without a hash in its policy, and no inline style',
  async (url) => {
    const { headers, body } = await get(url, { accept: 'text/html' })
    expect(headers['content-type']).toBe(HTML)
    const policy = String(headers['content-security-policy'])
    for (const directive of [
      `default-src 'self'`,
      `style-src 'self';`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ])
      expect(policy).toContain(directive)
    expect(policy).not.toMatch(/unsafe|nonce/)
    const scripts = [...body.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, attributes]) => !/type="application\/(json|ld\+json)"/.test(attributes!),
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes, source] of scripts) {
      expect(attributes).not.toContain('src')
      expect(policy).toContain(`'sha256-${createHash('sha256').update(source!).digest('base64')}'`)
    }
    expect(body).not.toContain('<style')
    expect(body).not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+|nonce)="/)
  },
)

test('personal responses are never stored by shared caches', async () => {
  for (const url of ['/my-games', '/api/profile', '/api/my-games'])
    expect((await get(url, { cookie })).headers['cache-control']).toMatch(/private|no-store/)
})

test('sets cookies for this site over TLS only, hidden from scripts', async () => {
  // production accepts no development token: stub the captcha
  Object.assign(site.deps.captcha, { verify: async () => true })
  const login = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: {
      host: 'tomogolf.example',
      'x-forwarded-proto': 'https',
      origin: 'https://tomogolf.example',
    },
    payload: { email, password: 'Fairway-2026', recaptchaToken: 'a token' },
  })
  expect(login.statusCode).toBe(200)
  const cookieHeaders = [login.headers['set-cookie'] ?? []].flat()
  expect(cookieHeaders.map((cookieHeader) => cookieHeader.split('=')[0]).sort()).toEqual([
    'tomogolf_device',
    'tomogolf_session',
  ])
  for (const cookieHeader of cookieHeaders) {
    expect(cookieHeader).toMatch(/; HttpOnly/)
    expect(cookieHeader).toMatch(/; Secure/)
    expect(cookieHeader).toMatch(/; SameSite=Lax/)
    expect(cookieHeader).toMatch(/; Path=\//)
    expect(cookieHeader).not.toMatch(/; Domain=/)
  }
  // no other response sets a cookie for a visitor without a session
  for (const [, url] of KINDS)
    expect(
      [(await get(url)).headers['set-cookie'] ?? []]
        .flat()
        .filter((cookieHeader) => !cookieHeader.startsWith('lang=')),
      url,
    ).toEqual([])
})

test('neither the development tools nor metrics without a token exist in production', async () => {
  for (const url of ['/api/dev/outbox', '/api/dev/clock', '/dev/mails', '/metrics'])
    expect((await get(url)).statusCode, url).toBe(404)
})
