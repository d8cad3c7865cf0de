import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newPerson, type Person } from '../support/people.ts'
import { createWorld, type World } from '../support/world.ts'
import { productionSite } from '../support/production-site.ts'

let world: World, person: Person, site: Awaited<ReturnType<typeof productionSite>>
beforeAll(async () => {
  world = await createWorld()
  person = await newPerson(world, 'Emily')
  site = await productionSite()
})
afterAll(async () => {
  await world.close()
  await site.close()
})

describe('a path outside the folder', () => {
  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/server/entry-server.js',
    '/..%5c..%5cpackage.json',
    '/.vite/manifest.json',
    '/assets/../../server/entry-server.js',
    '/art/..%2f..%2fpackage.json',
    '/crest/%2e%2e%2f.svg',
    '//etc/passwd',
    '/assets/%00',
    '/%c0%ae%c0%ae/etc/passwd',
  ])('%s finds no file', async (url) => {
    const answer = await site.app.inject({ method: 'GET', url })
    expect([301, 302, 400, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toMatch(
      /"workspaces"|"name": ?"@tomogolf|root:x:|createRequestHandler|entry-client\.tsx/,
    )
  })
  test('is no id either', async () => {
    for (const id of ['..%2f..%2fetc%2fpasswd', '%2e%2e', '..;', '%00'])
      expect((await world.call(`GET /api/photos/${id}`)).status, id).toBe(404)
  })
})

describe('a body with prototype keys', () => {
  const polluted = () => [
    ({} as Record<string, unknown>).polluted,
    ({} as Record<string, unknown>).isAdmin,
    (Object.prototype as Record<string, unknown>).polluted,
  ]
  test.each([
    '{"__proto__":{"polluted":1,"isAdmin":true}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"firstName":"Emily","__proto__":{"isAdmin":true}}',
    '{"properties":{"__proto__":{"polluted":1}},"name":"share"}',
  ])('%s changes no prototype and no role', async (payload) => {
    for (const [method, url] of [
      ['PUT', '/api/profile'],
      ['POST', '/api/analytics/events'],
      ['PUT', '/api/notification-settings'],
      ['POST', '/api/games'],
    ] as const) {
      const answer = await world.app.inject({
        method,
        url,
        headers: { 'content-type': 'application/json', cookie: person.cookie },
        payload,
      })
      expect(answer.statusCode, url).toBeLessThan(500)
    }
    expect(polluted()).toEqual([undefined, undefined, undefined])
    expect((await world.call('GET /api/admin/users', { cookie: person.cookie })).status).toBe(403)
  })
  test('is harmless in a URL, a form and a cookie too', async () => {
    await world.app.inject({
      method: 'GET',
      url: '/api/games?__proto__[polluted]=1&constructor[prototype][polluted]=1',
    })
    await world.app.inject({
      method: 'GET',
      url: '/api/games',
      headers: { cookie: '__proto__=1; constructor=1' },
    })
    const boundary = 'b',
      form = `--${boundary}\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n{"polluted":1}\r\n--${boundary}--\r\n`
    await world.app.inject({
      method: 'POST',
      url: '/api/profile/photo',
      headers: {
        cookie: person.cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: form,
    })
    expect(polluted()).toEqual([undefined, undefined, undefined])
  })
  test('makes no user an administrator', async () => {
    await world.call('PUT /api/profile', {
      cookie: person.cookie,
      body: {
        firstName: 'Emily',
        isAdmin: true,
        is_admin: true,
        role: 'admin',
        userId: 'other',
        emailVerified: true,
      },
    })
    expect(
      (await world.call<{ isAdmin: boolean }>('GET /api/auth/me', { cookie: person.cookie })).body
        .isAdmin,
    ).toBe(false)
  })
})

describe('a URL chosen by the caller', () => {
  test('is never called: pushes go to configured push services only', async () => {
    let called = 0
    const internalServer = createServer((_request, answer) => {
      called++
      answer.end('secret')
    })
    await new Promise<void>((done) => {
      internalServer.listen(0, '127.0.0.1', done)
    })
    const { port } = internalServer.address() as AddressInfo
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    for (const endpoint of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://[::1]:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'https://10.0.0.1/',
      'https://fcm.googleapis.com@127.0.0.1/',
      'https://fcm.googleapis.com.evil.example/',
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
    ]) {
      expect(
        (
          await world.call('POST /api/push/subscriptions', {
            cookie: person.cookie,
            body: { endpoint, keys },
          })
        ).status,
        endpoint,
      ).not.toBe(201)
      expect(
        (await world.deps.db.executeSql('SELECT 1 FROM push_subscriptions')).rows,
        endpoint,
      ).toEqual([])
    }
    await world.runJobs()
    internalServer.close()
    expect(called).toBe(0)
  })
  test('is never followed: a login redirects to our own pages only', async () => {
    for (const to of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/%2f/evil.example',
      'javascript:alert(1)',
    ]) {
      const page = await site.app.inject({
        method: 'GET',
        url: `/towkay/dashboard?redirectTo=${encodeURIComponent(to)}`,
      })
      expect(page.headers.location).toMatch(/^\/login\?redirectTo=%2Ftowkay%2Fdashboard/)
      const login = await site.app.inject({
        method: 'GET',
        url: `/login?redirectTo=${encodeURIComponent(to)}`,
      })
      expect(login.headers.location ?? '').not.toContain('evil')
    }
  })
  test('does not become the origin through Host or forwarding headers', async () => {
    const page = await site.app.inject({
      method: 'GET',
      url: '/games',
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    })
    expect(page.body).not.toContain('evil.example')
    expect(page.body).toContain('https://tomogolf.example/games')
  })
})

test('a body that is too large is refused', async () => {
  const big = await world.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ message: 'x'.repeat(300_000) }),
  })
  expect([big.statusCode, (big.json() as { code: string }).code]).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ])
  const deep = await world.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json' },
    payload: '['.repeat(100_000) + ']'.repeat(100_000),
  })
  expect(deep.statusCode).toBeLessThan(500)
})
