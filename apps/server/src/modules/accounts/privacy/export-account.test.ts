import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../../notifications/notifications.table.ts'
import { newId } from '../../../platform/security/ids.ts'
import {
  createAccountsWorld,
  FULL_PROFILE,
  type AccountsWorld,
} from '../../../../test/support/accounts-world.ts'
import { storeGame, storeSeat } from '../../../../test/support/stored-games.ts'
import { savePhoto } from '../profile/save-photo.usecase.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

describe('exporting the account', () => {
  it('contains all data of the user, none of other users and no secret', async () => {
    const ana = await world.signedIn('ana@example.com', { username: 'ana', profile: FULL_PROFILE }),
      ben = await world.signedIn('ben@example.com', {
        profile: { ...FULL_PROFILE, firstName: 'Ben' },
      })
    await storeSeat(
      world,
      await storeGame(world, ben.userId),
      ana.userId,
      'confirmed',
      'authorised',
    )
    const hosted = await storeGame(world, ana.userId)
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
      createdAt: world.deps.clock.now(),
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
