import { maskEmail } from '@tomogolf/domain/people/masking'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_MAIL_TEXT } from '@tomogolf/domain/inbox/incoming-mail'
import { HOUR, MINUTE } from '@tomogolf/domain/time'
import { InboxWorld } from '../../../../test/support/inbox/inbox-world.ts'
import { must } from '../../../../test/support/people.ts'
import { mailsTo } from '../../../../test/support/request-bodies.ts'
import { NOON } from '../../../../test/support/world.ts'
import { messageIdOf } from '../../../platform/mail/mail.ts'
import { threadableId } from './receive-mail.usecase.ts'
import { replyAddress, threadOfAddress } from './reply-address.adapter.ts'

let inbox: InboxWorld
beforeAll(async () => {
  inbox = await InboxWorld.open()
})
beforeEach(() => inbox.world.at(NOON))
afterAll(() => inbox.world.close())

describe('an answer by mail', () => {
  test('goes to the address in the mails of its thread', async () => {
    const sent = await inbox.write()
    await inbox.reply(sent.id)
    await inbox.world.runJobs()
    const { rows } = await inbox.world.deps.db.executeSql<{ reply_to: string; template: string }>(
      'SELECT reply_to, template FROM outbox WHERE to_address = $1 ORDER BY template',
      [sent.email],
    )
    expect(rows).toEqual([
      { template: 'contact_received', reply_to: replyAddress(inbox.world.deps, sent.id) },
      { template: 'request_letter', reply_to: replyAddress(inbox.world.deps, sent.id) },
    ])
  })
  test('is one conversation in the customer’s mail program', async () => {
    const sent = await inbox.write()
    // mails of one instant have no order
    inbox.world.at(NOON + HOUR / 2)
    must(await inbox.reply(sent.id))
    await inbox.world.runJobs()
    const mails = async () =>
      (
        await inbox.world.deps.db.executeSql<{ id: string; references: string[] }>(
          `SELECT id, message_references AS "references" FROM outbox
           WHERE to_address = $1 ORDER BY created_at, template`,
          [sent.email],
        )
      ).rows
    const headerOf = (mail: { id: string }) => messageIdOf(inbox.world.deps.config, mail.id)
    const [receipt, letter] = await mails()
    expect([receipt!.references, letter!.references]).toEqual([[], [headerOf(receipt!)]])
    inbox.world.at(NOON + HOUR)
    await inbox.deliver(inbox.mail(sent, { messageId: '<answer@mail.example.com>' }))
    inbox.world.at(NOON + 2 * HOUR)
    must(await inbox.reply(sent.id))
    await inbox.world.runJobs()
    expect((await mails()).at(-1)!.references).toEqual([
      headerOf(receipt!),
      headerOf(letter!),
      '<answer@mail.example.com>',
    ])
  })
  test.each([
    ['<CAF1@mail.example.com>', '<CAF1@mail.example.com>'],
    ['CAF1@mail.example.com', '<CAF1@mail.example.com>'],
    // attack: a header of the sender's own
    ['<a@b>\r\nBcc: all@mail.example', null],
    ['<a b@mail.example.com>', null],
    [`<${'a'.repeat(161)}@mail.example.com>`, null],
    ['no id', null],
  ])('with the Message-ID %j is followed as %j', (messageId, header) => {
    expect(threadableId(messageId)).toBe(header)
  })
  test('is added to the thread, opens it and starts the clock again', async () => {
    const sent = await inbox.write()
    inbox.world.at(NOON + HOUR)
    must(await inbox.reply(sent.id))
    expect(await inbox.read(sent.id)).toMatchObject({
      state: 'answered',
      unread: false,
      clock: { state: 'paused', answeredAt: new Date(NOON + HOUR).toISOString() },
    })
    inbox.world.at(NOON + 3 * HOUR)
    expect(await inbox.deliver(inbox.mail(sent))).toEqual({ received: true, outcome: 'stored' })
    const thread = await inbox.read(sent.id)
    expect(thread).toMatchObject({
      state: 'in_progress',
      unread: true,
      messages: 3,
      clock: { state: 'running', since: new Date(NOON + 3 * HOUR).toISOString() },
    })
    expect(thread.entries.at(-1)).toMatchObject({
      event: 'mail',
      text: 'Thank you, the second one.',
      from: maskEmail(sent.email),
      isForeign: false,
    })
  })
  test('opens a closed thread', async () => {
    const sent = await inbox.write()
    must(await inbox.reply(sent.id, { close: true }))
    expect((await inbox.read(sent.id)).clock.state).toBe('met')
    await inbox.deliver(inbox.mail(sent))
    expect((await inbox.read(sent.id)).state).toBe('in_progress')
  })
  test('does not start a running clock again', async () => {
    const sent = await inbox.write()
    inbox.world.at(NOON + 2 * HOUR)
    await inbox.deliver(inbox.mail(sent))
    expect((await inbox.read(sent.id)).clock.since).toBe(new Date(NOON).toISOString())
  })
  test('notifies the operator without the text', async () => {
    const sent = await inbox.write()
    await inbox.deliver(inbox.mail(sent, { text: 'A secret of the sender.' }))
    const told = (await mailsTo(inbox.world, inbox.world.deps.config.OPERATOR_EMAIL)).find(
      ({ subject, template }) => template === 'request_reply' && subject.includes(sent.reference),
    )
    expect(told).toBeDefined()
    expect(told!.text).not.toContain('secret')
  })
  test('is stored once by its Message-ID, also when it arrives twice at once', async () => {
    const sent = await inbox.write()
    const same = inbox.mail(sent)
    const outcomes = await Promise.all([
      inbox.deliver(same),
      inbox.deliver(same),
      inbox.deliver(same),
    ])
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      'duplicate',
      'duplicate',
      'stored',
    ])
    expect((await inbox.read(sent.id)).messages).toBe(2)
  })
  test('from another address is marked', async () => {
    const sent = await inbox.write()
    await inbox.deliver(inbox.mail(sent, { from: '"sender@example.com" <mallory@example.com>' }))
    expect((await inbox.read(sent.id)).entries.at(-1)).toMatchObject({
      from: maskEmail('mallory@example.com'),
      isForeign: true,
    })
  })
  test.each([
    ['a wrong token', (address: string) => address.replace(/-\w/, '-0').replace(/\w@/, '1@')],
    ['no token', () => 'reply@tomogolf.example'],
    ['another host', (address: string) => address.replace('tomogolf', 'other')],
    ['two tokens', (address: string) => address.replace('+', '+x+')],
  ])('with %s belongs to no thread', async (_what, change) => {
    const sent = await inbox.write()
    const to = [change(replyAddress(inbox.world.deps, sent.id))]
    expect((await inbox.deliver(inbox.mail(sent, { to }))).outcome).toBe('unknown_address')
  })
  test('the token of one thread opens no other', async () => {
    const [one, other] = [await inbox.write(), await inbox.write()]
    const address = replyAddress(inbox.world.deps, one.id).replace(one.id, other.id)
    expect(threadOfAddress(inbox.world.deps, address)).toBeUndefined()
    expect(
      threadOfAddress(inbox.world.deps, replyAddress(inbox.world.deps, one.id).toUpperCase()),
    ).toBe(one.id)
  })
  test('needs the signature of the mail provider', async () => {
    const sent = await inbox.write()
    expect((await inbox.deliver(inbox.mail(sent), 'another secret, also quite long')).code).toBe(
      'WEBHOOK_SIGNATURE_INVALID',
    )
    expect((await inbox.deliver({ from: 'x' })).code).toBe('VALIDATION_ERROR')
  })
  test('hostile text is harmless', async () => {
    const sent = await inbox.write()
    await inbox.deliver(
      inbox.mail(sent, {
        text: `<img src=x onerror=alert(1)>\u202Egnp\u0000${'x'.repeat(300_000)}`,
      }),
    )
    const { text } = (await inbox.read(sent.id)).entries.at(-1)!
    expect(text).toHaveLength(MAX_MAIL_TEXT)
    expect(text!.startsWith('<img src=x onerror=alert(1)>gnpx')).toBe(true)
  })
  test('a mail without text is stored', async () => {
    const sent = await inbox.write()
    await inbox.deliver(inbox.mail(sent, { text: undefined, html: '<p>Yes</p>' }))
    inbox.world.at(NOON + MINUTE)
    await inbox.deliver(inbox.mail(sent, { text: undefined }))
    expect((await inbox.read(sent.id)).entries.slice(-2).map(({ text }) => text)).toEqual([
      'Yes',
      '',
    ])
  })
})

describe('loops and floods', () => {
  test.each([
    ['an out-of-office notice', { autoSubmitted: 'auto-replied' }],
    ['a list', { precedence: 'bulk' }],
  ])('%s is shown and starts nothing', async (_what, headers) => {
    const sent = await inbox.write()
    must(await inbox.reply(sent.id))
    expect((await inbox.deliver(inbox.mail(sent, headers))).outcome).toBe('stored')
    expect(await inbox.read(sent.id)).toMatchObject({
      state: 'answered',
      unread: false,
      clock: { state: 'paused' },
      entries: expect.arrayContaining([expect.objectContaining({ event: 'automatic' })]),
    })
  })
  test('mail of the product itself is left out', async () => {
    const sent = await inbox.write()
    for (const from of [inbox.world.deps.config.MAIL_FROM, replyAddress(inbox.world.deps, sent.id)])
      expect((await inbox.deliver(inbox.mail(sent, { from }))).outcome).toBe('own_mail')
    expect((await inbox.read(sent.id)).messages).toBe(1)
  })
  test('a thread takes thirty mails in an hour', async () => {
    const sent = await inbox.write()
    for (let count = 0; count < 30; count++) await inbox.deliver(inbox.mail(sent))
    expect((await inbox.deliver(inbox.mail(sent))).outcome).toBe('too_many')
    inbox.world.at(NOON + HOUR + 1)
    expect((await inbox.deliver(inbox.mail(sent))).outcome).toBe('stored')
  })
})

describe('mail that fits no thread', () => {
  const told = async () =>
    (await mailsTo(inbox.world, inbox.world.deps.config.OPERATOR_EMAIL)).filter(
      ({ template }) => template === 'mail_unplaced',
    )
  test('is reported to the operator without the text, a few times an hour', async () => {
    inbox.world.at(NOON + 10 * HOUR)
    await inbox.world.runJobs()
    const before = (await told()).length
    const to = ['reply@tomogolf.example']
    const lost = (from: string, headers: object = {}) =>
      inbox.deliver(
        inbox.mail({ id: 'none', email: '' }, { from, to, text: 'A secret.', ...headers }),
      )
    for (const headers of [{ autoSubmitted: 'auto-replied' }, {}, {}])
      expect((await lost('emily@example.com', headers)).outcome).toBe('unknown_address')
    await inbox.world.runJobs()
    const [mail, ...more] = (await told()).filter(({ text }) => text.includes('emily@example.com'))
    expect(more).toEqual([])
    expect(mail!.text).not.toContain('secret')
    for (let count = 0; count < 60; count++) await lost(`flood${count}@example.com`)
    await inbox.world.runJobs()
    expect((await told()).length - before).toBe(8)
  })
  test('a thread that takes no more is reported once, with its reference', async () => {
    inbox.world.at(NOON + 12 * HOUR)
    const sent = await inbox.write()
    for (let count = 0; count < 33; count++) await inbox.deliver(inbox.mail(sent))
    await inbox.world.runJobs()
    expect((await told()).filter(({ subject }) => subject.includes(sent.reference))).toHaveLength(1)
  })
})
