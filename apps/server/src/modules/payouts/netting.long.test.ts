import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { money } from '@tomogolf/domain/money'
import { DAY } from '@tomogolf/domain/time'
import { ActContext } from '../../../test/support/admin-acts/act-context.ts'
import { mailsTo } from '../../../test/support/administrator.ts'
import { readBalances } from '../../../test/support/disputes.ts'
import { closeReconciled } from '../../../test/support/create-users.ts'
import { must, type Person } from '../../../test/support/people.ts'
import {
  createBatch,
  nextBatch,
  oweMore,
  payoutCalls,
  owePayable,
  switchToBank,
} from '../../../test/support/admin-acts/payout-steps.ts'
import { refundTransaction } from '../participations/refunds/refund-transaction.usecase.ts'

const context = new ActContext()
beforeEach(async () => {
  await context.open()
  await switchToBank(context)
})
afterEach(() => closeReconciled(context.world))

const BY = { operatorId: 'operator000001', ip: null, reason: 'Agreed' }
const refund = (transactionId: string, dollars: number) =>
  refundTransaction(context.world.deps, {
    ...BY,
    transactionId,
    amount: money(dollars * 100, 'USD'),
    bearer: 'host',
  })
const payOut = (owed: string, body: object = {}) =>
  context.call(`POST /api/admin/transactions/${owed}/pay-out`, { reason: 'Paid', ...body })
const { hostMoney } = payoutCalls(context)
/** Owed, payable, to be deducted, paid: in dollars. */
const figures = async (host: Person) => {
  const [balance] = (await hostMoney(host)).balances
  return (['owed', 'payable', 'debt', 'paid'] as const).map((name) => balance![name].amount)
}
const markAll = async (id: string, outcome: string) => {
  const { payouts } = must(await context.call(`GET /api/admin/payout-batches/${id}`))
    .body as ResultOf<'GET /api/admin/payout-batches/:id'>
  const ids = payouts.map((payout) => payout.id)
  return context.call(`POST /api/admin/payout-batches/${id}/mark`, { ids, outcome, reason: 'Bank' })
}

describe('a refund of a share that was paid out', () => {
  test('is deducted from the next batch, and shown to the host and the back-office', async () => {
    const { host, paid, owed } = await owePayable(context)
    must(await payOut(owed))
    expect(await refund(paid, 40)).toMatchObject({ status: 'refunded' })
    expect(await figures(host)).toEqual([0, 0, 40, 100])
    const [mail] = (await mailsTo(context.world, host)).filter(
      ({ template }) => template === 'share_refunded',
    )
    expect(mail!.text).toMatch(/deduct .*40/)
    const next = await oweMore(context, host)
    expect(await figures(host)).toEqual([100, 100, 40, 100])
    expect(await nextBatch(context)).toMatchObject({
      totals: [{ amount: 60 }],
      candidates: [{ amount: { amount: 60 }, deducted: { amount: 40 } }],
      debts: [{ host: { id: host.id }, amount: { amount: 40 } }],
    })
    const { id } = must(await createBatch(context), 201).body as { id: string }
    must(await markAll(id, 'paid'))
    expect(await figures(host)).toEqual([0, 0, 0, 160])
    expect(
      (await hostMoney(host)).history.map(({ kind, amount }) => [kind, amount.amount]),
    ).toEqual(
      expect.arrayContaining([
        ['deducted', 40],
        ['paid', 60],
        ['paid', 100],
      ]),
    )
    const shown = async (transaction: string) =>
      (
        must(await context.call(`GET /api/admin/transactions/${transaction}`))
          .body as ResultOf<'GET /api/admin/transactions/:id'>
      ).figures
    expect(await shown(paid)).toMatchObject({ netted: { amount: -40 }, debt: { amount: 0 } })
    expect(await shown(next.paid)).toMatchObject({
      netted: { amount: 40 },
      paidOut: { amount: 60 },
      bearable: { amount: 100 },
    })
    expect((await nextBatch(context)).debts).toEqual([])
  })
  test('above the next share is carried forward, and no batch is made of nothing', async () => {
    const { host, paid, owed } = await owePayable(context)
    const second = await oweMore(context, host)
    must(await payOut(owed))
    must(await payOut(second.owed))
    await refund(paid, 100)
    await refund(second.paid, 60)
    await oweMore(context, host)
    expect(await nextBatch(context)).toMatchObject({
      totals: [],
      candidates: [{ amount: { amount: 0 }, deducted: { amount: 100 } }],
    })
    expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
    // a refusal books nothing
    expect(await figures(host)).toEqual([100, 100, 160, 200])
    await oweMore(context, host)
    const { id } = must(await createBatch(context), 201).body as { id: string }
    must(await markAll(id, 'paid'))
    expect(await figures(host)).toEqual([0, 0, 0, 240])
  })
  test('is paid first by the same share when its transfer comes back', async () => {
    const { host, paid } = await owePayable(context)
    const { id } = must(await createBatch(context), 201).body as { id: string }
    must(await markAll(id, 'paid'))
    await refund(paid, 40)
    expect(await figures(host)).toEqual([0, 0, 40, 100])
    must(await markAll(id, 'came_back'))
    expect(await figures(host)).toEqual([60, 60, 0, 0])
    expect(await readBalances(context.world)).toMatchObject({ owed_to_host: -6_000 })
  })
  test('attack: a payout by hand of another share does not pass it', async () => {
    const { host, paid, owed } = await owePayable(context)
    must(await payOut(owed))
    await refund(paid, 40)
    const { owed: second } = await oweMore(context, host, false)
    // what the operator saw before the deduction
    expect((await payOut(second, { owed: 100 })).body.code).toBe('STALE_EDIT')
    must(await payOut(second, { owed: 60 }))
    expect(await figures(host)).toEqual([0, 0, 0, 160])
  })
  test('attack: is not escaped by the deletion of the account', async () => {
    const { host, paid, owed } = await owePayable(context)
    const { owed: second } = await oweMore(context, host)
    must(await payOut(owed))
    await refund(paid, 100)
    await context.world.runJobs()
    const leave = (amount: number) =>
      context.world.call('DELETE /api/account', {
        cookie: host.cookie,
        body: { giveUp: amount ? [{ amount, currency: 'USD' }] : [] },
      })
    expect((await leave(100)).body.code).toBe('MONEY_OWED_TO_YOU')
    must(await leave(0))
    expect(await readBalances(context.world)).not.toHaveProperty('host_debt')
    expect(await readBalances(context.world)).not.toHaveProperty('given_up')
    expect((await payOut(second)).body.code).toBe('ALREADY_DONE')
  })
  test('of a host whose account is deleted is borne by the platform', async () => {
    const { host, paid, owed } = await owePayable(context)
    must(await payOut(owed))
    await context.world.runJobs()
    must(await context.world.call('DELETE /api/account', { cookie: host.cookie, body: {} }))
    await refund(paid, 40)
    expect(await readBalances(context.world)).toMatchObject({ debt_losses: 4_000 })
    expect(await readBalances(context.world)).not.toHaveProperty('host_debt')
  })
  test('waits while the transfer is on its way: then only the platform can bear it', async () => {
    const { host, paid } = await owePayable(context)
    const { id } = must(await createBatch(context), 201).body as { id: string }
    expect(await refund(paid, 40)).toMatchObject({ refused: 'AMOUNT_TOO_HIGH' })
    must(await markAll(id, 'paid'))
    context.world.at(context.world.clock.now() + DAY)
    expect(await refund(paid, 40)).toMatchObject({ status: 'refunded' })
    expect(await figures(host)).toEqual([0, 0, 40, 100])
  })
})
