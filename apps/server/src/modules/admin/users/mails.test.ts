import { maskEmail } from '@tomogolf/domain/people/masking'
import { MINUTE } from '@tomogolf/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import { must, PASSWORD, signUp, type Person } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { notify } from '../../../platform/notify.ts'
import { recordMailEvents } from '../../notifications/bounces/record-mail-events.usecase.ts'
import { SAMPLES } from '../../notifications/email/sample-params.data.ts'

let world: World, owner: Person, support: Person
beforeAll(async () => {
  world = await createWorld()
  owner = await newAdministrator(world)
  support = await signUp(world, 'support@example.com')
  await world.deps.db.executeSql(
    `UPDATE users SET is_admin = true, admin_role = 'support' WHERE id = $1`,
    [support.id],
  )
})
beforeEach(() => world.at(NOON))
afterAll(() => world.close())

let numbers = 0
const newAddress = () => `mail-${++numbers}@example.com`
const person = () => signUp(world, newAddress())
const reason = 'Called us from the number on file'
const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code
const by = ({ cookie }: Person, key: string, body: object = {}) =>
  world.call(key, { cookie, body: { reason, ...body } })
const changeEmail = (actor: Person, { id }: { id: string }, email: string) =>
  by(actor, `POST /api/admin/users/${id}/email`, { email })
const emailOf = async (id: string) =>
  (await world.deps.db.executeSql<{ email: string }>('SELECT email FROM users WHERE id = $1', [id]))
    .rows[0]!.email
const tokenTo = async (address: string, template: string) => {
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql<{ text: string }>(
    'SELECT text FROM outbox WHERE to_address = $1 AND template = $2 ORDER BY created_at',
    [address, template],
  )
  return decodeURIComponent(/token=(\S+)/.exec(rows.at(-1)!.text)![1]!)
}
type Mail = { id: string; subject: string; to: string; isSecret: boolean; isCopy: boolean }
const mailsOf = async ({ id }: Person) => {
  await world.runJobs()
  return must(
    await world.call<{ mails: Mail[] }>(`GET /api/admin/users/${id}/mails`, {
      cookie: support.cookie,
    }),
  ).body.mails
}

describe('a change of the address by support', () => {
  test('takes effect by the link, without a session, and can be undone', async () => {
    const user = await person()
    const email = newAddress()
    must(await changeEmail(support, user, email))
    expect(await emailOf(user.id)).toBe(user.email)
    const token = await tokenTo(email, 'email_change_confirm')
    const [mail] = (
      await world.deps.db.executeSql<{ text: string }>(
        'SELECT text FROM outbox WHERE to_address = $1',
        [email],
      )
    ).rows
    expect(mail!.text).toContain('you don’t need to log in')
    expect(mail!.text).not.toContain('where you’re logged in')
    const confirmed = await world.call('POST /api/account/email-change/confirm', {
      body: { token },
    })
    expect(must(confirmed).body).toEqual({ email, user: null })
    expect((await world.call('GET /api/auth/me', { cookie: user.cookie })).status).toBe(401)
    const undo = await tokenTo(user.email, 'email_changed')
    must(await world.call('POST /api/account/email-change/undo', { body: { token: undo } }))
    expect(await emailOf(user.id)).toBe(user.email)
    const [entry, ...others] = await auditOf(world, user.id)
    expect([entry!.action, others]).toEqual(['email.change', []])
    // the address is erased with the account, and the audit log is not
    expect(`${entry!.before} ${entry!.after}`).not.toMatch(/mail-\d/)
  })
  test('recovers a taken account, and leaves the taker no undo', async () => {
    const [user, taken, safe] = [await person(), newAddress(), newAddress()]
    // as many as users may ask for: an operator is not told “Link sent” without a mail
    for (let count = 0; count < 3; count++)
      must(
        await world.call('POST /api/account/email-change', {
          cookie: (await person()).cookie,
          body: { email: safe },
        }),
      )
    const confirm = async (email: string, cookie?: string) =>
      must(
        await world.call('POST /api/account/email-change/confirm', {
          body: { token: await tokenTo(email, 'email_change_confirm') },
          ...(cookie && { cookie }),
        }),
      )
    must(
      await world.call('POST /api/account/email-change', {
        cookie: user.cookie,
        body: { email: taken },
      }),
    )
    await confirm(taken, user.cookie)
    // mails of one instant have no order, and the newest link is the one to open
    world.at(NOON + MINUTE)
    must(await changeEmail(support, user, safe))
    await confirm(safe)
    expect(await emailOf(user.id)).toBe(safe)
    await world.runJobs()
    const { rows } = await world.deps.db.executeSql(
      `SELECT 1 FROM outbox WHERE to_address = $1 AND template = 'email_changed'`,
      [taken],
    )
    expect(rows).toEqual([])
    // support may have been deceived: the first address can still be put back
    const undo = await tokenTo(user.email, 'email_changed')
    must(await world.call('POST /api/account/email-change/undo', { body: { token: undo } }))
    expect(await emailOf(user.id)).toBe(user.email)
  })
  test('attack: changes no administrator by a link from before the role', async () => {
    const [user, email] = [await person(), newAddress()]
    must(await changeEmail(support, user, email))
    const token = await tokenTo(email, 'email_change_confirm')
    const confirm = () => world.call('POST /api/account/email-change/confirm', { body: { token } })
    const setRole = (isAdmin: boolean) =>
      world.deps.db.executeSql(
        `UPDATE users SET is_admin = $2, admin_role = CASE WHEN $2 THEN 'money' END WHERE id = $1`,
        [user.id, isAdmin],
      )
    await setRole(true)
    expect(code(await confirm())).toBe('INVALID_TOKEN')
    // a change of the role cancels it
    must(
      await world.call(`PATCH /api/admin/team/${user.id}`, {
        cookie: owner.cookie,
        body: { role: 'content', seen: 'money', reason },
      }),
    )
    await setRole(false)
    expect(code(await confirm())).toBe('TOKEN_ALREADY_USED')
    expect(await emailOf(user.id)).toBe(user.email)
  })
  test('moves an unverified account at once, and ends the link in the mistyped mailbox', async () => {
    const [typo, email] = [newAddress(), newAddress()]
    const registered = must(
      await world.call<{ id: string }>('POST /api/auth/register', {
        body: { username: '', email: typo, password: PASSWORD, recaptchaToken: 'development' },
      }),
      201,
    )
    const old = await tokenTo(typo, 'verify_email')
    const { id } = registered.body
    must(await changeEmail(support, { id }, email))
    expect(await emailOf(id)).toBe(email)
    const open = (token: string) => world.call('GET /api/auth/verify-email', { query: { token } })
    expect(code(await open(old))).toBe('TOKEN_EXPIRED')
    expect(must(await open(await tokenTo(email, 'verify_email'))).body).toMatchObject({ email })
  })
  test('attack: support changes no administrator, no operator the own account, and no address is taken', async () => {
    const user = await person()
    const email = newAddress()
    expect(code(await changeEmail(support, owner, email))).toBe('PERMISSION_REQUIRED')
    expect(code(await changeEmail(support, support, email))).toBe('OWN_ACCOUNT')
    expect(code(await changeEmail(owner, owner, email))).toBe('OWN_ACCOUNT')
    expect(code(await changeEmail(user, await person(), email))).toBe('ADMIN_REQUIRED')
    expect(code(await changeEmail(support, user, owner.email))).toBe('EMAIL_ALREADY_EXISTS')
    expect(code(await changeEmail(support, user, user.email))).toBe('EMAIL_UNCHANGED')
    expect(await auditOf(world, owner.id)).toEqual([])
    must(await changeEmail(owner, support, email))
  })
})

test('support sends the verification link again, once a minute', async () => {
  const email = newAddress()
  const { id } = must(
    await world.call<{ id: string }>('POST /api/auth/register', {
      body: { username: '', email, password: PASSWORD, recaptchaToken: 'development' },
    }),
    201,
  ).body
  const resend = () => by(support, `POST /api/admin/users/${id}/resend-verification`)
  expect(code(await resend())).toBe('LINK_SENT_RECENTLY')
  world.at(NOON + MINUTE)
  must(await resend())
  const verified = await person()
  const again = await by(support, `POST /api/admin/users/${verified.id}/resend-verification`)
  expect(code(again)).toBe('ALREADY_DONE')
})

describe('sent mails', () => {
  const act = (kind: 'open' | 'resend', user: Person, mail: Mail, actor = support) =>
    by(actor, `POST /api/admin/users/${user.id}/mails/${mail.id}/${kind}`)

  test('are opened without the secrets of their links, with a recorded reason', async () => {
    const user = await person()
    const { jobs, db } = world.deps
    await notify(jobs, db, { userId: user.id, kind: 'wish_fits', params: SAMPLES.wish_fits[0]! })
    const mail = (await mailsOf(user)).find(({ isSecret }) => !isSecret)!
    const opened = must(await act('open', user, mail)).body as { text: string }
    expect(opened.text).toContain('token=…')
    expect(opened.text).not.toContain('example-link')
    expect((await auditOf(world, user.id)).map((entry) => entry.action)).toEqual(['mail.open'])
  })
  test('mask the contact details in them, unless they are asked for with the reason', async () => {
    const user = await person()
    await notify(world.deps.jobs, world.deps.db, {
      userId: user.id,
      kind: 'suspension_lifted',
      params: { reason: 'Kai says so: kai@example.com, +81 90-1234-5678' },
    })
    const mail = (await mailsOf(user)).find(({ isSecret }) => !isSecret)!
    const open = async (actor: Person, contacts: boolean) =>
      by(actor, `POST /api/admin/users/${user.id}/mails/${mail.id}/open`, { contacts })
    const textOf = async (contacts: boolean) =>
      (must(await open(support, contacts)).body as { text: string }).text
    expect(await textOf(false)).toContain('k••••@example.com, •••• 78')
    expect(await textOf(false)).not.toContain('kai@example.com')
    expect((await auditOf(world, user.id)).map(({ action }) => action)).not.toContain(
      'contact.show',
    )
    expect(await textOf(true)).toContain('kai@example.com, +81 90-1234-5678')
    expect((await auditOf(world, user.id)).map(({ action }) => action)).toContain('contact.show')
  })
  test('attack: links and codes that open the account are neither shown nor sent again', async () => {
    const user = await person()
    const { jobs, db } = world.deps
    for (const kind of ['reset_password', 'login_code', 'verify_email', 'mail_test'] as const)
      await notify(jobs, db, { userId: user.id, kind, params: SAMPLES[kind][0]! } as never)
    must(await changeEmail(support, user, newAddress()))
    const mails = await mailsOf(user)
    expect(mails.length).toBeGreaterThanOrEqual(6)
    for (const mail of mails) {
      expect(mail.isSecret).toBe(true)
      expect(code(await act('open', user, mail))).toBe('MAIL_SECRET')
      expect(code(await act('resend', user, mail))).toBe('MAIL_SECRET')
    }
    // under another user, or without the permission
    const other = await person()
    expect(code(await act('open', other, mails[0]!))).toBe('NOT_FOUND')
    expect(code(await act('open', user, mails[0]!, other))).toBe('ADMIN_REQUIRED')
  })
  test('are sent again as they were, to the current address, once', async () => {
    const user = await person()
    const { jobs, db } = world.deps
    await notify(jobs, db, { userId: user.id, kind: 'strike', params: SAMPLES.strike[0]! })
    const mail = (await mailsOf(user)).find(({ isSecret }) => !isSecret)!
    await world.deps.db.executeSql('UPDATE users SET email = $2 WHERE id = $1', [
      user.id,
      `new-${user.email}`,
    ])
    must(await act('resend', user, mail))
    const copies = (await mailsOf(user)).filter(({ isCopy }) => isCopy)
    expect(copies).toMatchObject([{ subject: mail.subject, to: maskEmail(`new-${user.email}`) }])
    expect(code(await act('resend', user, mail))).toBe('ALREADY_DONE')
    world.at(NOON + 11 * MINUTE)
    must(await act('resend', user, mail))
  })
  test('are not sent again after the user has stopped their kind, also meanwhile', async () => {
    const user = await person()
    const { jobs, db } = world.deps
    const params = SAMPLES.joined_host[0]!
    await notify(jobs, db, { userId: user.id, kind: 'joined_host', params })
    const mail = (await mailsOf(user)).find(({ isSecret }) => !isSecret)!
    must(await act('resend', user, mail))
    must(
      await world.call('PUT /api/notification-settings', {
        cookie: user.cookie,
        body: { mail: { hosting: false } },
      }),
    )
    expect((await mailsOf(user)).filter(({ isCopy }) => isCopy)).toEqual([])
    expect(code(await act('resend', user, mail))).toBe('MAIL_STOPPED')
  })
  test('are not sent again where mail that can be stopped comes back', async () => {
    const user = await person()
    const { jobs, db } = world.deps
    const params = SAMPLES.joined_host[0]!
    await notify(jobs, db, { userId: user.id, kind: 'joined_host', params })
    const mail = (await mailsOf(user)).find(({ isSecret }) => !isSecret)!
    await recordMailEvents(world.deps, [
      { id: `bounce ${user.id}`, type: 'hard_bounce', address: user.email, at: NOON },
    ])
    expect(code(await act('resend', user, mail))).toBe('MAIL_STOPPED')
  })
})
