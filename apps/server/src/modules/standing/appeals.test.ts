import { afterEach, beforeEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../test/support/administrator.ts'
import { must, type Person } from '../../../test/support/people.ts'
import { atTheCourse, openQr, TEE, type Course } from '../../../test/support/course.ts'
import { mailsTo, strikesOf } from '../../../test/support/create-users.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

let w: World, c: Course, guest: Person
beforeEach(async () => {
  w = await createWorld()
  c = await atTheCourse(w, 1)
  guest = c.guests[0]!
})
afterEach(() => w.close())

const noShow = async () => {
  w.at(TEE)
  await openQr(w, c.host, c.gameId)
  for (const after of [6, 12.1]) {
    w.at(TEE + hours(after))
    await w.runJobs()
  }
}
const appeal = (p: Person, body: object) =>
  w.call<{ id: string; code?: string }>('POST /api/appeals', {
    cookie: p.cookie,
    body: { text: 'The course can confirm it.', ...body },
  })
type Standing = {
  strikeCount: number
  suspensions: { reason: string | null }[]
  strikes: {
    id: string
    reason: string
    facts: { missingAt: string; statementUntil: string } | null
    appeal: { state: string; answer: string | null } | null
  }[]
}
const standingOf = async (p: Person) =>
  must(await w.call<{ standing: Standing }>('GET /api/profile', { cookie: p.cookie })).body.standing

test('a no-show is explained to the person, appealed once, and taken back with a reason when the desk accepts', async () => {
  await noShow()
  const [strike] = (await standingOf(guest)).strikes
  expect(strike).toMatchObject({
    reason: 'no_show',
    facts: {
      missingAt: new Date(TEE + hours(6)).toISOString(),
      statementUntil: new Date(TEE + hours(12)).toISOString(),
    },
    appeal: null,
  })
  const { id } = must(await appeal(guest, { strikeId: strike!.id }), 201).body
  expect(must(await appeal(guest, { gameId: c.gameId }), 409).body.code).toBe('ALREADY_DONE')
  expect((await standingOf(guest)).strikes[0]!.appeal).toEqual({ state: 'open', answer: null })

  const admin = await newAdministrator(w)
  const { rows } = must(
    await w.call<{ rows: object[] }>('GET /api/admin/issues', {
      cookie: admin.cookie,
      query: { reason: 'appeal', state: 'open' },
    }),
  ).body
  expect(rows).toMatchObject([
    {
      id,
      reporter: { id: guest.id },
      game: { id: c.gameId },
      appeal: { strike: { reason: 'no_show', removed: false }, outcome: null },
    },
  ])
  must(
    await w.call(`POST /api/admin/issues/${id}/fix`, {
      cookie: admin.cookie,
      body: { note: 'not this way' },
    }),
    404,
  )
  must(
    await w.call(`POST /api/admin/issues/${id}/decide`, {
      cookie: guest.cookie,
      body: { outcome: 'accepted', reason: 'I say so' },
    }),
    403,
  )
  must(
    await w.call(`POST /api/admin/issues/${id}/decide`, {
      cookie: admin.cookie,
      body: { outcome: 'accepted', reason: 'The course confirmed it.' },
    }),
  )
  must(
    await w.call(`POST /api/admin/issues/${id}/decide`, {
      cookie: admin.cookie,
      body: { outcome: 'rejected', reason: 'The other way.' },
    }),
    409,
  )
  expect(await strikesOf(w, guest)).toBe(0)
  expect(await mailsTo(w, guest)).toEqual(
    expect.arrayContaining(['appeal_received', 'appeal_decided', 'strike_removed']),
  )
  expect(must(await w.call('GET /api/appeals', { cookie: guest.cookie })).body).toMatchObject({
    appeals: [{ id, state: 'accepted', answer: 'The course confirmed it.' }],
  })
  const { rows: audit } = await w.deps.db.executeSql(
    `SELECT action, reason FROM audit_log WHERE subject = $1 ORDER BY action`,
    [guest.id],
  )
  expect(audit).toEqual(
    expect.arrayContaining([
      { action: 'appeal.decide', reason: 'The course confirmed it.' },
      { action: 'strike.remove', reason: 'The course confirmed it.' },
    ]),
  )
})

test('rejected, the strike stays, and the person reads why', async () => {
  await noShow()
  const { id } = must(await appeal(guest, { gameId: c.gameId }), 201).body
  const admin = await newAdministrator(w)
  must(
    await w.call(`POST /api/admin/issues/${id}/decide`, {
      cookie: admin.cookie,
      body: { outcome: 'rejected', reason: 'The course has no record of you.' },
    }),
  )
  expect((await standingOf(guest)).strikes).toMatchObject([
    { appeal: { state: 'rejected', answer: 'The course has no record of you.' } },
  ])
})

test("a strike by an operator, without a game, can be appealed too; what is not one's own, or nothing at all, cannot", async () => {
  const admin = await newAdministrator(w)
  must(
    await w.call(`POST /api/admin/users/${guest.id}/strikes`, {
      cookie: admin.cookie,
      body: { reason: 'Rude on the phone.' },
    }),
  )
  const [strike] = (await standingOf(guest)).strikes
  must(await appeal(c.host, { strikeId: strike!.id }), 404)
  expect(must(await appeal(guest, { gameId: c.gameId }), 409).body.code).toBe('APPEAL_NOT_POSSIBLE')
  expect((await appeal(guest, {})).status).toBe(400)
  must(await appeal(guest, { strikeId: strike!.id }), 201)
  must(
    await w.call(`POST /api/admin/users/${guest.id}/strikes`, {
      cookie: admin.cookie,
      body: { reason: 'Again.' },
    }),
  )
  expect((await standingOf(guest)).suspensions).toMatchObject([{ reason: null }])
  expect(
    must(await w.call<{ rows: object[] }>('GET /api/admin/issues', { cookie: admin.cookie })).body
      .rows,
  ).toMatchObject([{ game: null, reason: 'appeal' }])
})
