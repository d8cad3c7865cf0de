import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { DAY, HOUR, hours, iso, japanText, type Instant } from '@tomogolf/domain/time'
import { auditOf, mailsTo, newAdministrator } from '../../../../test/support/administrator.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { upload } from '../../../../test/support/upload.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { readBooking, readEvidence } from './bookings.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

let world: World, host: Person, second: Person, guest: Person, admin: Person
/** Each test takes a week of its own, so that games do not clash. */
let week = 0
const nextTeeTime = (): Instant => NOON + 7 * DAY * ++week
beforeAll(async () => {
  world = await createWorld()
  host = await newPerson(world, 'Kenji')
  second = await newPerson(world, 'Ren')
  guest = await newPerson(world, 'Emily')
  admin = await newAdministrator(world)
  must(
    await world.call('POST /api/host-terms', { cookie: second.cookie, body: { accepted: true } }),
  )
})
afterAll(() => world.close())

const SECRET = 'G44-712 086'
const bookingOf = (teeTime: Instant, more: object = {}) => ({
  via: 'gora' as const,
  reference: SECRET,
  bookedPlayers: 4,
  namesDueAt: japanText(teeTime - 2 * DAY),
  freeChangesUntil: japanText(teeTime - 3 * DAY),
  schedule: [
    { fromHours: 24, amount: null, percent: 100, per: 'player' as const },
    { fromHours: 72, amount: 3000, percent: null, per: 'group' as const },
  ],
  ...more,
})
type Own = {
  booking: {
    reference: string
    badge: string
    evidence: { state: string; reason: string | null; file: { type: string } | null }
  }
}
type Item = { id: string; bookingBadge: string | null; goNoGo: { decideAt: string } | null }
const own = async (id: string, who = host) =>
  must(await world.call<Own>(`GET /api/games/${id}/booking`, { cookie: who.cookie })).body.booking
const put = (id: string, body: object, who = host) =>
  world.call<Own & { code: string }>(`PUT /api/games/${id}/booking`, { cookie: who.cookie, body })
const detail = async (id: string, who?: Person) =>
  must(
    await world.call<Item & { booking: Record<string, unknown> | null }>(`GET /api/games/${id}`, {
      ...(who && { cookie: who.cookie }),
    }),
  ).body
const list = async (query: Record<string, string> = {}) =>
  must(
    await world.call<{ games: Item[] }>('GET /api/games', { query: { pageSize: '24', ...query } }),
  ).body.games
const casesOf = async (gameId: string) =>
  must(
    await world.call<{ rows: { kind: string; details: string; state: string }[] }>(
      'GET /api/admin/cases',
      { cookie: admin.cookie, query: { game: gameId } },
    ),
  ).body.rows
const hosted = async (more: object = {}) => {
  const teeTime = nextTeeTime()
  const id = await hostGame(world, host, teeTime, { booking: bookingOf(teeTime, more) })
  return { id, teeTime }
}
const evidenceUrl = (id: string) => `/api/games/${id}/booking/evidence`
const PDF = Buffer.from('%PDF-1.7\n%%EOF')

test('everybody sees the badge and the terms of a booking, only the host its reference', async () => {
  const { id, teeTime } = await hosted()
  const shared = {
    via: 'gora',
    bookedPlayers: 4,
    namesDueAt: iso(teeTime - 2 * DAY),
    freeChangesUntil: iso(teeTime - 3 * DAY),
    schedule: [
      { fromHours: 72, amount: 3000, percent: null, per: 'group' },
      { fromHours: 24, amount: null, percent: 100, per: 'player' },
    ],
  }
  expect(await own(id)).toMatchObject({ ...shared, reference: SECRET, badge: 'on_file' })
  for (const who of [undefined, guest, host]) {
    const seen = await detail(id, who)
    expect(seen).toMatchObject({ bookingBadge: 'on_file', booking: shared })
    expect(JSON.stringify(seen)).not.toMatch(/G44|712|086/)
  }
  expect((await list()).find((game) => game.id === id)?.bookingBadge).toBe('on_file')
  expect(JSON.stringify(await list())).not.toContain(SECRET)
})
test('no log of the game, mail or export of another person contains the reference', async () => {
  const { id, teeTime } = await hosted({ reference: 'HIDDEN-77' })
  must(await put(id, bookingOf(teeTime, { reference: 'HIDDEN-78' })))
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql<{ found: string }>(
    `SELECT coalesce(string_agg(details, ' '), '') AS found FROM game_events`,
  )
  expect(rows[0]!.found).not.toContain('HIDDEN')
  for (const person of [host, guest, second])
    expect(JSON.stringify(await mailsTo(world, person))).not.toContain('HIDDEN')
  const exported = async (who: Person) =>
    JSON.stringify(must(await world.call('GET /api/account/export', { cookie: who.cookie })).body)
  expect(await exported(host)).toContain('HIDDEN-78')
  expect(await exported(guest)).not.toContain('HIDDEN')
})
test('only the host reads, changes or removes the booking and its evidence', async () => {
  const { id, teeTime } = await hosted()
  for (const who of [guest, admin]) {
    for (const [key, body] of [
      [`GET /api/games/${id}/booking`],
      [`PUT /api/games/${id}/booking`, bookingOf(teeTime)],
      [`DELETE /api/games/${id}/booking`],
      [`GET ${evidenceUrl(id)}`],
      [`DELETE ${evidenceUrl(id)}`],
    ] as const)
      expect(
        (await world.call(key, { cookie: who.cookie, ...(body && { body }) })).status,
        key,
      ).toBe(403)
    expect((await upload(world, who, evidenceUrl(id), PDF)).status).toBe(403)
  }
  expect((await world.call(`GET /api/games/${id}/booking`)).status).toBe(401)
  expect((await own(id)).reference).toBe(SECRET)
  for (const key of ['GET /api/admin/bookings', `GET /api/admin/bookings/${id}/evidence`])
    expect((await world.call(key, { cookie: host.cookie })).status).toBe(403)
})
test('the second host with the same course, tee time and reference is refused, with a case', async () => {
  const { id, teeTime } = await hosted({ reference: 'DUP-1' })
  const attempt = (reference: string) =>
    world.call<{ code: string }>('POST /api/games', {
      cookie: second.cookie,
      body: {
        courseName: 'boso misaki  golf links',
        date: japanText(teeTime),
        location: 'Isumi, Chiba',
        price: 90,
        booking: bookingOf(teeTime, { reference }),
      },
    })
  for (const reference of ['DUP-1', ' ｄｕｐ 1', 'dup\u200b1'])
    expect(must(await attempt(reference), 409).body.code).toBe('BOOKING_TAKEN')
  // one open case, however often it is tried
  expect(await casesOf(id)).toMatchObject([
    { kind: 'duplicate_booking', details: second.id, state: 'open' },
  ])
  must(await attempt('DUP-2'), 201)
})
test('attack: the booking of another host under another name of the course is for an operator', async () => {
  const { id, teeTime } = await hosted({ reference: 'ALIAS-2086' })
  const other = await hostGame(world, second, teeTime, {
    courseName: 'Boso Misaki Links',
    booking: bookingOf(teeTime, { reference: 'ALIAS' }),
  })
  expect(await casesOf(id)).toEqual([])
  must(await put(other, bookingOf(teeTime, { reference: 'alias 2086' }), second))
  expect(await casesOf(id)).toMatchObject([{ kind: 'duplicate_booking', details: second.id }])
})
test('an edit cannot take another game’s booking either, and a cancelled game frees it', async () => {
  const { id, teeTime } = await hosted({ reference: 'MOVE-1' })
  const other = await hostGame(world, second, teeTime + DAY, {
    booking: bookingOf(teeTime + DAY, { reference: 'MOVE-1' }),
  })
  const move = () =>
    world.call<{ code: string }>(`PUT /api/games/${other}`, {
      cookie: second.cookie,
      body: { version: 1, date: japanText(teeTime) },
    })
  expect(must(await move(), 409).body.code).toBe('BOOKING_TAKEN')
  expect(
    must(await put(other, bookingOf(teeTime + DAY, { reference: 'OWN' }), second)).status,
  ).toBe(200)
  must(await put(other, bookingOf(teeTime + DAY, { reference: 'move1' }), second))
  must(await world.call(`POST /api/games/${id}/cancel`, { cookie: host.cookie }))
  must(await move())
  expect((await detail(other)).bookingBadge).toBe('on_file')
})
test('deadlines after the tee time and broken schedules are refused', async () => {
  const { id, teeTime } = await hosted()
  for (const late of [
    { namesDueAt: japanText(teeTime + 60_000) },
    { freeChangesUntil: japanText(teeTime + 60_000) },
  ])
    expect(must(await put(id, bookingOf(teeTime, late)), 400).body.code).toBe(
      'BOOKING_TIME_INVALID',
    )
  must(await put(id, bookingOf(teeTime, { namesDueAt: japanText(teeTime) })))
  const row = { fromHours: 24, amount: 1, percent: null, per: 'player' }
  for (const schedule of [
    [{ ...row, percent: 5 }],
    [{ ...row, amount: null }],
    [row, row],
    Array.from({ length: 11 }, (_, fromHours) => ({ ...row, fromHours })),
  ])
    expect(must(await put(id, bookingOf(teeTime, { schedule })), 400).body.code).toBe(
      'VALIDATION_ERROR',
    )
})
test('without a reference there is no badge; a removed booking leaves nothing', async () => {
  const { id, teeTime } = await hosted({ reference: ' -- ' })
  expect((await detail(id)).bookingBadge).toBeNull()
  must(await put(id, bookingOf(teeTime, { reference: null })))
  expect((await detail(id)).booking).toMatchObject({ via: 'gora' })
  must(await world.call(`DELETE /api/games/${id}/booking`, { cookie: host.cookie }))
  expect((await detail(id)).booking).toBeNull()
  expect(await own(id)).toBeNull()
})
test('the list is filtered by the badge', async () => {
  const plain = await hostGame(world, host, nextTeeTime())
  const { id } = await hosted()
  const all = (await list()).map((game) => game.id)
  const booked = (await list({ booked: 'true' })).map((game) => game.id)
  expect(all).toEqual(expect.arrayContaining([plain, id]))
  expect(booked).toContain(id)
  expect(booked).not.toContain(plain)
  const counts = must(
    await world.call<{ games: number }>('GET /api/games/counts', { query: { booked: 'true' } }),
  ).body
  expect(counts.games).toBe(booked.length)
})
test('the default time of the decision is two hours before free changes end', async () => {
  const teeTime = nextTeeTime()
  const id = await hostGame(world, host, teeTime, {
    minPlayers: 3,
    booking: bookingOf(teeTime),
  })
  expect((await detail(id)).goNoGo?.decideAt).toBe(iso(teeTime - 3 * DAY - hours(2)))
})

test('evidence is stored without metadata, and served to the host and administrators only', async () => {
  const { id } = await hosted()
  const picture = await sharp({
    create: { width: 40, height: 60, channels: 3, background: '#fff' },
  })
    .withExif({ IFD0: { Model: 'Secretcam' } })
    .jpeg()
    .toBuffer()
  expect((await upload(world, host, evidenceUrl(id), picture)).status).toBe(200)
  expect((await own(id)).evidence).toMatchObject({ state: 'waiting', file: { type: 'image/webp' } })
  for (const [who, url] of [
    [host, evidenceUrl(id)],
    [admin, `/api/admin/bookings/${id}/evidence`],
  ] as const) {
    const served = await world.app.inject({ url, headers: { cookie: who.cookie } })
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    })
    expect(served.headers['content-security-policy']).toContain('sandbox')
    expect(served.rawPayload.includes('Secretcam')).toBe(false)
  }
  expect((await upload(world, host, evidenceUrl(id), PDF)).status).toBe(200)
  const pdf = await world.app.inject({ url: evidenceUrl(id), headers: { cookie: host.cookie } })
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="booking.pdf"',
  })
  expect(pdf.rawPayload.equals(PDF)).toBe(true)
})
test('a file is neither removed nor replaced under a legal hold of the host or a guest', async () => {
  const { id } = await hosted()
  must(await upload(world, host, evidenceUrl(id), PDF))
  must(await join(world, guest, id))
  const act = (method: 'POST' | 'DELETE', whose: Person) =>
    world.call(`${method} /api/admin/users/${whose.id}/legal-hold`, {
      cookie: admin.cookie,
      body: { reason: 'claim 17' },
    })
  for (const person of [host, guest]) {
    must(await act('POST', person))
    for (const key of [`DELETE ${evidenceUrl(id)}`, `DELETE /api/games/${id}/booking`]) {
      const { status, body } = await world.call<{ code: string }>(key, { cookie: host.cookie })
      expect([status, body.code]).toEqual([409, 'EVIDENCE_HELD'])
    }
    expect((await upload(world, host, evidenceUrl(id), PDF)).body.code).toBe('EVIDENCE_HELD')
    must(await act('DELETE', person))
  }
  must(await world.call(`DELETE ${evidenceUrl(id)}`, { cookie: host.cookie }))
  must(await upload(world, host, evidenceUrl(id), PDF))
})
test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 415, 'INVALID_EVIDENCE_TYPE'],
  ['a drawing with scripts', Buffer.from('<svg onload="x()">'), 415, 'INVALID_EVIDENCE_TYPE'],
  ['a PDF behind other bytes', Buffer.from(' %PDF-1.7'), 415, 'INVALID_EVIDENCE_TYPE'],
  ['nothing', Buffer.alloc(0), 415, 'INVALID_EVIDENCE_TYPE'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-'), 413, 'FILE_TOO_LARGE'],
])('evidence is refused: %s', async (_, file, status, code) => {
  const { id } = await hosted()
  const answer = await upload(world, host, evidenceUrl(id), file)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect((await own(id)).evidence).toEqual({ state: 'none', reason: null, file: null })
})
test('an administrator accepts or declines evidence once, with a reason that the host gets', async () => {
  const { id, teeTime } = await hosted()
  must(await world.call(`DELETE /api/games/${id}/booking`, { cookie: host.cookie }))
  expect((await upload(world, host, evidenceUrl(id), PDF)).body.code).toBe('BOOKING_NOT_FOUND')
  must(await put(id, bookingOf(teeTime)))
  const review = (outcome: string, reason = 'The name matches') =>
    world.call<{ code: string }>(`POST /api/admin/bookings/${id}/review`, {
      cookie: admin.cookie,
      body: { outcome, reason },
    })
  expect((await review('accepted')).body.code).toBe('ALREADY_DONE')
  must(await upload(world, host, evidenceUrl(id), PDF))
  const queue = must(
    await world.call<{ rows: { id: string; reference: string }[] }>('GET /api/admin/bookings', {
      cookie: admin.cookie,
      query: { state: 'waiting' },
    }),
  ).body.rows
  expect(queue.find((row) => row.id === id)?.reference).toBe(SECRET)
  must(await review('accepted'))
  expect((await review('declined')).body.code).toBe('ALREADY_DONE')
  expect((await detail(id)).bookingBadge).toBe('shown')
  expect(await auditOf(world, id)).toMatchObject([
    { action: 'booking.review', before: 'waiting', after: 'accepted', reason: 'The name matches' },
  ])
  expect(
    (await mailsTo(world, host)).find((mail) => mail.template === 'booking_reviewed')?.text,
  ).toContain('The name matches')
  // what it does not show may change
  must(await put(id, bookingOf(teeTime, { namesDueAt: japanText(teeTime - DAY) })))
  expect((await detail(id)).bookingBadge).toBe('shown')
  must(await put(id, bookingOf(teeTime, { reference: 'OTHER' })))
  expect((await detail(id)).bookingBadge).toBe('on_file')
  must(await review('declined', 'The date is cut off'))
  expect((await own(id)).evidence).toMatchObject({
    state: 'declined',
    reason: 'The date is cut off',
  })
  must(await world.call(`DELETE ${evidenceUrl(id)}`, { cookie: host.cookie }))
  expect((await own(id)).evidence).toEqual({ state: 'none', reason: null, file: null })
})
test.each([{ via: 'club' }, { bookedPlayers: 8 }, { freeChangesUntil: null }, { schedule: [] }])(
  'attack: a booking that was shown, with other terms (%j): it is looked at again',
  async (more) => {
    const { id, teeTime } = await hosted()
    must(await upload(world, host, evidenceUrl(id), PDF))
    must(
      await world.call(`POST /api/admin/bookings/${id}/review`, {
        cookie: admin.cookie,
        body: { outcome: 'accepted', reason: 'The name matches' },
      }),
    )
    must(await put(id, bookingOf(teeTime)))
    expect((await own(id))!.badge).toBe('shown')
    must(await put(id, bookingOf(teeTime, more)))
    expect(await own(id)).toMatchObject({ badge: 'on_file', evidence: { state: 'waiting' } })
  },
)
test('evidence is deleted 30 days after settlement', async () => {
  const { id, teeTime } = await hosted()
  must(await upload(world, host, evidenceUrl(id), PDF))
  const settledAt = teeTime + 6 * HOUR
  const stored = async () => (await readEvidence(world.deps.db, id)) !== undefined
  for (const at of [teeTime, settledAt]) {
    world.at(at)
    await world.runJobs()
  }
  const { rows } = await world.deps.db.executeSql<{ settled_at: string }>(
    'SELECT settled_at FROM games WHERE id = $1',
    [id],
  )
  const settled = new Date(rows[0]!.settled_at).getTime()
  const keptFor = (await readSettings(world.deps.db)).booking_evidence_days * DAY
  await eraseClass(world.deps, 'booking_evidence', settled + keptFor)
  expect(await stored()).toBe(true)
  await eraseClass(world.deps, 'booking_evidence', settled + keptFor + 1)
  expect(await stored()).toBe(false)
  expect((await readBooking(world.deps.db, id))?.evidence).toBe('none')
})
test('deleting the account deletes its bookings and their evidence', async () => {
  const leaving = await newPerson(world, 'Naoki')
  const teeTime = nextTeeTime()
  const body = { booking: bookingOf(teeTime, { reference: 'LEAVING-1' }) }
  const id = await hostGame(world, leaving, teeTime, body)
  must(await upload(world, leaving, evidenceUrl(id), PDF))
  must(await world.call(`POST /api/games/${id}/cancel`, { cookie: leaving.cookie }))
  expect(await readBooking(world.deps.db, id)).toBeDefined()
  must(await world.call('DELETE /api/account', { cookie: leaving.cookie }))
  expect(await readBooking(world.deps.db, id)).toBeUndefined()
  expect(await readEvidence(world.deps.db, id)).toBeUndefined()
})
