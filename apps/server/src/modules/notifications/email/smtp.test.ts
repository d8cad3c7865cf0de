import type { Language } from '@tomogolf/phrases'
import { DAY } from '@tomogolf/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isStopped } from '../bounces/mail-address.read.ts'
import { SAMPLES } from './sample-params.data.ts'
import { notifyAnswer } from '../../../platform/notify-external.ts'
import { startMailServer, type MailServer } from '../../../../test/support/mail-server.ts'
import {
  createNotificationsWorld,
  type NotificationsWorld,
} from '../../../../test/support/notifications-world.ts'

let server: MailServer, world: NotificationsWorld
beforeAll(async () => {
  server = await startMailServer()
  world = await createNotificationsWorld({ SMTP_URL: server.url })
})
beforeEach(async () => {
  await world.empty()
  server.received.length = server.logins.length = 0
  Object.assign(server.faults, { hangUp: 0, refuseWith: null })
})
afterAll(async () => {
  await world.close()
  await server.stop()
})
const joined = SAMPLES.joined_guest[0]!
const retryLater = async () => {
  // retries are delayed by the database's clock, so the product's clock moves past it
  world.later(Math.max(0, Date.now() - world.deps.clock.now()) + 2 * DAY)
  await world.deps.jobs.runDue()
}

describe('a working mail server', () => {
  it.each([
    ['en', 'You’re in: Hakone Yuki Country Club, Sat, Nov 28'],
    ['ja', '参加が決まりました：箱根ゆきカントリー倶楽部、11月28日（土）'],
    ['ko', '조인이 확정됐어요: 하코네 유키 컨트리 클럽, 11월 28일(토)'],
    ['zh', '您已加入：箱根ゆきカントリー倶楽部，11月28日（周六）'],
  ] as [Language, string][])(
    'receives both parts and a readable subject in %s',
    async (language, subject) => {
      const userId = await world.person({
        email: 'emily@guest.example',
        language,
        profile: { firstName: 'Emily' },
      })
      await world.notify({ userId, kind: 'joined_guest', params: joined })
      expect(server.received).toHaveLength(1)
      const [mail] = server.received,
        [row] = await world.mails()
      expect(server.logins).toEqual(['golf:p@ss word'])
      expect(mail!.subject).toBe(subject)
      expect(mail!.to).toEqual(['emily@guest.example'])
      expect(mail!.headers.from).toContain('hello@tomogolf.example')
      expect(mail!.headers['content-type']).toMatch(/^multipart\/alternative/)
      expect(mail!.headers['message-id']).toBe(`<${row!.id}@golf.example>`)
      expect(mail!.headers['auto-submitted']).toBe('auto-generated')
      expect(mail!.headers['content-language']).toBe(language === 'zh' ? 'zh-Hans' : language)
      expect(mail!.text.trimEnd()).toBe(row!.text.trimEnd())
      expect(mail!.html.trimEnd()).toBe(row!.html.trimEnd())
      expect(mail!.text).toContain('https://golf.example/games/hakone5kgame01')
      expect(row!.sentAt).toBe(world.deps.clock.now())
    },
  )

  it('receives a mail once when its job runs repeatedly', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    const job = { userId, kind: 'joined_guest', params: joined, mailId: 'theonlymail001' }
    for (let i = 0; i < 3; i++) {
      await world.deps.jobs.enqueue(world.deps.db, 'notifications.send', job)
      await world.deps.jobs.runDue()
    }
    expect(server.received).toHaveLength(1)
    expect(await world.mails()).toHaveLength(1)
  })

  it('receives one reply address, even when the input contains more', async () => {
    const replyTo = 'visitor@mail.example\r\nBcc: all@mail.example'
    await notifyAnswer(
      world.deps.jobs,
      world.deps.db,
      {
        to: 'emily@guest.example',
        userId: null,
        language: 'en',
        reference: 'C-1',
        subject: 'A\r\nBcc: b@mail.example',
        text: 'Hello\nthere',
        replyTo,
        references: ['<first@mail.example>', '<second@mail.example>'],
      },
      'theanswer00001',
    )
    await world.deps.jobs.runDue()
    const [mail] = server.received
    expect(mail!.to).toEqual(['emily@guest.example'])
    expect(mail!.headers).toMatchObject({
      'message-id': '<theanswer00001@golf.example>',
      'in-reply-to': '<second@mail.example>',
      references: '<first@mail.example> <second@mail.example>',
    })
    expect(mail!.headers['reply-to']).toContain('visitor@mail.example')
    expect(mail!.headers.bcc).toBeUndefined()
    expect(mail!.text).toContain('Hello\nthere')
  })
})

describe('a failing mail server', () => {
  it('receives the mail once when it is back', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    await server.stop()
    await world.notify({ userId, kind: 'joined_guest', params: joined })
    const [waiting] = await world.mails()
    expect(waiting!.sentAt).toBeNull()

    await server.restart()
    await retryLater()
    await retryLater()
    expect(server.received).toHaveLength(1)
    expect((await world.mails()).map((mail) => [mail.id, mail.sentAt !== null])).toEqual([
      [waiting!.id, true],
    ])
  })

  it('receives the mail as first rendered, even when the user changed since', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    server.faults.refuseWith = 451
    await world.notify({ userId, kind: 'joined_guest', params: joined })
    const [written] = await world.mails()
    await world.deps.db.executeSql('UPDATE users SET language = $1', ['ja'])
    server.faults.refuseWith = null
    await retryLater()
    expect(server.received.map((mail) => mail.subject)).toEqual([written!.subject])
  })

  it('receives the mail again with the same Message-ID after a lost response', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    server.faults.hangUp = 1
    await world.notify({ userId, kind: 'joined_guest', params: joined })
    await retryLater()
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map((mail) => mail.headers['message-id'])).size).toBe(1)
    expect((await world.mails()).filter((mail) => mail.sentAt !== null)).toHaveLength(1)
  })

  it('gets no retry after a permanent rejection, and the reason is stored', async () => {
    const userId = await world.person({ email: 'unknown@guest.example' })
    server.faults.refuseWith = 550
    await world.notify({ userId, kind: 'joined_guest', params: joined })
    server.faults.refuseWith = null
    await retryLater()
    expect(server.received).toHaveLength(0)
    const [row] = await world.mails()
    expect(row).toMatchObject({ sentAt: null, problem: expect.stringMatching(/^550/) })
    // the mailbox does not exist: no more mail that can be stopped
    expect(await isStopped(world.deps, world.deps.db, 'unknown@guest.example')).toBe(true)
  })
})

it('keeps mail in the outbox while the mail server refuses the login', async () => {
  const misconfigured = await createNotificationsWorld(
    { SMTP_URL: server.url.replace('p%40ss', 'other') },
    {},
    world.deps.db,
  )
  try {
    const userId = await misconfigured.person({ email: 'emily@guest.example' })
    await misconfigured.notify({ userId, kind: 'joined_guest', params: joined })
    const [row] = await misconfigured.mails()
    expect(server.logins).toEqual(['golf:other word'])
    expect(row).toMatchObject({ sentAt: null, problem: null })
    expect((await misconfigured.deps.jobs.state()).failed).toBe(0)
  } finally {
    await misconfigured.close()
  }
})

it('deletes the text of a mail with a login secret once it is delivered, outside development', async () => {
  const production = await createNotificationsWorld(
    { SMTP_URL: server.url },
    { devTools: false },
    world.deps.db,
  )
  try {
    const userId = await production.person({ email: 'emily@guest.example' })
    await production.notify({ userId, kind: 'reset_password', params: SAMPLES.reset_password[0]! })
    await production.notify({
      userId,
      kind: 'password_changed',
      params: SAMPLES.password_changed[0]!,
    })
    expect(server.received[0]!.text).toContain(
      'https://golf.example/reset-password?token=example-link',
    )
    const rows = await production.mails()
    expect(JSON.stringify(rows)).not.toContain('example-link')
    expect(rows.find((mail) => mail.template === 'password_changed')!.text).toContain('logged out')
  } finally {
    await production.close()
  }
})
