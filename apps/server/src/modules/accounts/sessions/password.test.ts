import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '@tomogolf/domain/time'
import {
  createAccountsWorld,
  PASSWORD,
  type AccountsWorld,
} from '../../../../test/support/accounts-world.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())
const NEW = 'Bunker9sand'
const forgot = (email: string) => world.browser().post('/api/auth/forgot-password', { email })
const reset = (token: string, password = NEW) =>
  world.browser().post('/api/auth/reset-password', { token, password })
const check = async (token: string) => {
  const answer = await world.browser().get(`/api/auth/reset-password?token=${token}`)
  return [answer.status, answer.body.code ?? 'valid']
}
async function resetLink(email: string, userId: string): Promise<string> {
  await forgot(email)
  await world.deps.jobs.runDue()
  return world.mails('reset_password', userId).at(-1)!.token
}

describe('a forgotten password', () => {
  it('is replaced through a link, which ends every session and notifies the user', async () => {
    const browser = await world.signedIn('lost@example.com')
    const token = await resetLink('LOST@example.com', browser.userId)
    expect(world.mails('reset_password', browser.userId)[0]).toMatchObject({
      hours: 1,
      askedBy: 'self',
      expires: { at: world.deps.clock.now() + HOUR },
    })
    expect((await reset(token)).body).toEqual({ success: true })
    expect((await browser.get('/api/auth/me')).status).toBe(401)
    expect((await world.browser().logIn('lost@example.com')).body.code).toBe('INVALID_CREDENTIALS')
    expect((await world.browser().logIn('lost@example.com', NEW)).status).toBe(200)
    await world.deps.jobs.runDue()
    expect(world.mails('password_changed', browser.userId)).toHaveLength(1)
  })
  it('gets the same response for every address, and mails only accounts', async () => {
    await world.account({ email: 'here@example.com' })
    const before = world.notifications.length
    const here = await forgot('here@example.com'),
      gone = await forgot('not.here@example.com')
    expect([gone.status, gone.raw.body]).toEqual([here.status, here.raw.body])
    await world.deps.jobs.runDue()
    expect(world.notifications.slice(before).map((notification) => notification.kind)).toEqual([
      'reset_password',
    ])
  })
  it('accepts the link once, within the hour, and only a valid password', async () => {
    const { user } = await world.account({ email: 'once@example.com' })
    const token = await resetLink('once@example.com', user.id)
    expect((await reset(token, 'weak')).body.code).toBe('VALIDATION_ERROR')
    world.later(HOUR)
    // checking a link does not use it
    expect(await check(token)).toEqual([200, 'valid'])
    expect(await check(token)).toEqual([200, 'valid'])
    expect((await reset(token)).status).toBe(200)
    const again = await reset(token)
    expect([again.status, again.body.code]).toEqual([409, 'TOKEN_ALREADY_USED'])
    expect(await check(token)).toEqual([409, 'TOKEN_ALREADY_USED'])
    const second = await resetLink('once@example.com', user.id)
    world.later(HOUR + 1)
    const late = await reset(second)
    expect([late.status, late.body.code]).toEqual([410, 'TOKEN_EXPIRED'])
    expect(await check(second)).toEqual([410, 'TOKEN_EXPIRED'])
    expect(await check('x'.repeat(43))).toEqual([400, 'INVALID_TOKEN'])
    const none = await reset('x'.repeat(43))
    expect([none.status, none.body.code]).toEqual([400, 'INVALID_TOKEN'])
  })
  it('accepts one of two concurrent uses, and one link consumes the others', async () => {
    const { user } = await world.account({ email: 'racer@example.com' })
    const older = await resetLink('racer@example.com', user.id)
    world.later(MINUTE)
    const token = await resetLink('racer@example.com', user.id)
    expect(token).not.toBe(older)
    const answers = await Promise.all([reset(token, 'First9choice'), reset(token, 'Second9choice')])
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409])
    expect((await reset(older)).body.code).toBe('TOKEN_ALREADY_USED')
  })
  it('sends no second mail within a minute', async () => {
    const { user } = await world.account({ email: 'flood@example.com' })
    await resetLink('flood@example.com', user.id)
    await resetLink('flood@example.com', user.id)
    expect(world.mails('reset_password', user.id)).toHaveLength(1)
  })
  it('also verifies the address of an unverified account', async () => {
    const { user } = await world.account({ email: 'unproved@example.com', emailVerifiedAt: null })
    await reset(await resetLink('unproved@example.com', user.id))
    expect((await world.browser().logIn('unproved@example.com', NEW)).body.emailVerified).toBe(true)
  })
})

describe('a forgotten username', () => {
  it('is mailed at most once a minute, with the same response for every address', async () => {
    const { user } = await world.account({ email: 'named@example.com', username: 'eagle' })
    const ask = (email: string) => world.browser().post('/api/auth/forgot-username', { email })
    const known = await ask('named@example.com'),
      unknown = await ask('not.named@example.com')
    expect(unknown.raw.body).toBe(known.raw.body)
    await world.deps.jobs.runDue()
    await ask('named@example.com')
    await world.deps.jobs.runDue()
    expect(world.mails('username_reminder', user.id)).toEqual([{ username: 'eagle' }])
  })
})

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword = NEW) => ({ currentPassword, newPassword })
  it('requires the current one and ends all other sessions', async () => {
    const here = await world.signedIn('change@example.com'),
      elsewhere = world.browser()
    await elsewhere.logIn('change@example.com')
    const wrong = await here.post('/api/auth/change-password', change('Wrong7password'))
    expect([wrong.status, wrong.body.code]).toEqual([400, 'CURRENT_PASSWORD_INCORRECT'])
    expect((await here.post('/api/auth/change-password', change(PASSWORD, 'weak'))).body.code).toBe(
      'VALIDATION_ERROR',
    )
    expect((await here.post('/api/auth/change-password', change(PASSWORD))).status).toBe(200)
    expect((await here.get('/api/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await world.browser().logIn('change@example.com', NEW)).status).toBe(200)
    await world.deps.jobs.runDue()
    expect(world.mails('password_changed', here.userId)).toEqual([
      { changedAt: { at: world.deps.clock.now() } },
    ])
  })
  it('expires open reset links', async () => {
    const browser = await world.signedIn('link@example.com')
    const token = await resetLink('link@example.com', browser.userId)
    await browser.post('/api/auth/change-password', change(PASSWORD))
    expect((await reset(token, 'Thief7wins')).body.code).toBe('TOKEN_EXPIRED')
  })
  it('requires a session', async () => {
    expect((await world.browser().post('/api/auth/change-password', change(PASSWORD))).status).toBe(
      401,
    )
  })
})
