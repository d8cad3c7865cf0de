import { afterEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'
import { captureHold, releaseHold } from './decide-hold.usecase.ts'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { forceCancelEffects } from '../on-force-cancelled.ts'
import { forceCancelGame } from '../../games/hosting/force-cancel-game.usecase.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import {
  readProviderTotals,
  hostGame,
  join,
  must,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  listCases,
  readHoldId,
  listMailTemplates,
  createHostAndGuests,
  listTransactions,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(async () => {
  world.at(world.clock.now() + hours(1))
  expect((await auditLedger(world.deps)).discrepancies).toEqual([])
  await world.close()
})
const BY = { operatorId: 'operator000001', ip: '192.0.2.1', reason: 'The course had to close.' }
const usd = (minor: number) => money(minor, 'USD')
const teeTime = NOON + hours(72)

/** A game cancelled by an operator: its holds await a decision. */
async function calledOff(
  guests = 1,
  at = teeTime,
): Promise<{ host: Person; guests: Person[]; gameId: string; holdIds: string[] }> {
  const people = await createHostAndGuests(world, guests)
  const gameId = await hostGame(world, people.host, at)
  for (const guest of people.guests) must(await join(world, guest, gameId))
  const {
    rows: [game],
  } = await world.deps.db.executeSql<{ version: number }>(
    'SELECT version FROM games WHERE id = $1',
    [gameId],
  )
  const done = await forceCancelGame(world.deps, forceCancelEffects(world.deps), {
    gameId,
    version: game!.version,
    actorId: BY.operatorId,
    ip: BY.ip,
    reason: BY.reason,
  })
  if (isRefused(done)) throw new Error(done.refused)
  return {
    ...people,
    gameId,
    holdIds: await Promise.all(people.guests.map((guest) => readHoldId(world, guest, gameId))),
  }
}
describe('holds of a game that an operator cancelled', () => {
  test('cannot be captured when nothing was ever held: the guest may have removed the card', async () => {
    world = await createWorld()
    const {
      guests: [emily],
      gameId,
      holdIds: [holdId],
    } = await calledOff(1, NOON + hours(300))
    expect(await listCases(world, gameId)).toEqual([])
    // a process that died after the cancellation has not ended the hold yet
    const setStatus = (status: string) =>
      world.deps.db.executeSql('UPDATE holds SET status = $1 WHERE id = $2', [status, holdId])
    for (const status of ['scheduled', 'refused', 'action_required', 'releasing', 'released']) {
      await setStatus(status)
      expect([
        status,
        await captureHold(world.deps, { ...BY, holdId: holdId!, amount: usd(5000) }),
      ]).toMatchObject([status, { refused: 'ALREADY_DONE' }])
    }
    await world.runJobs()
    expect(
      await captureHold(world.deps, { ...BY, holdId: holdId!, amount: usd(5000) }),
    ).toMatchObject({ refused: 'ALREADY_DONE' })
    expect(readProviderTotals(world, emily!)).toMatchObject({ held: 0, captured: 0 })
  })
  test('stay until an operator releases or captures them and notifies each guest of the reason', async () => {
    world = await createWorld()
    const {
      guests: [emily, marcus],
      gameId,
      holdIds: [one, other],
    } = await calledOff(2)
    await world.runJobs()
    expect([readProviderTotals(world, emily!), readProviderTotals(world, marcus!)]).toMatchObject([
      { held: 13_000 },
      { held: 13_000 },
    ])
    expect((await listCases(world, gameId)).map((entry) => [entry.kind, entry.status])).toEqual([
      ['force_cancelled', 'open'],
      ['force_cancelled', 'open'],
    ])

    expect(await releaseHold(world.deps, { ...BY, holdId: one! })).toEqual({
      progress: 'succeeded',
    })
    expect(await captureHold(world.deps, { ...BY, holdId: other!, amount: usd(5000) })).toEqual({
      progress: 'succeeded',
    })
    expect([readProviderTotals(world, emily!), readProviderTotals(world, marcus!)]).toMatchObject([
      { held: 0, captured: 0 },
      { held: 0, captured: 5000 },
    ])
    expect(
      [await listMailTemplates(world, emily!), await listMailTemplates(world, marcus!)].map(
        (kinds) => kinds.filter((key) => key.startsWith('hold_')),
      ),
    ).toEqual([['hold_released'], ['hold_charged']])
    expect((await listCases(world, gameId)).map((entry) => entry.status)).toEqual([
      'accepted',
      'accepted',
    ])
    expect(await listTransactions(world, marcus!)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'payment_captured', amount: 5000 }),
        expect.objectContaining({ type: 'hold_released', amount: 8000 }),
      ]),
    )
    const { rows } = await world.deps.db.executeSql<{
      action: string
      actor_id: string
      reason: string
      ip: string
    }>(`SELECT action, actor_id, reason, ip FROM audit_log WHERE action = 'hold.decide'`)
    expect(rows).toEqual(
      [1, 2].map(() => ({
        action: 'hold.decide',
        actor_id: BY.operatorId,
        reason: BY.reason,
        ip: BY.ip,
      })),
    )
  })

  test.each([
    { what: 'one cent more than was held', amount: usd(13_001), refused: 'AMOUNT_TOO_HIGH' },
    { what: 'nothing', amount: usd(0), refused: 'VALIDATION_ERROR' },
    { what: 'yen for dollars', amount: money(5000, 'JPY'), refused: 'VALIDATION_ERROR' },
  ])('cannot be taken for $what', async ({ amount, refused }) => {
    world = await createWorld()
    const {
      guests: [emily],
      holdIds: [hold],
    } = await calledOff()
    expect(await captureHold(world.deps, { ...BY, holdId: hold!, amount })).toMatchObject({
      refused,
    })
    expect(readProviderTotals(world, emily!)).toMatchObject({ held: 13_000 })
    expect(await captureHold(world.deps, { ...BY, holdId: hold!, amount: usd(13_000) })).toEqual({
      progress: 'succeeded',
    })
    expect(await captureHold(world.deps, { ...BY, holdId: hold!, amount: usd(13_000) })).toEqual({
      refused: 'ALREADY_DONE',
    })
    expect(readProviderTotals(world, emily!)).toMatchObject({ held: 0, captured: 13_000 })
  })

  test('are released before they expire undecided; a later decision charges the saved card', async () => {
    world = await createWorld()
    const {
      guests: [emily],
      gameId,
      holdIds: [hold],
    } = await calledOff()
    const [open] = await listCases(world, gameId)
    expect(await decideCase(world.deps, { ...BY, caseId: open!.id, outcome: 'accepted' })).toEqual({
      refused: 'HOLD_NOT_DECIDED',
    })
    const end = new Date(
      (
        await world.deps.db.executeSql<{ t: string | Date }>(
          'SELECT capture_before AS t FROM holds',
        )
      ).rows[0]!.t,
    ).getTime()
    world.at(end - hours(1))
    await world.runJobs()
    expect(readProviderTotals(world, emily!)).toEqual({ held: 0, captured: 0, intents: 1 })
    world.at(end + hours(100))
    expect(await captureHold(world.deps, { ...BY, holdId: hold!, amount: usd(3000) })).toEqual({
      progress: 'succeeded',
    })
    await world.runJobs()
    expect(readProviderTotals(world, emily!)).toEqual({ held: 0, captured: 3000, intents: 2 })
    expect(
      (await listMailTemplates(world, emily!)).filter(
        (key) => key === 'charge_made' || key === 'hold_charged',
      ),
    ).toEqual(['charge_made'])
  })

  test('cannot be decided while the guest still has the game ahead', async () => {
    world = await createWorld()
    const {
      host,
      guests: [emily],
    } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, teeTime)
    must(await join(world, emily!, gameId))
    const holdId = await readHoldId(world, emily!, gameId)
    expect(await releaseHold(world.deps, { ...BY, holdId })).toEqual({
      refused: 'HOLD_STILL_NEEDED',
    })
    expect(await captureHold(world.deps, { ...BY, holdId, amount: usd(100) })).toEqual({
      refused: 'HOLD_STILL_NEEDED',
    })
    expect(await releaseHold(world.deps, { ...BY, holdId: 'nosuchhold0000' })).toEqual({
      refused: 'NOT_FOUND',
    })
    expect(readProviderTotals(world, emily!)).toMatchObject({ held: 13_000 })
  })

  test('accept one of a concurrent release and capture by two operators', async () => {
    world = await createWorld({ db: await databaseForRaces() })
    const { guests, holdIds } = await calledOff(3)
    const results = await Promise.all(
      holdIds.flatMap((holdId) => [
        releaseHold(world.deps, { ...BY, holdId }),
        captureHold(world.deps, { ...BY, holdId, amount: usd(13_000) }),
        releaseHold(world.deps, { ...BY, holdId }),
      ]),
    )
    await world.runJobs()
    expect(results.filter((row) => !isRefused(row))).toHaveLength(3)
    for (const guest of guests)
      expect([0, 13_000]).toContain(readProviderTotals(world, guest).captured)
    for (const guest of guests) expect(readProviderTotals(world, guest).held).toBe(0)
  })
})
