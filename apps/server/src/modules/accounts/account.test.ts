import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { games } from '../games/games.table.ts'
import { holds } from '../participations/holds/holds.table.ts'
import { participations } from '../participations/participations.table.ts'
import { cards } from '../cards/cards.table.ts'
import { outbox } from '../notifications/notifications.table.ts'
import { readPeople } from './profile/people.read.ts'
import { presentPlayer } from './profile/people.presenter.ts'
import { savePhoto } from './profile/save-photo.usecase.ts'
import { newId } from '../../platform/security/ids.ts'
import {
  createAccountsWorld,
  FULL_PROFILE,
  PASSWORD,
  type AccountsWorld,
} from '../../../test/support/accounts-world.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

const now = () => world.deps.clock.now()
async function game(
  hostId: string,
  status: 'scheduled' | 'completed' = 'scheduled',
): Promise<string> {
  const id = newId()
  await world.deps.db.orm.insert(games).values({
    id,
    hostId,
    courseName: 'Kasumigaseki',
    teeTime: now() + DAY,
    location: 'Saitama',
    priceMinor: 15_000,
    currency: 'JPY',
    slots: 3,
    skillLevel: 'any',
    courseType: '18H',
    mealIncluded: false,
    notes: 'Meet me at my flat, Minato 1-2-3',
    mealPackageType: 'not_included',
    caddieIncluded: false,
    playThrough: false,
    transportationProvided: false,
    cartSystem: 'self_play',
    twoSomeGuarantee: false,
    courseTerrain: 'parkland',
    dressCodeLevel: 'business',
    status,
    createdAt: now(),
    updatedAt: now(),
    searchText: 'kasumigaseki ana s.',
  })
  return id
}
async function seat(
  gameId: string,
  guestId: string,
  status: 'confirmed' | 'left_late',
  hold: 'authorised' | 'capturing' | 'captured',
): Promise<void> {
  const [id, cardId] = [newId(), newId()]
  await world.deps.db.orm.insert(cards).values({
    id: cardId,
    userId: guestId,
    providerId: `pm_${cardId}`,
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2030,
    funding: 'credit',
    createdAt: now(),
  })
  await world.deps.db.orm.insert(participations).values({
    id,
    gameId,
    guestId,
    status,
    currency: 'JPY',
    priceMinor: 15_000,
    feeMinor: 4500,
    holdMinor: 19_500,
    feePercent: 30,
    windowHours: 48,
    policyVersion: '1',
    agreedAt: now(),
  })
  await world.deps.db.orm.insert(holds).values({
    id: newId(),
    participationId: id,
    guestId,
    cardId,
    status: hold,
    currency: 'JPY',
    amountMinor: 19_500,
    feeMinor: 4500,
    placeAt: now(),
    offSession: false,
    intentId: 'pi_hidden',
    clientSecret: 'hidden_secret',
    createdAt: now(),
    updatedAt: now(),
  })
}

describe('exporting the account', () => {
  it('contains all data of the user, none of other users and no secret', async () => {
    const ana = await world.signedIn('ana@example.com', { username: 'ana', profile: FULL_PROFILE }),
      ben = await world.signedIn('ben@example.com', {
        profile: { ...FULL_PROFILE, firstName: 'Ben' },
      })
    await seat(await game(ben.userId), ana.userId, 'confirmed', 'authorised')
    const hosted = await game(ana.userId)
    await savePhoto(
      world.deps,
      ana.userId,
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    )
    const mail = {
      toAddress: 'ana@example.com',
      userId: ana.userId,
      language: 'en' as const,
      html: '',
      createdAt: now(),
    }
    await world.deps.db.orm.insert(outbox).values([
      {
        ...mail,
        id: newId(),
        template: 'password_changed',
        subject: 'Changed',
        text: 'It was changed.',
      },
      {
        ...mail,
        id: newId(),
        template: 'reset_password',
        subject: 'Reset',
        text: 'https://example.com/reset-password?token=hidden_token',
      },
    ])
    await world.deps.db.executeSql(
      `INSERT INTO strikes (id, user_id, reason, created_at) VALUES ('strikeexport01', $1, 'Late', now())`,
      [ana.userId],
    )
    const answer = await ana.get('/api/account/export')
    expect(answer.status).toBe(200)
    expect(answer.raw.headers['content-disposition']).toBe(
      'attachment; filename="tomogolf-data.json"',
    )
    expect(answer.body).toMatchObject({
      account: { id: ana.userId, email: 'ana@example.com', username: 'ana' },
      profile: { firstName: 'Ana', contactNumber: '+819012345678' },
      photo: expect.stringMatching(/^data:image\/webp;base64,/),
      records: {
        sessions: [{ ip: '127.0.0.1' }],
        devices: [{}],
        cards: [{ brand: 'visa', last4: '4242' }],
        hostedGames: [{ id: hosted }],
        participations: [{ status: 'confirmed', courseName: 'Kasumigaseki' }],
        holds: [{ status: 'authorised', amountMinor: 19_500 }],
        strikes: [{ reason: 'Late' }],
        mails: [
          { subject: 'Changed', text: 'It was changed.' },
          { subject: 'Reset', text: null },
        ],
      },
    })
    for (const secret of ['argon2', 'hidden', 'pm_', 'pi_', 'ben@example.com', 'Ben'])
      expect(answer.raw.body).not.toContain(secret)
    expect((await world.browser().get('/api/account/export')).status).toBe(401)
  })
})

describe('deleting the account', () => {
  it('is refused while games are ahead, and names them', async () => {
    const host = await world.signedIn('host@example.com'),
      guest = await world.signedIn('guest@example.com')
    const id = await game(host.userId)
    await seat(id, guest.userId, 'confirmed', 'authorised')
    const hosting = await host.del('/api/account')
    expect([hosting.status, hosting.body.code]).toEqual([409, 'ACCOUNT_HAS_OPEN_GAMES'])
    expect(hosting.body.details).toEqual([
      { path: id, code: 'hosting', message: 'Kasumigaseki, 2026-06-02 12:00' },
    ])
    expect((await guest.del('/api/account')).body).toMatchObject({
      code: 'ACCOUNT_HAS_OPEN_GAMES',
      details: [{ path: id, code: 'playing' }],
    })
    expect((await guest.get('/api/auth/me')).status).toBe(200)
  })
  it('is refused while a hold is open', async () => {
    const host = await world.signedIn('host2@example.com'),
      guest = await world.signedIn('guest2@example.com')
    await seat(await game(host.userId), guest.userId, 'left_late', 'capturing')
    const answer = await guest.del('/api/account')
    expect([answer.status, answer.body.code, (answer.body.details as object[]).length]).toEqual([
      409,
      'ACCOUNT_HAS_OPEN_HOLDS',
      1,
    ])
  })
  it('is refused while a case on a hosted game is open', async () => {
    const host = await world.signedIn('host3@example.com'),
      id = await game(host.userId, 'completed')
    await world.deps.db.executeSql(
      `INSERT INTO cases (id, kind, game_id, created_at) VALUES ($1, 'host_absent', $2, now())`,
      [newId(), id],
    )
    expect((await host.del('/api/account')).body.code).toBe('ACCOUNT_HAS_OPEN_GAMES')
  })
  it('erases what identifies the user and keeps the record of money', async () => {
    const leaver = await world.signedIn('leaver@example.com', {
        username: 'leaver',
        profile: FULL_PROFILE,
      }),
      elsewhere = world.browser(),
      host = await world.signedIn('host4@example.com')
    await elsewhere.logIn('leaver@example.com')
    const hosted = await game(leaver.userId, 'completed')
    await seat(await game(host.userId), leaver.userId, 'left_late', 'captured')
    const photo = (await savePhoto(
      world.deps,
      leaver.userId,
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    )) as { photoId: string }
    const answer = await leaver.del('/api/account')
    expect([answer.status, answer.cookies.tomogolf_session]).toEqual([200, ''])
    for (const browser of [leaver, elsewhere])
      expect((await browser.get('/api/auth/me')).status).toBe(401)
    expect((await world.browser().logIn('leaver@example.com')).body.code).toBe(
      'INVALID_CREDENTIALS',
    )
    expect((await world.browser().get(`/api/photos/${photo.photoId}`)).status).toBe(404)

    const left = await Promise.all(
      [
        'users',
        'profiles',
        'sessions',
        'known_devices',
        'outbox',
        'photos',
        'account_tokens',
        'games',
      ].map(async (table) =>
        JSON.stringify(
          (await world.deps.db.executeSql(`SELECT * FROM ${table}`)).rows.filter((row) =>
            Object.values(row).includes(leaver.userId),
          ),
        ),
      ),
    )
    for (const trace of [
      'leaver@example.com',
      '"leaver"',
      'Ana',
      'Silva',
      '+819012345678',
      '1990-04-02',
      'argon2',
      'my flat',
      'ana s.',
    ])
      expect(left.join()).not.toContain(trace)

    const money = await world.deps.db.executeSql<{ n: number }>(
      'SELECT count(*)::int AS n FROM holds WHERE guest_id = $1 AND amount_minor = 19500',
      [leaver.userId],
    )
    expect(money.rows[0]!.n).toBe(1)
    const { rows } = await world.deps.db.executeSql(
      'SELECT removed_at IS NOT NULL AS removed, last4 FROM cards WHERE user_id = $1',
      [leaver.userId],
    )
    expect(rows).toEqual([{ removed: true, last4: '4242' }])
    expect(hosted).toBeTruthy()
    const person = (await readPeople(world.deps.db, [leaver.userId])).get(leaver.userId)!
    expect(presentPlayer(person, true)).toMatchObject({
      displayName: '',
      firstName: '',
      lastName: '',
      username: null,
      avatarUrl: null,
    })
  })
  it('frees the address and the username for a new account', async () => {
    const first = await world.signedIn('again@example.com', { username: 'again' })
    await first.del('/api/account')
    const second = await world.browser().post('/api/auth/register', {
      email: 'again@example.com',
      username: 'again',
      password: PASSWORD,
      recaptchaToken: 'development',
    })
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.userId)
  })
  it('sends no more mail to a deleted account', async () => {
    const gone = await world.signedIn('gone@example.com')
    await gone.del('/api/account')
    await world.browser().post('/api/auth/forgot-password', { email: 'gone@example.com' })
    await world
      .browser()
      .post('/api/auth/forgot-password', { email: `${gone.userId}@deleted.invalid` })
    await world.deps.jobs.runDue()
    expect(
      world.notifications.filter((notification) => notification.userId === gone.userId),
    ).toEqual([])
  })
  it('requires a session', async () => {
    expect((await world.browser().del('/api/account')).status).toBe(401)
  })
})
