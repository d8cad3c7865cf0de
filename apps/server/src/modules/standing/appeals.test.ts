import { afterEach, beforeEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../test/support/administrator.ts'
import { must, type Person } from '../../../test/support/people.ts'
import { createJoinedGame, openQr, TEE, type JoinedGame } from '../../../test/support/course.ts'
import { listMailTemplates, countStrikes } from '../../../test/support/create-users.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

let world: World, course: JoinedGame, guest: Person
beforeEach(async () => {
  world = await createWorld()
  course = await createJoinedGame(world, 1)
  guest = course.guests[0]!
})
afterEach(() => world.close())

const noShow = async () => {
  world.at(TEE)
  await openQr(world, course.host, course.gameId)
  for (const after of [6, 12.1]) {
    world.at(TEE + hours(after))
    await world.runJobs()
  }
}
const appeal = (person: Person, body: object) =>
  world.call<{ id: string; code?: string }>('POST /api/appeals', {
    cookie: person.cookie,
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
const standingOf = async (person: Person) =>
  must(await world.call<{ standing: Standing }>('GET /api/profile', { cookie: person.cookie })).body
    .standing

test('explains a no-show, accepts one appeal, and removes the strike when an operator accepts it', async () => {
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
  expect(must(await appeal(guest, { gameId: course.gameId }), 409).body.code).toBe('ALREADY_DONE')
  expect((await standingOf(guest)).strikes[0]!.appeal).toEqual({ state: 'open', answer: null })

  const admin = await newAdministrator(world)
  const { rows } = must(
    await world.call<{ rows: object[] }>('GET /api/admin/issues', {
      cookie: admin.cookie,
      query: { reason: 'appeal', state: 'open' },
    }),
  ).body
  expect(rows).toMatchObject([
    {
      id,
      reporter: { id: guest.id },
      game: { id: course.gameId },
      appeal: { strike: { reason: 'no_show', removed: false }, outcome: null },
    },
  ])
  must(
    await world.call(`POST /api/admin/issues/${id}/fix`, {
      cookie: admin.cookie,
      body: { note: 'not this way' },
    }),
    404,
  )
  must(
    await world.call(`POST /api/admin/issues/${id}/decide`, {
      cookie: guest.cookie,
      body: { outcome: 'accepted', reason: 'I say so' },
    }),
    403,
  )
  must(
    await world.call(`POST /api/admin/issues/${id}/decide`, {
      cookie: admin.cookie,
      body: { outcome: 'accepted', reason: 'The course confirmed it.' },
    }),
  )
  must(
    await world.call(`POST /api/admin/issues/${id}/decide`, {
      cookie: admin.cookie,
      body: { outcome: 'rejected', reason: 'The other way.' },
    }),
    409,
  )
  expect(await countStrikes(world, guest)).toBe(0)
  expect(await listMailTemplates(world, guest)).toEqual(
    expect.arrayContaining(['appeal_received', 'appeal_decided', 'strike_removed']),
  )
  expect(must(await world.call('GET /api/appeals', { cookie: guest.cookie })).body).toMatchObject({
    appeals: [{ id, state: 'accepted', answer: 'The course confirmed it.' }],
  })
  const { rows: audit } = await world.deps.db.executeSql(
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

test('keeps the strike and shows the reason when an appeal is rejected', async () => {
  await noShow()
  const { id } = must(await appeal(guest, { gameId: course.gameId }), 201).body
  const admin = await newAdministrator(world)
  must(
    await world.call(`POST /api/admin/issues/${id}/decide`, {
      cookie: admin.cookie,
      body: { outcome: 'rejected', reason: 'The course has no record of you.' },
    }),
  )
  expect((await standingOf(guest)).strikes).toMatchObject([
    { appeal: { state: 'rejected', answer: 'The course has no record of you.' } },
  ])
})

test("accepts appeals against an operator's strike, and refuses foreign or unknown strikes", async () => {
  const admin = await newAdministrator(world)
  must(
    await world.call(`POST /api/admin/users/${guest.id}/strikes`, {
      cookie: admin.cookie,
      body: { reason: 'Rude on the phone.' },
    }),
  )
  const [strike] = (await standingOf(guest)).strikes
  must(await appeal(course.host, { strikeId: strike!.id }), 404)
  expect(must(await appeal(guest, { gameId: course.gameId }), 409).body.code).toBe(
    'APPEAL_NOT_POSSIBLE',
  )
  expect((await appeal(guest, {})).status).toBe(400)
  must(await appeal(guest, { strikeId: strike!.id }), 201)
  must(
    await world.call(`POST /api/admin/users/${guest.id}/strikes`, {
      cookie: admin.cookie,
      body: { reason: 'Again.' },
    }),
  )
  expect((await standingOf(guest)).suspensions).toMatchObject([{ reason: null }])
  expect(
    must(await world.call<{ rows: object[] }>('GET /api/admin/issues', { cookie: admin.cookie }))
      .body.rows,
  ).toMatchObject([{ game: null, reason: 'appeal' }])
})
