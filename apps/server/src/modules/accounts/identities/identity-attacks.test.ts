import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IDENTITY_REQUEST_VALID } from '@tomogolf/domain/sign-in/identities'
import { DAY } from '@tomogolf/domain/time'
import {
  PASSWORD,
  type AccountsWorld,
  type Browser,
} from '../../../../test/support/accounts-world.ts'
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
import { beginAt, pathOf, returnAs, visitIssuer } from '../../../../test/support/sign-in/issuers.ts'
import { hashSecret, newId } from '../../../platform/security/ids.ts'
import { suspend } from '../../standing/standing.repository.ts'
import { updateUser } from '../accounts.repository.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createIdentityWorld()
})
afterAll(() => world.close())

describe('an attack is refused', () => {
  /** What the return of an honest login looks like, before the browser follows it. */
  async function honest(sub = 'hana', issuer = 'first') {
    const browser = world.browser()
    const { url } = await beginAt(browser, issuer, '/games')
    return { browser, address: await visitIssuer(url, sub), begun: new URL(url) }
  }
  const location = async (browser: Browser, address: URL) =>
    (await browser.get(pathOf(address))).raw.headers.location
  const EXPIRED = '/login?identity=expired'
  const FAILED = `/login?identity=failed&redirectTo=${encodeURIComponent('/games')}`

  it.each<[string, (login: Awaited<ReturnType<typeof honest>>) => Promise<unknown>, string]>([
    [
      'a return that is repeated',
      async ({ browser, address }) => {
        expect(await location(browser, address)).toContain(PENDING)
        return location(browser, address)
      },
      EXPIRED,
    ],
    [
      'a return in another browser (login CSRF)',
      ({ address }) => location(world.browser(), address),
      EXPIRED,
    ],
    [
      'a return in a browser with a login of its own',
      async ({ address }) => location((await honest()).browser, address),
      EXPIRED,
    ],
    [
      'a return after ten minutes',
      async ({ browser, address }) => {
        world.later(IDENTITY_REQUEST_VALID + 1)
        return location(browser, address)
      },
      EXPIRED,
    ],
    [
      'a state that this server never made',
      ({ browser, address }) => {
        address.searchParams.set('state', 'x'.repeat(43))
        return location(browser, address)
      },
      EXPIRED,
    ],
    [
      'a return without a state',
      ({ browser, address }) => {
        address.searchParams.delete('state')
        return location(browser, address)
      },
      EXPIRED,
    ],
    [
      'a return to the address of another issuer (mix-up)',
      ({ browser, address }) => {
        address.pathname = address.pathname.replace('first', 'second')
        return location(browser, address)
      },
      EXPIRED,
    ],
    [
      'the name of another issuer in the answer (RFC 9207)',
      ({ browser, address }) => {
        address.searchParams.set('iss', 'https://evil.example')
        return location(browser, address)
      },
      FAILED,
    ],
    [
      'an answer that does not name its issuer',
      ({ browser, address }) => {
        address.searchParams.delete('iss')
        return location(browser, address)
      },
      FAILED,
    ],
    [
      'the code of another login (injection): its PKCE challenge and nonce are others',
      async ({ browser, address }) => {
        const other = await honest('ivo')
        address.searchParams.set('code', other.address.searchParams.get('code')!)
        return location(browser, address)
      },
      FAILED,
    ],
    [
      'a code that was used before',
      async ({ browser, address }) => {
        const code = address.searchParams.get('code')!
        await location(browser, address)
        const { url } = await beginAt(browser, 'first', '/games')
        const next = await visitIssuer(url, 'hana')
        next.searchParams.set('code', code)
        return location(browser, next)
      },
      FAILED,
    ],
  ])('%s', async (_what, attack, expected) => {
    const login = await honest()
    expect(await attack(login)).toBe(expected)
    expect((await login.browser.get('/api/auth/me')).status).toBe(401)
  })
  it('a login without PKCE is refused by the issuer, and ours always has it', async () => {
    const { begun } = await honest()
    expect(Object.fromEntries(begun.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    begun.searchParams.delete('code_challenge')
    begun.searchParams.delete('code_challenge_method')
    expect((await visitIssuer(begun.href, 'hana')).searchParams.get('error')).toBe(
      'invalid_request',
    )
  })
  it('a cancelled login says so and keeps the destination', async () => {
    const browser = world.browser()
    const { url } = await beginAt(browser, 'first', '/games/abc?join=1')
    expect(await location(browser, await visitIssuer(url, null))).toBe(
      `/login?identity=cancelled&redirectTo=${encodeURIComponent('/games/abc?join=1')}`,
    )
  })
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'an open redirect to %s',
    async (destination) => {
      const begun = await world
        .browser()
        .post('/api/auth/identities/login', { issuer: 'first', destination })
      expect(begun.body.code).toBe('VALIDATION_ERROR')
    },
  )
  it('a form of another page than an issuer’s adds nothing to the address it leads to', async () => {
    const answer = await world.browser().call(
      'POST',
      '/api/auth/callback/second',
      new URLSearchParams({
        state: 's',
        code: 'c',
        redirectTo: '//evil.example',
        x: '1',
      }).toString(),
      {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
    )
    expect([answer.status, answer.raw.headers.location]).toEqual([
      303,
      '/api/auth/callback/second?state=s&code=c',
    ])
    expect(answer.cookies).toEqual({})
  })
  it('an unverified address of another person: never linked, and its account stays as it is', async () => {
    const { user } = await world.account({ email: 'victim@example.com' })
    const browser = world.browser()
    await returnAs(browser, 'victim-claimed')
    // not even whether there is an account
    expect((await browser.get('/api/auth/identities/pending')).body).toMatchObject({
      isEmailVerified: false,
      hasAccount: false,
    })
    expect((await register(browser, 'victim@example.com')).body.code).toBe('EMAIL_ALREADY_EXISTS')
    expect((await linkPending(browser)).body.code).toBe('UNAUTHORIZED')
    await world.deps.jobs.runDue()
    expect(world.mails('identity_linked', user.id)).toEqual([])
  })
  it('an account made in advance with the address of another person loses its identity to the owner', async () => {
    for (const way of ['verification link', 'reset link'] as const) {
      const email = `${way.split(' ')[0]!}.owner@example.com`
      const attacker = world.browser()
      await returnAs(attacker, way === 'reset link' ? 'juno' : 'kai', { issuer: 'second' })
      // both issuers name verified addresses, so the attacker's own is used: make it unverified
      await world.deps.db.executeSql('UPDATE pending_identities SET is_email_verified = false')
      const { body } = await register(attacker, email)
      const userId = (body.user as { id: string }).id
      await world.deps.jobs.runDue()
      const owner = world.browser()
      if (way === 'verification link') {
        const [{ token } = { token: '' }] = world.mails('verify_email', userId)
        await owner.post('/api/auth/verify-email', { token, newPassword: PASSWORD })
      } else {
        await owner.post('/api/auth/forgot-password', { email })
        await world.deps.jobs.runDue()
        const [{ token } = { token: '' }] = world.mails('reset_password', userId)
        await owner.post('/api/auth/reset-password', { token, password: PASSWORD })
      }
      expect((await owner.logIn(email)).status).toBe(200)
      expect((await identitiesOf(owner)).identities).toEqual([])
      const back = await returnAs(world.browser(), way === 'reset link' ? 'juno' : 'kai', {
        issuer: 'second',
      })
      expect(back).toBe(PENDING)
    }
  })
  it('an identity of another person is not linked a second time', async () => {
    await registered(world, 'hana')
    const thief = await world.signedIn('thief@example.com')
    expect(await linkAs(thief, 'hana')).toBe(`${SETTINGS}&identity=taken`)
  })
  it('a link that ends in another session than it began in', async () => {
    const victim = await world.signedIn('session@example.com')
    const { body } = await beginLink(victim)
    const address = await visitIssuer(String(body.url), 'ivo')
    await victim.logIn('session@example.com')
    expect(await location(victim, address)).toBe(`${SETTINGS}&identity=expired`)
    expect((await identitiesOf(victim)).identities).toEqual([])
  })
  it('administrators neither log in by an identity nor link one, also when appointed later', async () => {
    const admin = await world.signedIn('boss@example.com', { isAdmin: true })
    expect((await beginLink(admin)).body.code).toBe('FORBIDDEN')
    await returnAs(admin, 'ivo')
    expect((await linkPending(admin)).body.code).toBe('FORBIDDEN')
    const promoted = await registered(world, 'ivo')
    const id = String((await me(promoted)).id)
    await updateUser(world.deps.db, id, { isAdmin: true, adminRole: 'owner' })
    const browser = world.browser()
    expect(await returnAs(browser, 'ivo')).toBe('/login?identity=administrator')
    expect((await browser.get('/api/auth/me')).status).toBe(401)
  })
  it('a suspended person stays suspended, also in a second account', async () => {
    const browser = await registered(world, 'juno')
    const id = String((await me(browser)).id)
    const now = world.deps.clock.now()
    const suspendedUntil = now + DAY
    await suspend(world.deps.db, {
      id: newId(),
      userId: id,
      until: suspendedUntil,
      reason: 'test',
      createdAt: now,
    })
    const again = world.browser()
    expect(await returnAs(again, 'juno')).toBe('/games')
    const standing = async () => (await again.get('/api/profile')).body.standing
    const suspended = { suspendedUntil: new Date(suspendedUntil).toISOString() }
    expect(await standing()).toMatchObject(suspended)
    // deleted and created again by the same issuer, which has verified the address
    expect((await again.del('/api/account')).status).toBe(200)
    expect(await returnAs(again, 'juno')).toBe(PENDING)
    expect((await register(again)).status).toBe(201)
    expect((await me(again)).id).not.toBe(id)
    expect(await standing()).toMatchObject(suspended)
  })
  it('the database alone completes nothing: no state, nonce, verifier, code or cookie in it', async () => {
    const { browser, address, begun } = await honest()
    const stored = JSON.stringify(await world.deps.db.executeSql('SELECT * FROM identity_requests'))
    expect(stored).toContain(hashSecret(begun.searchParams.get('state')!))
    const secrets = [
      begun.searchParams.get('state')!,
      begun.searchParams.get('nonce')!,
      address.searchParams.get('code')!,
      browser.cookies.tomogolf_identity!,
    ]
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([])
    const answer = await browser.get(pathOf(address))
    const shown = JSON.stringify([answer.raw.headers.location, answer.raw.body])
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([])
    expect(answer.raw.headers['referrer-policy']).toBe('no-referrer')
  })
})
