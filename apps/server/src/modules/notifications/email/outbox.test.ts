import { DAY } from '@tomogolf/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsRoutes } from '../notifications.routes.ts'
import { SAMPLES } from './sample-params.data.ts'
import { NOTIFICATION_KINDS } from './templates.data.ts'
import { PERSONAL_DATA } from '../../../module-ports.ts'
import { createBase } from '../../../platform/http/base.plugin.ts'
import { notifyOperator, notifyVisitor } from '../../../platform/notify-external.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'
import {
  createNotificationsWorld,
  type NotificationsWorld,
} from '../../../../test/support/notifications-world.ts'

let world: NotificationsWorld
beforeAll(async () => {
  world = await createNotificationsWorld()
})
beforeEach(() => world.empty())
afterAll(() => world.close())

const app = async (devTools = true) => {
  const base = await createBase(
    world.deps.config,
    world.deps.clock,
    world.deps.phrase,
    world.deps.log,
  )
  notificationsRoutes(base, { ...world.deps, config: { ...world.deps.config, devTools } })
  return base
}

describe('a notification', () => {
  it('about money or the account is mailed even with email notifications off', async () => {
    const userId = await world.person({
      email: 'emily@guest.example',
      profile: { emailNotifications: false },
    })
    await world.notify({ userId, kind: 'joined_guest', params: SAMPLES.joined_guest[0]! })
    await world.notify({ userId, kind: 'password_changed', params: SAMPLES.password_changed[0]! })
    await world.notify({ userId, kind: 'left_host', params: SAMPLES.left_host[1]! })
    await world.notify({ userId, kind: 'strike', params: SAMPLES.strike[0]! })
    expect((await world.mails()).map((mail) => mail.template).toSorted()).toEqual([
      'joined_guest',
      'left_host',
      'password_changed',
      'strike',
    ])
  })
  it('about guests who join or leave is mailed only with email notifications on', async () => {
    const optedOut = await world.person({
      email: 'opted-out@host.example',
      profile: { emailNotifications: false },
    })
    const optedIn = await world.person({ email: 'opted-in@host.example' })
    for (const userId of [optedOut, optedIn]) {
      await world.notify({ userId, kind: 'joined_host', params: SAMPLES.joined_host[0]! })
      await world.notify({ userId, kind: 'left_host', params: SAMPLES.left_host[0]! })
    }
    const mails = await world.mails()
    expect(mails.map((mail) => [mail.toAddress, mail.template])).toEqual(
      expect.arrayContaining([
        ['opted-in@host.example', 'joined_host'],
        ['opted-in@host.example', 'left_host'],
      ]),
    )
    expect(mails).toHaveLength(2)
    expect(mails[0]!.text).toContain(
      'Settings: https://golf.example/account-settings?tab=preferences',
    )
  })
  it('is not mailed to a deleted account', async () => {
    const userId = await world.person({ email: 'deleted@guest.example' })
    await world.deps.db.executeSql('UPDATE users SET deleted_at = now()')
    await world.notify({ userId, kind: 'joined_guest', params: SAMPLES.joined_guest[0]! })
    expect(await world.mails()).toEqual([])
  })
  it('has the language, time zone and first name of its recipient', async () => {
    const userId = await world.person({
      email: 'jimin@guest.example',
      language: 'ko',
      profile: { firstName: '지민', lastName: '박', timeZone: 'America/Los_Angeles' },
    })
    await world.notify({ userId, kind: 'joined_guest', params: SAMPLES.joined_guest[0]! })
    const [mail] = await world.mails()
    expect(mail).toMatchObject({ language: 'ko', userId })
    expect(mail!.text).toContain('지민 님, 안녕하세요.')
    expect(mail!.text).toContain('미 태평양 시간')
  })
  it('is not sent when its transaction is rolled back', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    await expect(
      world.deps.db.transaction(async (tx) => {
        await notifyOperator(world.deps.jobs, tx, {
          subjectKey: 'game_report',
          params: { message: userId },
        })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await world.deps.jobs.runDue()
    expect(await world.mails()).toEqual([])
  })
})

describe('mail to external recipients', () => {
  it('shows the operator every known field in a fixed order and omits the others', async () => {
    await notifyOperator(world.deps.jobs, world.deps.db, {
      subjectKey: 'rental_request',
      params: {
        reference: 'R-7',
        name: 'Emily Brown',
        leftHanded: true,
        wishes: null,
        message: 'Two sets.\n<b>Thank you</b>',
        amount: { minor: 4500, currency: 'JPY' },
        teeTime: { at: Date.parse('2026-11-27T22:42:00Z') },
      },
    })
    await world.deps.jobs.runDue()
    const [mail] = await world.mails()
    expect(mail).toMatchObject({
      toAddress: 'operator@tomogolf.example',
      // answered in the inbox, not from the operator's mailbox
      replyTo: null,
      subject: 'Club rental request · R-7 · Emily Brown',
      userId: null,
    })
    expect(mail!.text).toContain(
      'Reference: R-7\nName: Emily Brown\nTee time: Sat, Nov 28, 07:42 Japan time\nLeft-handed: Yes\nAmount: ¥4,500\nMessage:\nTwo sets.\n<b>Thank you</b>\n',
    )
    expect(mail!.text).not.toContain('Other requests')
    expect(mail!.html).toContain('Two sets.<br>&lt;b&gt;Thank you&lt;/b&gt;')
  })
  it('sends a visitor a receipt with its reference, in the language of the form', async () => {
    for (const [kind, language] of [
      ['booking_received', 'zh'],
      ['rental_received', 'ja'],
      ['contact_received', 'ko'],
    ] as const) {
      await notifyVisitor(world.deps.jobs, world.deps.db, {
        to: `${language}@visitor.example`,
        language,
        kind,
        params: { reference: 'B-42', hours: 24 },
      })
    }
    await world.deps.jobs.runDue()
    const byLanguage = Object.fromEntries(
      (await world.mails()).map((mail) => [mail.language, mail]),
    )
    expect(byLanguage.zh!.subject).toBe('已收到您的订场请求 B-42')
    expect(byLanguage.ja!.text).toContain('24時間以内にお返事します')
    expect(byLanguage.ko!.text).toContain('접수 번호: B-42')
    for (const mail of Object.values(byLanguage))
      expect(mail.html + mail.text).not.toMatch(/\{\{\w+\}\}|email\./)
  })
})

it('deletes mails after ninety days', async () => {
  const userId = await world.person({ email: 'emily@guest.example' })
  await world.notify({ userId, kind: 'joined_guest', params: SAMPLES.joined_guest[0]! })
  const erase = () =>
    eraseClass({ db: world.deps.db, personalData: PERSONAL_DATA }, 'mails', world.deps.clock.now())
  world.later(89 * DAY)
  await erase()
  expect(await world.mails()).toHaveLength(1)
  world.later(2 * DAY)
  await erase()
  expect(await world.mails()).toEqual([])
})

describe('the development tools', () => {
  it('lists the sent mails, newest first, of all recipients or of one', async () => {
    const emily = await world.person({ email: 'emily@guest.example' }),
      kenji = await world.person({ email: 'kenji@host.example', language: 'ja' })
    await world.notify({ userId: emily, kind: 'joined_guest', params: SAMPLES.joined_guest[0]! })
    world.later(1000)
    await world.notify({ userId: kenji, kind: 'joined_host', params: SAMPLES.joined_host[0]! })
    const server = await app()
    const all = (await server.inject('/api/dev/outbox')).json<{ to: string }[]>()
    expect(all.map((mail) => mail.to)).toEqual(['kenji@host.example', 'emily@guest.example'])
    const [mail, ...others] = (await server.inject('/api/dev/outbox?to=Kenji@host.example')).json<
      Record<string, string>[]
    >()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Emily B.さんが11月28日（土）のラウンドに参加します',
      language: 'ja',
      template: 'joined_host',
      sentAt: '2026-11-20T02:20:01.000Z',
    })
    expect(Object.keys(mail!).toSorted()).toEqual([
      'html',
      'language',
      'replyTo',
      'sentAt',
      'subject',
      'template',
      'text',
      'to',
    ])
    await server.close()
  })
  it('previews every mail in every language, as HTML and as text', async () => {
    const server = await app()
    const list = await server.inject('/dev/mails')
    expect(list.statusCode).toBe(200)
    const paths = [...list.body.matchAll(/href="([^"]+)"/g)].map((match) => match[1]!)
    for (const kind of NOTIFICATION_KINDS) expect(paths).toContain(`/dev/mails/${kind}/zh/0`)
    const html = await server.inject('/dev/mails/missing_guest/ja/0'),
      text = await server.inject('/dev/mails/missing_guest/ja/0?part=text')
    expect(html.headers['content-type']).toContain('text/html')
    expect(html.headers['content-security-policy']).toContain("default-src 'none'")
    expect(html.body).toContain('ラウンドに参加されましたか？')
    expect(text.headers['content-type']).toContain('text/plain')
    expect(text.body).toContain('https://golf.example/games/hakone5kgame01')
    await server.close()
  })
  it.each(['nothing/ja/0', 'strike/fr/0', 'strike/ja/99', 'constructor/ja/0'])(
    'answers a preview of %s with 404',
    async (path) => {
      const server = await app()
      expect((await server.inject(`/dev/mails/${path}`)).statusCode).toBe(404)
      await server.close()
    },
  )
  it('has neither outbox nor preview in production', async () => {
    const server = await app(false)
    for (const path of ['/api/dev/outbox', '/dev/mails', '/dev/mails/strike/en/0'])
      expect((await server.inject(path)).statusCode).toBe(404)
    await server.close()
  })
})
