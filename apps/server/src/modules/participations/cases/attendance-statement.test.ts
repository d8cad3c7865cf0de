import { afterEach, describe, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import { readProviderTotals, must } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import {
  listCases,
  closeReconciled,
  listMailTemplates,
  readPlace,
  countStrikes,
  listTransactions,
} from '../../../../test/support/create-users.ts'
import {
  createMissedGame,
  submitStatement,
  MISSED_TEE_TIME,
} from '../../../../test/support/missed-game.ts'

let world: World
afterEach(() => closeReconciled(world))
const OPERATOR = {
  operatorId: 'operator000001',
  ip: null,
  reason: 'The host remembers it clearly.',
}
const teeTime = MISSED_TEE_TIME

describe('a statement "I was there"', () => {
  test('counts until its deadline, which is inclusive', async () => {
    world = await createWorld()
    const {
      guests: [emily, marcus],
      gameId,
    } = await createMissedGame(world, 2)
    world.at(teeTime + hours(12))
    await world.runJobs()
    expect(await readPlace(world, gameId, marcus!)).toMatchObject({ status: 'missing' })
    must(await submitStatement(world, emily!, gameId))
    world.at(teeTime + hours(12) + 1)
    must(await submitStatement(world, marcus!, gameId), 409)
    await world.runJobs()
    expect([
      (await readPlace(world, gameId, emily!)).status,
      (await readPlace(world, gameId, marcus!)).status,
    ]).toEqual(['disputed', 'no_show'])
    expect([readProviderTotals(world, emily!), readProviderTotals(world, marcus!)]).toMatchObject([
      { held: 13_000, captured: 0 },
      { held: 0, captured: 13_000 },
    ])
  })

  test.each([
    {
      outcome: 'accepted' as const,
      state: 'checked_in',
      captured: 3000,
      strikes: 0,
      mail: 'statement_accepted',
    },
    {
      outcome: 'rejected' as const,
      state: 'no_show',
      captured: 13_000,
      strikes: 1,
      mail: 'no_show_guest',
    },
  ])(
    'that is $outcome while the hold stands captures $captured cents',
    async ({ outcome, state, captured, strikes, mail }) => {
      world = await createWorld()
      const {
        guests: [emily],
        gameId,
      } = await createMissedGame(world, 1)
      must(await submitStatement(world, emily!, gameId))
      const [open] = await listCases(world, gameId)
      expect(open).toMatchObject({ kind: 'attendance', status: 'open' })
      expect(await decideCase(world.deps, { ...OPERATOR, caseId: open!.id, outcome })).toEqual({
        success: true,
      })
      expect(await decideCase(world.deps, { ...OPERATOR, caseId: open!.id, outcome })).toEqual({
        refused: 'ALREADY_DONE',
      })
      expect(readProviderTotals(world, emily!)).toEqual({ held: 0, captured, intents: 1 })
      expect(await listMailTemplates(world, emily!)).toContain(mail)
      expect([
        (await readPlace(world, gameId, emily!)).status,
        await countStrikes(world, emily!),
      ]).toEqual([state, strikes])
      const { rows } = await world.deps.db.executeSql(
        'SELECT actor_id, action, reason FROM audit_log',
      )
      expect(rows).toEqual(
        expect.arrayContaining([
          { actor_id: OPERATOR.operatorId, action: 'case.decide', reason: OPERATOR.reason },
        ]),
      )
    },
  )

  test.each([
    { outcome: 'accepted' as const, captured: 3000, type: 'platform_fee' },
    { outcome: 'rejected' as const, captured: 13_000, type: 'no_show_penalty' },
  ])(
    'that outlasts the authorisation charges $outcome to the saved card after the release',
    async ({ outcome, captured, type }) => {
      world = await createWorld()
      const {
        guests: [emily],
        gameId,
      } = await createMissedGame(world, 1)
      must(await submitStatement(world, emily!, gameId))
      const end = new Date(
        (
          await world.deps.db.executeSql<{ t: string | Date }>(
            'SELECT capture_before AS t FROM holds',
          )
        ).rows[0]!.t,
      ).getTime()
      world.at(end - hours(24))
      await world.runJobs()
      const { rows: reminders } = await world.deps.db.executeSql(
        `SELECT template FROM outbox WHERE template = 'case_opened'`,
      )
      expect(reminders).toHaveLength(2)
      world.at(end - hours(1) - 1)
      await world.runJobs()
      expect(readProviderTotals(world, emily!)).toMatchObject({ held: 13_000 })
      world.at(end - hours(1))
      await world.runJobs()
      expect(readProviderTotals(world, emily!)).toEqual({ held: 0, captured: 0, intents: 1 })
      expect((await listCases(world, gameId)).map((entry) => entry.kind)).toEqual(['attendance'])

      world.at(end + hours(48))
      const [open] = await listCases(world, gameId)
      await decideCase(world.deps, { ...OPERATOR, caseId: open!.id, outcome })
      await world.runJobs()
      expect(readProviderTotals(world, emily!)).toEqual({ held: 0, captured, intents: 2 })
      expect(await listMailTemplates(world, emily!)).toContain('charge_made')
      expect(await listTransactions(world, emily!)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ type, status: 'successful', amount: captured }),
          expect.objectContaining({ type: 'hold_released', amount: 13_000 }),
        ]),
      )
      // nothing is captured afterwards
      await reconcile(world.deps)
      await world.runJobs()
      expect(readProviderTotals(world, emily!)).toMatchObject({ captured })
    },
  )
})
