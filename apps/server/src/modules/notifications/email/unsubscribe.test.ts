import { MAIL_CATEGORIES, type MailCategory } from '@tomogolf/domain/mail/mail-categories'
import { classOf } from '@tomogolf/messages/mail-classes'
import type { NotificationKind } from '@tomogolf/messages/notifications'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBase } from '../../../platform/http/base.plugin.ts'
import {
  createNotificationsWorld,
  type NotificationsWorld,
} from '../../../../test/support/notifications-world.ts'
import { notificationsRoutes } from '../notifications.routes.ts'
import { readChoices } from '../settings.repository.ts'
import { SAMPLES } from './sample-params.data.ts'
import { NOTIFICATION_KINDS } from './templates.data.ts'

let world: NotificationsWorld, app: FastifyInstance
beforeAll(async () => {
  world = await createNotificationsWorld()
  const { config, clock, phrase, log } = world.deps
  app = await createBase(config, clock, phrase, log)
  notificationsRoutes(app, world.deps)
})
beforeEach(() => world.empty())
afterAll(async () => {
  await app.close()
  await world.close()
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string, headers: Record<string, string> = FORM) =>
  app.inject({
    method: 'POST',
    url: url.replace('https://golf.example', ''),
    headers,
    payload: 'List-Unsubscribe=One-Click',
  })
const sent = async (userId: string, kind: NotificationKind) => {
  const before = new Set((await world.mails()).map((mail) => mail.id))
  await world.notify({ userId, kind, params: SAMPLES[kind][0]! } as never)
  return (await world.mails()).filter((mail) => !before.has(mail.id))
}
const mailOff = async (userId: string) => (await readChoices(world.deps.db, userId)).mailOff

describe('one-click unsubscribe', () => {
  it('has an address in all mail that can be stopped, and in no essential mail', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    for (const kind of NOTIFICATION_KINDS) {
      const mailClass = classOf({ kind, params: SAMPLES[kind][0]! } as never)
      const [mail] = await sent(userId, kind)
      // reminders of games that do not exist are not sent
      if (!mail) continue
      if ('category' in mailClass) {
        expect(mail.unsubscribe).toContain(`/unsubscribe?list=${mailClass.category}&token=`)
        expect(mail.text).toContain(mail.unsubscribe!)
      } else expect({ kind, unsubscribe: mail.unsubscribe }).toEqual({ kind, unsubscribe: null })
    }
  })
  it('stops the category of the mail alone, and again changes nothing', async () => {
    const userId = await world.person({ email: 'kenji@host.example' })
    const [mail] = await sent(userId, 'joined_host')
    for (const type of [FORM['content-type'], 'multipart/form-data; boundary=x'])
      expect((await post(mail!.unsubscribe!, { 'content-type': type })).statusCode).toBe(200)
    expect(await mailOff(userId)).toEqual(['hosting'])
    expect(await sent(userId, 'joined_host')).toEqual([])
    expect(await sent(userId, 'rating_shown')).toHaveLength(1)
    // what the host is owed is essential
    const params = SAMPLES.left_host.find(({ owed }) => owed !== null)!
    await world.notify({ userId, kind: 'left_host', params })
    expect((await world.mails()).map((sentMail) => sentMail.template)).toContain('left_host')
  })
  it('attack: refuses tokens of another category, of another person, or altered', async () => {
    const userId = await world.person({ email: 'kenji@host.example' })
    const other = await world.person({ email: 'emily@guest.example' })
    const url = (await sent(userId, 'joined_host'))[0]!.unsubscribe!
    const token = new URL(url).searchParams.get('token')!
    const [, signature] = token.split('.')
    const addressOf = (list: string, forged: string) =>
      `/unsubscribe?list=${list}&token=${encodeURIComponent(forged)}`
    for (const forged of [
      ...MAIL_CATEGORIES.filter((list): list is MailCategory => list !== 'hosting').map((list) =>
        addressOf(list, token),
      ),
      addressOf('hosting', `${other}.${signature}`),
      addressOf('hosting', userId),
      addressOf('hosting', `${userId}.`),
      addressOf('hosting', `${token}x`),
    ])
      expect((await post(forged)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
    expect((await post(addressOf('account', token))).statusCode).toBe(400)
    // a scanner that opens the address
    expect((await app.inject(url.replace('https://golf.example', ''))).statusCode).toBe(404)
    expect([await mailOff(userId), await mailOff(other)]).toEqual([[], []])
  })
  it('does nothing for a deleted account', async () => {
    const userId = await world.person({ email: 'kenji@host.example' })
    const url = (await sent(userId, 'joined_host'))[0]!.unsubscribe!
    await world.deps.db.executeSql('UPDATE users SET deleted_at = now()')
    expect((await post(url)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
  })
})
