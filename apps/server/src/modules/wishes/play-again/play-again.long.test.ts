import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { playAgainCloses } from '@tomogolf/domain/wishes/play-again'
import { checkIn, createJoinedGame, TEE, type JoinedGame } from '../../../../test/support/course.ts'
import { listMailTemplates } from '../../../../test/support/create-users.ts'
import { must, newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { askAgain } from './ask-again.usecase.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

let world: World, course: JoinedGame, emily: Person, marcus: Person
beforeEach(async () => {
  world = await createWorld()
  course = await createJoinedGame(world, 2)
  ;[emily, marcus] = course.guests as [Person, Person]
  world.at(TEE)
  must(await checkIn(world, emily, course.gameId, { code: course.shown.code }))
})
afterEach(() => world.close())

type Again = {
  isOpen: boolean
  mates: { player: { id: string }; asked: boolean; matched: boolean; isInvited: boolean }[]
  invitation: { gameId: string; invite: string | null } | null
}
const call = (method: 'PUT' | 'DELETE', from: Person, to: Person) =>
  world.call<{ code?: string }>(`${method} /api/games/${course.gameId}/play-again/${to.id}`, {
    cookie: from.cookie,
  })
const ask = (from: Person, to: Person) => call('PUT', from, to)
const seenBy = async ({ cookie }: Person) =>
  must(await world.call<Again>(`GET /api/games/${course.gameId}/play-again`, { cookie })).body
const mailsTo = async (person: Person) =>
  (await listMailTemplates(world, person))
    .filter((kind) => kind.startsWith('play_again'))
    .toSorted()
const finish = async () => {
  world.at(TEE + hours(6))
  await world.runJobs()
  world.at(TEE + hours(13))
  await world.runJobs()
}
const hostNext = async (againOf: string, host = course.host, date = '2026-12-20 08:00:00') => {
  const { id } = must(
    await world.call<{ id: string }>('POST /api/games', {
      cookie: host.cookie,
      body: { ...NEXT, date, againOf },
    }),
    201,
  ).body
  await world.runJobs()
  return id
}
const NEXT = {
  courseName: 'Sample Country Club',
  location: 'Chiba',
  price: 100,
  slots: 2,
  inviteOnly: true,
}

test('is reported to both once both want it, and to neither before', async () => {
  expect((await ask(emily, course.host)).body.code).toBe('PLAY_AGAIN_NOT_ALLOWED')
  await finish()
  must(await ask(emily, course.host))
  must(await ask(emily, course.host))
  expect((await seenBy(course.host)).mates).toMatchObject([
    { player: { id: emily.id }, asked: false, matched: false },
  ])
  expect(await mailsTo(course.host)).toEqual([])
  // taken back without a trace, and asked once more
  must(await call('DELETE', emily, course.host))
  must(await ask(course.host, emily))
  expect((await seenBy(emily)).mates).toMatchObject([{ asked: false, matched: false }])
  must(await ask(emily, course.host))
  expect(await mailsTo(course.host)).toEqual(['play_again_host'])
  expect(await mailsTo(emily)).toEqual(['play_again_guest'])
  expect((await seenBy(emily)).mates).toMatchObject([{ asked: true, matched: true }])
  // the other one knows it now
  expect((await call('DELETE', emily, course.host)).body.code).toBe('PLAY_AGAIN_CLOSED')
})

test('two answers at the same moment are one match', async () => {
  await finish()
  await Promise.all(
    [ask(emily, course.host), ask(course.host, emily)].map(async (one) => must(await one)),
  )
  expect(await mailsTo(course.host)).toEqual(['play_again_host'])
  expect(await mailsTo(emily)).toEqual(['play_again_guest'])
})

test('the next game of the host invites them, once', async () => {
  await finish()
  must(await ask(emily, course.host))
  must(await ask(course.host, emily))
  const next = await hostNext(course.gameId)
  expect(await mailsTo(emily)).toEqual(['play_again_guest', 'play_again_invitation'])
  const { invitation } = await seenBy(emily)
  expect(invitation).toMatchObject({ gameId: next })
  expect((await seenBy(course.host)).mates).toMatchObject([{ isInvited: true }])
  // the key opens the game, which nothing else does
  const page = (invite?: string) =>
    world.call(`GET /api/games/${next}`, {
      cookie: emily.cookie,
      ...(invite && { query: { invite } }),
    })
  expect((await page()).status).toBe(404)
  expect((await page(invitation!.invite!)).status).toBe(200)
  must(await world.call(`POST /api/games/${next}/cancel`, { cookie: course.host.cookie }))
  expect((await seenBy(emily)).invitation).toBeNull()
})

test('closes thirty days after the round', async () => {
  await finish()
  // sessions have ended by then
  const asked = (from: Person, to: Person) =>
    askAgain(world.deps, { gameId: course.gameId, fromUserId: from.id, toUserId: to.id })
  world.at(playAgainCloses(TEE))
  expect(await asked(emily, course.host)).toEqual({ success: true })
  world.at(playAgainCloses(TEE) + 1)
  expect(await asked(course.host, emily)).toMatchObject({ refused: 'PLAY_AGAIN_CLOSED' })
  world.at(TEE + 130 * DAY)
  await eraseClass(world.deps, 'play_again', world.clock.now())
  const { rows } = await world.deps.db.executeSql('SELECT 1 FROM play_again')
  expect(rows).toEqual([])
})

test('attack: not by a no-show, about strangers, or among guests', async () => {
  await finish()
  for (const [from, to] of [
    [marcus, course.host],
    [course.host, marcus],
    [emily, marcus],
    [emily, emily],
  ] as const)
    expect((await ask(from, to)).body.code).toBe('PLAY_AGAIN_NOT_ALLOWED')
  expect((await seenBy(marcus)).mates).toEqual([])
})

test('attack: a new game of another person, or of another round, invites none', async () => {
  await finish()
  must(await ask(emily, course.host))
  must(await ask(course.host, emily))
  const other = await newPerson(world, 'Aiko')
  must(await world.call('POST /api/host-terms', { cookie: other.cookie, body: { accepted: true } }))
  const first = await hostNext(course.gameId, other)
  await hostNext(first)
  expect(await mailsTo(emily)).toEqual(['play_again_guest'])
})

test('a block is silent: no match, no invitation', async () => {
  await finish()
  must(await world.call(`POST /api/users/${emily.id}/block`, { cookie: course.host.cookie }))
  must(await ask(emily, course.host))
  expect((await seenBy(emily)).mates).toMatchObject([{ asked: true, matched: false }])
  expect((await seenBy(course.host)).mates).toEqual([])
  must(await ask(course.host, emily))
  expect(await mailsTo(emily)).toEqual([])
})

test.each(['host', 'guest'] as const)(
  'attack: a block by the %s after the match gives no key, before or after the invitation',
  async (who) => {
    await finish()
    must(await ask(emily, course.host))
    must(await ask(course.host, emily))
    const [by, of] = who === 'host' ? [course.host, emily] : [emily, course.host]
    const block = (method: 'POST' | 'DELETE') =>
      world.call(`${method} /api/users/${of.id}/block`, { cookie: by.cookie })
    must(await block('POST'))
    await hostNext(course.gameId)
    expect((await seenBy(emily)).invitation).toBeNull()
    expect(await mailsTo(emily)).toEqual(['play_again_guest'])
    must(await block('DELETE'))
    expect((await seenBy(emily)).invitation).toBeNull()
    // the next game invites, until the next block
    const next = await hostNext(course.gameId, course.host, '2026-12-21 08:00:00')
    expect((await seenBy(emily)).invitation).toMatchObject({ gameId: next })
    must(await block('POST'))
    expect((await seenBy(emily)).invitation).toBeNull()
  },
)

test('is in the export of who asked, and goes with the account', async () => {
  await finish()
  must(await ask(emily, course.host))
  const exportOf = async ({ cookie }: Person) =>
    JSON.stringify((await world.call('GET /api/account/export', { cookie })).body)
  expect(await exportOf(emily)).toContain('"playAgain":[{')
  expect(await exportOf(course.host)).toContain('"playAgain":[]')
  must(
    await world.call('DELETE /api/account', {
      cookie: emily.cookie,
      body: { password: 'Fairway-2026', confirmation: 'DELETE' },
    }),
  )
  const { rows } = await world.deps.db.executeSql('SELECT 1 FROM play_again')
  expect(rows).toEqual([])
})
