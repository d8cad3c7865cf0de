import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '@tomogolf/domain/time'
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
const STEP = 30_000
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.deps.clock.now() + steps * STEP,
  })
const wrongCode = (secret: string) =>
  String((Number(codeAt(secret)) + 1) % 1_000_000).padStart(6, '0')

async function enrolled(
  email: string,
): Promise<{ browser: Browser & { userId: string }; secret: string; recoveryCodes: string[] }> {
  const browser = await world.signedIn(email, { isAdmin: true })
  const { body } = await browser.post('/api/auth/totp/begin', { currentPassword: PASSWORD })
  const secret = String(body.secret)
  const confirmed = await browser.post('/api/auth/totp/confirm', { totp: codeAt(secret) })
  world.later(STEP)
  return { browser, secret, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}

describe('two-step login of an administrator', () => {
  it('is enabled by a first code; only then login requires codes', async () => {
    const browser = await world.signedIn('boss@example.com', { isAdmin: true }),
      elsewhere = world.browser()
    const begun = await browser.post('/api/auth/totp/begin', { currentPassword: PASSWORD })
    expect(begun.body.uri).toBe(
      `otpauth://totp/TomoGolf:boss%40example.com?issuer=TomoGolf&secret=${String(begun.body.secret)}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await elsewhere.logIn('boss@example.com')).status).toBe(200)
    expect(
      (await browser.post('/api/auth/totp/confirm', { totp: wrongCode(String(begun.body.secret)) }))
        .body.code,
    ).toBe('INVALID_TOTP')
    const confirmed = await browser.post('/api/auth/totp/confirm', {
      totp: codeAt(String(begun.body.secret)),
    })
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect(new Set(confirmed.body.recoveryCodes as string[]).size).toBe(10)
    // a session without a code has ended
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await browser.get('/api/auth/me')).body.totpEnrolled).toBe(true)
  })
  it('stores neither the secret nor the recovery codes in plain text', async () => {
    const { browser, secret, recoveryCodes } = await enrolled('sealed@example.com')
    const { rows } = await world.deps.db.executeSql<{ totp_secret: string; hash: string }>(
      'SELECT u.totp_secret, r.hash FROM users u JOIN recovery_codes r ON r.user_id = u.id WHERE u.id = $1',
      [browser.userId],
    )
    expect(rows[0]!.totp_secret).not.toContain(secret)
    expect(rows.map((row) => row.hash).join(' ')).not.toContain(recoveryCodes[0]!.replace('-', ''))
  })
  it('requires a code only after the right password', async () => {
    const { secret } = await enrolled('codes@example.com')
    expect(
      (await world.browser().logIn('codes@example.com', 'Wrong7password', { totp: codeAt(secret) }))
        .body.code,
    ).toBe('INVALID_CREDENTIALS')
    const prompted = await world.browser().logIn('codes@example.com')
    expect([prompted.status, prompted.body.code, prompted.cookies]).toEqual([
      401,
      'TOTP_REQUIRED',
      {},
    ])
    const wrong = await world
      .browser()
      .logIn('codes@example.com', PASSWORD, { totp: wrongCode(secret) })
    expect([wrong.status, wrong.body.code, wrong.cookies]).toEqual([401, 'INVALID_TOTP', {}])
    expect(
      (
        await world.browser().logIn('codes@example.com', PASSWORD, {
          totp: ` ${codeAt(secret).slice(0, 3)} ${codeAt(secret).slice(3)}`,
        })
      ).status,
    ).toBe(200)
  })
  it('accepts each time step once, also from two browsers at the same time', async () => {
    const { secret } = await enrolled('steps@example.com')
    const logIn = (totp: string) => world.browser().logIn('steps@example.com', PASSWORD, { totp })
    const answers = await Promise.all([logIn(codeAt(secret)), logIn(codeAt(secret))])
    expect(answers.map((a) => a.status).sort()).toEqual([200, 401])
    expect((await logIn(codeAt(secret, -1))).body.code).toBe('INVALID_TOTP')
    expect((await logIn(codeAt(secret, 1))).status).toBe(200)
  })
  it('accepts a code of one step before or after, and none of two', async () => {
    const { secret } = await enrolled('skew@example.com')
    world.later(5 * MINUTE)
    const logIn = (totp: string) => world.browser().logIn('skew@example.com', PASSWORD, { totp })
    expect((await logIn(codeAt(secret, -2))).body.code).toBe('INVALID_TOTP')
    expect((await logIn(codeAt(secret, 2))).body.code).toBe('INVALID_TOTP')
    expect((await logIn(codeAt(secret, -1))).status).toBe(200)
    expect((await logIn(codeAt(secret, 1))).status).toBe(200)
  })
  it('accepts each recovery code once, in any spelling', async () => {
    const { recoveryCodes } = await enrolled('paper@example.com')
    const logIn = (totp: string) => world.browser().logIn('paper@example.com', PASSWORD, { totp })
    expect((await logIn(recoveryCodes[0]!.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await logIn(recoveryCodes[0]!)).body.code).toBe('INVALID_TOTP')
    expect((await logIn(recoveryCodes[1]!)).status).toBe(200)
    const other = await enrolled('other.paper@example.com')
    expect((await logIn(other.recoveryCodes[0]!)).body.code).toBe('INVALID_TOTP')
  })
  it('pauses after five wrong codes, also for the right one', async () => {
    const { secret } = await enrolled('guessed@example.com')
    const logIn = (totp: string) => world.browser().logIn('guessed@example.com', PASSWORD, { totp })
    for (let i = 0; i < 5; i++)
      expect((await logIn(wrongCode(secret))).body.code).toBe('INVALID_TOTP')
    const paused = await logIn(codeAt(secret))
    expect([paused.status, paused.body.code]).toEqual([429, 'RATE_LIMITED'])
    world.later(15 * MINUTE)
    expect((await logIn(codeAt(secret))).status).toBe(200)
  })
  it('is disabled by password and code together, and audited', async () => {
    const { browser, secret, recoveryCodes } = await enrolled('off@example.com')
    const disable = (body: object) => browser.post('/api/auth/totp/disable', body)
    expect(
      (await disable({ currentPassword: 'Wrong7password', totp: codeAt(secret) })).body.code,
    ).toBe('CURRENT_PASSWORD_INCORRECT')
    expect((await disable({ currentPassword: PASSWORD, totp: wrongCode(secret) })).body.code).toBe(
      'INVALID_TOTP',
    )
    expect((await disable({ currentPassword: PASSWORD, totp: recoveryCodes[4]! })).status).toBe(200)
    expect((await world.browser().logIn('off@example.com')).status).toBe(200)
    expect((await disable({ currentPassword: PASSWORD, totp: '123456' })).body.code).toBe(
      'CONFLICT',
    )
    const { rows } = await world.deps.db.executeSql<{ action: string }>(
      'SELECT action FROM audit_log WHERE subject = $1 ORDER BY at',
      [browser.userId],
    )
    expect(rows.map((row) => row.action)).toEqual(['totp.enable', 'totp.disable'])
  })
  it('reports by email that it is on or off, and each use of a recovery code', async () => {
    const { browser, secret, recoveryCodes } = await enrolled('told@example.com')
    const sent = async () => {
      await world.deps.jobs.runDue()
      return (['totp_changed', 'recovery_code_used'] as const).map((kind) =>
        world.mails(kind, browser.userId),
      )
    }
    const logIn = (totp: string) => world.browser().logIn('told@example.com', PASSWORD, { totp })
    const on = { to: 'on', changedAt: { at: world.deps.clock.now() - STEP } }
    const usedAt = { at: world.deps.clock.now() }
    expect(await sent()).toEqual([[on], []])
    expect((await logIn(codeAt(secret))).status).toBe(200)
    expect((await logIn('abcd-efgh-jkmn')).status).toBe(401)
    expect((await logIn(recoveryCodes[0]!)).status).toBe(200)
    expect((await logIn(recoveryCodes[0]!)).status).toBe(401)
    expect(await sent()).toEqual([[on], [{ left: 9, usedAt }]])
    const off = await browser.post('/api/auth/totp/disable', {
      currentPassword: PASSWORD,
      totp: codeAt(secret, 1),
    })
    expect(off.status).toBe(200)
    expect(await sent()).toEqual([[on, { to: 'off', changedAt: usedAt }], [{ left: 9, usedAt }]])
  })
  it('begins only with the password, and not when already enabled', async () => {
    const { browser } = await enrolled('twice@example.com')
    expect(
      (await browser.post('/api/auth/totp/begin', { currentPassword: PASSWORD })).body.code,
    ).toBe('CONFLICT')
    const admin = await world.signedIn('open.laptop@example.com', { isAdmin: true })
    expect(
      (await admin.post('/api/auth/totp/begin', { currentPassword: 'Wrong7password' })).body.code,
    ).toBe('CURRENT_PASSWORD_INCORRECT')
    expect((await admin.post('/api/auth/totp/confirm', { totp: '123456' })).body.code).toBe(
      'CONFLICT',
    )
  })
  it('is available to administrators only', async () => {
    const browser = await world.signedIn('guest@example.com')
    for (const call of ['begin', 'confirm', 'disable']) {
      expect(
        (
          await browser.post(`/api/auth/totp/${call}`, {
            currentPassword: PASSWORD,
            totp: '123456',
          })
        ).body.code,
      ).toBe('ADMIN_REQUIRED')
      expect((await world.browser().post(`/api/auth/totp/${call}`, {})).status).toBe(401)
    }
  })
})

describe('the daily clean-up', () => {
  it('deletes expired rows, keeps recent ones and plans the next run', async () => {
    const browser = await world.signedIn('clean@example.com')
    await browser.post('/api/auth/forgot-password', { email: 'clean@example.com' })
    await world.deps.jobs.runDue()
    for (let i = 0; i < 2; i++) await world.deps.jobs.scheduleRecurring()
    const count = async (table: string) =>
      (
        await world.deps.db.executeSql<{ n: number }>(
          `SELECT count(*)::int AS n FROM ${table} WHERE user_id = $1`,
          [browser.userId],
        )
      ).rows[0]!.n
    world.later(DAY)
    expect(await world.deps.jobs.runDue()).toBe(1)
    expect([await count('sessions'), await count('account_tokens')]).toEqual([1, 1])
    world.later(31 * DAY)
    expect(await world.deps.jobs.runDue()).toBe(1)
    expect([
      await count('sessions'),
      await count('account_tokens'),
      await count('known_devices'),
    ]).toEqual([0, 0, 1])
    world.later(DAY)
    expect(await world.deps.jobs.runDue()).toBe(1)
  })
})
