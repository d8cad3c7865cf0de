import type { Language } from '@tomogolf/phrases'
import { DAY } from '@tomogolf/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLES } from './sample-params.data.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
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
const again = async () => {
  // the pauses between two tries are counted from the database's own time: the clock goes far enough beyond it
  world.later(Math.max(0, Date.now() - world.deps.clock.now()) + 2 * DAY)
  await world.deps.jobs.runDue()
}

describe('a mail server that works', () => {
  it.each([
    ['en', "You're in: Hakone Yuki Country Club, Sat 28 Nov"],
    ['ja', '参加が決まりました：箱根ゆきカントリー倶楽部、11月28日（土）'],
    ['ko', '참가가 확정되었어요: Hakone Yuki Country Club, 11월 28일(토)'],
    ['zh', '您已加入：Hakone Yuki Country Club，11月28日（周六）'],
  ] as [Language, string][])(
    'gets both parts and a readable subject in %s',
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

  it('does not see a mail twice when its job runs again', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    const job = { userId, kind: 'joined_guest', params: joined, mailId: 'theonlymail001' }
    for (let i = 0; i < 3; i++) {
      await world.deps.jobs.enqueue(world.deps.db, 'notifications.send', job)
      await world.deps.jobs.runDue()
    }
    expect(server.received).toHaveLength(1)
    expect(await world.mails()).toHaveLength(1)
  })

  it("is told where the operator's reply goes, and by no more than one address", async () => {
    const replyTo = 'visitor@mail.example\r\nBcc: everybody@mail.example'
    await notifyOperator(world.deps.jobs, world.deps.db, {
      subjectKey: 'contact_message',
      params: { reference: 'C-1', name: 'A\r\nBcc: b@mail.example', message: 'Hello\nthere' },
      replyTo,
    })
    await world.deps.jobs.runDue()
    const [mail] = server.received
    expect(mail!.to).toEqual(['operator@tomogolf.example'])
    expect(mail!.headers['reply-to']).toContain('visitor@mail.example')
    expect(mail!.headers.bcc).toBeUndefined()
    expect(mail!.text).toContain('Hello\nthere')
  })
})

describe('a mail server that fails', () => {
  it('gets the mail once it is back, and gets it once', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    await server.stop()
    await world.notify({ userId, kind: 'joined_guest', params: joined })
    const [waiting] = await world.mails()
    expect(waiting!.sentAt).toBeNull()

    await server.restart()
    await again()
    await again()
    expect(server.received).toHaveLength(1)
    expect((await world.mails()).map((mail) => [mail.id, mail.sentAt !== null])).toEqual([
      [waiting!.id, true],
    ])
  })

  it('gets the mail as it was first written, whatever has changed since', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    server.faults.refuseWith = 451
    await world.notify({ userId, kind: 'joined_guest', params: joined })
    const [written] = await world.mails()
    await world.deps.db.executeSql('UPDATE users SET language = $1', ['ja'])
    server.faults.refuseWith = null
    await again()
    expect(server.received.map((mail) => mail.subject)).toEqual([written!.subject])
  })

  it('and answers nothing may get the mail again, under the same name', async () => {
    const userId = await world.person({ email: 'emily@guest.example' })
    server.faults.hangUp = 1
    await world.notify({ userId, kind: 'joined_guest', params: joined })
    await again()
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map((mail) => mail.headers['message-id'])).size).toBe(1)
    expect((await world.mails()).filter((mail) => mail.sentAt !== null)).toHaveLength(1)
  })

  it('for good is not asked again, and the reason is kept', async () => {
    const userId = await world.person({ email: 'nobody@guest.example' })
    server.faults.refuseWith = 550
    await world.notify({ userId, kind: 'joined_guest', params: joined })
    server.faults.refuseWith = null
    await again()
    expect(server.received).toHaveLength(0)
    const [row] = await world.mails()
    expect(row).toMatchObject({ sentAt: null, problem: expect.stringMatching(/^550/) })
  })
})

it('a refused login loses no mail: it waits until the password is right', async () => {
  const wrong = await createNotificationsWorld(
    { SMTP_URL: server.url.replace('p%40ss', 'other') },
    {},
    world.deps.db,
  )
  try {
    const userId = await wrong.person({ email: 'emily@guest.example' })
    await wrong.notify({ userId, kind: 'joined_guest', params: joined })
    const [row] = await wrong.mails()
    expect(server.logins).toEqual(['golf:other word'])
    expect(row).toMatchObject({ sentAt: null, problem: null })
    expect((await wrong.deps.jobs.state()).failed).toBe(0)
  } finally {
    await wrong.close()
  }
})

it('outside development a mail that opens an account is forgotten once it is out', async () => {
  const live = await createNotificationsWorld(
    { SMTP_URL: server.url },
    { devTools: false },
    world.deps.db,
  )
  try {
    const userId = await live.person({ email: 'emily@guest.example' })
    await live.notify({ userId, kind: 'reset_password', params: SAMPLES.reset_password[0]! })
    await live.notify({ userId, kind: 'password_changed', params: SAMPLES.password_changed[0]! })
    expect(server.received[0]!.text).toContain(
      'https://golf.example/reset-password?token=example-link',
    )
    const rows = await live.mails()
    expect(JSON.stringify(rows)).not.toContain('example-link')
    expect(rows.find((mail) => mail.template === 'password_changed')!.text).toContain('logged out')
  } finally {
    await live.close()
  }
})
