import { createHmac } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOFT_BOUNCES, TEST_PAUSE, TEST_WINDOW } from '@tomogolf/domain/mail/address-health'
import { DAY, hours, iso, minutes } from '@tomogolf/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import { must, PASSWORD, type Person } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { notify } from '../../../platform/notify.ts'
import { notifyVisitor } from '../../../platform/notify-external.ts'
import { SAMPLES } from '../email/sample-params.data.ts'
import { EVENT_FILE, readEventFile } from './read-event-file.usecase.ts'

const SECRET = 'the secret of the mail provider, long'
let world: World, data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'tomogolf-mail-'))
  world = await createWorld({ env: { MAIL_WEBHOOK_SECRET: SECRET, DATA_DIR: data } })
})
beforeEach(() => world.at(NOON))
afterAll(async () => {
  await world.close()
  rmSync(data, { recursive: true })
})

let reports = 0
type Report = { id?: string; type: string; address: string; at?: string; detail?: string }
const sign = (body: string, { secret = SECRET, at = Date.now() } = {}) => {
  const seconds = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
const deliver = async (body: string, signature: string | undefined = sign(body)) =>
  (
    await world.app.inject({
      method: 'POST',
      url: '/api/webhooks/mail',
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'tomogolf-signature': signature }),
      },
      payload: body,
    })
  ).json<Record<string, unknown>>()
const bodyOf = (...events: Report[]) =>
  JSON.stringify({
    events: events.map((event) => ({
      id: `report ${++reports}`,
      at: iso(world.clock.now()),
      ...event,
    })),
  })
const report = async (...events: Report[]) =>
  expect(await deliver(bodyOf(...events))).toEqual({ received: true })

const person = async (): Promise<Person> => (await createHostAndGuests(world, 0)).host
const addressOf = async ({ cookie }: Person) =>
  must(
    await world.call<{ stopped: { cause: string } | null; testsLeft: number }>(
      'GET /api/mail-address',
      { cookie },
    ),
  ).body
const causeOf = async (user: Person) => (await addressOf(user)).stopped?.cause ?? null
const mailsTo = async (address: string) =>
  (
    await world.deps.db.executeSql<{ id: string; template: string; text: string }>(
      'SELECT id, template, text FROM outbox WHERE to_address = $1 ORDER BY created_at, id',
      [address],
    )
  ).rows
/** Which of an essential mail and one that can be stopped are sent now. */
const sent = async ({ id: userId, email }: Person) => {
  const before = new Set((await mailsTo(email)).map((mail) => mail.id))
  const { db, jobs } = world.deps
  await notify(jobs, db, { userId, kind: 'strike', params: SAMPLES.strike[0]! })
  await notify(jobs, db, { userId, kind: 'joined_host', params: SAMPLES.joined_host[0]! })
  await world.runJobs()
  return (await mailsTo(email))
    .filter((mail) => !before.has(mail.id))
    .map((mail) => mail.template)
    .toSorted()
}
const askForTest = (user: Person) =>
  world.call('POST /api/mail-address/test', { cookie: user.cookie })
const linkIn = async (user: Person) => {
  const mails = await mailsTo(user.email)
  const { text } = mails.filter((mail) => mail.template === 'mail_test').at(-1)!
  return decodeURIComponent(/confirm-address\?token=(\S+)/.exec(text)![1]!)
}
const confirm = (token: string) => world.call('POST /api/mail-address/confirm', { body: { token } })

describe('a report of the mail provider', () => {
  test.each(['hard_bounce', 'complaint'])('%s stops the mail that can be stopped', async (type) => {
    const user = await person()
    expect(await sent(user)).toEqual(['joined_host', 'strike'])
    await report({ type, address: user.email.toUpperCase() })
    expect(await causeOf(user)).toBe(type)
    expect(await sent(user)).toEqual(['strike'])
  })
  test('soft bounces stop it at the fifth', async () => {
    const user = await person()
    for (let count = 1; count < SOFT_BOUNCES; count++)
      await report({ type: 'soft_bounce', address: user.email })
    expect(await causeOf(user)).toBeNull()
    await report({ type: 'soft_bounce', address: user.email })
    expect(await causeOf(user)).toBe('soft_bounces')
  })
  test('stops alerts to a visitor, not the answers to a form', async () => {
    const to = 'dead@visitor.example'
    await report({ type: 'hard_bounce', address: to })
    const { db, jobs } = world.deps
    const params = SAMPLES.wish_fits[0]!
    await notifyVisitor(jobs, db, { to, language: 'en', kind: 'wish_fits', params })
    const receipt = { reference: 'TG-1', hours: 24 }
    await notifyVisitor(jobs, db, { to, language: 'en', kind: 'contact_received', params: receipt })
    await world.runJobs()
    expect((await mailsTo(to)).map((mail) => mail.template)).toEqual(['contact_received'])
  })
  test('attack: forged, altered, late, early or unsigned, it changes nothing', async () => {
    const user = await person()
    const body = bodyOf({ type: 'complaint', address: user.email })
    const other = bodyOf({ type: 'complaint', address: 'somewhere@else.example' })
    for (const signature of [
      '',
      'v1=abc',
      sign(body, { secret: 'another secret, just as long as it' }),
      sign(other),
      sign(body, { at: Date.now() - minutes(6) }),
      sign(body, { at: Date.now() + minutes(6) }),
      `${sign(body)},v1=${'0'.repeat(64)}`,
    ])
      expect(await deliver(body, signature)).toMatchObject({ code: 'WEBHOOK_SIGNATURE_INVALID' })
    expect(await causeOf(user)).toBeNull()
  })
  test('is refused when it is no report, all of it', async () => {
    const user = await person()
    const good = { type: 'complaint', address: user.email }
    for (const body of ['', '{}', '[]', 'null', bodyOf(), bodyOf(good, { ...good, type: 'open' })])
      expect(await deliver(body)).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/) })
    expect(await causeOf(user)).toBeNull()
  })
  test('attack: sent again, at the same time or after the address works, it counts once', async () => {
    const user = await person()
    const body = bodyOf(
      ...[1, 2].map((count) => ({ id: `soft ${count}`, type: 'soft_bounce', address: user.email })),
    )
    await Promise.all([1, 2, 3, 4].map(() => deliver(body)))
    expect(await causeOf(user)).toBeNull()
    const bounce = bodyOf({ type: 'hard_bounce', address: user.email })
    await deliver(bounce)
    must(await askForTest(user))
    await world.runJobs()
    must(await confirm(await linkIn(user)))
    await deliver(bounce)
    // another report about mail of the time before
    await report({ type: 'hard_bounce', address: user.email, at: iso(NOON - hours(1)) })
    expect(await causeOf(user)).toBeNull()
  })
  test('in development comes from a file, where each line counts once', async () => {
    const user = await person()
    const line = { id: 'line 1', type: 'hard_bounce', address: user.email, at: iso(NOON) }
    const file = join(data, EVENT_FILE)
    appendFileSync(file, `not a report\n${JSON.stringify(line)}\n`)
    await readEventFile(world.deps)
    await readEventFile(world.deps)
    expect(await causeOf(user)).toBe('hard_bounce')
  })
})

test('a mistyped address is told to the browser that registered, and to no other', async () => {
  const email = 'typo@nowhere.example'
  const registered = must(
    await world.call('POST /api/auth/register', {
      body: { username: '', email, password: PASSWORD, recaptchaToken: 'development' },
    }),
    201,
  )
  const seen = async (cookie?: string) =>
    must(
      await world.call(
        'GET /api/mail-address/registration',
        cookie === undefined ? {} : { cookie },
      ),
    ).body
  expect(await seen(registered.cookies)).toEqual({ isBack: false })
  await report({ type: 'hard_bounce', address: email })
  expect(await seen(registered.cookies)).toEqual({ isBack: true })
  expect(await seen()).toEqual({ isBack: false })
  expect(await seen((await person()).cookie)).toEqual({ isBack: false })
})

describe('a stopped address', () => {
  test.each([
    ['hard_bounce', false],
    ['complaint', true],
  ])(
    'after a %s: registered again, says nothing, and its link opens it: %o',
    async (type, stays) => {
      const email = `again-${type}@example.com`
      await report({ type, address: email })
      world.at(NOON + hours(1))
      const registered = must(
        await world.call('POST /api/auth/register', {
          body: { username: '', email, password: PASSWORD, recaptchaToken: 'development' },
        }),
        201,
      )
      const { cookies } = registered
      const seen = await world.call('GET /api/mail-address/registration', { cookie: cookies })
      expect(seen.body).toEqual({ isBack: false })
      await world.runJobs()
      const [mail] = await mailsTo(email)
      const token = decodeURIComponent(/token=(\S+)/.exec(mail!.text)![1]!)
      const opened = must(
        await world.call('GET /api/auth/verify-email', { cookie: cookies, query: { token } }),
      )
      const address = await world.call<{ stopped: object | null }>('GET /api/mail-address', {
        cookie: opened.cookies,
      })
      expect(must(address).body.stopped !== null).toBe(stays)
    },
  )
  test('works again after the link of a test mail, in any browser', async () => {
    const user = await person()
    expect(await askForTest(user)).toMatchObject({ body: { code: 'ALREADY_DONE' } })
    await report({ type: 'hard_bounce', address: user.email })
    must(await askForTest(user))
    await world.runJobs()
    const token = await linkIn(user)
    // without a session; again it changes nothing
    for (let press = 0; press < 2; press++) must(await confirm(token))
    expect(await causeOf(user)).toBeNull()
    expect(await sent(user)).toEqual(['joined_host', 'strike'])
    world.at(NOON + 1)
    await report({ type: 'complaint', address: user.email })
    must(await confirm(token))
    expect(await causeOf(user)).toBe('complaint')
  })
  test('attack: a test mail goes to the own address only, not endlessly, and its link ends', async () => {
    const user = await person()
    await report({ type: 'hard_bounce', address: user.email })
    const before = await mailsTo('victim@third.example')
    for (let count = 0; count < 3; count++) {
      must(
        await world.call('POST /api/mail-address/test', {
          cookie: user.cookie,
          body: { email: 'victim@third.example', address: 'victim@third.example' },
        }),
      )
      if (count === 0)
        expect((await askForTest(user)).body).toMatchObject({ code: 'LINK_SENT_RECENTLY' })
      await world.runJobs()
      world.at(world.clock.now() + TEST_PAUSE)
    }
    expect((await askForTest(user)).body).toMatchObject({ code: 'MAIL_TEST_LIMIT' })
    expect((await addressOf(user)).testsLeft).toBe(0)
    expect(await mailsTo('victim@third.example')).toEqual(before)
    expect(
      (await mailsTo(user.email)).filter((mail) => mail.template === 'mail_test'),
    ).toHaveLength(3)
    expect((await confirm('x'.repeat(43))).body).toMatchObject({ code: 'INVALID_TOKEN' })
    const token = await linkIn(user)
    world.at(world.clock.now() + DAY + 1)
    expect((await confirm(token)).body).toMatchObject({ code: 'TOKEN_EXPIRED' })
    world.at(NOON + TEST_WINDOW)
    must(await askForTest(user))
  })
  test('is cleared by an operator with a reason, and is seen on the user page', async () => {
    const admin = await newAdministrator(world)
    const user = await person()
    const detail = `550 5.1.1 <${user.email}> unknown`
    await report({ type: 'hard_bounce', address: user.email, detail })
    const seen = await world.call<{ mailStopped: unknown }>(`GET /api/admin/users/${user.id}`, {
      cookie: admin.cookie,
    })
    expect(seen.body.mailStopped).toEqual({
      cause: 'hard_bounce',
      since: iso(NOON),
      detail: '550 5.1.1 … unknown',
    })
    const clear = (cookie: string) =>
      world.call(`POST /api/admin/users/${user.id}/mail-address/clear`, {
        cookie,
        body: { reason: 'Mailbox is back, by phone' },
      })
    expect((await clear(user.cookie)).status).toBe(403)
    must(await clear(admin.cookie))
    expect(await causeOf(user)).toBeNull()
    expect((await clear(admin.cookie)).body).toMatchObject({ code: 'ALREADY_DONE' })
    expect((await auditOf(world, user.id)).map((entry) => entry.action)).toEqual([
      'mail_address.clear',
    ])
  })
  test('is a hash without a user once the account is deleted', async () => {
    const user = await person()
    await report({ type: 'hard_bounce', address: user.email, detail: 'unknown mailbox' })
    const exported = must(await world.call('GET /api/account/export', { cookie: user.cookie }))
    expect(JSON.stringify(exported.body)).toContain('unknown mailbox')
    must(await world.call('DELETE /api/account', { cookie: user.cookie }))
    const { rows } = await world.deps.db.executeSql<{ user_id: string | null; row: string }>(
      'SELECT user_id, detail, mail_addresses::text AS row FROM mail_addresses',
    )
    expect(JSON.stringify(rows)).not.toContain(user.email)
    expect(rows.some((row) => row.user_id === user.id)).toBe(false)
  })
})
