import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { PAYOUT_OUTCOMES } from '@tomogolf/domain/machines/payout-machine'
import { money } from '@tomogolf/domain/money'
import { DAY, iso } from '@tomogolf/domain/time'
import { ActContext } from '../../../test/support/admin-acts/act-context.ts'
import { newAdministrator } from '../../../test/support/administrator.ts'
import { deliverDisputes, readBalances } from '../../../test/support/disputes.ts'
import { closeReconciled, listMailTemplates } from '../../../test/support/create-users.ts'
import { must } from '../../../test/support/people.ts'
import {
  KENJIS_ACCOUNT,
  bankDay,
  createBatch,
  nextBatch,
  owePayable,
  payoutCalls,
  saveAccount,
  switchToBank,
} from '../../../test/support/admin-acts/payout-steps.ts'
import { readAdminTransaction } from '../admin/money/transaction.read.ts'
import { refundTransaction } from '../participations/refunds/refund-transaction.usecase.ts'
import { createBatch as createBatchBy } from './create-batch.usecase.ts'
import { expireBatches } from './decide-batch.usecase.ts'
import { markPayouts } from './mark-payouts.usecase.ts'
import { useCredits } from './use-credit.usecase.ts'

const context = new ActContext()
beforeEach(async () => {
  await context.open()
  await switchToBank(context)
})
afterEach(() => closeReconciled(context.world))

const BY = { operatorId: 'operator000001', ip: null, reason: 'Agreed' }
const { hostMoney, figures, detail, mark, create } = payoutCalls(context)
/** By a second administrator. */
const approve = async (id: string) => {
  const { cookie } = await newAdministrator(context.world, 'Nao', 'money')
  return context.world.call(`POST /api/admin/payout-batches/${id}/approve`, { cookie })
}
const limitAlone = (dollars: number) =>
  context.world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('approval_limit_usd', $1, now())`,
    [String(dollars)],
  )

describe('a batch', () => {
  test('is sent, returned by the bank, paid by the next one, and never twice', async () => {
    const { host, owed } = await owePayable(context)
    const first = await create()
    expect(await figures(host)).toEqual([0, 100, 0])
    const shown = async () =>
      must(await context.call(`GET /api/admin/transactions/${owed}`))
        .body as ResultOf<'GET /api/admin/transactions/:id'>
    // what is on its way is not paid yet, and cannot be paid by hand
    expect(await shown()).toMatchObject({
      status: 'pending',
      can: { payOut: false },
      figures: { paidOut: { amount: 0 }, inTransit: { amount: 100 }, owed: { amount: 0 } },
    })
    const file = (
      must(await context.call(`POST /api/admin/payout-batches/${first}/file`)).body as {
        content: string
      }
    ).content
    const lines = new TextDecoder('shift_jis').decode(Buffer.from(file, 'base64')).split('\r\n')
    expect(lines.map((line) => line.length)).toEqual([120, 120, 120, 120, 0])
    expect(lines[1]).toContain('0000417ﾜﾀﾅﾍﾞ ｹﾝｼﾞ')
    expect(lines[2]!.slice(0, 19)).toBe('8000001000000015000')
    const [payout] = (await detail(first)).payouts
    expect(JSON.stringify(await detail(first))).not.toContain('0000417')
    expect((await mark(first, [payout!.id], 'returned')).body.marked).toEqual([payout!.id])
    expect(await figures(host)).toEqual([100, 0, 0])
    expect(await listMailTemplates(context.world, host)).toContain('payout_returned')
    // the file of the first batch has nothing to pay any more
    expect((await context.call(`POST /api/admin/payout-batches/${first}/file`)).body.code).toBe(
      'NO_PAYOUTS',
    )
    const second = await create()
    const [again] = (await detail(second)).payouts
    must(await mark(second, [again!.id], 'paid'))
    expect((await mark(second, [again!.id], 'paid')).body.late).toEqual([again!.id])
    expect((await mark(first, [payout!.id], 'paid')).body.late).toEqual([payout!.id])
    expect(await figures(host)).toEqual([0, 0, 100])
    expect(await shown()).toMatchObject({
      status: 'successful',
      figures: { paidOut: { amount: 100 }, inTransit: { amount: 0 }, owed: { amount: 0 } },
    })
    expect((await hostMoney(host)).history).toMatchObject([
      { kind: 'paid', amount: { amount: 100 } },
    ])
    expect(await listMailTemplates(context.world, host)).toContain('payout_paid')
  })
  test('above the limit waits a day for another administrator, and is owed again after it', async () => {
    const { host } = await owePayable(context)
    await limitAlone(99)
    const id = await create()
    expect((await detail(id)).can).toMatchObject({ approve: false, cancel: true, mark: false })
    expect(await figures(host)).toEqual([0, 100, 0])
    context.world.at(context.world.clock.now() + DAY)
    await expireBatches(context.world.deps)
    await expireBatches(context.world.deps)
    expect((await detail(id)).state).toBe('cancelled')
    expect(await figures(host)).toEqual([100, 0, 0])
    expect((await approve(id)).body.code).toBe('APPROVAL_ENDED')
  })
  test('of small sums counts together with those of the last day', async () => {
    await owePayable(context)
    await limitAlone(150)
    expect((await detail(await create())).state).toBe('sent')
    await owePayable(context)
    expect((await detail(await create())).state).toBe('waiting')
  })
  test('is neither approved nor sent to the bank after its day', async () => {
    const { host } = await owePayable(context)
    const today = bankDay(context.world.clock.now())
    // 23:59 in Japan, so that the time for the approval outlasts the day
    context.world.at(Date.parse(`${today}T14:59:00Z`))
    await limitAlone(0)
    const { id } = must(await createBatch(context, { day: today }), 201).body as { id: string }
    context.world.at(context.world.clock.now() + 60_000)
    expect((await approve(id)).body.code).toBe('NOT_A_BANK_DAY')
    expect((await detail(id)).state).toBe('waiting')
    must(await context.call(`POST /api/admin/payout-batches/${id}/cancel`, { reason: 'Late' }))
    expect(await figures(host)).toEqual([100, 0, 0])
    await context.world.deps.db.executeSql(
      `UPDATE settings SET value = '100000' WHERE key = 'approval_limit_usd'`,
    )
    const next = await create()
    const { day } = await detail(next)
    const file = () => context.call(`POST /api/admin/payout-batches/${next}/file`)
    context.world.at(Date.parse(`${day}T14:59:00Z`))
    must(await file())
    context.world.at(context.world.clock.now() + 60_000)
    expect((await file()).body.code).toBe('NOT_A_BANK_DAY')
  })
  test('that pays who made it needs another administrator, who also marks it', async () => {
    const { host } = await owePayable(context)
    const own = { ...BY, operatorId: host.id }
    const { deps, clock } = context.world
    const batch = await createBatchBy(deps, {
      ...own,
      day: bankDay(clock.now()),
      yenPerDollar: 150,
      totals: [money(10_000, 'USD')],
    })
    expect(batch).toMatchObject({ status: 'waiting' })
    const { id } = batch as { id: string }
    must(await approve(id))
    const ids = (await detail(id)).payouts.map((payout) => payout.id)
    for (const outcome of PAYOUT_OUTCOMES)
      expect(await markPayouts(deps, { ...own, batchId: id, ids, outcome })).toEqual({
        refused: 'OWN_ACCOUNT',
      })
    must(await mark(id, ids, 'paid'))
    expect(await figures(host)).toEqual([0, 0, 100])
  })
  test('does not offer the own share to an administrator', async () => {
    const { host, owed } = await owePayable(context)
    const canPayOut = async (viewerId: string) =>
      (await readAdminTransaction(context.world.deps, owed, viewerId))!.can.payOut
    expect(await canPayOut(BY.operatorId)).toBe(true)
    expect(await canPayOut(host.id)).toBe(false)
  })
  test('leaves out a share with a case that opened while it waited', async () => {
    const { host, paid } = await owePayable(context)
    await limitAlone(0)
    const id = await create()
    await context.world.deps.db.executeSql(
      `INSERT INTO cases (id, kind, game_id, created_at)
        SELECT 'case0000000001', 'drift', game_id, now() FROM transactions WHERE id = $1`,
      [paid],
    )
    must(await approve(id))
    expect((await detail(id)).payouts).toMatchObject([{ state: 'cancelled', reason: 'kept_back' }])
    expect(await figures(host)).toEqual([0, 0, 0])
    expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
  })
  test('does not pay what a refund of the host took before, and keeps what is in it', async () => {
    const { host, paid } = await owePayable(context)
    const refund = (bearer: 'both' | 'host') =>
      refundTransaction(context.world.deps, {
        ...BY,
        transactionId: paid,
        amount: money(4000, 'USD'),
        bearer,
      })
    const { totals } = await nextBatch(context)
    await refund('host')
    // attack: the totals that were seen before the refund
    expect((await createBatch(context, { totals })).body.code).toBe('STALE_EDIT')
    await create()
    expect(await figures(host)).toEqual([0, 60, 0])
    expect(await refund('host')).toMatchObject({ refused: 'AMOUNT_TOO_HIGH' })
    expect(await figures(host)).toEqual([0, 60, 0])
    // by transfer, not for own fees
    await useCredits(context.world.deps)
    expect((await hostMoney(host)).balances[0]!.used.amount).toBe(0)
  })
})

describe('a share that comes back while its charge is under dispute', () => {
  const dispute = async () => {
    const { emulator } = context.world
    const intent = [...emulator.state.paymentIntents.values()].find(
      ({ status }) => status === 'succeeded',
    )!
    const id = emulator.openDispute(intent.id)
    await deliverDisputes(context.world)
    return id
  }
  const decide = async (id: string, outcome: 'lost' | 'won') => {
    context.world.emulator.decideDispute(id, outcome)
    await deliverDisputes(context.world)
  }
  const approveIt = async (batch: string) => {
    must(await approve(batch))
    expect((await detail(batch)).payouts).toMatchObject([
      { state: 'cancelled', reason: 'kept_back' },
    ])
  }
  const expire = async () => {
    context.world.at(context.world.clock.now() + DAY)
    await expireBatches(context.world.deps)
  }
  const giveBack = async (id: string) => {
    const payouts = (await detail(id)).payouts.map((payout) => payout.id)
    expect((await mark(id, payouts, 'returned')).body.marked).toEqual(payouts)
  }
  const giveBackLater = async (id: string) => {
    const payouts = (await detail(id)).payouts.map((payout) => payout.id)
    must(await mark(id, payouts, 'paid'))
    expect((await mark(id, payouts, 'came_back')).body.marked).toEqual(payouts)
  }
  test.each([
    { how: 'returned by the bank', limit: 100_000, comeBack: giveBack },
    { how: 'returned after it was paid', limit: 100_000, comeBack: giveBackLater },
    { how: 'not approved in time', limit: 0, comeBack: expire },
    { how: 'left out of the approval', limit: 0, comeBack: approveIt },
  ])('$how: is frozen, and paid only when the dispute is won', async ({ limit, comeBack }) => {
    const { host, owed } = await owePayable(context)
    await limitAlone(limit)
    const batch = await create()
    const id = await dispute()
    expect(await readBalances(context.world)).not.toHaveProperty('owed_frozen')
    await comeBack(batch)
    expect(await readBalances(context.world)).toMatchObject({ owed_frozen: -10_000 })
    expect(await figures(host)).toEqual([0, 0, 0])
    const payOut = () =>
      context.call(`POST /api/admin/transactions/${owed}/pay-out`, { reason: 'Paid' })
    expect((await payOut()).body.code).toBe('CHARGE_DISPUTED')
    expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
    await decide(id, 'won')
    expect(await figures(host)).toEqual([100, 0, 0])
  })
  test.each([
    { how: 'returned by the bank', limit: 100_000, comeBack: giveBack },
    { how: 'not approved in time', limit: 0, comeBack: expire },
  ])('$how after the loss: bears it in place of the platform', async ({ limit, comeBack }) => {
    await owePayable(context)
    await limitAlone(limit)
    const batch = await create()
    await decide(await dispute(), 'lost')
    expect(await readBalances(context.world)).toMatchObject({ dispute_losses: 13_000 })
    await comeBack(batch)
    expect(await readBalances(context.world)).toEqual({
      provider: -1_500,
      dispute_fees: 1_500,
      dispute_losses: 3_000,
      platform_revenue: -3_000,
    })
    expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
  })
})

describe('the account of a host', () => {
  test('waits after each change, is stored encrypted, and its owner is notified', async () => {
    const { host } = await owePayable(context)
    const changed = must(
      await saveAccount(context, host, { ...KENJIS_ACCOUNT, number: '7777999' }),
    ).body
    expect(changed).toMatchObject({ last3: '999', bank: '0005' })
    expect(await listMailTemplates(context.world, host)).toContain('payout_account_changed')
    expect((await nextBatch(context)).candidates).toMatchObject([{ unpayable: 'new_account' }])
    expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
    context.world.at(context.world.clock.now() + 2 * DAY)
    // the same account again does not begin a new wait, and does not end the old one
    must(await saveAccount(context, host, { ...KENJIS_ACCOUNT, number: '7777999' }))
    expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
    context.world.at(context.world.clock.now() + DAY)
    await create()
    const { rows } = await context.world.deps.db.executeSql('SELECT * FROM payout_accounts')
    expect(JSON.stringify(rows)).not.toMatch(/7777999|ﾜﾀﾅﾍﾞ/)
    expect(JSON.stringify(await hostMoney(host))).not.toMatch(/7777999|ﾜﾀﾅﾍﾞ/)
  })
  test('changed while the batch waits is left out of it', async () => {
    const { host } = await owePayable(context)
    await limitAlone(0)
    const id = await create()
    must(await saveAccount(context, host, { ...KENJIS_ACCOUNT, number: '7777999' }))
    must(await approve(id))
    expect((await detail(id)).payouts).toMatchObject([
      { state: 'cancelled', reason: 'account_changed' },
    ])
    expect(await figures(host)).toEqual([100, 0, 0])
  })
  test('attack: is not paid while the host’s change of the address can be undone', async () => {
    const { host } = await owePayable(context)
    await limitAlone(0)
    const id = await create()
    const now = context.world.clock.now()
    await context.world.deps.db.executeSql(
      `INSERT INTO email_changes (id, user_id, old_email, new_email, requested_at, expires_at,
          confirm_hash, confirmed_at, undo_hash, undo_until)
        VALUES ('change', $1, 'a@example.com', 'b@example.com', $2, $2, 'x', $2, 'y', $3)`,
      [host.id, new Date(now), new Date(now + 7 * DAY)],
    )
    const second = await newAdministrator(context.world, 'Nao', 'money')
    must(
      await context.world.call(`POST /api/admin/payout-batches/${id}/approve`, {
        cookie: second.cookie,
      }),
    )
    expect((await detail(id)).payouts).toMatchObject([
      { state: 'cancelled', reason: 'address_changed' },
    ])
    expect((await nextBatch(context)).candidates).toMatchObject([
      { unpayable: 'new_address', account: { usableFrom: iso(now + 7 * DAY) } },
    ])
    expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
    context.world.at(now + 7 * DAY + 1)
    await create()
  })
  test.each([
    { number: '417' },
    { bank: '12345' },
    { holder: '渡辺健二' },
    { holder: 'ガ'.repeat(16) },
    { kind: 'other' },
  ])('is refused with %o', async (wrong) => {
    const host = await context.createUser()
    const answer = await saveAccount(context, host, { ...KENJIS_ACCOUNT, ...wrong })
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_ERROR'])
  })
  test('keeps the account of the person open while a transfer is on its way', async () => {
    const { host } = await owePayable(context)
    const id = await create()
    await context.world.runJobs()
    const leave = () => context.world.call('DELETE /api/account', { cookie: host.cookie, body: {} })
    expect((await leave()).body.code).toBe('ACCOUNT_HAS_OPEN_TRANSFER')
    must(
      await mark(
        id,
        (await detail(id)).payouts.map((payout) => payout.id),
        'paid',
      ),
    )
    must(await leave())
    const { rows } = await context.world.deps.db.executeSql('SELECT sealed, last3 FROM payouts')
    expect(rows).toEqual([{ sealed: '', last3: '' }])
    expect((await detail(id)).payouts).toMatchObject([{ state: 'paid', account: '' }])
  })
})
