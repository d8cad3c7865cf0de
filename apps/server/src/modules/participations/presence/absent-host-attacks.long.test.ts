import { afterEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { must, readProviderTotals } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import {
  checkIn,
  createJoinedGame,
  openQr,
  signProof,
  TEE,
} from '../../../../test/support/course.ts'
import {
  markPresent,
  objectToMark,
  reportHost,
  stateAsHost,
} from '../../../../test/support/presence-acts.ts'
import {
  closeReconciled,
  countStrikes,
  listCases,
  listMailTemplates,
  readPlace,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => closeReconciled(world))
const OPERATOR = { operatorId: 'operator000001', ip: null, reason: 'The course was asked.' }
const settle = async () => {
  world.at(TEE + hours(6))
  await world.runJobs()
}
const endStatements = async () => {
  world.at(TEE + hours(12) + 1)
  await world.runJobs()
}

describe('attack: a host who is never there', () => {
  test('opens the code from home; the guest who reports it in time is not charged', async () => {
    world = await createWorld()
    const { host, guests, gameId } = await createJoinedGame(world, 1)
    const [guest] = guests
    world.at(TEE - hours(5))
    await openQr(world, host, gameId)
    world.at(TEE - hours(2))
    await openQr(world, host, gameId)
    world.at(TEE + minutes(20))
    await reportHost(world, guest!, gameId)
    await settle()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ status: 'unverified' })
    await endStatements()
    expect([
      (await readPlace(world, gameId, guest!)).status,
      readProviderTotals(world, guest!),
      readProviderTotals(world, host).captured,
      await countStrikes(world, host),
    ]).toEqual(['host_absent', { held: 0, captured: 0, intents: 1 }, 3000, 1])
    const { rows } = await world.deps.db.executeSql(
      `SELECT 1 FROM transactions WHERE user_id = $1 AND reason = 'owed_to_host'`,
      [host.id],
    )
    expect(rows).toEqual([])
  })

  test('checks in a second account five hours early; the other guest is only asked', async () => {
    world = await createWorld()
    const { guests, gameId, shown } = await createJoinedGame(world, 2)
    const [second, victim] = guests
    world.at(TEE - hours(5))
    must(await checkIn(world, second!, gameId, { code: shown.code }))
    await settle()
    expect((await readPlace(world, gameId, victim!)).status).toBe('unverified')
    await endStatements()
    expect(readProviderTotals(world, victim!)).toMatchObject({ held: 0, captured: 0 })
    expect(await countStrikes(world, victim!)).toBe(0)
  })

  test('opens the code five hours early and the guest does not report: no guest is a no-show', async () => {
    world = await createWorld()
    const { host, guests, gameId } = await createJoinedGame(world, 1)
    world.at(TEE - hours(3) - 1)
    await openQr(world, host, gameId)
    await settle()
    await endStatements()
    expect((await readPlace(world, gameId, guests[0]!)).status).toBe('not_played')
  })

  test.each([
    ['the other guest reports', 1],
    ['the same guest reports', 0],
  ])('marks a guest, who objects while %s: the host pays for both', async (_, reporter) => {
    world = await createWorld()
    const { host, guests, gameId } = await createJoinedGame(world, 2)
    world.at(TEE)
    await markPresent(world, host, gameId, guests[0]!)
    await reportHost(world, guests[reporter]!, gameId)
    await objectToMark(world, guests[0]!, gameId)
    await settle()
    await endStatements()
    expect((await readPlace(world, gameId, guests[0]!)).status).toBe('not_played')
    for (const guest of guests)
      expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 0 })
    expect(readProviderTotals(world, host).captured).toBe(6000)
    expect(await countStrikes(world, host)).toBe(1)
    expect((await listCases(world, gameId)).map(({ status }) => status).toSorted()).toEqual([
      'accepted',
      'rejected',
    ])
  })

  test('marks the only guest, who reports and objects: the report is not left open', async () => {
    world = await createWorld()
    const { host, guests, gameId } = await createJoinedGame(world, 1)
    world.at(TEE)
    await markPresent(world, host, gameId, guests[0]!)
    await reportHost(world, guests[0]!, gameId)
    await objectToMark(world, guests[0]!, gameId)
    await settle()
    await endStatements()
    expect(readProviderTotals(world, host).captured).toBe(3000)
    expect(await countStrikes(world, host)).toBe(1)
  })

  test('marks the guest present: the report counts all the same', async () => {
    world = await createWorld()
    const { host, guests, gameId } = await createJoinedGame(world, 1)
    world.at(TEE)
    await markPresent(world, host, gameId, guests[0]!)
    await reportHost(world, guests[0]!, gameId)
    await settle()
    await endStatements()
    expect((await readPlace(world, gameId, guests[0]!)).status).toBe('host_absent')
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 0 })
  })
})

describe('attack: a false report', () => {
  test('charges no card before the host has had time to answer', async () => {
    world = await createWorld()
    const { host, guests, gameId } = await createJoinedGame(world, 1)
    world.at(TEE + minutes(5))
    await reportHost(world, guests[0]!, gameId)
    await settle()
    world.at(TEE + hours(12))
    await world.runJobs()
    expect(readProviderTotals(world, host).captured).toBe(0)
    expect(await countStrikes(world, host)).toBe(0)
    // asked at once and again at settlement
    expect(
      (await listMailTemplates(world, host)).filter((name) => name === 'host_reported'),
    ).toHaveLength(2)
    // the last moment counts
    await stateAsHost(world, host, gameId)
    await endStatements()
    expect(await listCases(world, gameId)).toMatchObject([{ kind: 'host_absent', status: 'open' }])
    expect(readProviderTotals(world, host).captured).toBe(0)
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 13_000, captured: 0 })
  })

  test('by a guest who stayed at home is charged as a no-show after the decision', async () => {
    world = await createWorld()
    const { host, guests, gameId } = await createJoinedGame(world, 1)
    world.at(TEE)
    await openQr(world, host, gameId)
    await reportHost(world, guests[0]!, gameId)
    await stateAsHost(world, host, gameId)
    await settle()
    const [open] = await listCases(world, gameId)
    world.at(TEE + hours(8))
    expect(
      await decideCase(world.deps, { ...OPERATOR, caseId: open!.id, outcome: 'accepted' }),
    ).toEqual({ success: true })
    expect((await readPlace(world, gameId, guests[0]!)).status).toBe('missing')
    world.at(TEE + hours(14))
    await world.runJobs()
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ captured: 0 })
    world.at(TEE + hours(14) + 1)
    await world.runJobs()
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 13_000 })
    expect(await countStrikes(world, guests[0]!)).toBe(1)
    expect(readProviderTotals(world, host).captured).toBe(0)
    expect(await listMailTemplates(world, host)).toContain('host_report_closed')
  })

  test('does not keep the fee of the others from being captured once it is decided', async () => {
    world = await createWorld()
    const { host, guests, gameId, shown } = await createJoinedGame(world, 2)
    world.at(TEE + minutes(5))
    await reportHost(world, guests[0]!, gameId)
    must(await checkIn(world, guests[1]!, gameId, { code: shown.code }))
    expect((await readPlace(world, gameId, guests[1]!)).status).toBe('arrived')
    expect(readProviderTotals(world, guests[1]!)).toMatchObject({ held: 13_000, captured: 0 })
    must(await checkIn(world, guests[1]!, gameId, { code: shown.code }), 409)
    await stateAsHost(world, host, gameId)
    await settle()
    const [open] = await listCases(world, gameId)
    await decideCase(world.deps, { ...OPERATOR, caseId: open!.id, outcome: 'accepted' })
    await world.runJobs()
    expect(readProviderTotals(world, guests[1]!)).toMatchObject({ held: 0, captured: 3000 })
  })
})

describe('a decision before the host has answered', () => {
  const decideReport = async (gameId: string, outcome: 'accepted' | 'rejected') => {
    const [open] = await listCases(world, gameId)
    expect(open).toMatchObject({ kind: 'host_absent', status: 'open' })
    return decideCase(world.deps, { ...OPERATOR, caseId: open!.id, outcome })
  }

  test.each([
    ['before settlement', minutes(30)],
    ['after settlement', hours(7)],
  ])(
    'that the host was absent, %s, frees the guests and charges the host once',
    async (_, after) => {
      world = await createWorld()
      const { host, guests, gameId } = await createJoinedGame(world, 2)
      world.at(TEE + minutes(5))
      await reportHost(world, guests[0]!, gameId)
      world.at(TEE + after)
      await world.runJobs()
      expect(await decideReport(gameId, 'rejected')).toEqual({ success: true })
      for (const guest of guests)
        expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 0 })
      expect(await stateAsHost(world, host, gameId, 409)).toMatchObject({ code: 'NOT_REPORTED' })
      await endStatements()
      expect(readProviderTotals(world, host).captured).toBe(6000)
      expect(await countStrikes(world, host)).toBe(1)
      expect(await listCases(world, gameId)).toMatchObject([{ status: 'rejected' }])
    },
  )

  test('that the host was there lets the check-ins be charged', async () => {
    world = await createWorld()
    const { host, guests, gameId, shown } = await createJoinedGame(world, 2)
    world.at(TEE + minutes(5))
    await openQr(world, host, gameId)
    await reportHost(world, guests[0]!, gameId)
    must(await checkIn(world, guests[1]!, gameId, { code: shown.code }))
    expect(await decideReport(gameId, 'accepted')).toEqual({ success: true })
    expect(readProviderTotals(world, guests[1]!)).toMatchObject({ held: 0, captured: 3000 })
    await settle()
    await endStatements()
    // the guest who stayed away is asked at settlement, like in any other game
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 13_000 })
    expect(readProviderTotals(world, host).captured).toBe(0)
    expect(await countStrikes(world, host)).toBe(0)
  })

  test('attack: is not undone by reporting the host again', async () => {
    world = await createWorld()
    const { host, guests, gameId } = await createJoinedGame(world, 2)
    world.at(TEE + minutes(5))
    await openQr(world, host, gameId)
    await reportHost(world, guests[0]!, gameId)
    await decideReport(gameId, 'accepted')
    for (const guest of guests) await reportHost(world, guest, gameId)
    await settle()
    await endStatements()
    expect(readProviderTotals(world, host).captured).toBe(0)
    expect(await countStrikes(world, host)).toBe(0)
    expect(await listCases(world, gameId)).toMatchObject([{ status: 'accepted' }])
    for (const guest of guests)
      expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 13_000 })
  })
})

describe('a report', () => {
  test('is withdrawn by the own check-in, which resumes what the others wait for', async () => {
    world = await createWorld()
    const { host, guests, gameId, shown } = await createJoinedGame(world, 2)
    world.at(TEE + minutes(5))
    await reportHost(world, guests[0]!, gameId)
    must(await checkIn(world, guests[1]!, gameId, { code: shown.code }))
    must(await checkIn(world, guests[0]!, gameId, { code: shown.code }))
    for (const guest of guests)
      expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 3000 })
    await settle()
    await endStatements()
    expect(await listCases(world, gameId)).toMatchObject([{ status: 'accepted' }])
    expect(await countStrikes(world, host)).toBe(0)
  })

  test('is withdrawn by a scan made at the course that arrives after settlement', async () => {
    world = await createWorld()
    const { host, guests, gameId, shown } = await createJoinedGame(world, 1)
    world.at(TEE + minutes(5))
    await reportHost(world, guests[0]!, gameId)
    await stateAsHost(world, host, gameId)
    await settle()
    world.at(TEE + hours(9))
    must(
      await checkIn(world, guests[0]!, gameId, {
        code: shown.code,
        proof: signProof(shown, gameId, TEE + minutes(15)),
      }),
    )
    expect((await readPlace(world, gameId, guests[0]!)).status).toBe('checked_in')
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
    expect(await listCases(world, gameId)).toMatchObject([{ status: 'accepted' }])
  })

  test('of another guest after a withdrawn one is a case again', async () => {
    world = await createWorld()
    const { host, guests, gameId, shown } = await createJoinedGame(world, 2)
    world.at(TEE + minutes(5))
    await reportHost(world, guests[0]!, gameId)
    await stateAsHost(world, host, gameId)
    must(await checkIn(world, guests[0]!, gameId, { code: shown.code }))
    expect(await listCases(world, gameId)).toMatchObject([{ status: 'accepted' }])
    world.at(TEE + minutes(10))
    await reportHost(world, guests[1]!, gameId)
    await stateAsHost(world, host, gameId)
    expect(await listCases(world, gameId)).toMatchObject([{ status: 'open' }])
    await settle()
    await endStatements()
    expect(readProviderTotals(world, guests[1]!)).toMatchObject({ held: 13_000, captured: 0 })
  })

  test('freezes the fee of a guest whom the host marked and who then checks in', async () => {
    world = await createWorld()
    const { host, guests, gameId, shown } = await createJoinedGame(world, 2)
    world.at(TEE + minutes(5))
    await markPresent(world, host, gameId, guests[1]!)
    await reportHost(world, guests[0]!, gameId)
    must(await checkIn(world, guests[1]!, gameId, { code: shown.code }))
    expect(readProviderTotals(world, guests[1]!)).toMatchObject({ held: 13_000, captured: 0 })
    await settle()
    await endStatements()
    expect(readProviderTotals(world, guests[1]!)).toMatchObject({ held: 0, captured: 0 })
  })

  test('is refused before the tee time, after settlement and from those who checked in', async () => {
    world = await createWorld()
    const { host, guests, gameId, shown } = await createJoinedGame(world, 2)
    world.at(TEE - 1)
    expect(await reportHost(world, guests[0]!, gameId, 409)).toMatchObject({
      code: 'REPORT_NOT_ALLOWED',
    })
    world.at(TEE)
    must(await checkIn(world, guests[1]!, gameId, { code: shown.code }))
    await reportHost(world, guests[1]!, gameId, 409)
    await reportHost(world, host, gameId, 409)
    expect(await stateAsHost(world, host, gameId, 409)).toMatchObject({ code: 'NOT_REPORTED' })
    await settle()
    await reportHost(world, guests[0]!, gameId, 409)
  })

  test('outlasts the authorisation: the hold is released, and an upheld case charges the card', async () => {
    world = await createWorld()
    const { host, guests, gameId } = await createJoinedGame(world, 1)
    world.at(TEE)
    await openQr(world, host, gameId)
    await reportHost(world, guests[0]!, gameId)
    await stateAsHost(world, host, gameId)
    await settle()
    const end = new Date(
      (
        await world.deps.db.executeSql<{ t: string | Date }>(
          'SELECT capture_before AS t FROM holds',
        )
      ).rows[0]!.t,
    ).getTime()
    world.at(end - hours(1))
    await world.runJobs()
    expect(readProviderTotals(world, guests[0]!)).toEqual({ held: 0, captured: 0, intents: 1 })
    world.at(end + hours(48))
    const [open] = await listCases(world, gameId)
    await decideCase(world.deps, { ...OPERATOR, caseId: open!.id, outcome: 'accepted' })
    world.at(end + hours(54) + 1)
    await world.runJobs()
    expect(readProviderTotals(world, guests[0]!)).toEqual({
      held: 0,
      captured: 13_000,
      intents: 2,
    })
  })
})
