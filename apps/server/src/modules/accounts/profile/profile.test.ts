import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { upsertSetting } from '../../settings/settings.repository.ts'
import {
  createAccountsWorld,
  FULL_PROFILE,
  type AccountsWorld,
  type Browser,
} from '../../../../test/support/accounts-world.ts'

let world: AccountsWorld, ana: Browser & { userId: string }
beforeAll(async () => {
  world = await createAccountsWorld()
  ana = await world.signedIn('ana@example.com')
})
afterAll(() => world.close())
const put = async (body: object) => {
  const answer = await ana.put('/api/profile', body)
  return { ...answer, code: answer.body.code as string | undefined }
}

describe('the profile', () => {
  it('begins empty and lists what is missing', async () => {
    const { body } = await ana.get('/api/profile')
    expect(body).toMatchObject({
      userId: ana.userId,
      email: 'ana@example.com',
      emailVerified: true,
      firstName: null,
      languages: [],
      emailNotifications: true,
      theme: 'dark',
      language: 'en',
      stripeCustomerId: null,
      paymentMethodId: null,
      paymentMethodVerified: false,
      rating: null,
      completeness: {
        complete: false,
        missing: [
          'firstName',
          'lastName',
          'contactNumber',
          'gender',
          'birthDate',
          'country',
          'languages',
          'skillLevel',
        ],
        minutes: 4,
      },
      standing: { strikeCount: 0, lastStrikeAt: null, suspendedUntil: null, strikes: [] },
    })
  })
  it('is complete with the nine fields', async () => {
    const { status, body } = await put(FULL_PROFILE)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...FULL_PROFILE,
      completeness: { complete: true, missing: [], minutes: 1 },
    })
    expect((await ana.get('/api/auth/me')).body).toMatchObject({
      profileComplete: true,
      firstName: 'Ana',
      initials: 'AS',
    })
  })
  it('changes only the fields in the body; null and an empty text clear', async () => {
    await put({ handicap: 12.4, golfGoals: 'Break 90' })
    expect((await put({ handicap: null })).body).toMatchObject({
      handicap: null,
      golfGoals: 'Break 90',
      firstName: 'Ana',
    })
    expect((await put({ golfGoals: '' })).body.golfGoals).toBeNull()
    expect((await put({})).body).toMatchObject({ firstName: 'Ana' })
  })
  it('changes nothing when one field is refused', async () => {
    expect((await put({ firstName: 'Anna', contactNumber: '12' + '345' })).code).toBe(
      'INVALID_PHONE',
    )
    expect((await ana.get('/api/profile')).body.firstName).toBe('Ana')
  })
  it.each([
    ['+81 90-1234-5678', '+819012345678'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+44 20 7946 0958', '+442079460958'],
    ['＋８１　９０１２３４５６７８', '+819012345678'],
  ])('stores the phone number %s as %s', async (typed, stored) => {
    expect((await put({ contactNumber: typed })).body.contactNumber).toBe(stored)
  })
  it.each([
    '090-1234-5678',
    '0081 90 1234 5678',
    '+999 123 456 789',
    '+81 1',
    'call me maybe',
    '+81 90 1234 5678 ext. 9',
  ])('refuses the phone number %s', async (typed) => {
    const { status, code } = await put({ contactNumber: typed })
    expect([status, code]).toEqual([400, 'INVALID_PHONE'])
  })
  it('accepts a player from the eighteenth birthday in Japan', async () => {
    // the clock is stopped at 2026-06-01 12:00 in Japan
    expect((await put({ birthDate: '2008-06-01' })).status).toBe(200)
    const young = await put({ birthDate: '2008-06-02' })
    expect([young.status, young.code]).toEqual([400, 'AGE_TOO_YOUNG'])
    expect((await put({ birthDate: '2001-02-29' })).code).toBe('VALIDATION_ERROR')
  })
  it('accepts languages as a list or as free text, without duplicates', async () => {
    expect((await put({ languages: ['ja', 'en', 'ja'] })).body.languages).toEqual(['ja', 'en'])
    expect(
      (await put({ languages: 'English; 日本語 & Klingon and korean' })).body.languages,
    ).toEqual(['en', 'ja', 'ko'])
    expect((await put({ languages: '' })).body.languages).toEqual(['en'])
    expect((await put({ languages: null })).body.languages).toEqual([])
    expect((await put({ languages: ['xx'] })).code).toBe('VALIDATION_ERROR')
  })
  it('accepts as many languages as the setting allows', async () => {
    const six = ['en', 'ja', 'ko', 'zh', 'es', 'fr']
    expect((await put({ languages: six.slice(0, 5) })).status).toBe(200)
    const many = await put({ languages: six })
    expect([many.status, many.code, many.body.params]).toEqual([
      400,
      'TOO_MANY_LANGUAGES',
      { max: 5 },
    ])
    await upsertSetting(world.deps.db, 'max_languages', '6', null, world.deps.clock.now())
    expect((await put({ languages: six })).status).toBe(200)
  })
  it.each([
    [{ handicap: 54.1 }, 'handicap'],
    [{ handicap: -10.1 }, 'handicap'],
    [{ gender: 'none' }, 'gender'],
    [{ country: 'Japan' }, 'country'],
    [{ firstName: '' }, 'firstName'],
    [{ firstName: 'x'.repeat(61) }, 'firstName'],
    [{ firstName: 'Ana\r\nBcc: x@example.com' }, 'firstName'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ language: 'fr' }, 'language'],
    [{ theme: 'pink' }, 'theme'],
    [{ golfGoals: 'x'.repeat(501) }, 'golfGoals'],
  ])('refuses %j', async (body, path) => {
    const answer = await put(body)
    expect([answer.status, answer.code]).toEqual([400, 'VALIDATION_ERROR'])
    expect((answer.body.details as { path: string }[]).map((detail) => detail.path)).toContain(path)
  })
  it('stores language, theme and time zone', async () => {
    expect(
      (await put({ language: 'ko', theme: 'light', timeZone: 'Europe/Lisbon' })).body,
    ).toMatchObject({ language: 'ko', theme: 'light', timeZone: 'Europe/Lisbon' })
    expect((await ana.get('/api/auth/me')).body).toMatchObject({ language: 'ko', theme: 'light' })
  })
  it('refuses a username of another user, also when both choose it at once', async () => {
    const [ben, cho] = [
      await world.signedIn('ben@example.com'),
      await world.signedIn('cho@example.com'),
    ]
    const answers = await Promise.all([
      ben.put('/api/profile', { username: 'albatross' }),
      cho.put('/api/profile', { username: 'Albatross' }),
    ])
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409])
    expect((await put({ username: 'ALBATROSS' })).code).toBe('USERNAME_ALREADY_EXISTS')
    expect((await put({ username: 'ana.s' })).body.username).toBe('ana.s')
    expect((await put({ username: '' })).body.username).toBeNull()
  })
  it('ignores fields that the user may not change', async () => {
    await put({
      userId: 'x',
      email: 'evil@example.com',
      isAdmin: true,
      rating: 5,
      photoId: 'x',
      emailVerified: false,
      suspendedUntil: null,
    } as object)
    expect((await ana.get('/api/profile')).body).toMatchObject({
      userId: ana.userId,
      email: 'ana@example.com',
      rating: null,
      avatarUrl: null,
      emailVerified: true,
    })
  })
  it('requires a session', async () => {
    expect((await world.browser().get('/api/profile')).status).toBe(401)
    expect((await world.browser().put('/api/profile', { firstName: 'Eve' })).status).toBe(401)
  })
  it('shows the default card without its keys at the provider', async () => {
    await world.deps.db.executeSql(
      `INSERT INTO card_customers (user_id, customer_id, created_at) VALUES ($1, 'cus_1', now())`,
      [ana.userId],
    )
    await world.deps.db.executeSql(
      `INSERT INTO cards (id, user_id, provider_id, brand, last4, exp_month, exp_year, funding,
         is_default, created_at)
       VALUES ('card0000000001', $1, 'pm_1', 'visa', '4242', 12, 2030, 'credit', true, now())`,
      [ana.userId],
    )
    expect((await ana.get('/api/profile')).body).toMatchObject({
      stripeCustomerId: 'cus_1',
      paymentMethodId: 'card0000000001',
      paymentMethodVerified: true,
    })
  })
})

describe('standing', () => {
  it('shows active strikes and a suspension, until it ends, to the user and to administrators', async () => {
    const dan = await world.signedIn('dan@example.com'),
      admin = await world.signedIn('admin@example.com', { isAdmin: true })
    const now = world.deps.clock.now(),
      until = now + 30 * DAY
    const strike = (id: string, removed: string | null) =>
      world.deps.db.executeSql(
        'INSERT INTO strikes (id, user_id, reason, created_at, removed_at) VALUES ($1, $2, $3, $4, $5)',
        [id, dan.userId, `No-show ${id}`, new Date(now).toISOString(), removed],
      )
    await strike('strike00000001', null)
    await strike('strike00000002', null)
    await strike('strike00000003', new Date(now).toISOString())
    await world.deps.db.executeSql('UPDATE users SET suspended_until = $2 WHERE id = $1', [
      dan.userId,
      new Date(until).toISOString(),
    ])
    const url = `/api/users/${dan.userId}/hosting-eligibility`
    const suspended = {
      isSuspended: true,
      strikeCount: 2,
      suspendedUntil: new Date(until).toISOString(),
    }
    expect((await dan.get(url)).body).toEqual(suspended)
    expect((await admin.get(url)).body).toEqual(suspended)
    expect((await dan.get('/api/profile')).body.standing).toMatchObject({
      strikeCount: 2,
      lastStrikeAt: new Date(now).toISOString(),
      suspendedUntil: suspended.suspendedUntil,
    })
    world.deps.clock.set(until)
    expect((await admin.get(url)).body.isSuspended).toBe(true)
    world.deps.clock.set(until + 1)
    await admin.logIn('admin@example.com')
    expect((await admin.get(url)).body).toEqual({
      isSuspended: false,
      strikeCount: 2,
      suspendedUntil: null,
    })
  })
  it('is refused to other users, whether or not the user exists', async () => {
    const eve = await world.signedIn('eve@example.com'),
      admin = await world.signedIn('admin2@example.com', { isAdmin: true })
    for (const id of [ana.userId, '00000000000000'])
      expect((await eve.get(`/api/users/${id}/hosting-eligibility`)).body.code).toBe('FORBIDDEN')
    expect((await world.browser().get(`/api/users/${ana.userId}/hosting-eligibility`)).status).toBe(
      401,
    )
    expect((await admin.get('/api/users/00000000000000/hosting-eligibility')).status).toBe(404)
  })
  it('records the first acceptance of the host terms', async () => {
    const fay = await world.signedIn('fay@example.com')
    expect((await fay.post('/api/host-terms', { accepted: false })).body.code).toBe(
      'VALIDATION_ERROR',
    )
    const first = world.deps.clock.now()
    expect((await fay.post('/api/host-terms', { accepted: true })).body).toEqual({ success: true })
    world.later(DAY)
    await fay.post('/api/host-terms', { accepted: true })
    const { rows } = await world.deps.db.executeSql<{ at: string }>(
      'SELECT host_terms_accepted_at AS at FROM users WHERE id = $1',
      [fay.userId],
    )
    expect(new Date(rows[0]!.at).getTime()).toBe(first)
    expect((await fay.get('/api/auth/me')).body.hostTermsAccepted).toBe(true)
  })
})
