import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  LOGIN_CODE_TRIES,
  LOGIN_CODE_VALID,
  LOGIN_CODES_A_DAY,
} from '@tomogolf/domain/sign-in/login-code'
import { DAY, MINUTE } from '@tomogolf/domain/time'
import {
  createAccountsWorld,
  type AccountsWorld,
  type Browser,
} from '../../../../test/support/accounts-world.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

const COOKIE = 'tomogolf_session'
const captcha = { recaptchaToken: 'development' }
const request = (email: string, browser = world.browser()) =>
  browser.post('/api/auth/login-code', { email, ...captcha })
const enter = (email: string, code: string, browser: Browser = world.browser()) =>
  browser.post('/api/auth/login-by-code', { email, code, ...captcha })
/** The newest code that was mailed to a user. */
async function mailedCode(userId: string): Promise<string> {
  await world.deps.jobs.runDue()
  return world.mails('login_code', userId).at(-1)!.code
}
async function withCode(email: string, account: object = {}) {
  const { user } = await world.account({ email, ...account })
  expect((await request(email)).status).toBe(200)
  return { user, code: await mailedCode(user.id) }
}
/** Another code of six digits. */
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const answer = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.code,
  (body.params as { count?: number } | undefined)?.count,
]

describe('a login by a mailed code', () => {
  it('starts a session in another browser than the one that asked', async () => {
    const { code } = await withCode('ana@example.com')
    expect(code).toMatch(/^\d{6}$/)
    const browser = world.browser()
    const login = await enter('Ana@Example.com', code, browser)
    expect([login.status, login.body.email]).toEqual([200, 'ana@example.com'])
    expect(login.raw.cookies.find((cookie) => cookie.name === COOKIE)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    })
    expect((await browser.get('/api/auth/me')).status).toBe(200)
  })
  it('stores only a hash, which depends on the address', async () => {
    const { code } = await withCode('stored@example.com')
    const { rows } = await world.deps.db.executeSql<Record<string, unknown>>(
      'SELECT * FROM login_codes',
    )
    // by chance a hash contains the digits of the code
    const others = rows.map(({ code_hash: hash, address_hash: address, ...row }) => {
      for (const value of [hash, address]) expect(value ?? '0'.repeat(64)).toMatch(/^[0-9a-f]{64}$/)
      return row
    })
    expect(JSON.stringify(others)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain('stored@example.com')
    await withCode('neighbour@example.com')
    expect(answer(await enter('neighbour@example.com', wrong(code, 0)))[1]).toMatch(/LOGIN_CODE/)
  })
  it('replaces a planted session and the earlier one of the browser', async () => {
    const { code } = await withCode('planted@example.com')
    const planted = 'A'.repeat(43),
      browser = world.browser()
    browser.cookies[COOKIE] = planted
    await enter('planted@example.com', code, browser)
    expect(browser.cookies[COOKIE]).not.toBe(planted)
  })
  it('from a new browser is notified by mail', async () => {
    const known = await world.signedIn('watch@example.com')
    await request('watch@example.com')
    const code = await mailedCode(known.userId)
    await enter('watch@example.com', code)
    await world.deps.jobs.runDue()
    expect(world.mails('new_device', known.userId)).toHaveLength(1)
  })
  it('is refused without a valid captcha, which costs no try', async () => {
    const { code } = await withCode('robot@example.com')
    const body = { email: 'robot@example.com', code, recaptchaToken: '' }
    for (const path of ['login-code', 'login-by-code'])
      expect((await world.browser().post(`/api/auth/${path}`, body)).body.code).toBe(
        'INVALID_RECAPTCHA',
      )
    expect((await enter('robot@example.com', code)).status).toBe(200)
  })
})

describe('a code', () => {
  it('works once', async () => {
    const { code } = await withCode('once@example.com')
    expect((await enter('once@example.com', code)).status).toBe(200)
    expect(answer(await enter('once@example.com', code))).toEqual([401, 'LOGIN_CODE_WRONG', 3])
  })
  it.each([
    [LOGIN_CODE_VALID, 200],
    [LOGIN_CODE_VALID + 1, 410],
  ])('after %i ms answers %i', async (passed, status) => {
    const email = `late${status}@example.com`
    const { code } = await withCode(email)
    world.later(passed)
    expect((await enter(email, code)).status).toBe(status)
  })
  it('has five tries, and does not work at the sixth', async () => {
    const { code } = await withCode('tries@example.com')
    const answers = []
    for (let i = 1; i <= LOGIN_CODE_TRIES; i++)
      answers.push(answer(await enter('tries@example.com', wrong(code, i))))
    expect(answers).toEqual([
      [401, 'LOGIN_CODE_WRONG', 4],
      [401, 'LOGIN_CODE_WRONG', 3],
      [401, 'LOGIN_CODE_WRONG', 2],
      [401, 'LOGIN_CODE_WRONG', 1],
      [410, 'LOGIN_CODE_EXPIRED', undefined],
    ])
    expect(answer(await enter('tries@example.com', code))[1]).toBe('LOGIN_CODE_EXPIRED')
  })
  it('is replaced by the next one, which has its own tries', async () => {
    const { user, code } = await withCode('twice@example.com')
    await enter('twice@example.com', wrong(code))
    world.later(MINUTE)
    await request('twice@example.com')
    const next = await mailedCode(user.id)
    if (next !== code)
      expect(answer(await enter('twice@example.com', code))).toEqual([401, 'LOGIN_CODE_WRONG', 4])
    expect((await enter('twice@example.com', next)).status).toBe(200)
  })
  it('belongs to its address: it opens no other account', async () => {
    const { code } = await withCode('mine@example.com')
    await world.account({ email: 'yours@example.com' })
    await request('yours@example.com')
    expect((await enter('yours@example.com', code)).status).not.toBe(200)
  })
  it('ends with the account', async () => {
    const { user, code } = await withCode('gone@example.com')
    const browser = world.browser()
    await browser.logIn('gone@example.com')
    expect((await browser.del('/api/account')).status).toBe(200)
    expect(answer(await enter('gone@example.com', code))[1]).toBe('LOGIN_CODE_EXPIRED')
    expect(world.mails('login_code', user.id)).toHaveLength(1)
  })
})

describe('an address without an account', () => {
  it('gets the same answers: to requests, to wrong codes, in the end', async () => {
    const { code } = await withCode('known@example.com')
    const answersOf = async (email: string) => {
      const answers = [answer(await request(email))]
      for (let i = 1; i <= LOGIN_CODE_TRIES + 1; i++)
        answers.push(answer(await enter(email, wrong(code, i))))
      world.later(LOGIN_CODE_VALID + 1)
      answers.push(answer(await enter(email, code)))
      return answers
    }
    await request('unknown@example.com')
    await world.deps.jobs.runDue()
    const mails = world.notifications.length
    const start = world.deps.clock.now()
    const unknown = await answersOf('unknown@example.com')
    world.later(start - world.deps.clock.now())
    expect(unknown).toEqual(await answersOf('known@example.com'))
    expect(world.notifications).toHaveLength(mails)
  })
  it('without a request, nothing can be entered', async () => {
    expect(answer(await enter('nobody@example.com', '123456'))).toEqual([
      410,
      'LOGIN_CODE_EXPIRED',
      undefined,
    ])
  })
})

describe('requests', () => {
  it('are possible once a minute, and the refusal says when', async () => {
    await withCode('again@example.com')
    world.later(12_000)
    expect(answer(await request('again@example.com'))).toEqual([
      429,
      'LOGIN_CODE_SENT_RECENTLY',
      48,
    ])
    world.later(48_000)
    expect((await request('again@example.com')).status).toBe(200)
  })
  it('are possible ten times a day; a browser of the owner is not locked out', async () => {
    const { user } = await world.account({ email: 'flood@example.com' })
    const owner = world.browser()
    await owner.logIn('flood@example.com')
    for (let i = 0; i < LOGIN_CODES_A_DAY; i++) {
      expect((await request('flood@example.com')).status).toBe(200)
      world.later(MINUTE)
    }
    expect(answer(await request('flood@example.com'))[1]).toBe('TOO_MANY_LOGIN_CODES')
    await owner.post('/api/auth/logout')
    expect((await request('flood@example.com', owner)).status).toBe(200)
    expect((await enter('flood@example.com', await mailedCode(user.id), owner)).status).toBe(200)
    world.later(DAY)
    expect((await request('flood@example.com')).status).toBe(200)
  })
})

describe('no code is mailed', () => {
  it('to an administrator, and one that was mailed before the role is refused', async () => {
    const { user } = await world.account({ email: 'admin@example.com', isAdmin: true })
    expect((await request('admin@example.com')).body).toEqual({ success: true })
    await world.deps.jobs.runDue()
    expect(world.mails('login_code', user.id)).toEqual([])
    expect(world.mails('login_code_refused', user.id)).toHaveLength(1)
    const promoted = await withCode('promoted@example.com')
    await world.deps.db.executeSql('UPDATE users SET is_admin = true WHERE id = $1', [
      promoted.user.id,
    ])
    const login = await enter('promoted@example.com', promoted.code)
    expect([answer(login)[1], login.cookies]).toEqual(['LOGIN_CODE_EXPIRED', {}])
  })
  it('to an unverified address: its owner gets the verification link instead', async () => {
    const { user } = await world.account({ email: 'fresh@example.com', emailVerifiedAt: null })
    await request('fresh@example.com')
    await world.deps.jobs.runDue()
    expect(world.mails('login_code', user.id)).toEqual([])
    expect(world.mails('verify_email', user.id)).toHaveLength(1)
  })
  it('twice for one request, and not after it has expired', async () => {
    const { sendLoginCode } = await import('./send-login-code.usecase.ts')
    const { user } = await withCode('repeated@example.com')
    await sendLoginCode(world.deps, { email: user.email })
    await world.deps.jobs.runDue()
    expect(world.mails('login_code', user.id)).toHaveLength(1)
    world.later(MINUTE)
    await request(user.email)
    world.later(LOGIN_CODE_VALID + 1)
    await world.deps.jobs.runDue()
    expect(world.mails('login_code', user.id)).toHaveLength(1)
  })
})
