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
  it('verifies only, and says the address and the destination for the login', async () => {
    const { links } = await register(world.browser(), 'other@example.com', '/my-games')
    const other = world.browser()
    const answer = await open(other, links()[0]!)
    expect(answer.body).toMatchObject({
      email: 'other@example.com',
      destination: '/my-games',
      user: null,
    })
    expect(answer.cookies).toEqual({})
    expect((await other.get('/api/auth/me')).status).toBe(401)
  })
  it('starts no session in a browser that registered another account', async () => {
    const victim = world.browser()
    await register(victim, 'victim@example.com')
    const { links } = await register(world.browser(), 'attacker@example.com')
    expect((await open(victim, links()[0]!)).body.user).toBeNull()
    expect(victim.cookies[SESSION]).toBeUndefined()
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
