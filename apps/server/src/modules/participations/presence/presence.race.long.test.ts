import { afterEach, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { isRefused } from '../../../platform/refusal.ts'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { settleGame } from '../attendance/settle-game.usecase.ts'
import { closeReview } from './close-review.usecase.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { must, readProviderTotals, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World, RACE } from '../../../../test/support/world.ts'
import {
  checkIn,
  createJoinedGame,
  openQr,
  TEE,
  type JoinedGame,
} from '../../../../test/support/course.ts'
import { countStrikes, listCases, readPlace } from '../../../../test/support/create-users.ts'

let world: World, course: JoinedGame
afterEach(() => world.close())
async function begin(guests: number) {
  world = await createWorld({
    env: RACE,
    db: await databaseForRaces(),
  })
  course = await createJoinedGame(world, guests)
}
const post = (person: Person, path: string, body: object) =>
  world.call(`POST /api/games/${course.gameId}/${path}`, { cookie: person.cookie, body })
const report = (guest: Person) => post(guest, 'report', { reason: 'host_not_here', message: '' })
const reviews = async () =>
  (
    await world.deps.db.executeSql<{ id: string; status: string }>(
      'SELECT id, status FROM presence_reviews ORDER BY created_at, id',
    )
  ).rows

test('report against check-in: what is captured was decided while nothing was frozen', async () => {
  await begin(3)
  world.at(TEE + minutes(5))
  const [reporter, second, third] = course.guests
  await Promise.all([
    report(reporter!),
    checkIn(world, second!, course.gameId, { code: course.shown.code }),
    report(reporter!),
    checkIn(world, third!, course.gameId, { code: course.shown.code }),
  ])
  await world.runJobs()
  expect(await reviews()).toMatchObject([{ status: 'reported' }])
  for (const guest of [second!, third!]) {
    const { status } = await readPlace(world, course.gameId, guest)
    expect(['checked_in', 'arrived']).toContain(status)
    expect(readProviderTotals(world, guest)).toMatchObject(
      status === 'checked_in' ? { held: 0, captured: 3000 } : { held: 13_000, captured: 0 },
    )
  }
})

test("a guest's report against the own check-in: frozen and arrived never stand together", async () => {
  await begin(1)
  world.at(TEE + minutes(5))
  const [guest] = course.guests
  await Promise.all([
    report(guest!),
    checkIn(world, guest!, course.gameId, { code: course.shown.code }),
    report(guest!),
  ])
  await world.runJobs()
  expect((await readPlace(world, course.gameId, guest!)).status).toBe('checked_in')
  expect((await reviews()).filter(({ status }) => status === 'reported')).toEqual([])
  expect(readProviderTotals(world, guest!)).toMatchObject({ held: 0, captured: 3000 })
})

test('report against settlement: the guest is missing or the game frozen, never both', async () => {
  await begin(2)
  world.at(TEE)
  await openQr(world, course.host, course.gameId)
  world.at(TEE + hours(6))
  const [answer] = await Promise.all([
    report(course.guests[0]!),
    settleGame(world.deps, course.gameId),
    settleGame(world.deps, course.gameId),
  ])
  await world.runJobs()
  const expected = answer.status === 200 ? 'unverified' : 'missing'
  for (const guest of course.guests)
    expect((await readPlace(world, course.gameId, guest)).status).toBe(expected)
  expect(await reviews()).toHaveLength(answer.status === 200 ? 1 : 0)
})

test("the host's statement against its deadline: a case or a penalty, never both", async () => {
  await begin(2)
  world.at(TEE + minutes(5))
  must(await report(course.guests[0]!))
  world.at(TEE + hours(6))
  await world.runJobs()
  const [review] = await reviews()
  // the statement runs at its deadline, the job one millisecond later
  world.at(TEE + hours(12))
  const statement = post(course.host, 'host-statement', { text: 'I was there.' })
  world.at(TEE + hours(12) + 1)
  const [answer] = await Promise.all([
    statement,
    closeReview(world.deps, review!.id),
    closeReview(world.deps, review!.id),
  ])
  await world.runJobs()
  const isStated = answer.status === 200
  expect(await reviews()).toMatchObject([{ status: isStated ? 'stated' : 'host_absent' }])
  expect([
    readProviderTotals(world, course.host).captured,
    await countStrikes(world, course.host),
  ]).toEqual(isStated ? [0, 0] : [6000, 1])
  expect(await listCases(world, course.gameId)).toMatchObject([
    { kind: 'host_absent', status: isStated ? 'open' : 'rejected' },
  ])
})

test('decisions of two administrators and the statement at once: one decides, the host pays once', async () => {
  await begin(2)
  world.at(TEE + minutes(5))
  must(await report(course.guests[0]!))
  const [open] = await listCases(world, course.gameId)
  const decide = (administrator: number, outcome: 'accepted' | 'rejected') =>
    decideCase(world.deps, {
      operatorId: `operator00000${administrator}`,
      ip: null,
      reason: 'The course was asked.',
      caseId: open!.id,
      outcome,
    })
  const [absent, present, statement] = await Promise.all([
    decide(1, 'rejected'),
    decide(2, 'accepted'),
    post(course.host, 'host-statement', { text: 'I was there.' }),
    decide(1, 'rejected'),
    report(course.guests[1]!),
  ])
  await world.runJobs()
  expect([200, 409]).toContain(statement.status)
  const isAbsent = (await reviews()).some(({ status }) => status === 'host_absent')
  expect(await reviews()).toMatchObject([{ status: isAbsent ? 'host_absent' : 'host_present' }])
  if (!isAbsent) expect([isRefused(present), isRefused(absent)]).toEqual([false, true])
  expect([
    readProviderTotals(world, course.host).captured,
    await countStrikes(world, course.host),
  ]).toEqual(isAbsent ? [6000, 1] : [0, 0])
  expect(await listCases(world, course.gameId)).toMatchObject([
    { kind: 'host_absent', status: isAbsent ? 'rejected' : 'accepted' },
  ])
})

test('answers of both sides against their deadline charge each guest at most the fee once', async () => {
  await begin(3)
  world.at(TEE + hours(6))
  await world.runJobs()
  const [review] = await reviews()
  world.at(TEE + hours(12))
  const answers = [
    ...course.guests.map((guest, i) =>
      post(guest, 'played', { answer: i === 0 ? 'played' : 'not_played' }),
    ),
    post(course.host, 'played', { answer: 'not_played' }),
  ]
  world.at(TEE + hours(12) + 1)
  await Promise.all([...answers, closeReview(world.deps, review!.id)])
  await world.runJobs()
  for (const [i, guest] of course.guests.entries()) {
    const { status } = await readPlace(world, course.gameId, guest)
    expect(i === 0 ? ['checked_in', 'not_played'] : ['not_played']).toContain(status)
    expect(readProviderTotals(world, guest)).toMatchObject({
      held: 0,
      captured: status === 'checked_in' ? 3000 : 0,
    })
  }
  expect(await reviews()).toMatchObject([{ status: 'answered' }])
})
