import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '@tomogolf/domain/time'
import { hashSecret } from '../../../platform/security/ids.ts'
import {
  createAccountsWorld,
  PASSWORD,
  type AccountsWorld,
} from '../../../../test/support/accounts-world.ts'
import { medianCpuTime } from '../../../../test/support/cpu-time.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())
const COOKIE = 'tomogolf_session'

describe('signing in', () => {
  it('starts a session in an HttpOnly, SameSite cookie and stores only its hash', async () => {
    await world.account({ email: 'ana@example.com', username: 'ana' })
    const browser = world.browser()
    const answer = await browser.logIn('Ana@Example.com')
    expect(answer.body).toMatchObject({
      email: 'ana@example.com',
      username: 'ana',
      isAdmin: false,
      emailVerified: true,
    })
    const cookie = answer.raw.cookies.find((entry) => entry.name === COOKIE)!
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 30 * 86_400,
    })
    expect(cookie.secure).toBeUndefined()
    const { rows } = await world.deps.db.executeSql<{ hash: string }>(
      'SELECT s.hash FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = $1',
      ['ana@example.com'],
    )
    expect(rows).toEqual([{ hash: hashSecret(cookie.value) }])
    expect((await browser.get('/api/auth/me')).body.email).toBe('ana@example.com')
  })
  it('refuses a wrong password and an unknown address with the same message', async () => {
    await world.account({ email: 'known@example.com' })
    const wrong = await world.browser().logIn('known@example.com', 'Wrong7password'),
      unknown = await world.browser().logIn('unknown@example.com', 'Wrong7password')
    expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.status).toBe(wrong.status)
    expect([wrong.cookies, unknown.cookies]).toEqual([{}, {}])
  })
  it('takes as much CPU time for an unknown address', async () => {
    const work = (email: string) =>
      medianCpuTime(7, () => world.browser().logIn(email, 'Wrong7password'))
    await world.account({ email: 'slow@example.com' })
    await work('warm-up@example.com')
    const known = await work('slow@example.com')
    const unknown = await work('unknown@example.com')
    // without a stand-in hash an unknown address would take a tenth of the work
    expect(unknown).toBeGreaterThan(known * 0.5)
  })
  it('reveals an unverified address only after the right password', async () => {
    await world.account({ email: 'fresh@example.com', emailVerifiedAt: null })
    expect((await world.browser().logIn('fresh@example.com', 'Wrong7password')).body.code).toBe(
      'INVALID_CREDENTIALS',
    )
    const answer = await world.browser().logIn('fresh@example.com')
    expect([answer.status, answer.body.code, answer.body.email]).toEqual([
      403,
      'EMAIL_NOT_VERIFIED',
      'fresh@example.com',
    ])
    expect(answer.cookies).toEqual({})
  })
  it('accepts a password in any Unicode normal form', async () => {
    const { hashPassword } = await import('../../../platform/security/passwords.ts')
    await world.account({
      email: 'accent@example.com',
      passwordHash: await hashPassword('Fée7garden'.normalize('NFD')),
    })
    expect(
      (await world.browser().logIn('accent@example.com', 'Fée7garden'.normalize('NFC'))).status,
    ).toBe(200)
  })
  it('refuses an invalid captcha before it checks the password', async () => {
    expect(
      (await world.browser().logIn('ana@example.com', PASSWORD, { recaptchaToken: '' })).body.code,
    ).toBe('INVALID_RECAPTCHA')
  })
  it('returns the site key of the captcha', async () => {
    expect((await world.browser().get('/api/auth/captcha')).body).toEqual({ siteKey: null })
  })
  it('creates a new session id and ends the earlier session of the same browser', async () => {
    const browser = await world.signedIn('fixed@example.com')
    const old = browser.cookies[COOKIE]!
    await browser.logIn('fixed@example.com')
    expect(browser.cookies[COOKIE]).not.toBe(old)
    expect((await world.browser({ cookie: `${COOKIE}=${old}` }).get('/api/auth/me')).status).toBe(
      401,
    )
  })
  it('never adopts a planted session id (fixation)', async () => {
    await world.account({ email: 'victim@example.com' })
    const planted = 'A'.repeat(43),
      browser = world.browser()
    browser.cookies[COOKIE] = planted
    await browser.logIn('victim@example.com')
    expect(browser.cookies[COOKIE]).not.toBe(planted)
    expect(
      (await world.browser({ cookie: `${COOKIE}=${planted}` }).get('/api/auth/me')).status,
    ).toBe(401)
  })
})

describe('a session', () => {
  it('is required: 401 without a cookie and with an invalid one', async () => {
    for (const cookie of [
      '',
      `${COOKIE}=short`,
      `${COOKIE}=${'x'.repeat(43)}`,
      `${COOKIE}=${'%27'.repeat(14)}a`,
    ]) {
      const answer = await world.browser({ cookie }).get('/api/auth/me')
      expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED'])
    }
  })
  it('lasts 30 days after the last visit', async () => {
    const browser = await world.signedIn('rolling@example.com')
    world.later(29 * DAY)
    const visit = await browser.get('/api/auth/me')
    expect([
      visit.status,
      visit.raw.cookies.find((cookie) => cookie.name === COOKIE)?.maxAge,
    ]).toEqual([200, 30 * 86_400])
    world.later(30 * DAY)
    expect((await browser.get('/api/auth/me')).status).toBe(200)
    world.later(30 * DAY + 1)
    expect((await browser.get('/api/auth/me')).status).toBe(401)
  })
  it('updates its last visit at most every five minutes', async () => {
    const browser = await world.signedIn('quiet@example.com')
    const start = world.deps.clock.now()
    const seen = async () =>
      Date.parse(
        String(
          ((await browser.get('/api/auth/sessions')).body.sessions as { lastSeenAt: string }[])[0]!
            .lastSeenAt,
        ),
      )
    world.later(4 * MINUTE)
    expect(await seen()).toBe(start)
    world.later(MINUTE)
    await seen()
    expect(await seen()).toBe(start + 5 * MINUTE)
  })
  it('sets no cookie on cacheable responses', async () => {
    const browser = await world.signedIn('cached@example.com')
    world.later(DAY)
    expect((await browser.get('/api/photos/00000000000000')).cookies).toEqual({})
  })
  it('ends at logout, also from a stale tab of another account', async () => {
    const browser = await world.signedIn('leaver@example.com')
    const secret = browser.cookies[COOKIE]!
    const answer = await browser.post('/api/auth/logout', undefined, {
      'x-user-email': 'other@example.com',
    })
    expect([answer.status, answer.cookies[COOKIE]]).toEqual([200, ''])
    expect(
      (await world.browser({ cookie: `${COOKIE}=${secret}` }).get('/api/auth/me')).status,
    ).toBe(401)
  })
  it('is refused to a stale tab, and not granted by the identity headers', async () => {
    const browser = await world.signedIn('tab@example.com')
    const stale = await browser.get('/api/auth/me', { 'x-user-email': 'other@example.com' })
    expect([stale.status, stale.body.code]).toEqual([401, 'SESSION_EXPIRED'])
    expect((await browser.get('/api/auth/me', { 'x-user-email': 'TAB@example.com' })).status).toBe(
      200,
    )
    const token = Buffer.from(`tab@example.com:${world.deps.clock.now()}:key`).toString('base64')
    expect(
      (
        await world
          .browser()
          .get('/api/auth/me', { 'x-user-email': 'tab@example.com', 'x-user-token': token })
      ).status,
    ).toBe(401)
  })
  it('is listed for its user and can be ended', async () => {
    const phone = await world.signedIn('many@example.com'),
      laptop = world.browser({
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36',
      })
    await laptop.logIn('many@example.com')
    const list = (await phone.get('/api/auth/sessions')).body.sessions as {
      id: string
      current: boolean
      userAgent: string
    }[]
    expect(list.map((session) => session.current).sort()).toEqual([false, true])
    const other = list.find((session) => !session.current)!
    expect(other.userAgent).toContain('Windows')
    const stranger = await world.signedIn('stranger@example.com')
    expect((await stranger.del(`/api/auth/sessions/${other.id}`)).body.code).toBe('NOT_FOUND')
    expect((await laptop.get('/api/auth/me')).status).toBe(200)
    expect((await phone.del(`/api/auth/sessions/${other.id}`)).status).toBe(200)
    expect((await laptop.get('/api/auth/me')).status).toBe(401)
    expect((await phone.del(`/api/auth/sessions/${other.id}`)).body.code).toBe('NOT_FOUND')
  })
  it("loses an administrator's rights with the next request", async () => {
    const browser = await world.signedIn('demoted@example.com', { isAdmin: true })
    expect((await browser.get('/api/auth/me')).body.isAdmin).toBe(true)
    await world.deps.db.executeSql('UPDATE users SET is_admin = false WHERE id = $1', [
      browser.userId,
    ])
    expect(
      (await browser.post('/api/auth/totp/begin', { currentPassword: PASSWORD })).body.code,
    ).toBe('ADMIN_REQUIRED')
  })
  it('provides the viewer for a page outside the API', async () => {
    const page = await createAccountsWorld()
    const browser = await page.signedIn('page@example.com', { isAdmin: true })
    const raw = { cookies: { [COOKIE]: browser.cookies[COOKIE] }, headers: {}, server: page.app }
    const { sessionOf } = await import('./session.hook.ts')
    expect(await sessionOf(raw as never)).toMatchObject({
      userId: browser.userId,
      email: 'page@example.com',
      isAdmin: true,
    })
    expect(await sessionOf({ ...raw, cookies: {} } as never)).toBeNull()
    await page.close()
  })
})

describe('a login from a new browser', () => {
  it('is notified by mail, but not for the first browser or a known one', async () => {
    const first = await world.signedIn('watch@example.com')
    const mails = async () => {
      await world.deps.jobs.runDue()
      return world.mails('new_device', first.userId)
    }
    expect(await mails()).toEqual([])
    await first.post('/api/auth/logout')
    await first.logIn('watch@example.com')
    expect(await mails()).toEqual([])
    await world
      .browser({
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      })
      .logIn('watch@example.com')
    expect(await mails()).toEqual([
      { loggedInAt: { at: world.deps.clock.now() }, device: 'Safari, iPhone', ip: '127.0.0.1' },
    ])
  })
})
