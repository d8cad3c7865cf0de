import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'
import { deliverEvent } from '../../../../test/support/disputes.ts'
import { closeReconciled } from '../../../../test/support/create-users.ts'
import {
  oweConnected,
  payoutCalls,
  switchToConnect,
} from '../../../../test/support/admin-acts/payout-steps.ts'
import { advanceTransfers } from './advance-transfer.usecase.ts'
import { markPayouts } from '../mark-payouts.usecase.ts'
import { reversePayout } from './reverse-payout.usecase.ts'

const context = new ActContext()
beforeEach(async () => {
  await context.open()
  await switchToConnect(context)
})
afterEach(() => closeReconciled(context.world))

const BY = { operatorId: 'operator000001', ip: null, reason: 'Agreed' }
const { figures, detail, create } = payoutCalls(context)
const payoutOf = async (batch: string) => (await detail(batch)).payouts[0]!
const transfers = () => [...context.world.emulator.state.transfers.values()]
const deliver = async (type: string) => {
  for (const event of context.world.emulator.state.events.values())
    if (event.type === type) await deliverEvent(context.world, event)
  await context.world.runJobs()
}
const paidOut = async () => {
  const owed = await oweConnected(context)
  const batch = await create()
  await context.world.runJobs()
  return { ...owed, batch, payout: await payoutOf(batch) }
}
const reverse = (id: string) => reversePayout(context.world.deps, { ...BY, id })

describe('a reversal', () => {
  test('without an answer for hours is ended by an operator, and booked if it arrives later', async () => {
    const { host, payout, batch } = await paidOut()
    context.world.emulator.faults.add({
      kind: 'timeout_before',
      method: 'POST',
      path: '/v1/transfers/*/reversals',
      times: 50,
    } as never)
    await reverse(payout.id)
    const keep = () =>
      markPayouts(context.world.deps, { ...BY, batchId: batch, ids: [payout.id], outcome: 'kept' })
    const start = context.world.clock.now()
    context.world.at(start + hours(6) - 1)
    expect((await detail(batch)).can.mark).toBe(false)
    expect(await keep()).toEqual({ marked: [], late: [payout.id] })
    context.world.at(start + hours(6))
    expect((await detail(batch)).can.mark).toBe(true)
    const answers = await Promise.all([keep(), keep()])
    expect(answers.flatMap((answer) => ('marked' in answer ? answer.marked : []))).toEqual([
      payout.id,
    ])
    expect(await payoutOf(batch)).toMatchObject({ state: 'paid', canReverse: true })
    expect(await figures(host)).toEqual([0, 0, 100])
    context.world.emulator.faults.clear()
    // the lost call is not repeated by a job
    await advanceTransfers(context.world.deps)
    expect(await figures(host)).toEqual([0, 0, 100])
    await context.world.deps.cards.reverseTransfer({
      payoutId: payout.id,
      attempt: 1,
      transferId: payout.transferId!,
    })
    await deliver('transfer.reversed')
    expect(await figures(host)).toEqual([100, 0, 0])
  })
  test.each([
    ['is unreachable', { kind: 'unknown', cause: 'timeout' }],
    ['finds no transfer', { kind: 'not_found' }],
  ] as const)('is not kept as paid while the provider %s', async (_, answer) => {
    const { payout, batch } = await paidOut()
    const { deps } = context.world
    const reverseTransfer = () => Promise.resolve({ kind: 'unknown', cause: 'lost' } as const)
    const findTransfer = () => Promise.resolve(answer)
    await reversePayout(
      { ...deps, cards: { ...deps.cards, reverseTransfer } },
      { ...BY, id: payout.id },
    )
    context.world.at(context.world.clock.now() + hours(6))
    const keep = (cards: typeof deps.cards) =>
      markPayouts({ ...deps, cards }, { ...BY, batchId: batch, ids: [payout.id], outcome: 'kept' })
    expect(await keep({ ...deps.cards, findTransfer })).toEqual({ marked: [], late: [payout.id] })
    expect(await payoutOf(batch)).toMatchObject({ state: 'reversing' })
    expect(await keep(deps.cards)).toMatchObject({ marked: [payout.id] })
  })
  test('that the provider has made is not kept as paid', async () => {
    const { payout, batch } = await paidOut()
    const { deps } = context.world
    const reverseTransfer = () => Promise.resolve({ kind: 'unknown', cause: 'lost' } as const)
    await reversePayout(
      { ...deps, cards: { ...deps.cards, reverseTransfer } },
      { ...BY, id: payout.id },
    )
    Object.assign(transfers()[0]!, { reversed: true, amount_reversed: 15_000 })
    context.world.at(context.world.clock.now() + hours(6))
    expect(
      await markPayouts(deps, { ...BY, batchId: batch, ids: [payout.id], outcome: 'kept' }),
    ).toEqual({ marked: [], late: [payout.id] })
    await advanceTransfers(deps)
    expect(await payoutOf(batch)).toMatchObject({ state: 'returned' })
  })
})
