import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccountsWorld,
  PASSWORD,
  type AccountsWorld,
  type Browser,
} from '../../../../test/support/accounts-world.ts'

const REGISTRATION = 'tomogolf_registration'
const SESSION = 'tomogolf_session'
let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

async function register(browser: Browser, email: string, destination?: string) {
  const { body } = await browser.post('/api/auth/register', {
    email,
    password: PASSWORD,
    recaptchaToken: 'development',
    destination,
  })
  await world.deps.jobs.runDue()
  const id = String(body.id)
  return { id, links: () => world.mails('verify_email', id).map((mail) => mail.token) }
}
const open = (browser: Browser, link: string) => browser.get(`/api/auth/verify-email?token=${link}`)
const whoIs = async (browser: Browser) => (await browser.get('/api/auth/me')).body.email

describe('the link in the browser that registered', () => {
  it('starts a session and leads to the destination', async () => {
    const browser = world.browser()
    const { id, links } = await register(browser, 'same@example.com', '/games/abc?join=1')
    const cookie = browser.cookies[REGISTRATION]
    const answer = await open(browser, links()[0]!)
    expect(answer.body).toMatchObject({
      success: true,
      email: 'same@example.com',
      destination: '/games/abc?join=1',
      user: { id, emailVerified: true },
    })
    expect(await whoIs(browser)).toBe('same@example.com')
    expect(browser.cookies[REGISTRATION]).toBeUndefined()
    const stored = await world.deps.db.executeSql<{ browser_hash: string }>(
      'SELECT browser_hash FROM account_tokens WHERE user_id = $1',
      [id],
    )
    expect(stored.rows[0]!.browser_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(stored.rows[0]!.browser_hash).not.toBe(cookie)
  })
  it('sets cookies that scripts cannot read', async () => {
    const browser = world.browser()
    const { links } = await register(browser, 'httponly@example.com')
    const { raw } = await open(browser, links()[0]!)
    expect(raw.cookies.find(({ name }) => name === SESSION)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
  })
  it('starts one session for two parallel clicks', async () => {
    const browser = world.browser()
    const { id, links } = await register(browser, 'parallel@example.com')
    const link = links()[0]!
    const answers = await Promise.all([open(browser, link), open(browser, link)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await world.deps.db.executeSql<{ count: number }>(
      'SELECT count(*)::int AS count FROM sessions WHERE user_id = $1',
      [id],
    )
    expect(rows[0]!.count).toBe(1)
  })
  it('replaces a session of another user in this browser', async () => {
    const browser = await world.signedIn('before@example.com')
    const before = browser.cookies[SESSION]!
    const { links } = await register(browser, 'after@example.com')
    await open(browser, links()[0]!)
    expect(await whoIs(browser)).toBe('after@example.com')
    const stale = world.browser({ cookie: `${SESSION}=${before}` })
    expect((await stale.get('/api/auth/me')).status).toBe(401)
  })
  it('starts no session for a user who became an administrator', async () => {
    const browser = world.browser()
    const { id, links } = await register(browser, 'promoted@example.com')
    await world.deps.db.executeSql('UPDATE users SET is_admin = true WHERE id = $1', [id])
    const answer = await open(browser, links()[0]!)
    expect([answer.status, answer.body.user]).toEqual([200, null])
    expect(browser.cookies[SESSION]).toBeUndefined()
  })
})

describe('the link in another browser', () => {
  const MAIL = '/api/auth/verify-email'
  const stored = async (id: string) =>
    (
      await world.deps.db.executeSql<{ email: string; verified: boolean; used: number }>(
        `SELECT email, email_verified_at IS NOT NULL AS verified,
                (SELECT count(*)::int FROM account_tokens t WHERE t.user_id = u.id AND used_at IS NOT NULL) AS used
         FROM users u WHERE id = $1`,
        [id],
      )
    ).rows[0]!
  const readTables = async () =>
    (
      await world.deps.db.executeSql(
        'SELECT u.*, t.* FROM users u LEFT JOIN account_tokens t ON t.user_id = u.id ORDER BY u.id, t.id',
      )
    ).rows

  it('changes nothing and says whose registration it is', async () => {
    const { id, links } = await register(world.browser(), 'other@example.com', '/my-games')
    const before = await readTables()
    const other = world.browser()
    for (let scans = 0; scans < 3; scans++) {
      const answer = await open(other, links()[0]!)
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          success: false,
          message: 'en:answers.confirm_registration',
          email: 'other@example.com',
          registeredAt: new Date(world.deps.clock.now()).toISOString(),
          destination: null,
          user: null,
        },
      ])
      expect(answer.cookies).toEqual({})
    }
    expect(await readTables()).toEqual(before)
    expect((await stored(id)).verified).toBe(false)
    expect((await other.logIn('other@example.com')).body.code).toBe('EMAIL_NOT_VERIFIED')
  })
  it('changes nothing in a browser that registered another account', async () => {
    const victim = world.browser()
    await register(victim, 'victim@example.com')
    const { id, links } = await register(world.browser(), 'attacker@example.com')
    expect((await open(victim, links()[0]!)).body).toMatchObject({ success: false, user: null })
    expect(victim.cookies[SESSION]).toBeUndefined()
    expect((await stored(id)).verified).toBe(false)
  })

  describe('“This was me”', () => {
    it('activates the account with its password, and starts a session', async () => {
      const { id, links } = await register(world.browser(), 'mine@example.com', '/my-games')
      const other = world.browser()
      const answer = await other.post(MAIL, { token: links()[0], password: PASSWORD })
      expect([answer.status, answer.body]).toEqual([
        200,
        expect.objectContaining({
          success: true,
          destination: '/my-games',
          user: expect.objectContaining({ id, emailVerified: true }),
        }),
      ])
      expect(await whoIs(other)).toBe('mine@example.com')
      const replay = await other.post(MAIL, { token: links()[0], password: PASSWORD })
      expect([replay.status, replay.body.code]).toEqual([409, 'TOKEN_ALREADY_USED'])
    })
    it('never activates the password of a stranger', async () => {
      const stranger = world.browser()
      const { id, links } = await register(stranger, 'owner@example.com')
      const owner = world.browser()
      const guess = await owner.post(MAIL, { token: links()[0], password: 'My-own-2026' })
      expect([guess.status, guess.body.code]).toEqual([400, 'PASSWORD_INCORRECT'])
      expect(await stored(id)).toMatchObject({ verified: false, used: 0 })
      const renewed = await owner.post(MAIL, { token: links()[0], newPassword: 'My-own-2026' })
      expect(renewed.status).toBe(200)
      expect(await whoIs(owner)).toBe('owner@example.com')
      expect((await stranger.logIn('owner@example.com')).body.code).toBe('INVALID_CREDENTIALS')
      expect((await stranger.get('/api/auth/me')).status).toBe(401)
      expect((await world.browser().logIn('owner@example.com', 'My-own-2026')).status).toBe(200)
    })
    it.each([
      ['neither', {}],
      ['both', { password: PASSWORD, newPassword: 'My-own-2026' }],
      ['a weak one', { newPassword: 'weak' }],
    ])('refuses %s of the two passwords', async (name, proof) => {
      const { id, links } = await register(
        world.browser(),
        `${name.replaceAll(' ', '-')}@example.com`,
      )
      const answer = await world.browser().post(MAIL, { token: links()[0], ...proof })
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_ERROR'])
      expect(await stored(id)).toMatchObject({ verified: false, used: 0 })
    })
    it('starts no session for an administrator', async () => {
      const { id, links } = await register(world.browser(), 'appointed@example.com')
      await world.deps.db.executeSql('UPDATE users SET is_admin = true WHERE id = $1', [id])
      const other = world.browser()
      const answer = await other.post(MAIL, { token: links()[0], password: PASSWORD })
      expect([answer.status, answer.body.user, answer.cookies]).toEqual([200, null, {}])
      expect((await stored(id)).verified).toBe(true)
    })
  })

  describe('“This wasn’t me”', () => {
    const reject = (token: string | undefined) => world.browser().post(`${MAIL}/reject`, { token })

    it('deletes the account and frees the address', async () => {
      const stranger = world.browser()
      const { id, links } = await register(stranger, 'mistaken@example.com')
      const [link] = links()
      const answer = await reject(link)
      expect([answer.status, answer.body]).toEqual([200, { success: true }])
      expect(await stored(id)).toMatchObject({ email: `${id}@deleted.invalid`, verified: false })
      expect((await stranger.logIn('mistaken@example.com')).body.code).toBe('INVALID_CREDENTIALS')
      // neither the click in the browser that registered nor another answer brings it back
      for (const late of [
        await open(stranger, link!),
        await reject(link),
        await stranger.post(MAIL, { token: link, password: PASSWORD }),
      ])
        expect([late.status, late.body.code]).toEqual([400, 'INVALID_TOKEN'])
      const own = world.browser()
      const registered = await register(own, 'mistaken@example.com')
      expect(registered.id).not.toBe(id)
      expect((await open(own, registered.links()[0]!)).body.user).not.toBeNull()
    })
    it('deletes neither an active account nor an administrator’s', async () => {
      const browser = world.browser()
      const active = await register(browser, 'active@example.com')
      await open(browser, active.links()[0]!)
      const late = await reject(active.links()[0])
      expect([late.status, late.body.code]).toEqual([409, 'TOKEN_ALREADY_USED'])
      const admin = await register(world.browser(), 'chosen@example.com')
      await world.deps.db.executeSql('UPDATE users SET is_admin = true WHERE id = $1', [admin.id])
      expect((await reject(admin.links()[0])).body.code).toBe('INVALID_TOKEN')
      expect((await stored(admin.id)).email).toBe('chosen@example.com')
    })
    it('takes a verification link only', async () => {
      const { id } = await register(world.browser(), 'resetting@example.com')
      await world.browser().post('/api/auth/forgot-password', { email: 'resetting@example.com' })
      await world.deps.jobs.runDue()
      const { token } = world.mails('reset_password', id)[0]!
      for (const answer of [
        await reject(token),
        await world.browser().post(MAIL, { token, newPassword: 'My-own-2026' }),
        await reject('x'.repeat(43)),
      ])
        expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_TOKEN'])
      expect((await stored(id)).email).toBe('resetting@example.com')
    })
  })

  it.each([
    ['the link', (token: string) => world.browser().get(`${MAIL}?token=${token}`)],
    ['“This was me”', (token: string) => world.browser().post(MAIL, { token, password: PASSWORD })],
    ['“This wasn’t me”', (token: string) => world.browser().post(`${MAIL}/reject`, { token })],
  ])('%s works until its 24 hours end and not after', async (name, use) => {
    const emails = ['in-time', 'late'].map((when) => `${when}-${name.length}@example.com`)
    const [inTime, late] = [
      await register(world.browser(), emails[0]!),
      await register(world.browser(), emails[1]!),
    ]
    world.later(24 * 3_600_000)
    expect((await use(inTime.links()[0]!)).status).toBe(200)
    world.later(1)
    const answer = await use(late.links()[0]!)
    expect([answer.status, answer.body.code]).toEqual([410, 'TOKEN_EXPIRED'])
    expect(await stored(late.id)).toMatchObject({ email: emails[1], verified: false })
  })
})

describe('a link that is sent again', () => {
  it('keeps the destination and the browser of the registration, for any caller', async () => {
    const browser = world.browser()
    const { links } = await register(browser, 'later@example.com', '/games?host=1')
    const stranger = world.browser()
    await register(stranger, 'stranger@example.com', '/contact')
    world.later(60_000)
    await stranger.post('/api/auth/resend-verification', {
      email: 'later@example.com',
      destination: '/contact',
    })
    await world.deps.jobs.runDue()
    expect(links()).toHaveLength(2)
    expect((await open(browser, links()[1]!)).body).toMatchObject({
      destination: '/games?host=1',
      user: { email: 'later@example.com' },
    })
  })
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2Fevil.example'])(
  'refuses the destination %s',
  async (destination) => {
    const answer = await world.browser().post('/api/auth/register', {
      email: 'redirect@example.com',
      password: PASSWORD,
      recaptchaToken: 'development',
      destination,
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_ERROR'])
    expect(answer.body.details).toEqual([
      expect.objectContaining({ path: 'destination', code: 'format' }),
    ])
  },
)
