import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_VALID } from '@tomogolf/domain/sign-in/passkeys'
import { STEP_UP_VALID } from '@tomogolf/domain/sign-in/step-up'
import {
  createAccountsWorld,
  type AccountsWorld,
  type Browser,
} from '../../../../test/support/accounts-world.ts'
import {
  SoftwareAuthenticator,
  type Deviation,
} from '../../../../test/support/sign-in/software-authenticator.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

const EVIL = 'https://evil.example'
const newAuthenticator = () => new SoftwareAuthenticator(world.deps.config.origin)
const begin = async (browser: Browser) =>
  (await browser.post('/api/auth/passkeys/begin')).body as Parameters<
    SoftwareAuthenticator['create']
  >[0]
async function add(browser: Browser, authenticator: SoftwareAuthenticator, deviation?: Deviation) {
  const response = authenticator.create(await begin(browser), deviation)
  return browser.post('/api/auth/passkeys', { name: 'My phone', response })
}
/** A user with a passkey on an authenticator. */
async function withPasskey(email: string, account: object = {}) {
  const browser = await world.signedIn(email, account)
  const authenticator = newAuthenticator()
  const added = await add(browser, authenticator)
  expect(added.status).toBe(201)
  return { browser, authenticator, id: String(added.body.id) }
}
const options = async () =>
  (await world.browser().post('/api/auth/passkey-login/begin')).body as Parameters<
    SoftwareAuthenticator['get']
  >[0]
const send = (response: object, browser = world.browser()) =>
  browser.post('/api/auth/passkey-login', { response })
const logIn = async (authenticator: SoftwareAuthenticator, deviation?: Deviation) =>
  send(authenticator.get(await options(), deviation))
const refused = { status: 401, body: { code: 'PASSKEY_INVALID' } }

describe('a passkey', () => {
  it('logs in without an address, in a new session of this browser', async () => {
    const { authenticator } = await withPasskey('ana@example.com')
    const browser = world.browser()
    browser.cookies.tomogolf_session = 'A'.repeat(43)
    const login = await send(authenticator.get(await options()), browser)
    expect([login.status, login.body.email, login.cookies.tomogolf_session]).toEqual([
      200,
      'ana@example.com',
      expect.stringMatching(/^(?!A{43})[\w-]{43}$/),
    ])
    expect((await browser.get('/api/auth/me')).status).toBe(200)
  })
  it('from a new browser is notified by mail, like the new passkey itself', async () => {
    const { browser, authenticator } = await withPasskey('watch@example.com')
    await logIn(authenticator)
    await world.deps.jobs.runDue()
    expect(world.mails('passkey_added', browser.userId)).toHaveLength(1)
    expect(world.mails('new_device', browser.userId)).toHaveLength(1)
  })
  it('is listed, renamed and removed, which is reported by email; the password stays', async () => {
    const { browser, authenticator, id } = await withPasskey('list@example.com')
    await logIn(authenticator)
    const list = async () => (await browser.get('/api/auth/passkeys')).body.passkeys
    const now = new Date(world.deps.clock.now()).toISOString()
    expect(await list()).toEqual([
      { id, name: 'My phone', isBackedUp: false, createdAt: now, lastUsedAt: now },
    ])
    expect(
      (await browser.call('PATCH', `/api/auth/passkeys/${id}`, { name: 'Old phone' })).status,
    ).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Old phone' }])
    expect((await browser.del(`/api/auth/passkeys/${id}`)).status).toBe(200)
    expect(await list()).toEqual([])
    expect(await logIn(authenticator)).toMatchObject(refused)
    expect((await world.browser().logIn('list@example.com')).status).toBe(200)
    // removed once, reported once
    expect((await browser.del(`/api/auth/passkeys/${id}`)).status).toBe(404)
    await world.deps.jobs.runDue()
    expect(world.mails('passkey_removed', browser.userId)).toEqual([
      { name: 'Old phone', removedAt: { at: world.deps.clock.now() } },
    ])
  })
  it('is removed with the account, and exported without its key', async () => {
    const { browser, authenticator } = await withPasskey('gone@example.com')
    const records = (await browser.get('/api/account/export')).body.records as {
      passkeys: Record<string, unknown>[]
    }
    expect(records.passkeys.map((record) => Object.keys(record).toSorted())).toEqual([
      ['createdAt', 'isBackedUp', 'lastUsedAt', 'name'],
    ])
    expect((await browser.del('/api/account')).status).toBe(200)
    expect(await logIn(authenticator)).toMatchObject(refused)
  })
  it('is enough for an administrator: its device has verified the person', async () => {
    const { authenticator } = await withPasskey('admin@example.com', { isAdmin: true })
    expect((await logIn(authenticator)).body.isAdmin).toBe(true)
    expect(await logIn(authenticator, { isVerified: false })).toMatchObject(refused)
  })
})

describe('a login is refused', () => {
  it.each([
    ['from another origin', { origin: EVIL }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a verified user', { isVerified: false }],
    ['with a count that went back: a copy', { signCount: 1 }],
  ] as const)('%s', async (what, deviation) => {
    const { authenticator } = await withPasskey(`${what.replaceAll(/\W/g, '')}@example.com`)
    expect((await logIn(authenticator)).status).toBe(200)
    expect((await logIn(authenticator)).status).toBe(200)
    expect(await logIn(authenticator, deviation)).toMatchObject(refused)
  })
  it('with the passkey of another person: by key or by user handle', async () => {
    const { authenticator: mine } = await withPasskey('mine@example.com')
    const { authenticator: yours, browser } = await withPasskey('yours@example.com')
    expect(await logIn(yours, { key: mine.key })).toMatchObject(refused)
    expect(
      await logIn(mine, { userHandle: Buffer.from(browser.userId).toString('base64url') }),
    ).toMatchObject(refused)
  })
  it('with an unknown passkey', async () => {
    const stranger = newAuthenticator()
    stranger.create({ challenge: 'x', rp: { id: 'localhost' }, user: { id: 'nobody' } })
    expect(await logIn(stranger)).toMatchObject(refused)
  })
  it('with a challenge that was used, also by a refused response', async () => {
    const { authenticator } = await withPasskey('replay@example.com')
    const challenge = await options()
    const response = authenticator.get(challenge)
    expect((await send(response)).status).toBe(200)
    expect(await send(response)).toMatchObject(refused)
    expect(await send(authenticator.get(challenge))).toMatchObject(refused)
    const tried = await options()
    expect(await send(authenticator.get(tried, { origin: EVIL }))).toMatchObject(refused)
    expect(await send(authenticator.get(tried))).toMatchObject(refused)
  })
  it('with a challenge that the server never made, or made for a new passkey', async () => {
    const { authenticator, browser } = await withPasskey('made@example.com')
    const rpId = 'localhost'
    expect(await send(authenticator.get({ challenge: 'x'.repeat(43), rpId }))).toMatchObject(
      refused,
    )
    const { challenge } = await begin(browser)
    expect(await send(authenticator.get({ challenge, rpId }))).toMatchObject(refused)
  })
  it.each([
    [PASSKEY_CHALLENGE_VALID, 200],
    [PASSKEY_CHALLENGE_VALID + 1, 401],
  ])('or not, %i ms after the challenge: %i', async (passed, status) => {
    const { authenticator } = await withPasskey(`late${status}@example.com`)
    const challenge = await options()
    world.later(passed)
    expect((await send(authenticator.get(challenge))).status).toBe(status)
  })
  it('with client data that is no JSON', async () => {
    const { authenticator } = await withPasskey('garbage@example.com')
    const honest = authenticator.get(await options())
    const response = { ...honest, response: { ...honest.response, clientDataJSON: 'AAAA' } }
    expect(await send(response)).toMatchObject(refused)
  })
})

describe('a new passkey is refused', () => {
  it('without a recent proof of the person', async () => {
    const browser = await world.signedIn('unattended@example.com')
    world.later(STEP_UP_VALID)
    const answer = await browser.post('/api/auth/passkeys/begin')
    expect([answer.status, answer.body.code]).toEqual([403, 'STEP_UP_REQUIRED'])
  })
  it('for the challenge of a step-up', async () => {
    const browser = await world.signedIn('sidestep@example.com')
    const begun = await begin(browser)
    world.later(STEP_UP_VALID)
    const { challenge } = (await browser.post('/api/auth/step-up/passkey')).body
    const response = newAuthenticator().create({ ...begun, challenge: String(challenge) })
    const answer = await browser.post('/api/auth/passkeys', { name: 'Thief', response })
    expect([answer.status, answer.body.code]).toEqual([401, 'PASSKEY_INVALID'])
  })
  it.each([
    ['from another origin', { origin: EVIL }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a verified user', { isVerified: false }],
  ] as const)('%s', async (what, deviation) => {
    const browser = await world.signedIn(`new${what.replaceAll(/\W/g, '')}@example.com`)
    expect(await add(browser, newAuthenticator(), deviation)).toMatchObject(refused)
  })
  it("with another user's challenge, or one of a login", async () => {
    const ana = await world.signedIn('challenge1@example.com')
    const ben = await world.signedIn('challenge2@example.com')
    const made = newAuthenticator().create(await begin(ana))
    expect(await ben.post('/api/auth/passkeys', { name: 'Mine', response: made })).toMatchObject(
      refused,
    )
    const { challenge, rpId } = await options()
    const response = newAuthenticator().create({ challenge, rp: { id: rpId }, user: { id: 'x' } })
    expect(await ana.post('/api/auth/passkeys', { name: 'Mine', response })).toMatchObject(refused)
  })
  it('when another account has it', async () => {
    const { authenticator } = await withPasskey('owner@example.com')
    const thief = await world.signedIn('thief@example.com')
    expect(await add(thief, authenticator)).toMatchObject(refused)
    expect((await thief.get('/api/auth/passkeys')).body.passkeys).toEqual([])
  })
  it('beyond the limit', async () => {
    const browser = await world.signedIn('many@example.com')
    for (let i = 0; i < MAX_PASSKEYS; i++)
      expect((await add(browser, newAuthenticator())).status).toBe(201)
    const answer = await browser.post('/api/auth/passkeys/begin')
    expect([answer.status, answer.body.code]).toEqual([409, 'PASSKEY_LIMIT'])
  })
})

it('another user neither sees, renames nor removes a passkey', async () => {
  const { id, authenticator } = await withPasskey('private@example.com')
  const stranger = await world.signedIn('stranger@example.com')
  expect((await stranger.get('/api/auth/passkeys')).body.passkeys).toEqual([])
  const path = `/api/auth/passkeys/${id}`
  expect((await stranger.call('PATCH', path, { name: 'Mine' })).status).toBe(404)
  expect((await stranger.del(path)).status).toBe(404)
  expect((await logIn(authenticator)).status).toBe(200)
})
