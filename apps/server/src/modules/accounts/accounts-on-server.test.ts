import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOTP } from 'otpauth'
import { hashPassword } from '../../platform/security/passwords.ts'
import { lockUser, updateUser } from './accounts.repository.ts'
import { deleteAccount } from './privacy/delete-account.usecase.ts'
import { readPhoto } from './profile/photos.repository.ts'
import { savePhoto } from './profile/save-photo.usecase.ts'
import { databaseForRaces } from '../../../test/support/engines.ts'
import {
  createAccountsWorld,
  FULL_PROFILE,
  PASSWORD,
  type AccountsWorld,
} from '../../../test/support/accounts-world.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld({ db: await databaseForRaces() })
})
afterAll(() => world.close())
const register = (email: string, username = '') =>
  world.browser().post('/api/auth/register', {
    username,
    email,
    password: PASSWORD,
    recaptchaToken: 'development',
  })
const statuses = (answers: { status: number }[]) => answers.map((a) => a.status).sort()
const ten = <T>(work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 10 }, (_, i) => work(i)))

describe('concurrent requests on a PostgreSQL server', () => {
  it('accept one of ten concurrent registrations with one address', async () => {
    const answers = await ten(() => register('rush@example.com'))
    expect(statuses(answers)).toEqual([201, ...Array<number>(9).fill(409)])
    expect(new Set(answers.filter((a) => a.status === 409).map((a) => a.body.code))).toEqual(
      new Set(['EMAIL_ALREADY_EXISTS']),
    )
    await world.deps.jobs.runDue()
    expect(world.mails('verify_email')).toHaveLength(1)
  })
  it('accept one of ten concurrent registrations with one username', async () => {
    const answers = await ten((i) => register(`name${i}@example.com`, i % 2 ? 'Ace' : 'aCE'))
    expect(statuses(answers)).toEqual([201, ...Array<number>(9).fill(409)])
    expect(new Set(answers.filter((a) => a.status === 409).map((a) => a.body.code))).toEqual(
      new Set(['USERNAME_ALREADY_EXISTS']),
    )
  })
  it('consume a link once in ten clicks; clicks on different links of a user do not deadlock', async () => {
    const browser = world.browser()
    const { body } = await browser.post('/api/auth/register', {
      email: 'click@example.com',
      password: PASSWORD,
      recaptchaToken: 'development',
    })
    const id = String(body.id)
    for (let i = 0; i < 4; i++) {
      world.later(60_000)
      await world.browser().post('/api/auth/resend-verification', { email: 'click@example.com' })
      await world.deps.jobs.runDue()
    }
    const tokens = world.mails('verify_email', id).map((mail) => mail.token)
    expect(tokens).toHaveLength(5)
    const answers = await ten((i) => browser.get(`/api/auth/verify-email?token=${tokens[i % 5]!}`))
    expect(statuses(answers)).toEqual([200, ...Array<number>(9).fill(409)])
  })
  it('either activate or delete a registration that was not opened in its browser', async () => {
    const id = String((await register('choice@example.com')).body.id)
    await world.deps.jobs.runDue()
    const { token } = world.mails('verify_email', id)[0]!
    const answers = await ten((i) =>
      i % 2
        ? world.browser().post('/api/auth/verify-email/reject', { token })
        : world
            .browser()
            .post('/api/auth/verify-email', { token, newPassword: `Fairway7iron${i}` }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toContain(
      answers.findIndex(({ status }) => status === 200) % 2
        ? 'INVALID_TOKEN'
        : 'TOKEN_ALREADY_USED',
    )
  })
  it('accept one of ten password resets by one link, and its password works', async () => {
    const { user } = await world.account({ email: 'reset@example.com' })
    await world.browser().post('/api/auth/forgot-password', { email: 'reset@example.com' })
    await world.deps.jobs.runDue()
    const { token } = world.mails('reset_password', user.id)[0]!
    const answers = await ten((i) =>
      world.browser().post('/api/auth/reset-password', { token, password: `Fairway7iron${i}` }),
    )
    expect(statuses(answers)).toEqual([200, ...Array<number>(9).fill(409)])
    const winner = answers.findIndex((a) => a.status === 200)
    expect((await world.browser().logIn('reset@example.com', `Fairway7iron${winner}`)).status).toBe(
      200,
    )
  })
  it('start one session per code of the authenticator app', async () => {
    const admin = await world.signedIn('admin@example.com', { isAdmin: true })
    const { body } = await admin.post('/api/auth/totp/begin', { currentPassword: PASSWORD })
    const code = () =>
      new TOTP({ secret: String(body.secret) }).generate({ timestamp: world.deps.clock.now() })
    await admin.post('/api/auth/totp/confirm', { totp: code() })
    world.later(30_000)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        world.browser().logIn('admin@example.com', PASSWORD, { totp: code() }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 401, 401, 401])
  })
  it('start no session with a password that changes at the same time', async () => {
    const { user } = await world.account({ email: 'swap@example.com' }),
      other = await hashPassword('Bunker9sand')
    const { promise: locked, resolve: resolveLocked } = Promise.withResolvers<void>()
    const changing = world.deps.db.transaction(async (tx) => {
      await lockUser(tx, user.id)
      resolveLocked()
      // long enough for the login to have verified the old password
      await new Promise((done) => setTimeout(done, 500))
      await updateUser(tx, user.id, { passwordHash: other })
    })
    await locked
    const login = await world.browser().logIn('swap@example.com')
    await changing
    expect([login.status, login.body.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(
      (await world.deps.db.executeSql('SELECT 1 FROM sessions WHERE user_id = $1', [user.id])).rows,
    ).toEqual([])
  })
  it('leave one photo after ten uploads: the one on the profile', async () => {
    const browser = await world.signedIn('album@example.com'),
      file = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#963' } })
        .png()
        .toBuffer()
    // holds the lock until all ten wait for it
    const start = world.deps.db.transaction(async (tx) => {
      await lockUser(tx, browser.userId)
      await new Promise((done) => setTimeout(done, 700))
    })
    await ten(() => savePhoto(world.deps, browser.userId, file))
    await start
    const { rows } = await world.deps.db.executeSql<{ id: string }>(
      'SELECT id FROM photos WHERE user_id = $1',
      [browser.userId],
    )
    expect(rows.map((row) => `/api/photos/${row.id}`)).toEqual([
      (await browser.get('/api/profile')).body.avatarUrl,
    ])
  })
  it('make an account deletion wait for a game in creation, and refuse it then', async () => {
    const host = await world.signedIn('busy@example.com')
    const { promise: written, resolve: resolveWritten } = Promise.withResolvers<void>()
    const making = world.deps.db.transaction(async (tx) => {
      await tx.executeSql(
        `INSERT INTO games (id, host_id, course_name, tee_time, location, price_minor, currency,
           slots, skill_level, course_type, meal_included, meal_package_type, caddie_included,
           play_through, transportation_provided, cart_system, two_some_guarantee, course_terrain,
           dress_code_level, status, created_at, updated_at, search_text)
         VALUES ('gamebusy000001', $1, 'Kasumigaseki', now(), 'Saitama', 1, 'JPY',
           1, 'any', '18H', false, 'not_included', false,
           false, false, 'self_play', false, 'parkland',
           'business', 'scheduled', now(), now(), '')`,
        [host.userId],
      )
      resolveWritten()
      await new Promise((done) => setTimeout(done, 200))
    })
    await written
    const deletion = deleteAccount(world.deps, host.userId, 'en')
    await making
    expect(await deletion).toMatchObject({ refused: 'ACCOUNT_HAS_OPEN_GAMES' })
  })
})

describe('a PostgreSQL server, like the embedded database,', () => {
  it('returns a photo byte for byte and exports every table', async () => {
    const browser = await world.signedIn('bytes@example.com', { profile: FULL_PROFILE })
    const saved = (await savePhoto(
      world.deps,
      browser.userId,
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#963' } })
        .jpeg()
        .toBuffer(),
    )) as { photoId: string }
    const stored = (await readPhoto(world.deps.db, saved.photoId))!
    const sent = (await browser.get(`/api/photos/${saved.photoId}`)).raw.rawPayload
    expect([sent.length, Buffer.from(stored.bytes).equals(sent)]).toEqual([stored.size, true])
    const { status, body } = await browser.get('/api/account/export')
    expect([status, (body as { records: { sessions: object[] } }).records.sessions.length]).toEqual(
      [200, 1],
    )
    expect((await browser.del('/api/account')).status).toBe(200)
  })
})
