import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { DAY } from '@tomogolf/domain/time'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { hostGame, must, type Person } from '../../../../test/support/people.ts'
import { upload } from '../../../../test/support/upload.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { runRetention } from '../../accounts/privacy/run-retention.usecase.ts'

type Kept = ResultOf<'GET /api/booking-evidence'>
type Own = ResultOf<'GET /api/games/:id/booking'>
const PDF = Buffer.from('%PDF-1.7\n%%EOF')
const BOOKING = {
  via: 'gora' as const,
  reference: null,
  bookedPlayers: 4,
  namesDueAt: null,
  freeChangesUntil: null,
  schedule: [],
}
let world: World, host: Person, other: Person
let start = NOON
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  start += 40 * DAY
  world.at(start)
  ;[host, other] = (await createUsers(world, 2)) as [Person, Person]
})
const keep = (file = PDF, who = host) => upload(world, who, '/api/booking-evidence', file)
const kept = async (who = host) =>
  must(await world.call<Kept>('GET /api/booking-evidence', { cookie: who.cookie })).body.file
const drop = ({ cookie } = host) =>
  world.call<{ code?: string }>('DELETE /api/booking-evidence', { cookie })
const publish = (body: Parameters<typeof hostGame>[3], who = host) =>
  hostGame(world, who, start + 5 * DAY, body)
const bookingOf = async (id: string, who = host) =>
  must(await world.call<Own>(`GET /api/games/${id}/booking`, { cookie: who.cookie })).body.booking
const rows = async () =>
  (await world.deps.db.executeSql('SELECT 1 FROM evidence_drafts')).rows.length

test('a file is kept until the game is published, and is then its evidence', async () => {
  must(await keep())
  expect(await kept()).toMatchObject({ type: 'application/pdf', size: PDF.length })
  const id = await publish({ booking: BOOKING, withEvidence: true })
  expect(await bookingOf(id)).toMatchObject({
    badge: null,
    evidence: { state: 'waiting', file: { type: 'application/pdf', size: PDF.length } },
  })
  expect(await kept()).toBeNull()
  const admin = await newAdministrator(world, 'Olga')
  const { body } = await world.call('GET /api/admin/bookings', { cookie: admin.cookie })
  expect(JSON.stringify(body)).toContain(id)
})
test('an image is stored without its metadata', async () => {
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#963' } })
    .withExif({ IFD0: { Artist: 'Kenji' } })
    .jpeg()
    .toBuffer()
  must(await keep(jpeg))
  expect((await kept())?.type).toBe('image/webp')
  const { rows: stored } = await world.deps.db.executeSql<{ text: string }>(
    `SELECT encode(bytes, 'escape') AS text FROM evidence_drafts WHERE user_id = $1`,
    [host.id],
  )
  expect(stored[0]!.text).not.toContain('Kenji')
})
test.each([
  ['without a booking', { withEvidence: true }],
  ['for a booking without evidence', { booking: BOOKING }],
])('a game %s leaves it where it is', async (_, body) => {
  must(await keep())
  await publish(body)
  expect(await kept()).not.toBeNull()
})
test('a refused game keeps it for the next try', async () => {
  must(await keep())
  await expect(
    publish({
      booking: { ...BOOKING, namesDueAt: '2099-01-01 00:00:00' },
      withEvidence: true,
    }),
  ).rejects.toThrow('BOOKING_TIME_INVALID')
  expect(await kept()).not.toBeNull()
})
test('a later game does not get it again, and is not published without it unseen', async () => {
  must(await keep())
  const id = await publish({ booking: BOOKING, withEvidence: true })
  const later = (withEvidence: boolean) =>
    hostGame(world, host, start + 9 * DAY, { booking: BOOKING, withEvidence })
  await expect(later(true)).rejects.toThrow('EVIDENCE_GONE')
  expect((await bookingOf(id))?.evidence.state).toBe('waiting')
  expect((await bookingOf(await later(false)))?.evidence).toMatchObject({
    state: 'none',
    file: null,
  })
})
test('there is one for each person: a later one takes its place, and it can be removed', async () => {
  must(await keep())
  must(await keep(Buffer.concat([PDF, PDF])))
  expect((await kept())?.size).toBe(2 * PDF.length)
  expect(await kept(other)).toBeNull()
  must(await drop())
  expect(await kept()).toBeNull()
  must(await drop())
})

describe('attack:', () => {
  test.each([
    ['a script', Buffer.from('<script>alert(1)</script>'), 'INVALID_EVIDENCE_TYPE'],
    ['six megabytes', Buffer.concat([PDF, Buffer.alloc(6_000_000)]), 'FILE_TOO_LARGE'],
  ])('%s is not kept', async (_, file, code) => {
    expect((await keep(file)).body).toMatchObject({ code })
    expect(await kept()).toBeNull()
  })
  test('a file of another person is not attached', async () => {
    must(await keep(PDF, other))
    await expect(publish({ booking: BOOKING, withEvidence: true })).rejects.toThrow('EVIDENCE_GONE')
    expect(await kept(other)).not.toBeNull()
  })
  test('nothing is kept for a visitor', async () => {
    expect(
      (await upload(world, { cookie: '' } as Person, '/api/booking-evidence', PDF)).status,
    ).toBe(401)
  })
})

describe('personal data', () => {
  test('a file of a form that was left is erased after seven days', async () => {
    must(await keep())
    world.at(start + 7 * DAY)
    await runRetention(world.deps)
    expect(await kept()).not.toBeNull()
    world.at(start + 7 * DAY + 1)
    await runRetention(world.deps)
    expect(await kept()).toBeNull()
  })
  test('it is part of the export, and goes with the account', async () => {
    must(await keep())
    const { body } = must(
      await world.call<Record<string, object[]>>('GET /api/account/export', {
        cookie: host.cookie,
      }),
    )
    expect(JSON.stringify(body)).toContain('application/pdf')
    const before = await rows()
    must(await world.call('DELETE /api/account', { cookie: host.cookie }))
    expect(await rows()).toBe(before - 1)
  })
  test('a legal hold keeps it: from removal, from being replaced, and from the nightly run', async () => {
    const admin = await newAdministrator(world, 'Oda')
    must(await keep())
    must(
      await world.call(`POST /api/admin/users/${host.id}/legal-hold`, {
        cookie: admin.cookie,
        body: { reason: 'claim 17 of the insurer' },
      }),
    )
    expect((await drop()).body.code).toBe('EVIDENCE_HELD')
    expect((await keep()).body).toMatchObject({ code: 'EVIDENCE_HELD' })
    world.at(start + 8 * DAY)
    await runRetention(world.deps)
    expect(await kept()).not.toBeNull()
  })
})
