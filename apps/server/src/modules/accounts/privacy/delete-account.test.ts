import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/security/ids.ts'
import {
  createAccountsWorld,
  FULL_PROFILE,
  PASSWORD,
  type AccountsWorld,
} from '../../../../test/support/accounts-world.ts'
import { storeGame, storeSeat } from '../../../../test/support/stored-games.ts'
import { presentPlayer } from '../profile/people.presenter.ts'
import { readPeople } from '../profile/people.read.ts'
import { savePhoto } from '../profile/save-photo.usecase.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

describe('deleting the account', () => {
  it('is refused while games are ahead, and names them', async () => {
    const host = await world.signedIn('host@example.com'),
      guest = await world.signedIn('guest@example.com')
    const id = await storeGame(world, host.userId)
    await storeSeat(world, id, guest.userId, 'confirmed', 'authorised')
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
    await storeSeat(
      world,
      await storeGame(world, host.userId),
      guest.userId,
      'left_late',
      'capturing',
    )
    const answer = await guest.del('/api/account')
    expect([answer.status, answer.body.code, (answer.body.details as object[]).length]).toEqual([
      409,
      'ACCOUNT_HAS_OPEN_HOLDS',
      1,
    ])
  })
  it('is refused while a case on a hosted game is open', async () => {
    const host = await world.signedIn('host3@example.com'),
      id = await storeGame(world, host.userId, 'completed')
    await world.deps.db.executeSql(
      `INSERT INTO cases (id, kind, game_id, created_at) VALUES ($1, 'host_absent', $2, now())`,
      [newId(), id],
    )
    expect((await host.del('/api/account')).body.code).toBe('ACCOUNT_HAS_OPEN_GAMES')
  })
  it('erases all data that identifies the user and keeps the records of money', async () => {
    const leaver = await world.signedIn('leaver@example.com', {
        username: 'leaver',
        profile: FULL_PROFILE,
      }),
      elsewhere = world.browser(),
      host = await world.signedIn('host4@example.com')
    await elsewhere.logIn('leaver@example.com')
    const hosted = await storeGame(world, leaver.userId, 'completed')
    await storeSeat(
      world,
      await storeGame(world, host.userId),
      leaver.userId,
      'left_late',
      'captured',
    )
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
    const deleted = await world.signedIn('gone@example.com')
    await deleted.del('/api/account')
    await world.browser().post('/api/auth/forgot-password', { email: 'gone@example.com' })
    await world
      .browser()
      .post('/api/auth/forgot-password', { email: `${deleted.userId}@deleted.invalid` })
    await world.deps.jobs.runDue()
    expect(
      world.notifications.filter((notification) => notification.userId === deleted.userId),
    ).toEqual([])
  })
  it('requires a session', async () => {
    expect((await world.browser().del('/api/account')).status).toBe(401)
  })
})
