import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY, hours, minutes } from '@tomogolf/domain/time'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'
import { closeReconciled } from '../../../../test/support/create-users.ts'
import {
  oweConnected,
  payoutCalls,
  switchToConnect,
} from '../../../../test/support/admin-acts/payout-steps.ts'
import { listTransferred } from '../batches.repository.ts'
import { auditTransfers, reportTransferDiscrepancies } from './audit-transfers.usecase.ts'
import { reversePayout } from './reverse-payout.usecase.ts'

const context = new ActContext()
beforeEach(async () => {
  await context.open()
  await switchToConnect(context)
})
afterEach(() => closeReconciled(context.world))

const { detail, create } = payoutCalls(context)
const transferOf = () => [...context.world.emulator.state.transfers.values()][0]!
async function pay() {
  await oweConnected(context)
  const batch = await create()
  await context.world.runJobs()
  return (await detail(batch)).payouts[0]!
}
const audit = async (later: number) => {
  context.world.at(context.world.clock.now() + later)
  return (await auditTransfers(context.world.deps)).map(({ what }) => what)
}
const cases = async () =>
  (
    await context.world.deps.db.executeSql<{ details: string }>(
      "SELECT details FROM cases WHERE kind = 'drift'",
    )
  ).rows.map(({ details }) => details)

describe('transfers that agree', () => {
  test('are none, one that was made, and one that was reversed', async () => {
    expect(await audit(0)).toEqual([])
    const { id } = await pay()
    expect(await audit(hours(1))).toEqual([])
    await reversePayout(context.world.deps, {
      operatorId: 'operator000001',
      ip: null,
      reason: 'Agreed',
      id,
    })
    expect(await audit(hours(1))).toEqual([])
  })
  test('by hand at the provider have no payout', async () => {
    await pay()
    Object.assign(transferOf(), { metadata: {} })
    expect(await audit(0)).toEqual([])
  })
})

test.each([
  ['with a transfer that begins the list', hours(1)],
  ['with a transfer before the list', -hours(1)],
])('a payout %s is no difference', async (_, transferredAfter) => {
  await pay()
  const [payout] = await listTransferred(context.world.deps.db, 0)
  const at = payout!.payout.createdAt
  Object.assign(transferOf(), { created: Math.floor((at + transferredAfter) / 1000) })
  context.world.at(at + hours(2))
  expect(await auditTransfers(context.world.deps, at + minutes(30))).toEqual([])
})

describe('a difference', () => {
  test.each([
    ['amount', { amount: 15_001 }, 'the provider transferred 15001 JPY, we booked 15000 JPY'],
    ['part', { amount_reversed: 5000 }, 'the provider took back 5000 JPY, we booked 0 JPY'],
    [
      'reversal',
      { amount_reversed: 15_000, reversed: true },
      'the provider took back 15000 JPY, we booked 0 JPY',
    ],
  ])('of the %s is found ten minutes after the last step', async (_, change, what) => {
    const { id } = await pay()
    Object.assign(transferOf(), change)
    expect(await audit(minutes(10))).toEqual([])
    expect(await audit(1)).toEqual([`payout ${id}: ${what}`])
    for (const _run of [1, 2])
      await reportTransferDiscrepancies(context.world.deps, context.world.clock.now() - DAY)
    expect(await cases()).toEqual([`payout ${id}: ${what}`])
  })
  test('is a transfer that the provider does not know, and one of an unknown payout', async () => {
    const { id, transferId } = await pay()
    Object.assign(transferOf(), { metadata: { payout: 'payout-of-others' } })
    expect(await audit(hours(1))).toEqual([
      `${transferId}: the provider has a transfer of a payout payout-of-others that we do not know`,
    ])
    const { deps } = context.world
    const none = { ...deps.cards, listTransfers: async function* () {} }
    expect(await auditTransfers({ ...deps, cards: none })).toEqual([
      { payoutId: id, what: `payout ${id}: the provider knows no ${transferId}` },
    ])
  })
  test('is a second transfer of one payout', async () => {
    const { id, transferId } = await pay()
    await context.world.deps.db.executeSql("UPDATE payouts SET transfer_id = 'tr_other'")
    expect(await audit(hours(1))).toEqual([
      `payout ${id}: the provider made ${transferId}, we know tr_other`,
      `payout ${id}: the provider knows no tr_other`,
    ])
    await context.world.deps.db.executeSql('UPDATE payouts SET transfer_id = $1', [transferId])
  })
})
