import { afterEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'
import { captureHold } from '../holds/decide-hold.usecase.ts'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import { retryCharge } from './retry-charge.usecase.ts'
import { forceCancel } from '../../../../test/support/administrator.ts'
import {
  CARDS,
  readProviderTotals,
  hostGame,
  join,
  must,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  listCases,
  addCard,
  readHoldId,
  createHostAndGuests,
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
): Promise<{ host: Person; guests: Person[]; gameId: string; holdIds: string[] }> {
  const people = await createHostAndGuests(world, guests)
  const gameId = await hostGame(world, people.host, teeTime)
  for (const guest of people.guests) must(await join(world, guest, gameId))
  await forceCancel(world, gameId)
  return {
    ...people,
    gameId,
    holdIds: await Promise.all(people.guests.map((guest) => readHoldId(world, guest, gameId))),
  }
}
describe('a refused charge', () => {
  const owing = async () => {
    const made = await calledOff()
    await world.deps.db.executeSql(`UPDATE holds SET capture_before = $1`, [
      new Date(world.clock.now() + hours(2)).toISOString(),
    ])
    world.at(world.clock.now() + hours(1) + 1)
    await reconcile(world.deps)
    await addCard(world, made.guests[0]!.id, CARDS.declinesLater)
    await captureHold(world.deps, { ...BY, holdId: made.holdIds[0]!, amount: usd(3000) })
    await world.runJobs()
    const {
      rows: [row],
    } = await world.deps.db.executeSql<{ id: string; status: string }>(
      `SELECT id, status FROM transactions WHERE type = 'payment_captured'`,
    )
    expect(row).toMatchObject({ status: 'failed' })
    return {
      ...made,
      guest: made.guests[0]!,
      transactionId: row!.id,
      open: (await listCases(world, made.gameId)).find((entry) => entry.kind === 'charge_refused')!,
    }
  }
  test('can be retried by an operator: a card that declines again is a refusal', async () => {
    world = await createWorld()
    const { guest, transactionId } = await owing()
    expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({
      refused: 'CARD_DECLINED',
    })
    await addCard(world, guest.id, CARDS.good)
    expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({ status: 'charged' })
    expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({
      refused: 'CHARGE_NOT_RETRYABLE',
    })
    expect(readProviderTotals(world, guest)).toMatchObject({ captured: 3000 })
  })
  test('retried from its case is no success while declined or without an answer', async () => {
    world = await createWorld()
    const { guest, gameId, open } = await owing()
    const retry = () => decideCase(world.deps, { ...BY, caseId: open.id, outcome: 'rejected' })
    const state = async () =>
      (await listCases(world, gameId)).find((entry) => entry.id === open.id)!.status
    expect([await retry(), await state()]).toEqual([{ refused: 'CARD_DECLINED' }, 'open'])
    await addCard(world, guest.id, CARDS.good)
    world.emulator.faults.add({
      kind: 'server_error',
      stored: false,
      method: 'POST',
      path: '/v1/payment_intents',
      times: 10,
    })
    expect([await retry(), await state()]).toEqual([{ refused: 'PAYMENT_OUTCOME_UNKNOWN' }, 'open'])
    world.emulator.faults.clear()
    expect([await retry(), await state()]).toEqual([{ success: true }, 'accepted'])
    expect(readProviderTotals(world, guest)).toMatchObject({ captured: 3000 })
  })
  test('can be waived, and a new card does not pay it afterwards', async () => {
    world = await createWorld()
    const { guest, open, gameId } = await owing()
    expect(await decideCase(world.deps, { ...BY, caseId: open.id, outcome: 'accepted' })).toEqual({
      success: true,
    })
    expect(
      (await listCases(world, gameId)).find((entry) => entry.kind === 'charge_refused'),
    ).toMatchObject({
      status: 'accepted',
    })
    await addCard(world, guest.id, CARDS.good)
    await world.deps.db.transaction((tx) =>
      world.deps.jobs.enqueue(tx, 'cards.saved', {
        userId: guest.id,
        cardId: 'x',
        isDefault: true,
      }),
    )
    await world.runJobs()
    expect(readProviderTotals(world, guest)).toMatchObject({ captured: 0 })
  })
})

describe('a charge without an answer', () => {
  /** The hold has ended; the provider answers nothing when the saved card is charged. */
  const unanswered = async (fault: 'lost before' | 'lost after') => {
    world = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
    const made = await calledOff()
    await world.deps.db.executeSql(`UPDATE holds SET capture_before = $1`, [
      new Date(world.clock.now() + hours(2)).toISOString(),
    ])
    world.at(world.clock.now() + hours(1) + 1)
    await reconcile(world.deps)
    world.emulator.faults.add({
      kind: fault === 'lost after' ? 'timeout_after' : 'timeout_before',
      silence: 'hang',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 2,
    })
    await captureHold(world.deps, { ...BY, holdId: made.holdIds[0]!, amount: usd(3000) })
    const {
      rows: [row],
    } = await world.deps.db.executeSql<{ id: string }>(
      `SELECT id FROM transactions WHERE type = 'payment_captured'`,
    )
    const { rows } = await world.deps.db.executeSql<{ status: string }>(
      'SELECT status FROM charges',
    )
    expect(rows).toEqual([{ status: 'unknown' }])
    return { guest: made.guests[0]!, transactionId: row!.id }
  }

  test.each(['lost before', 'lost after'] as const)(
    '%s the payment is retried by an operator, and made once',
    async (fault) => {
      const { guest, transactionId } = await unanswered(fault)
      world.emulator.faults.clear()
      expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({ status: 'charged' })
      expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({
        refused: 'CHARGE_NOT_RETRYABLE',
      })
      await reconcile(world.deps)
      expect(readProviderTotals(world, guest)).toMatchObject({ captured: 3000 })
      const { rows } = await world.deps.db.executeSql(
        `SELECT before, after FROM audit_log WHERE action = 'charge.retry'`,
      )
      expect(rows).toEqual([{ before: 'unknown', after: 'unknown' }])
    },
  )

  test('attack: many retries at once, by several operators, charge once', async () => {
    const { guest, transactionId } = await unanswered('lost before')
    world.emulator.faults.clear()
    await Promise.all(
      [1, 2, 3, 4, 5].map((operator) =>
        retryCharge(world.deps, { ...BY, operatorId: `operator00000${operator}`, transactionId }),
      ),
    )
    await world.runJobs()
    expect(readProviderTotals(world, guest)).toMatchObject({ captured: 3000 })
  })

  test('is still without a result when the provider is silent again, and refused when the card is', async () => {
    const { guest, transactionId } = await unanswered('lost before')
    world.emulator.faults.add({
      kind: 'timeout_before',
      silence: 'hang',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 5,
    })
    expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({ status: 'unknown' })
    world.emulator.faults.clear()
    world.emulator.faults.add({
      kind: 'decline',
      code: 'insufficient_funds',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 1,
    })
    expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({
      refused: 'INSUFFICIENT_FUNDS',
    })
    expect(readProviderTotals(world, guest)).toMatchObject({ captured: 0 })
  })
})
