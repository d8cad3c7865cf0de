import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InjectOptions } from 'fastify'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { must, newPerson, PASSWORD, type Person } from '../../../../test/support/people.ts'
import { medianCpuTime } from '../../../../test/support/cpu-time.ts'

const EVIL = 'https://evil.example'
let world: World, ana: Person
beforeAll(async () => {
  world = await createWorld()
  ana = await newPerson(world, 'Ana', null)
})
afterAll(() => world.close())
const signedIn = async (cookie: string) =>
  (await world.call('GET /api/auth/me', { cookie })).status === 200

describe('a page of another site, in the browser of a signed-in user', () => {
  it.each([
    ['DELETE', '/api/account', { origin: EVIL }],
    ['POST', '/api/auth/logout', { origin: EVIL }],
    ['PUT', '/api/profile', { origin: EVIL }],
    ['POST', '/api/auth/change-password', { origin: 'null' }],
    ['POST', '/api/profile/photo', { origin: 'http://localhost.evil.example' }],
    ['DELETE', '/api/account', { 'sec-fetch-site': 'cross-site' }],
    ['POST', '/api/auth/logout', { origin: EVIL, 'content-type': 'text/plain' }],
  ] as const)('cannot %s %s', async (method, url, headers) => {
    const answer = await world.app.inject({
      method,
      url,
      headers: { cookie: ana.cookie, ...headers },
      ...(method !== 'DELETE' && { payload: 'x' }),
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'BAD_ORIGIN'])
    expect(await signedIn(ana.cookie)).toBe(true)
  })
  it('cannot read a response: no CORS header allows it', async () => {
    const answer = await world.app.inject({
      url: '/api/profile',
      headers: { cookie: ana.cookie, origin: EVIL },
    })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
  })
  it('cannot send a form as JSON', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': type },
        payload: JSON.stringify({
          email: ana.email,
          password: PASSWORD,
          recaptchaToken: 'development',
        }),
      })
      expect([type, answer.statusCode < 500 && answer.statusCode >= 400, answer.cookies]).toEqual([
        type,
        true,
        [],
      ])
    }
  })
})

describe('a stolen cookie', () => {
  it('is worthless after the password is changed or reset', async () => {
    const cookieOf = async (password: string) =>
      must(
        await world.call('POST /api/auth/login', {
          body: { email: 'bea@example.com', password, recaptchaToken: 'development' },
        }),
      ).cookies
    const bea = await newPerson(world, 'Bea', null),
      stolen = bea.cookie,
      own = await cookieOf(PASSWORD)
    must(
      await world.call('POST /api/auth/change-password', {
        cookie: own,
        body: { currentPassword: PASSWORD, newPassword: 'Second-2026' },
      }),
    )
    expect([await signedIn(stolen), await signedIn(own)]).toEqual([false, true])
    must(await world.call('POST /api/auth/forgot-password', { body: { email: bea.email } }))
    await world.runJobs()
    // the clock is stopped, so the mails have no order: verification, notice of the change, link
    const mails = must(
      await world.call<{ text: string }[]>('GET /api/dev/outbox', { query: { to: bea.email } }),
    ).body
    const [, token] = mails
      .map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text))
      .find((found) => found !== null)!
    must(
      await world.call('POST /api/auth/reset-password', {
        body: { token, password: 'Third-2026' },
      }),
    )
    expect(await signedIn(own)).toBe(false)
    expect(await signedIn(await cookieOf('Third-2026'))).toBe(true)
  })
  it('grants nothing with the email header of another user, nor does the header alone', async () => {
    const eve = await newPerson(world, 'Eve', null),
      token = Buffer.from(`${ana.email}:${world.clock.now()}:tomogolf-web`).toString('base64')
    const headers = { 'x-user-email': ana.email, 'x-user-token': token }
    for (const cookie of [eve.cookie, ''])
      for (const call of [
        'GET /api/profile',
        'GET /api/account/export',
        'DELETE /api/account',
        'GET /api/admin/users',
      ]) {
        const answer = await world.call(call, { cookie, headers })
        expect([call, answer.status]).toEqual([call, 401])
      }
    expect(await signedIn(ana.cookie)).toBe(true)
  })
})

describe('a request body', () => {
  const post = (url: string, payload: string | Buffer, type = 'application/json', cookie = '') =>
    world.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type, ...(cookie && { cookie }) },
    })
  it.each([
    ['cut off', '{"email":"a@example.com"'],
    ['no JSON', 'email=a@example.com'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['no text at all', Buffer.from([0xff, 0xfe, 0x00])],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['a string where a form should be', '"x"'],
    ['numbers for texts', '{"email":1,"password":{},"recaptchaToken":[]}'],
    ['a prototype', '{"constructor":{"prototype":{"isAdmin":true}},"__proto__":{"isAdmin":true}}'],
  ])('(%s) is refused as a bad request, without a fault', async (_name, payload) => {
    for (const url of ['/api/auth/login', '/api/auth/register', '/api/auth/reset-password']) {
      const answer = await post(url, payload)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        400,
        'VALIDATION_ERROR',
      ])
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
  it('that is too large is refused before it is read, on every endpoint', async () => {
    for (const url of ['/api/auth/login', '/api/auth/forgot-password', '/api/auth/register'])
      expect((await post(url, `{"email":"${'x'.repeat(300_000)}"}`)).statusCode).toBe(413)
  })
  it('cannot set fields that no user may set', async () => {
    const wishes = {
      isAdmin: true,
      is_admin: true,
      role: 'admin',
      emailVerified: true,
      emailVerifiedAt: 1,
      id: 'mine0000000001',
      userId: 'mine0000000001',
      passwordHash: '',
      suspendedUntil: null,
      totpEnrolledAt: 1,
      rating: 5,
      stripeCustomerId: 'cus_of_another',
    }
    const made = must(
      await world.call<{ id: string; isAdmin: boolean }>('POST /api/auth/register', {
        body: {
          username: '',
          email: 'mallory@example.com',
          password: PASSWORD,
          recaptchaToken: 'development',
          ...wishes,
        },
      }),
      201,
    ).body
    expect([made.isAdmin, made.id === wishes.id]).toEqual([false, false])
    expect(
      (
        await world.call('POST /api/auth/login', {
          body: {
            email: 'mallory@example.com',
            password: PASSWORD,
            recaptchaToken: 'development',
            ...wishes,
          },
        })
      ).body,
    ).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    must(await world.call('PUT /api/profile', { cookie: ana.cookie, body: wishes }))
    expect((await world.call('GET /api/auth/me', { cookie: ana.cookie })).body).toMatchObject({
      id: ana.id,
      isAdmin: false,
    })
    expect((await world.call('GET /api/profile', { cookie: ana.cookie })).body).toMatchObject({
      rating: null,
      stripeCustomerId: null,
    })
    expect((await world.call('GET /api/admin/users', { cookie: ana.cookie })).body).toMatchObject({
      code: 'ADMIN_REQUIRED',
    })
  })
})

describe('finding out whether an address has an account', () => {
  it('is impossible by the response of any endpoint', async () => {
    // a minute after the registration, whose mail counts
    world.at(world.clock.now() + 60_000)
    for (const path of ['forgot-password', 'forgot-username', 'resend-verification']) {
      const answers = await Promise.all(
        ['ana@example.com', 'nobody@example.com'].map((email) =>
          world.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload: { email } }),
        ),
      )
      const [known, unknown] = answers.map((a) => [
        a.statusCode,
        a.body,
        Object.keys(a.headers).sort(),
      ])
      expect(unknown, path).toEqual(known)
    }
  })
  it('is impossible by the refusal of a second verification link within a minute', async () => {
    world.at(world.clock.now() + 60_000)
    const [known, unknown] = await Promise.all(
      ['ana@example.com', 'unknown@example.com'].map(async (email) => {
        const ask = () => world.call('POST /api/auth/resend-verification', { body: { email } })
        must(await ask())
        return (await ask()).body
      }),
    )
    expect(known).toMatchObject({ code: 'LINK_SENT_RECENTLY', params: { count: 60 } })
    expect(unknown).toEqual(known)
  })
  it('is impossible by the CPU time of a password reset', async () => {
    const work = (email: string) =>
      medianCpuTime(9, async () =>
        must(await world.call('POST /api/auth/forgot-password', { body: { email } })),
      )
    await work('warm-up@example.com')
    const known = await work(ana.email)
    const unknown = await work('unknown@example.com')
    // looking up the account in the request would make a known address several times slower
    expect(known).toBeLessThan(unknown * 2.5 + 2)
  })
})

describe('guessing passwords', () => {
  const tryFrom = (world: World, ip: string, email: string, more: Partial<InjectOptions> = {}) =>
    world.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: ip,
      payload: { email, password: 'Wrong-Guess-1', recaptchaToken: 'development' },
      ...more,
    })
  it('at one account is limited to thirty tries a minute, except in a known browser', async () => {
    const world = await createWorld({ env: { RATE_LIMITS: 'true' } })
    const owner = await newPerson(world, 'Olga', null)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => tryFrom(world, `203.0.113.${i + 1}`, owner.email)),
    )
    expect(answers.filter((a) => a.statusCode === 429).length).toBeGreaterThanOrEqual(10)
    const log = { email: owner.email, password: PASSWORD, recaptchaToken: 'development' }
    expect((await tryFrom(world, '198.51.100.7', owner.email, { payload: log })).statusCode).toBe(
      429,
    )
    // a device cookie of another account grants nothing
    expect(
      (
        await tryFrom(world, '198.51.100.8', owner.email, {
          payload: log,
          cookies: { tomogolf_device: 'A'.repeat(43) },
        })
      ).statusCode,
    ).toBe(429)
    expect(
      (
        await tryFrom(world, '198.51.100.9', owner.email, {
          payload: log,
          headers: { cookie: owner.cookie },
        })
      ).statusCode,
    ).toBe(200)
    expect((await tryFrom(world, '198.51.100.7', 'somebody.else@example.com')).statusCode).toBe(401)
    await world.close()
  })
  it('is limited despite forged forwarding headers', async () => {
    const world = await createWorld({ env: { RATE_LIMITS: 'true' } })
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, i) =>
        tryFrom(world, '203.0.113.1', 'one@example.com', {
          headers: { 'x-forwarded-for': `10.0.0.${i}`, 'x-real-ip': `10.0.0.${i}` },
        }),
      ),
    )
    expect(answers.filter((a) => a.statusCode === 429)).toHaveLength(1)
    await world.close()
  })
})
