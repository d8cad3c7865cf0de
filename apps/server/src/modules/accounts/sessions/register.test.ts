import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR } from '@tomogolf/domain/time'
import {
  createAccountsWorld,
  PASSWORD,
  type AccountsWorld,
  type Browser,
} from '../../../../test/support/accounts-world.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

const form = (email: string, more: object = {}) => ({
  username: '',
  email,
  password: PASSWORD,
  recaptchaToken: 'development',
  ...more,
})
const register = (email: string, more?: object) =>
  world.browser().post('/api/auth/register', form(email, more))
const verify = (token: string, browser: Browser) =>
  browser.get(`/api/auth/verify-email?token=${token}`)
async function newcomer(email: string): Promise<{ id: string; token: string; browser: Browser }> {
  const browser = world.browser()
  const { body } = await browser.post('/api/auth/register', form(email))
  await world.deps.jobs.runDue()
  const id = String(body.id)
  return { id, token: world.mails('verify_email', id).at(-1)!.token, browser }
}

describe('registering', () => {
  it('returns the user, starts no session and mails a link valid for 24 hours', async () => {
    const answer = await register('  New.Player@Example.com ', { language: 'ko' })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      email: 'new.player@example.com',
      username: null,
      isAdmin: false,
      emailVerified: false,
      language: 'ko',
      theme: 'dark',
      profileComplete: false,
      initials: 'N',
    })
    expect(Object.keys(answer.cookies)).toEqual(['tomogolf_registration'])
    expect(answer.raw.body).not.toContain('argon2')
    await world.deps.jobs.runDue()
    const [mail] = world.mails('verify_email', String(answer.body.id))
    expect(mail).toMatchObject({ hours: 24, expires: { at: world.deps.clock.now() + 24 * HOUR } })
    expect(mail!.token).toMatch(/^[\w-]{43}$/)
  })
  it('stores neither the password nor the link in plain text', async () => {
    const { id, token } = await newcomer('hashed@example.com')
    const { rows } = await world.deps.db.executeSql<{ password_hash: string; hash: string }>(
      'SELECT u.password_hash, t.hash FROM users u JOIN account_tokens t ON t.user_id = u.id WHERE u.id = $1',
      [id],
    )
    expect(rows[0]!.password_hash).toMatch(/^\$argon2id\$v=19\$/)
    expect(rows[0]!.hash).not.toContain(token)
  })
  it("uses the browser's language when none is chosen", async () => {
    const answer = await world
      .browser()
      .post('/api/auth/register', form('lang@example.com'), { 'accept-language': 'ja,en;q=0.5' })
    expect(answer.body.language).toBe('ja')
  })
  it('refuses an address or a username that is taken, whatever its case', async () => {
    expect((await register('first@example.com', { username: 'Birdie' })).status).toBe(201)
    const email = await register('FIRST@example.com')
    expect([email.status, email.body.code]).toEqual([409, 'EMAIL_ALREADY_EXISTS'])
    const username = await register('second@example.com', { username: 'bIRDIE' })
    expect([username.status, username.body.code]).toEqual([409, 'USERNAME_ALREADY_EXISTS'])
    // the same name in full-width letters
    expect((await register('second@example.com', { username: 'Ｂｉｒｄｉｅ' })).body.code).toBe(
      'USERNAME_ALREADY_EXISTS',
    )
  })
  it('accepts many accounts without a username', async () => {
    expect((await register('none1@example.com')).status).toBe(201)
    expect((await register('none2@example.com')).status).toBe(201)
  })
  it('accepts one of two concurrent registrations and refuses the other', async () => {
    const answers = await Promise.all([register('race@example.com'), register('race@example.com')])
    expect(answers.map((a) => a.status).sort()).toEqual([201, 409])
    expect(answers.find((a) => a.status === 409)!.body.code).toBe('EMAIL_ALREADY_EXISTS')
  })
  it.each([
    ['an invalid address', { email: 'nobody' }, 'email', 'email'],
    [
      'a header smuggled into the address',
      { email: 'a@example.com\nBcc: b@example.com' },
      'email',
      'email',
    ],
    ['a short password', { password: 'Abc1' }, 'password', 'password_rules'],
    ['a password without a capital', { password: 'fairway7iron' }, 'password', 'password_rules'],
    ['a password of a thousand letters', { password: 'Aa1'.repeat(400) }, 'password', 'too_long'],
    ['a username with a space', { username: 'two words' }, 'username', 'format'],
  ])('refuses %s and names the field', async (_, more, path, code) => {
    const answer = await register('ok@example.com', more)
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_ERROR'])
    expect(answer.body.details).toEqual(
      expect.arrayContaining([expect.objectContaining({ path, code })]),
    )
  })
  it('refuses prototype pollution and a body that is too large', async () => {
    const headers = { 'content-type': 'application/json' }
    const polluted = await world
      .browser()
      .call(
        'POST',
        '/api/auth/register',
        '{"__proto__":{"isAdmin":true},"email":"p@example.com"}',
        headers,
      )
    expect([polluted.status, polluted.body.code]).toEqual([400, 'VALIDATION_ERROR'])
    const large = await world
      .browser()
      .call(
        'POST',
        '/api/auth/register',
        JSON.stringify(form('l@example.com', { username: 'x'.repeat(300_000) })),
        headers,
      )
    expect(large.status).toBe(413)
  })
  it('ignores fields that no user may set', async () => {
    const answer = await register('sneaky@example.com', {
      isAdmin: true,
      emailVerified: true,
      emailVerifiedAt: 1,
    })
    expect(answer.body).toMatchObject({ isAdmin: false, emailVerified: false })
  })
  it('refuses an invalid captcha', async () => {
    const answer = await register('robot@example.com', { recaptchaToken: 'made-up' })
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_RECAPTCHA'])
  })
  it('refuses a call from another site', async () => {
    const answer = await world
      .browser({ origin: 'https://evil.example' })
      .post('/api/auth/register', form('csrf@example.com'))
    expect([answer.status, answer.body.code]).toEqual([403, 'BAD_ORIGIN'])
  })
})

describe('verifying the address', () => {
  it('activates the account once', async () => {
    const { id, token, browser } = await newcomer('verify@example.com')
    const first = await verify(token, browser)
    expect(first.body).toMatchObject({
      success: true,
      message: 'en:answers.email_verified',
      email: 'verify@example.com',
      destination: null,
    })
    const again = await verify(token, browser)
    expect([again.status, again.body.code]).toEqual([409, 'TOKEN_ALREADY_USED'])
    expect((await world.browser().logIn('verify@example.com')).body).toMatchObject({
      id,
      emailVerified: true,
    })
  })
  it('works until its 24 hours end and not after', async () => {
    const a = await newcomer('intime@example.com'),
      b = await newcomer('late@example.com')
    world.later(24 * HOUR)
    expect((await verify(a.token, a.browser)).status).toBe(200)
    world.later(1)
    const late = await verify(b.token, b.browser)
    expect([late.status, late.body.code]).toEqual([410, 'TOKEN_EXPIRED'])
  })
  it('refuses an unknown link and a reset link', async () => {
    expect((await verify('x'.repeat(43), world.browser())).body.code).toBe('INVALID_TOKEN')
    const { id, browser } = await newcomer('mixup@example.com')
    await world.browser().post('/api/auth/forgot-password', { email: 'mixup@example.com' })
    await world.deps.jobs.runDue()
    expect((await verify(world.mails('reset_password', id)[0]!.token, browser)).body.code).toBe(
      'INVALID_TOKEN',
    )
    expect((await world.browser().get('/api/auth/verify-email')).body.code).toBe('VALIDATION_ERROR')
  })
  it('lets one of two concurrent clicks win', async () => {
    const { token, browser } = await newcomer('twice@example.com')
    expect(
      (await Promise.all([verify(token, browser), verify(token, browser)]))
        .map((a) => a.status)
        .sort(),
    ).toEqual([200, 409])
  })
  it('sends the link again once a minute, says when before that, and never to an active account', async () => {
    const { id, token, browser } = await newcomer('again@example.com')
    const resend = async () => {
      const answer = await world
        .browser()
        .post('/api/auth/resend-verification', { email: 'Again@example.com' })
      await world.deps.jobs.runDue()
      return [answer.body.code ?? 'sent', answer.body.params ?? {}, mails()]
    }
    const mails = () => world.mails('verify_email', id).length
    // the mail of the registration counts
    expect(await resend()).toEqual(['LINK_SENT_RECENTLY', { count: 60 }, 1])
    world.later(59_999)
    expect(await resend()).toEqual(['LINK_SENT_RECENTLY', { count: 1 }, 1])
    world.later(1)
    expect(await resend()).toEqual(['sent', {}, 2])
    world.later(1500)
    expect(await resend()).toEqual(['LINK_SENT_RECENTLY', { count: 59 }, 2])
    // the older link still works, and then both count as used
    expect((await verify(token, browser)).status).toBe(200)
    expect((await verify(world.mails('verify_email', id)[1]!.token, browser)).body.code).toBe(
      'TOKEN_ALREADY_USED',
    )
    world.later(HOUR)
    expect(await resend()).toEqual(['sent', {}, 2])
  })
})
