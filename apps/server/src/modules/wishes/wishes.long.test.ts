import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, japanDate, type Instant } from '@tomogolf/domain/time'
import { MAX_CONFIRMATIONS_PER_DAY, MAX_WISHES } from '@tomogolf/domain/wishes/wish-matching'
import {
  hostGame,
  join,
  must,
  newPerson,
  signUp,
  type Person,
} from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'
import { wishToken } from './wish-token.adapter.ts'
import { eraseClass } from '../../../test/support/privacy/retention.ts'

type Mail = { subject: string; text: string; template: string; unsubscribe: string | null }
type Wish = { id: string; paused: boolean; areas: string[]; maxPrice: number | null }
let world: World, kenji: Person, emily: Person
beforeAll(async () => {
  world = await createWorld({ env: { ORIGIN: 'https://tomogolf.example' } })
  kenji = await newPerson(world, 'Kenji')
  emily = await newPerson(world, 'Emily')
})
afterAll(() => world.close())

/** A recurring job, now: the clock of these tests also goes back. */
const run = async (name: 'wishes.digest') => {
  await world.deps.db.transaction((tx) => world.deps.jobs.enqueue(tx, name, {}))
  await world.runJobs()
}
const days = (from: Instant, to = from) => ({ from: japanDate(from), to: japanDate(to) })
const make = (body: object, cookie?: string) =>
  world.call<{ wish: Wish | null; code?: string }>('POST /api/wishes', {
    body: { recaptchaToken: 'development', ...body },
    ...(cookie && { cookie }),
  })
const made = async (body: object, { cookie }: Person = emily) =>
  must(await make(body, cookie), 201).body.wish!
const listed = async (access: { cookie?: string; query?: Record<string, string> }) =>
  must(await world.call<{ wishes: Wish[] }>('GET /api/wishes', access)).body.wishes
const mails = async (to: string, template?: string) => {
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql<Mail>(
    'SELECT subject, text, template, unsubscribe FROM outbox WHERE to_address = $1 ORDER BY created_at, id',
    [to],
  )
  return rows.filter((mail) => mail.template.startsWith(template ?? 'wish_'))
}
const tokenIn = (mail: Mail | undefined) =>
  /(?:token|confirm)=([\w.%-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
/** A visitor with a confirmed wish. */
async function visitor(name: string, body: object): Promise<{ email: string; token: string }> {
  const email = `${name}@visitor.example`
  expect(must(await make({ ...body, email }), 201).body).toEqual({ wish: null })
  const token = tokenIn((await mails(email)).at(-1))
  must(await world.call('POST /api/wishes/confirm', { body: { token } }))
  return { email, token }
}

describe('a user', () => {
  test('makes, changes, pauses and deletes wishes', async () => {
    const wish = await made({ ...days(NOON + 20 * DAY), areas: ['Chiba'], maxPrice: 150 })
    expect(wish).toMatchObject({ areas: ['Chiba'], maxPrice: 150, paused: false })
    const path = `/api/wishes/${wish.id}`
    const { cookie } = emily
    const changed = must(
      await world.call<{ wish: Wish }>(`PATCH ${path}`, {
        cookie,
        body: { maxPrice: null, paused: true },
      }),
    ).body.wish
    expect(changed).toMatchObject({ areas: ['Chiba'], maxPrice: null, paused: true })
    expect(await listed({ cookie })).toEqual([changed])
    must(await world.call(`DELETE ${path}`, { cookie }))
    expect(await listed({ cookie })).toEqual([])
  })
  test('cannot see or touch the wishes of others', async () => {
    const wish = await made({ ...days(NOON + 20 * DAY) })
    expect(await listed({ cookie: kenji.cookie })).toEqual([])
    for (const call of [`PATCH /api/wishes/${wish.id}`, `DELETE /api/wishes/${wish.id}`]) {
      const { cookie } = kenji
      const { status, body } = await world.call(call, {
        cookie,
        ...(call.startsWith('PATCH') && { body: { paused: true } }),
      })
      expect([status, body.code]).toEqual([404, 'WISH_NOT_FOUND'])
    }
    must(await world.call(`DELETE /api/wishes/${wish.id}`, { cookie: emily.cookie }))
  })
  test.each<[string, object, string]>([
    ['past dates', days(NOON - DAY), 'WISH_DATES_INVALID'],
    ['no dates', {}, 'WISH_DATES_INVALID'],
    ['an unknown area', { ...days(NOON), areas: ['Atlantis'] }, 'VALIDATION_ERROR'],
  ])('cannot wish for %s', async (_name, body, code) => {
    expect((await make(body, emily.cookie)).body.code).toBe(code)
  })
  test('is in the export, and gone with the account', async () => {
    const sofia = await newPerson(world, 'Sofia', null)
    await made({ weekdays: [6] }, sofia)
    const { body } = await world.call('GET /api/account/export', { cookie: sofia.cookie })
    expect(JSON.stringify(body)).toContain('"wishes":[{')
    must(
      await world.call('DELETE /api/account', {
        cookie: sofia.cookie,
        body: { password: 'Fairway-2026', confirmation: 'DELETE' },
      }),
    )
    const { rows } = await world.deps.db.executeSql('SELECT 1 FROM wishes WHERE user_id = $1', [
      sofia.id,
    ])
    expect(rows).toEqual([])
  })
})

describe('a visitor', () => {
  test('needs an address, and confirms it before anything is sent', async () => {
    expect((await make(days(NOON + 2 * DAY))).body.code).toBe('VALIDATION_ERROR')
    const email = 'olga@visitor.example'
    must(await make({ ...days(NOON + 2 * DAY), email }), 201)
    const game = await hostGame(world, kenji, NOON + 2 * DAY)
    expect((await mails(email)).map(({ template }) => template)).toEqual(['wish_confirm'])
    const token = tokenIn((await mails(email))[0])
    must(await world.call('POST /api/wishes/confirm', { body: { token } }))
    must(await world.call('POST /api/wishes/confirm', { body: { token } }))
    expect(await listed({ query: { token } })).toHaveLength(1)
    must(await world.call(`POST /api/games/${game}/cancel`, { cookie: kenji.cookie }))
  })
  test('gets few confirmations', async () => {
    const ask = async () => (await make({ weekdays: [0], email: 'flood@visitor.example' })).status
    const statuses = []
    for (let i = 0; i <= MAX_CONFIRMATIONS_PER_DAY; i++) statuses.push(await ask())
    expect(statuses).toEqual([...Array(MAX_CONFIRMATIONS_PER_DAY).fill(201), 429])
  })
  test.each(['', 'nonsense', `${'0'.repeat(14)}.forged`])(
    'is refused with the token %j',
    async (token) => {
      for (const call of ['POST /api/wishes/confirm', 'POST /api/wishes/dismiss'])
        expect((await world.call(call, { body: { token, gameId: '0'.repeat(14) } })).status).toBe(
          400,
        )
      expect((await world.call('GET /api/wishes', { query: { token: token || 'x' } })).status).toBe(
        401,
      )
    },
  )
  test('keeps the wishes after registering with the same address', async () => {
    const { email } = await visitor('rosa', { weekdays: [6] })
    const { cookie } = await signUp(world, email)
    expect(await listed({ cookie })).toHaveLength(1)
  })
})

describe('alerts', () => {
  const digests = async (to: string) => {
    world.at(Math.floor((world.clock.now() + 9 * HOUR) / DAY) * DAY + DAY)
    await run('wishes.digest')
    return mails(to, 'wish_digest')
  }
  const cancel = async (game: string) =>
    must(await world.call(`POST /api/games/${game}/cancel`, { cookie: kenji.cookie }))

  test('go out at once for a game within 72 hours, and name the stop address', async () => {
    world.at(NOON)
    const { email } = await visitor('anna', { ...days(NOON + 3 * DAY), areas: ['Chiba'] })
    const game = await hostGame(world, kenji, NOON + 3 * DAY)
    const [mail, ...more] = await mails(email, 'wish_fits')
    expect(more).toEqual([])
    expect(mail!.text).toContain(`https://tomogolf.example/games/${game}/shared`)
    expect(mail!.unsubscribe).toMatch(
      /^https:\/\/tomogolf\.example\/unsubscribe\?list=wishes&token=/,
    )
    await cancel(game)
  })
  test('wait for the digest otherwise, which is sent once', async () => {
    world.at(NOON)
    const { email } = await visitor('bea', { ...days(NOON + 8 * DAY, NOON + 9 * DAY) })
    const games = [
      await hostGame(world, kenji, NOON + 8 * DAY),
      await hostGame(world, kenji, NOON + 9 * DAY),
    ]
    expect(await mails(email, 'wish_fits')).toEqual([])
    const [digest, ...more] = await digests(email)
    expect(more).toEqual([])
    for (const game of games) expect(digest!.text).toContain(`/games/${game}/shared`)
    expect(await digests(email)).toHaveLength(1)
    for (const game of games) await cancel(game)
  })
  test('do not reach the host, nor those who are in the game', async () => {
    world.at(NOON)
    await made({ ...days(NOON + 5 * DAY) }, kenji)
    const game = await hostGame(world, kenji, NOON + 5 * DAY)
    await world.runJobs()
    await made({ ...days(NOON + 5 * DAY) })
    must(await join(world, emily, game))
    must(
      await world.call(`PUT /api/games/${game}`, {
        cookie: kenji.cookie,
        body: { notes: 'Bring a hat', version: 1 },
      }),
    )
    expect(await digests(emily.email)).toEqual([])
    expect(await digests(kenji.email)).toEqual([])
    world.at(NOON)
    await cancel(game)
  })
  test('come again when a full game reopens, but not after "not this one"', async () => {
    world.at(NOON)
    const teeTime = NOON + 3 * DAY - 2 * HOUR
    const told = await visitor('cleo', { ...days(teeTime) })
    const done = await visitor('dora', { ...days(teeTime) })
    const game = await hostGame(world, kenji, teeTime, { slots: 1 })
    expect(await mails(told.email, 'wish_fits')).toHaveLength(1)
    must(
      await world.call('POST /api/wishes/dismiss', { body: { token: done.token, gameId: game } }),
    )
    must(await join(world, emily, game))
    must(await world.call(`POST /api/games/${game}/leave`, { cookie: emily.cookie, body: {} }))
    expect(await mails(told.email, 'wish_fits')).toHaveLength(2)
    expect(await mails(done.email, 'wish_fits')).toHaveLength(1)
    await cancel(game)
  })
  test('are few a day; the rest is in the digest', async () => {
    world.at(NOON)
    const { email } = await visitor('elsa', { ...days(NOON + DAY, NOON + 2 * DAY) })
    const hosts = [
      kenji,
      ...(await Promise.all(['Hana', 'Ichi'].map((name) => newPerson(world, name)))),
    ]
    const games: string[] = []
    for (const host of hosts)
      for (const ahead of [DAY, 2 * DAY]) {
        games.push(await hostGame(world, host, NOON + ahead))
        await world.runJobs()
      }
    expect(await mails(email, 'wish_fits')).toHaveLength(3)
    expect((await digests(email)).length).toBe(1)
    world.at(NOON)
  })
  test('never name an invite-only game, and a game for women to women alone', async () => {
    world.at(NOON)
    const { email } = await visitor('ines', { ...days(NOON + 3 * DAY) })
    const secret = await hostGame(world, kenji, NOON + 3 * DAY, { inviteOnly: true })
    expect(await mails(email, 'wish_fits')).toEqual([])
    await cancel(secret)
    const host = await newPerson(world, 'Keiko')
    const member = await newPerson(world, 'Lena', null)
    const gender = async (person: Person, value: string) =>
      must(
        await world.call('PUT /api/profile', {
          cookie: person.cookie,
          body: { gender: value },
        }),
      )
    await gender(host, 'female')
    await gender(member, 'female')
    await made({ ...days(NOON + 2 * DAY) }, member)
    const other = await visitor('maja', { ...days(NOON + 2 * DAY) })
    const women = await hostGame(world, host, NOON + 2 * DAY, { womenOnly: true })
    expect(await mails(member.email, 'wish_fits')).toHaveLength(1)
    expect(await mails(other.email, 'wish_fits')).toEqual([])
    must(await world.call(`POST /api/games/${women}/cancel`, { cookie: host.cookie }))
  })
  test('stop by one click of a mail program', async () => {
    const { email, token } = await visitor('fay', { ...days(NOON + 3 * DAY) })
    const answer = await world.app.inject({
      method: 'POST',
      url: `/unsubscribe?list=wishes&token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect(await listed({ query: { token } })).toMatchObject([{ paused: true }])
    const game = await hostGame(world, kenji, NOON + 3 * DAY)
    expect(await mails(email, 'wish_fits')).toEqual([])
    await cancel(game)
  })
})

test('wishes that are over or unconfirmed are forgotten', async () => {
  const { db } = world.deps
  const count = async () =>
    (await db.executeSql<{ n: number }>('SELECT count(*)::int AS n FROM wishes')).rows[0]!.n
  expect(await count()).toBeGreaterThan(0)
  world.at(NOON + 200 * DAY)
  for (const name of ['wishes', 'unconfirmed_wishes'] as const)
    await eraseClass(world.deps, name, world.clock.now())
  expect(await count()).toBe(0)
  world.at(NOON)
})

test('a token opens only the wishes of its mailbox', async () => {
  const one = await visitor('gina', { weekdays: [1] })
  const other = await visitor('hedda', { weekdays: [1] })
  const [wish] = await listed({ query: { token: other.token } })
  const { status } = await world.call(`DELETE /api/wishes/${wish!.id}`, {
    query: { token: one.token },
  })
  expect(status).toBe(404)
  const mailbox = other.email
  expect(wishToken(world.deps.secret, { id: wish!.id, mailbox })).toBe(other.token)
  expect(wishToken('another secret', { id: wish!.id, mailbox })).not.toBe(other.token)
})

test('attack: mails to the earlier address of an account open none of its wishes', async () => {
  const member = await newPerson(world, 'Nele', null)
  const wish = await made({ ...days(NOON + 4 * DAY) }, member)
  const token = wishToken(world.deps.secret, { id: wish.id, mailbox: member.email })
  expect(await listed({ query: { token } })).toHaveLength(1)
  const { cookie } = member
  const email = 'nele.new@tomogolf.example'
  must(await world.call('POST /api/account/email-change', { cookie, body: { email } }))
  const confirm = tokenIn((await mails(email, 'email_change_confirm')).at(-1))
  const body = { token: confirm }
  must(await world.call('POST /api/account/email-change/confirm', { cookie, body }))
  expect((await world.call('GET /api/wishes', { query: { token } })).status).toBe(401)
  const now = { id: wish.id, mailbox: email }
  expect(await listed({ query: { token: wishToken(world.deps.secret, now) } })).toHaveLength(1)
})

test('a user has a limited number of open wishes', async () => {
  const jana = await newPerson(world, 'Jana', null)
  for (let i = 0; i < MAX_WISHES; i++) await made({ weekdays: [i % 7] }, jana)
  expect((await make({ weekdays: [0] }, jana.cookie)).body.code).toBe('WISHES_FULL')
})
