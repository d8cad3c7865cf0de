import { DAY, hours, minutes, seconds, type Instant } from '@tomogolf/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CARDS,
  must,
  PASSWORD,
  saveCard,
  signUp,
  type Person,
} from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { insertIdentity, listIdentities } from '../identities/identities.repository.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { STEP_UP: 'true' } })
})
beforeEach(() => world.at(NOON))
afterAll(() => world.close())

let numbers = 0
const newAddress = () => `moved-${++numbers}@example.com`
const person = (): Promise<Person> => signUp(world, `person-${++numbers}@example.com`)
const ask = ({ cookie }: Person, email: string) =>
  world.call('POST /api/account/email-change', { cookie, body: { email } })
const confirm = (token: string, cookie?: string) =>
  world.call('POST /api/account/email-change/confirm', {
    body: { token },
    ...(cookie && { cookie }),
  })
const linkIdentity = ({ id }: Person, subject: string, createdAt: Instant) =>
  insertIdentity(world.deps.db, {
    id: subject,
    userId: id,
    issuer: 'https://issuer.example',
    subject,
    email: null,
    createdAt,
    lastUsedAt: null,
  })
const undo = (token: string) =>
  world.call('POST /api/account/email-change/undo', { body: { token } })
const logIn = (email: string) =>
  world.call('POST /api/auth/login', {
    body: { email, password: PASSWORD, recaptchaToken: 'development' },
  })
const mailsTo = async (address: string, template: string) => {
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql<{ text: string }>(
    'SELECT text FROM outbox WHERE to_address = $1 AND template = $2 ORDER BY created_at',
    [address, template],
  )
  return rows
}
const tokenTo = async (address: string, template: string) => {
  const [mail] = (await mailsTo(address, template)).slice(-1)
  return decodeURIComponent(/token=(\S+)/.exec(mail!.text)![1]!)
}
/** Asks for a change and opens its link. */
const move = async (user: Person, email: string) => {
  must(await ask(user, email))
  must(await confirm(await tokenTo(email, 'email_change_confirm'), user.cookie))
  return tokenTo(user.email, 'email_changed')
}
const emailOf = async ({ id }: Pick<Person, 'id'>) =>
  (await world.deps.db.executeSql<{ email: string }>('SELECT email FROM users WHERE id = $1', [id]))
    .rows[0]!.email
const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code

describe('a change of the address', () => {
  test('takes effect by the link to the new address; the password goes on, other sessions end', async () => {
    const user = await person()
    await saveCard(world, user, CARDS.good)
    const email = newAddress()
    const other = must(await logIn(user.email)).cookies
    must(await ask(user, email.toUpperCase()))
    expect(await emailOf(user)).toBe(user.email)
    const open = await world.call('GET /api/account/email-change', { cookie: user.cookie })
    expect(open.body).toMatchObject({ pending: { email } })
    const token = await tokenTo(email, 'email_change_confirm')
    const { db } = world.deps
    await db.executeSql(
      `INSERT INTO mail_addresses (address_hash, user_id, last_event_at) VALUES ('left', $1, now())`,
      [user.id],
    )
    expect(must(await confirm(token, user.cookie)).body).toMatchObject({ email })
    expect(code(await confirm(token, user.cookie))).toBe('TOKEN_ALREADY_USED')
    expect((await world.call('GET /api/auth/me', { cookie: other })).status).toBe(401)
    must(await logIn(email))
    expect(code(await logIn(user.email))).toBe('INVALID_CREDENTIALS')
    // the record of an address without an account is deleted in time
    const { rows } = await db.executeSql(
      `SELECT user_id FROM mail_addresses WHERE address_hash = 'left'`,
    )
    expect(rows).toEqual([{ user_id: null }])
    await world.runJobs()
    const customers = JSON.stringify([...world.emulator.state.customers.values()])
    expect(customers).toContain(email)
    expect(customers).not.toContain(user.email)
  })
  test('expires, is cancelled, and is replaced by a newer one', async () => {
    const user = await person()
    const [first, second] = [newAddress(), newAddress()]
    must(await ask(user, first))
    const token = await tokenTo(first, 'email_change_confirm')
    expect(code(await ask(user, second))).toBe('LINK_SENT_RECENTLY')
    world.at(NOON + minutes(1))
    must(await ask(user, second))
    expect(code(await confirm(token, user.cookie))).toBe('TOKEN_ALREADY_USED')
    const newer = await tokenTo(second, 'email_change_confirm')
    world.at(NOON + minutes(1) + hours(24) + 1)
    expect(code(await confirm(newer, user.cookie))).toBe('TOKEN_EXPIRED')
    world.at(NOON + minutes(2))
    must(await world.call('DELETE /api/account/email-change', { cookie: user.cookie }))
    expect(code(await confirm(newer, user.cookie))).toBe('TOKEN_ALREADY_USED')
    expect(code(await ask(user, user.email))).toBe('EMAIL_UNCHANGED')
  })
  test('attack: without a recent proof of the person it cannot begin', async () => {
    const user = await person()
    world.at(NOON + minutes(11))
    expect(code(await ask(user, newAddress()))).toBe('STEP_UP_REQUIRED')
  })
  test('attack: the reader of a mistyped address gets nothing, in any session', async () => {
    const user = await person()
    const stranger = await person()
    const email = newAddress()
    must(await ask(user, email))
    const token = await tokenTo(email, 'email_change_confirm')
    expect((await confirm(token)).status).toBe(401)
    expect(code(await confirm(token, stranger.cookie))).toBe('INVALID_TOKEN')
    expect(await emailOf(user)).toBe(user.email)
  })
  test('attack: reveals no account, and takes none', async () => {
    const user = await person()
    const owner = await person()
    const answers = [await ask(user, owner.email)]
    world.at(NOON + minutes(1))
    answers.push(await ask(user, newAddress()))
    expect(answers[0]!.body).toEqual(answers[1]!.body)
    expect(await mailsTo(owner.email, 'email_change_confirm')).toEqual([])
    expect(await mailsTo(owner.email, 'email_change_taken')).toHaveLength(1)
  })
  test('attack: many users together flood no mailbox', async () => {
    const email = newAddress()
    for (let count = 0; count < 5; count++) must(await ask(await person(), email))
    expect(await mailsTo(email, 'email_change_confirm')).toHaveLength(3)
    const user = await person()
    for (let count = 0; count < 5; count++) {
      world.at(NOON + count * minutes(1))
      must(await ask(user, newAddress()))
    }
    world.at(NOON + minutes(6))
    expect(code(await ask(user, newAddress()))).toBe('TOO_MANY_EMAIL_CHANGES')
  })
  test('two accounts confirm one address at the same moment: one gets it', async () => {
    const users = [await person(), await person()]
    const email = newAddress()
    const tokens: string[] = []
    for (const user of users) {
      must(await ask(user, email))
      tokens.push(await tokenTo(email, 'email_change_confirm'))
      world.at(world.clock.now() + seconds(1))
    }
    const answers = await Promise.all(
      users.map((user, index) => confirm(tokens[index]!, user.cookie)),
    )
    expect(answers.map((answer) => code(answer) ?? 'OK').toSorted()).toEqual([
      'EMAIL_ALREADY_EXISTS',
      'OK',
    ])
  })
  test('takes the address of an account that was never verified', async () => {
    const user = await person()
    const email = newAddress()
    must(
      await world.call('POST /api/auth/register', {
        body: { username: '', email, password: PASSWORD, recaptchaToken: 'development' },
      }),
      201,
    )
    await move(user, email)
    expect(await emailOf(user)).toBe(email)
  })
})

describe('“This wasn’t me”', () => {
  test('undoes a takeover, also of two steps, and the taker cannot undo it', async () => {
    const user = await person()
    await linkIdentity(user, 'owner', NOON - 7 * DAY - 1)
    // added by a stolen session, before it asked for the change
    await linkIdentity(user, 'early taker', NOON - 7 * DAY)
    await world.deps.db.executeSql(
      `INSERT INTO payout_accounts (user_id, bank, branch, kind, last3, sealed, changed_at)
        VALUES ($1, '0005', '012', 'ordinary', '999', 'x', to_timestamp($2))`,
      [user.id, NOON / 1000],
    )
    const feed = must(
      await world.call('POST /api/calendar-feed', { cookie: user.cookie, body: {} }),
    )
    const taken = newAddress()
    const undoOfOwner = await move(user, taken)
    await linkIdentity(user, 'taker', NOON)
    world.at(NOON + minutes(2))
    // the taker moves on, and holds the undo link of the first address
    const undoOfTaker = await move({ ...user, email: taken }, newAddress())
    must(await undo(undoOfOwner))
    expect(await emailOf(user)).toBe(user.email)
    expect(code(await undo(undoOfTaker))).toBe('TOKEN_ALREADY_USED')
    expect(code(await undo(undoOfOwner))).toBe('TOKEN_ALREADY_USED')
    expect(await emailOf(user)).toBe(user.email)
    // the session, the password and the issuer's account that the taker had
    expect((await listIdentities(world.deps.db, user.id)).map(({ subject }) => subject)).toEqual([
      'owner',
    ])
    expect((await world.call('GET /api/auth/me', { cookie: user.cookie })).status).toBe(401)
    const { rows } = await world.deps.db.executeSql(
      `SELECT user_id FROM payout_accounts WHERE user_id = $1
        UNION ALL SELECT user_id FROM calendar_feeds WHERE user_id = $1`,
      [user.id],
    )
    expect([feed.status, rows]).toEqual([200, []])
    expect(code(await logIn(user.email))).toBe('INVALID_CREDENTIALS')
    const token = await tokenTo(user.email, 'reset_password')
    must(
      await world.call('POST /api/auth/reset-password', {
        body: { token, password: 'Another-2026' },
      }),
    )
    const back = await world.call('POST /api/auth/login', {
      body: { email: user.email, password: 'Another-2026', recaptchaToken: 'development' },
    })
    must(back)
  })
  test('attack: a change back leaves the taker no undo, and ends the one the taker has', async () => {
    const user = await person()
    const [taken, second] = [newAddress(), newAddress()]
    await move(user, taken)
    world.at(NOON + minutes(2))
    const undoOfTaker = await move({ ...user, email: taken }, second)
    world.at(NOON + minutes(4))
    must(await ask(user, user.email))
    must(await confirm(await tokenTo(user.email, 'email_change_confirm'), user.cookie))
    expect(await mailsTo(second, 'email_changed')).toEqual([])
    expect(code(await undo(undoOfTaker))).toBe('TOKEN_ALREADY_USED')
    expect(await emailOf(user)).toBe(user.email)
    must(await logIn(user.email))
  })
  test('attack: the earlier address is reserved while the change can be undone', async () => {
    const user = await person()
    const undoToken = await move(user, newAddress())
    const register = () =>
      world.call('POST /api/auth/register', {
        body: {
          username: '',
          email: user.email,
          password: PASSWORD,
          recaptchaToken: 'development',
        },
      })
    expect(code(await register())).toBe('EMAIL_ALREADY_EXISTS')
    must(await ask(await person(), user.email))
    expect(await mailsTo(user.email, 'email_change_confirm')).toEqual([])
    must(await undo(undoToken))
    expect(await emailOf(user)).toBe(user.email)
  })
  test('ends after seven days, the last instant included', async () => {
    const [first, second] = [await person(), await person()]
    const tokens = [await move(first, newAddress()), await move(second, newAddress())]
    world.at(NOON + 7 * DAY)
    must(await undo(tokens[0]!))
    world.at(NOON + 7 * DAY + 1)
    expect(code(await undo(tokens[1]!))).toBe('TOKEN_EXPIRED')
    expect(code(await undo('x'.repeat(43)))).toBe('INVALID_TOKEN')
    expect((await signUp(world, second.email)).email).toBe(second.email)
  })
  test('is part of the export without its links, and goes with the account', async () => {
    const user = await person()
    await move(user, newAddress())
    const exported = must(await world.call('GET /api/account/export', { cookie: user.cookie }))
    expect(JSON.stringify(exported.body)).toContain('"emailChanges"')
    expect(JSON.stringify(exported.body)).not.toContain('undo-email?token')
    must(await world.call('DELETE /api/account', { cookie: user.cookie }))
    const { rows } = await world.deps.db.executeSql(
      'SELECT 1 FROM email_changes WHERE user_id = $1',
      [user.id],
    )
    expect(rows).toEqual([])
  })
})
