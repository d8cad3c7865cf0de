import { afterEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { must, readProviderTotals } from '../../../../test/support/people.ts'
import { forceCancel } from '../../../../test/support/administrator.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { checkIn, createJoinedGame, TEE, type JoinedGame } from '../../../../test/support/course.ts'
import { markPresent, objectToMark, reportHost } from '../../../../test/support/presence-acts.ts'
import {
  closeReconciled,
  listCases,
  listMailTemplates,
  readPlace,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => closeReconciled(world))
const decide = async (gameId: string, outcome: 'accepted' | 'rejected', caseId?: string) =>
  decideCase(world.deps, {
    operatorId: 'operator000001',
    ip: null,
    reason: 'The course was asked.',
    caseId: caseId ?? (await listCases(world, gameId))[0]!.id,
    outcome,
  })

/** The host marks the first guest present, who objects. */
async function createObjection(guests: number): Promise<JoinedGame> {
  world = await createWorld()
  const joined = await createJoinedGame(world, guests)
  world.at(TEE)
  await markPresent(world, joined.host, joined.gameId, joined.guests[0]!)
  await objectToMark(world, joined.guests[0]!, joined.gameId)
  return joined
}

test('attack: the host marks the guest present six hours early, or a millisecond too early', async () => {
  world = await createWorld()
  const { host, guests, gameId } = await createJoinedGame(world, 1)
  for (const at of [TEE - hours(6), TEE - hours(1) - 1]) {
    world.at(at)
    expect(await markPresent(world, host, gameId, guests[0]!, 409)).toMatchObject({
      code: 'MARK_TOO_EARLY',
    })
  }
  world.at(TEE - hours(1))
  await markPresent(world, host, gameId, guests[0]!)
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 13_000, captured: 0 })
  expect(await listMailTemplates(world, guests[0]!)).toContain('marked_present_guest')
})

test('a mark is charged the fee only after the time to object, which is inclusive', async () => {
  world = await createWorld()
  const { host, guests, gameId } = await createJoinedGame(world, 2)
  world.at(TEE)
  for (const guest of guests) await markPresent(world, host, gameId, guest)
  world.at(TEE + hours(6))
  await world.runJobs()
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 13_000, captured: 0 })
  await objectToMark(world, guests[1]!, gameId)
  world.at(TEE + hours(6) + 1)
  await objectToMark(world, guests[0]!, gameId, 409)
  await world.runJobs()
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
  expect((await readPlace(world, gameId, guests[0]!)).status).toBe('checked_in')
  expect((await readPlace(world, gameId, guests[1]!)).status).toBe('disputed')
  expect(await listCases(world, gameId)).toMatchObject([
    { kind: 'attendance', status: 'open', details: 'objection' },
  ])
})

test.each([
  ['accepted', 'not_played', 0, 'not_played_guest'],
  ['rejected', 'checked_in', 3000, 'checked_in_guest'],
] as const)('an objection that is %s ends as %s', async (outcome, status, captured, mail) => {
  const { guests, gameId } = await createObjection(1)
  world.at(TEE + hours(20))
  await world.runJobs()
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 13_000, captured: 0 })
  expect(await decide(gameId, outcome)).toEqual({ success: true })
  expect((await readPlace(world, gameId, guests[0]!)).status).toBe(status)
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured })
  expect(await listMailTemplates(world, guests[0]!)).toContain(mail)
})

test('an objection ends when an administrator cancels the game, whose hold has a case of its own', async () => {
  const { guests, gameId } = await createObjection(1)
  await forceCancel(world, gameId)
  const cases = await listCases(world, gameId)
  expect(cases.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
    ['attendance', 'accepted'],
    ['force_cancelled', 'open'],
  ])
  const objection = cases.find(({ kind }) => kind === 'attendance')!
  expect(await decide(gameId, 'accepted', objection.id)).toEqual({ refused: 'ALREADY_DONE' })
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 13_000, captured: 0 })
})

test('an objection is right when the host is silent about a report', async () => {
  const { guests, gameId } = await createObjection(2)
  await reportHost(world, guests[1]!, gameId)
  world.at(TEE + hours(6))
  await world.runJobs()
  world.at(TEE + hours(12) + 1)
  await world.runJobs()
  expect((await readPlace(world, gameId, guests[0]!)).status).toBe('not_played')
  expect(
    (await listCases(world, gameId)).map(({ kind, status }) => [kind, status]).toSorted(),
  ).toEqual([
    ['attendance', 'accepted'],
    ['host_absent', 'rejected'],
  ])
  for (const guest of guests)
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 0 })
})

test('an objection is not rejected while a report of an absent host is open', async () => {
  const { guests, gameId } = await createObjection(2)
  await reportHost(world, guests[1]!, gameId)
  const caseOf = async (kind: string) =>
    (await listCases(world, gameId)).find((row) => row.kind === kind)!.id
  const objection = await caseOf('attendance')
  expect(await decide(gameId, 'rejected', objection)).toEqual({ refused: 'HOST_REPORT_OPEN' })
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 13_000, captured: 0 })
  // the host was there: the objection can be rejected
  expect(await decide(gameId, 'accepted', await caseOf('host_absent'))).toEqual({ success: true })
  expect(await decide(gameId, 'rejected', objection)).toEqual({ success: true })
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
})

test('an objection is accepted while a report of an absent host is open', async () => {
  const { guests, gameId } = await createObjection(2)
  await reportHost(world, guests[1]!, gameId)
  const objection = (await listCases(world, gameId)).find(({ kind }) => kind === 'attendance')!
  expect(await decide(gameId, 'accepted', objection.id)).toEqual({ success: true })
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 0 })
})

test("the guest's own check-in after a mark is charged at once", async () => {
  world = await createWorld()
  const { host, guests, gameId, shown } = await createJoinedGame(world, 1)
  world.at(TEE)
  await markPresent(world, host, gameId, guests[0]!)
  must(await checkIn(world, guests[0]!, gameId, { code: shown.code }))
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
  await objectToMark(world, guests[0]!, gameId, 409)
})
