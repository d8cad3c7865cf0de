import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STEP_UP_VALID } from '@tomogolf/domain/sign-in/step-up'
import {
  createAccountsWorld,
  PASSWORD,
  type AccountsWorld,
  type Browser,
} from '../../../../test/support/accounts-world.ts'
import { SoftwareAuthenticator } from '../../../../test/support/sign-in/software-authenticator.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

type Created = Parameters<SoftwareAuthenticator['create']>[0]
type Requested = Parameters<SoftwareAuthenticator['get']>[0]
const prove = (browser: Browser, proof: object) => browser.post('/api/auth/step-up', proof)
const byPassword = (browser: Browser, password = PASSWORD) =>
  prove(browser, { method: 'password', password })
const isOpen = async (browser: Browser) => {
  const { status, body } = await browser.get('/api/account/export')
  return status === 200 ? true : body.code
}
/** Signed in ten minutes ago: sensitive acts are closed. */
async function settled(email: string, account: object = {}) {
  const browser = await world.signedIn(email, account)
  world.later(STEP_UP_VALID)
  expect(await isOpen(browser)).toBe('STEP_UP_REQUIRED')
  return browser
}
async function withPasskey(email: string, account: object = {}) {
  const browser = await world.signedIn(email, account)
  const authenticator = new SoftwareAuthenticator(world.deps.config.origin)
  const response = authenticator.create(
    (await browser.post('/api/auth/passkeys/begin')).body as Created,
  )
  expect((await browser.post('/api/auth/passkeys', { name: 'Phone', response })).status).toBe(201)
  world.later(STEP_UP_VALID)
  return { browser, authenticator }
}
const challengeOf = async (browser: Browser) =>
  (await browser.post('/api/auth/step-up/passkey')).body as Requested
const byPasskey = (browser: Browser, response: object) =>
  prove(browser, { method: 'passkey', response })
async function mailedCode(browser: Browser & { userId: string }) {
  expect((await browser.post('/api/auth/step-up/code')).status).toBe(200)
  await world.deps.jobs.runDue()
  return world.mails('login_code', browser.userId).at(-1)!.code
}
const byCode = (browser: Browser, code: string) => prove(browser, { method: 'code', code })
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.code,
]

describe('sensitive acts', () => {
  it('are open for ten minutes after a login, and for not a millisecond longer', async () => {
    const browser = await world.signedIn('minutes@example.com')
    expect(await isOpen(browser)).toBe(true)
    world.later(STEP_UP_VALID - 1)
    expect(await isOpen(browser)).toBe(true)
    world.later(1)
    expect(await isOpen(browser)).toBe('STEP_UP_REQUIRED')
    const { body } = await byPassword(browser)
    const provedAt = world.deps.clock.now()
    expect(body).toEqual({ provedUntil: new Date(provedAt + STEP_UP_VALID).toISOString() })
    world.later(STEP_UP_VALID - 1)
    expect(await isOpen(browser)).toBe(true)
    world.later(1)
    expect(await isOpen(browser)).toBe('STEP_UP_REQUIRED')
  })
  it('are closed in a session of an earlier release', async () => {
    const browser = await world.signedIn('earlier@example.com')
    await world.deps.db.executeSql('UPDATE sessions SET proved_at = NULL WHERE user_id = $1', [
      browser.userId,
    ])
    expect(await isOpen(browser)).toBe('STEP_UP_REQUIRED')
  })
  it('stay closed in other sessions of the user, and of other users', async () => {
    const browser = await settled('here@example.com')
    const elsewhere = world.browser()
    await elsewhere.logIn('here@example.com')
    const other = await world.signedIn('there@example.com')
    world.later(STEP_UP_VALID)
    expect((await byPassword(browser)).status).toBe(200)
    expect([await isOpen(browser), await isOpen(elsewhere), await isOpen(other)]).toEqual([
      true,
      'STEP_UP_REQUIRED',
      'STEP_UP_REQUIRED',
    ])
  })
  it('are not opened by requests of the session', async () => {
    const browser = await settled('busy@example.com')
    await browser.get('/api/auth/me')
    world.later(5 * 60_000)
    await browser.get('/api/auth/me')
    expect(await isOpen(browser)).toBe('STEP_UP_REQUIRED')
  })
  it('are for sessions only', async () => {
    expect(outcome(await byPassword(world.browser()))).toEqual([401, 'UNAUTHORIZED'])
  })
})

describe('by password', () => {
  it('refuses a wrong one', async () => {
    const browser = await settled('wrong@example.com')
    expect(outcome(await byPassword(browser, 'Wrong7iron'))).toEqual([400, 'PASSWORD_INCORRECT'])
    expect(await isOpen(browser)).toBe('STEP_UP_REQUIRED')
  })
  it('asks an administrator for the second factor too, once per code', async () => {
    const browser = await world.signedIn('enrolled@example.com', { isAdmin: true })
    const { secret } = (await browser.post('/api/auth/totp/begin', { currentPassword: PASSWORD }))
      .body
    const code = () =>
      new TOTP({ secret: String(secret) }).generate({ timestamp: world.deps.clock.now() })
    await browser.post('/api/auth/totp/confirm', { totp: code() })
    world.later(STEP_UP_VALID)
    expect((await browser.get('/api/auth/step-up')).body).toEqual({
      email: 'enrolled@example.com',
      methods: ['password'],
      needsTotp: true,
    })
    expect(outcome(await byPassword(browser))).toEqual([401, 'TOTP_REQUIRED'])
    const proof = { method: 'password', password: PASSWORD, totp: code() }
    expect((await prove(browser, proof)).status).toBe(200)
    world.later(0)
    expect(outcome(await prove(browser, proof))).toEqual([401, 'INVALID_TOTP'])
  })
})

describe('by a mailed code', () => {
  it('opens once', async () => {
    const browser = await settled('code@example.com')
    const code = await mailedCode(browser)
    expect((await byCode(browser, code)).status).toBe(200)
    expect(await isOpen(browser)).toBe(true)
    world.later(STEP_UP_VALID)
    expect(outcome(await byCode(browser, code))).toEqual([401, 'LOGIN_CODE_WRONG'])
    expect(await isOpen(browser)).toBe('STEP_UP_REQUIRED')
  })
  it('counts wrong ones', async () => {
    const browser = await settled('guess@example.com')
    const code = await mailedCode(browser)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let left = 4; left > 0; left--)
      expect((await byCode(browser, wrong)).body).toMatchObject({
        code: 'LOGIN_CODE_WRONG',
        params: { count: left },
      })
    expect(outcome(await byCode(browser, wrong))).toEqual([410, 'LOGIN_CODE_EXPIRED'])
    expect(outcome(await byCode(browser, code))).toEqual([410, 'LOGIN_CODE_EXPIRED'])
  })
  it('of another user does not', async () => {
    const victim = await settled('victim@example.com')
    const thief = await settled('thief@example.com')
    const own = await mailedCode(thief)
    expect((await byCode(victim, own)).status).not.toBe(200)
    expect(await isOpen(victim)).toBe('STEP_UP_REQUIRED')
  })
  it('is none for an administrator', async () => {
    const browser = await settled('boss@example.com', { isAdmin: true })
    expect(outcome(await browser.post('/api/auth/step-up/code'))).toEqual([403, 'FORBIDDEN'])
    // mailed before the role was given
    const chosen = await settled('chosen@example.com')
    const code = await mailedCode(chosen)
    await world.deps.db.executeSql('UPDATE users SET is_admin = true WHERE id = $1', [
      chosen.userId,
    ])
    expect(outcome(await byCode(chosen, code))).toEqual([410, 'LOGIN_CODE_EXPIRED'])
  })
})

describe('by passkey', () => {
  it('opens, also for an administrator', async () => {
    const { browser, authenticator } = await withPasskey('key@example.com', { isAdmin: true })
    expect((await browser.get('/api/auth/step-up')).body.methods).toEqual(['passkey', 'password'])
    const response = authenticator.get(await challengeOf(browser))
    expect((await byPasskey(browser, response)).status).toBe(200)
    expect(await isOpen(browser)).toBe(true)
    // a replay
    world.later(STEP_UP_VALID)
    expect(outcome(await byPasskey(browser, response))).toEqual([401, 'PASSKEY_INVALID'])
    expect(await isOpen(browser)).toBe('STEP_UP_REQUIRED')
  })
  it('refuses a challenge of another session, of another user, and of a login', async () => {
    const { browser, authenticator } = await withPasskey('own@example.com')
    const elsewhere = world.browser()
    await elsewhere.logIn('own@example.com')
    const other = await withPasskey('foreign@example.com')
    const login = (await world.browser().post('/api/auth/passkey-login/begin')).body as Requested
    for (const challenge of [await challengeOf(elsewhere), await challengeOf(other.browser), login])
      expect(outcome(await byPasskey(browser, authenticator.get(challenge)))).toEqual([
        401,
        'PASSKEY_INVALID',
      ])
    expect(await isOpen(browser)).toBe('STEP_UP_REQUIRED')
  })
  it('refuses the passkey of another person on this device', async () => {
    const { browser } = await withPasskey('borrowed@example.com')
    const { authenticator } = await withPasskey('borrower@example.com')
    const response = authenticator.get(await challengeOf(browser))
    expect(outcome(await byPasskey(browser, response))).toEqual([401, 'PASSKEY_INVALID'])
  })
  it('does not log in with the challenge of a step-up', async () => {
    const { browser, authenticator } = await withPasskey('cross@example.com')
    const response = authenticator.get(await challengeOf(browser))
    const login = await world.browser().post('/api/auth/passkey-login', { response })
    expect(outcome(login)).toEqual([401, 'PASSKEY_INVALID'])
  })
})
