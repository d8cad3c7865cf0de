import { afterEach, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { closeReconciled } from '../../../../test/support/create-users.ts'
import {
  createChargedGame,
  readBalances,
  readChargeRow,
  readDisputes,
  readOwedRow,
} from '../../../../test/support/disputes.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { createWorld, type World, RACE } from '../../../../test/support/world.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { markPaidOut } from '../ledger/mark-paid-out.usecase.ts'
import { refundTransaction } from '../refunds/refund-transaction.usecase.ts'
import { onDisputeEvent } from './on-dispute-event.ts'

let world: World
afterEach(() => closeReconciled(world))
const by = { operatorId: 'operator', ip: null, reason: 'A test.' }

test('one dispute delivered twenty times in parallel is booked once', async () => {
  world = await createWorld({ db: await databaseForRaces(), env: RACE })
  const { intentId } = await createChargedGame(world)
  const id = world.emulator.openDispute(intentId)
  const deliver = () =>
    Promise.all(Array.from({ length: 20 }, () => onDisputeEvent(world.deps, id)))
  await deliver()
  expect(await readBalances(world)).toMatchObject({ disputed: 13_000, dispute_fees: 1_500 })
  world.emulator.decideDispute(id, 'lost')
  await deliver()
  expect(await readDisputes(world)).toHaveLength(1)
  expect(await readBalances(world)).toEqual({
    provider: -1_500,
    dispute_fees: 1_500,
    dispute_losses: 3_000,
    platform_revenue: -3_000,
  })
})

test('a dispute opened and decided in parallel ends in the last state', async () => {
  world = await createWorld({ db: await databaseForRaces(), env: RACE })
  const { intentId } = await createChargedGame(world)
  const id = world.emulator.openDispute(intentId)
  const early = Array.from({ length: 8 }, () => onDisputeEvent(world.deps, id))
  world.emulator.decideDispute(id, 'won')
  await Promise.all([...early, ...Array.from({ length: 8 }, () => onDisputeEvent(world.deps, id))])
  expect(await readDisputes(world)).toMatchObject([{ status: 'won' }])
  expect(await readBalances(world)).toEqual({
    provider: 13_000,
    platform_revenue: -3_000,
    owed_to_host: -10_000,
  })
})

test('a payout races a dispute: the host is paid, or the share is frozen, never both', async () => {
  for (let round = 0; round < 5; round++) {
    world = await createWorld({ db: await databaseForRaces(), env: RACE })
    const { host, intentId } = await createChargedGame(world)
    const owed = await readOwedRow(world, host)
    const id = world.emulator.openDispute(intentId)
    const [paid] = await Promise.all([
      markPaidOut(world.deps, { ...by, transactionId: owed.id }),
      onDisputeEvent(world.deps, id),
    ])
    const balances = await readBalances(world)
    expect([balances.owed_frozen, balances.paid_out]).toEqual(
      isRefused(paid) ? [-10_000, undefined] : [undefined, -10_000],
    )
    if (round < 4) await closeReconciled(world)
  }
})

test('a refund races a dispute: it is refused, or its part is not frozen', async () => {
  for (let round = 0; round < 5; round++) {
    world = await createWorld({ db: await databaseForRaces(), env: RACE })
    const { guest, intentId } = await createChargedGame(world)
    const transactionId = await readChargeRow(world, guest)
    // an inquiry, so that the provider itself does not refuse the refund
    const id = world.emulator.openDispute(intentId, { inquiry: true })
    const [refunded] = await Promise.all([
      refundTransaction(world.deps, { ...by, transactionId, amount: money(4_000, 'USD') }),
      onDisputeEvent(world.deps, id),
    ])
    const { owed_frozen: frozen } = await readBalances(world)
    expect(frozen).toBe(isRefused(refunded) ? -10_000 : -6_923)
    if (round < 4) await closeReconciled(world)
  }
})
