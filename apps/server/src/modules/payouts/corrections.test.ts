import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { ActContext } from '../../../test/support/admin-acts/act-context.ts'
import { readBalances } from '../../../test/support/disputes.ts'
import { closeReconciled, listMailTemplates } from '../../../test/support/create-users.ts'
import { must } from '../../../test/support/people.ts'
import {
  createBatch,
  owePayable,
  payoutCalls,
  switchToBank,
} from '../../../test/support/admin-acts/payout-steps.ts'
import { markManyPaidOut } from '../participations/ledger/mark-many-paid-out.usecase.ts'
import { markPaidOut } from '../participations/ledger/mark-paid-out.usecase.ts'

const context = new ActContext()
beforeEach(async () => {
  await context.open()
  await switchToBank(context)
})
afterEach(() => closeReconciled(context.world))

const BY = { operatorId: 'operator000001', ip: null, reason: 'Agreed' }
const { hostMoney, figures, detail, mark, create } = payoutCalls(context)

describe('a transfer', () => {
  const first = async (id: string) => (await detail(id)).payouts[0]!.id
  test('that comes back after it was paid is owed again, once, and paid by the next batch', async () => {
    const { host } = await owePayable(context)
    const id = await create()
    const payout = await first(id)
    // attack: a stale page says that a transfer came back that was never paid
    expect((await mark(id, [payout], 'came_back')).body.late).toEqual([payout])
    must(await mark(id, [payout], 'paid'))
    expect((await detail(id)).can).toMatchObject({ file: false, mark: true })
    expect((await mark(id, [payout], 'returned')).body.late).toEqual([payout])
    expect((await mark(id, [payout], 'came_back')).body.marked).toEqual([payout])
    expect((await mark(id, [payout], 'came_back')).body.late).toEqual([payout])
    expect(await figures(host)).toEqual([100, 0, 0])
    expect(await readBalances(context.world)).toMatchObject({ owed_to_host: -10_000 })
    expect((await hostMoney(host)).history.map(({ kind }) => kind).toSorted()).toEqual([
      'paid',
      'sent_back',
    ])
    expect(await listMailTemplates(context.world, host)).toContain('payout_returned')
    expect((await detail(id)).can.mark).toBe(false)
    const second = await create()
    must(await mark(second, [await first(second)], 'paid'))
    expect(await figures(host)).toEqual([0, 0, 100])
  })
  test('is withdrawn from the bank: owed again, with a mail that does not blame the account', async () => {
    const { host } = await owePayable(context)
    const id = await create()
    const payout = await first(id)
    expect((await mark(id, [payout], 'withdrawn')).body.marked).toEqual([payout])
    expect((await mark(id, [payout], 'paid')).body.late).toEqual([payout])
    expect(await figures(host)).toEqual([100, 0, 0])
    expect((await detail(id)).payouts).toMatchObject([{ state: 'cancelled', reason: 'Statement' }])
    const mails = await listMailTemplates(context.world, host)
    expect(mails).toContain('payout_withdrawn')
    expect(mails).not.toContain('payout_returned')
  })
  test('that comes back after its host deleted the account stays owed, and no batch pays it', async () => {
    const { host, owed } = await owePayable(context)
    const id = await create()
    await context.world.runJobs()
    const payout = await first(id)
    must(await mark(id, [payout], 'paid'))
    must(await context.world.call('DELETE /api/account', { cookie: host.cookie, body: {} }))
    must(await mark(id, [payout], 'came_back'))
    expect(await readBalances(context.world)).toMatchObject({ owed_to_host: -10_000 })
    expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
    must(await context.call(`POST /api/admin/transactions/${owed}/pay-out`, { reason: 'By hand' }))
    expect(await readBalances(context.world)).toMatchObject({ paid_out: -10_000 })
  })
})

test('attack: an administrator records a payout of the own share by hand', async () => {
  const { host, owed } = await owePayable(context)
  const { deps } = context.world
  const own = { ...BY, operatorId: host.id }
  expect(await markPaidOut(deps, { ...own, transactionId: owed })).toEqual({
    refused: 'OWN_ACCOUNT',
  })
  const many = { ...own, ids: [owed], owed: new Map([[owed, money(10_000, 'USD')]]) }
  expect(await markManyPaidOut(deps, many)).toEqual({ paid: [], late: [owed] })
  expect(await figures(host)).toEqual([100, 0, 0])
})
