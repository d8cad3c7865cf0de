import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STEP_UP_VALID } from '@tomogolf/domain/sign-in/step-up'
import { PASSWORD, type AccountsWorld } from '../../../../test/support/accounts-world.ts'
import {
  beginLink,
  createIdentityWorld,
  identitiesOf,
  linkAs,
  linkPending,
  me,
  PENDING,
  register,
  registered,
  SETTINGS,
} from '../../../../test/support/sign-in/identity-world.ts'
import { returnAs } from '../../../../test/support/sign-in/issuers.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createIdentityWorld()
})
afterAll(() => world.close())

describe('a new person', () => {
  it('registers by an issuer that has verified the address, and returns to the started join', async () => {
    const browser = world.browser()
    const destination = '/games/abc?join=1'
    const page = await returnAs(browser, 'ana', { destination })
    expect(page).toBe(`${PENDING}?redirectTo=${encodeURIComponent(destination)}`)
    expect((await browser.get('/api/auth/identities/pending')).body).toEqual({
      issuer: 'First ID',
      email: 'ana@example.com',
      isEmailVerified: true,
      hasAccount: false,
      destination,
    })
    const { status, body } = await register(browser, 'other@example.com')
    expect([status, body.isSignedIn, body.destination]).toEqual([201, true, destination])
    expect(await me(browser)).toMatchObject({
      email: 'ana@example.com',
      emailVerified: true,
      language: 'ko',
      profileComplete: false,
    })
    // once: the browser has no identity left to settle
    expect((await register(browser)).body.code).toBe('IDENTITY_EXPIRED')
    // and later logs in, from the settings to a new browser with its mail
    const again = world.browser()
    expect(await returnAs(again, 'ana')).toBe('/games')
    expect(await me(again)).toMatchObject({ email: 'ana@example.com' })
    await world.deps.jobs.runDue()
    expect(world.mails('new_device', String((await me(again)).id))).toHaveLength(1)
  })
  it.each([
    ['silent', 'an address that the issuer does not call verified', 'silent@example.com'],
    ['bare', 'no address', 'typed@example.com'],
  ])('%s: with %s verifies it by mail', async (sub, _what, email) => {
    const browser = world.browser()
    await returnAs(browser, sub, { destination: '/games/abc?join=1' })
    const { body } = await register(browser, email)
    expect(body).toMatchObject({ isSignedIn: false, user: { email, emailVerified: false } })
    expect((await browser.get('/api/auth/me')).status).toBe(401)
    // before the link is opened, the identity starts no session
    expect(await returnAs(browser, sub)).toBe('/verification-pending')
    await world.deps.jobs.runDue()
    const userId = (body.user as { id: string }).id
    const [{ token } = { token: '' }] = world.mails('verify_email', userId)
    const verified = await browser.get(`/api/auth/verify-email?token=${token}`)
    expect(verified.body).toMatchObject({ success: true, destination: '/games/abc?join=1' })
    expect(await returnAs(world.browser(), sub)).toBe('/games')
  })
  it('has no password: none fits, a step-up offers the code, and the reset link sets one', async () => {
    const browser = await registered(world, 'ben')
    expect((await browser.get('/api/auth/step-up')).body.methods).toEqual(['code'])
    for (const password of ['', 'empty1', PASSWORD])
      expect((await world.browser().logIn('ben@example.com', password)).status).not.toBe(200)
    await browser.post('/api/auth/forgot-password', { email: 'ben@example.com' })
    await world.deps.jobs.runDue()
    const [{ token } = { token: '' }] = world.mails(
      'reset_password',
      String((await me(browser)).id),
    )
    const reset = await world.browser().post('/api/auth/reset-password', {
      token,
      password: PASSWORD,
    })
    expect(reset.status).toBe(200)
    expect((await browser.logIn('ben@example.com')).status).toBe(200)
    expect((await identitiesOf(browser)).hasPassword).toBe(true)
    // the address was verified before: the identity stays
    expect((await identitiesOf(browser)).identities).toHaveLength(1)
  })
})

describe('an existing account', () => {
  it.each(['password', 'code'] as const)(
    'is linked after a login by %s, and reported by email',
    async (way) => {
      const sub = way === 'password' ? 'chie' : 'dana'
      const email = `${sub}@example.com`
      const { user } = await world.account({ email })
      const browser = world.browser()
      expect(await returnAs(browser, sub)).toBe(PENDING)
      expect((await browser.get('/api/auth/identities/pending')).body.hasAccount).toBe(true)
      // never silently, and never instead of the account
      expect((await register(browser)).body.code).toBe('EMAIL_ALREADY_EXISTS')
      expect((await linkPending(browser)).body.code).toBe('UNAUTHORIZED')
      if (way === 'password') await browser.logIn(email)
      else {
        await browser.post('/api/auth/login-code', { email, recaptchaToken: 'development' })
        await world.deps.jobs.runDue()
        const [{ code } = { code: '' }] = world.mails('login_code', user.id)
        await browser.post('/api/auth/login-by-code', {
          email,
          code,
          recaptchaToken: 'development',
        })
      }
      expect((await linkPending(browser)).status).toBe(200)
      expect((await linkPending(browser)).body.code).toBe('IDENTITY_EXPIRED')
      await world.deps.jobs.runDue()
      expect(world.mails('identity_linked', user.id)).toMatchObject([{ issuer: 'First ID', email }])
      const other = world.browser()
      expect(await returnAs(other, sub)).toBe('/games')
      expect((await me(other)).id).toBe(user.id)
    },
  )
  it('links another in the settings after a step-up, lists it and removes it, each reported by email', async () => {
    const browser = await world.signedIn('eun@example.com')
    world.later(STEP_UP_VALID)
    expect((await beginLink(browser)).body.code).toBe('STEP_UP_REQUIRED')
    await browser.post('/api/auth/step-up', { method: 'password', password: PASSWORD })
    expect(await linkAs(browser, 'eun', 'second')).toBe(`${SETTINGS}&identity=linked`)
    // with response_mode=form_post, as Apple does: the form is answered with the same address as GET
    const { identities } = await identitiesOf(browser)
    expect(identities).toMatchObject([{ issuer: 'Second ID', email: 'eun@example.com' }])
    world.later(STEP_UP_VALID)
    const path = `/api/auth/identities/${identities[0]!.id}`
    expect((await browser.del(path)).body.code).toBe('STEP_UP_REQUIRED')
    await browser.post('/api/auth/step-up', { method: 'password', password: PASSWORD })
    // another person's list
    const stranger = await world.signedIn('stranger@example.com')
    expect((await stranger.del(path)).status).toBe(404)
    expect((await browser.del(path)).status).toBe(200)
    await world.deps.jobs.runDue()
    expect(world.mails('identity_linked', browser.userId)).toHaveLength(1)
    expect(world.mails('identity_removed', browser.userId)).toHaveLength(1)
    expect(await returnAs(world.browser(), 'eun', { issuer: 'second' })).toBe(PENDING)
  })
  it('keeps its last way in: neither the last identity nor, by two removals at once, the last two', async () => {
    const browser = await registered(world, 'finn')
    const remove = (id: string) => browser.del(`/api/auth/identities/${id}`)
    const only = (await identitiesOf(browser)).identities[0]!
    expect((await remove(only.id)).body.code).toBe('LAST_WAY_IN')
    expect(await linkAs(browser, 'finn', 'second')).toBe(`${SETTINGS}&identity=linked`)
    const both = (await identitiesOf(browser)).identities
    const answers = await Promise.all(both.map(({ id }) => remove(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await identitiesOf(browser)).identities).toHaveLength(1)
  })
  it('is exported with its identities; deleted, it frees them for a new account', async () => {
    const browser = await registered(world, 'gone')
    const { records } = (await browser.get('/api/account/export')).body as {
      records: { identities: Record<string, unknown>[] }
    }
    expect(records.identities).toMatchObject([{ subject: 'gone', email: 'gone@example.com' }])
    const { id } = await me(browser)
    expect((await browser.del('/api/account')).status).toBe(200)
    expect(await returnAs(browser, 'gone')).toBe(PENDING)
    await register(browser)
    expect((await me(browser)).id).not.toBe(id)
  })
})
