import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import type { PayeeState } from '@tomogolf/domain/payouts/payee'
import { DAY, hours } from '@tomogolf/domain/time'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'
import { deliverEvent, readBalances } from '../../../../test/support/disputes.ts'
import { closeReconciled, listMailTemplates } from '../../../../test/support/create-users.ts'
import { must } from '../../../../test/support/people.ts'
import {
  createBatch,
  nextBatch,
  oweConnected,
  oweMore,
  payoutCalls,
  setUpPayee,
  switchToConnect,
} from '../../../../test/support/admin-acts/payout-steps.ts'
import { accountPorts } from '../../../module-ports.ts'
import { refundTransaction } from '../../participations/refunds/refund-transaction.usecase.ts'
import { advanceTransfers, syncTransfer } from './advance-transfer.usecase.ts'
import { applyTransferOutcome } from './apply-transfer-outcome.step.ts'
import { readPayout } from '../batches.repository.ts'
import { markPayouts } from '../mark-payouts.usecase.ts'
import { reversePayout } from './reverse-payout.usecase.ts'
import { reportUnanswered } from './unanswered.usecase.ts'
import { setUpPayee as setUpPayeeBy, syncPayee } from './set-up-payee.usecase.ts'

const context = new ActContext()
beforeEach(async () => {
  await context.open()
  await switchToConnect(context)
})
afterEach(() => closeReconciled(context.world))

const BY = { operatorId: 'operator000001', ip: null, reason: 'Agreed' }
const { hostMoney, figures, detail, create } = payoutCalls(context)
const payoutOf = async (batch: string) => (await detail(batch)).payouts[0]!
const transfers = () => [...context.world.emulator.state.transfers.values()]
const deliver = async (type: string) => {
  for (const event of context.world.emulator.state.events.values())
    if (event.type === type) await deliverEvent(context.world, event)
  await context.world.runJobs()
}
const drifts = async () => {
  const { rows } = await context.world.deps.db.executeSql<{ details: string }>(
    "SELECT details FROM cases WHERE kind = 'drift' ORDER BY created_at",
  )
  return rows.map(({ details }) => details)
}
const failTransfers = (fault: object) =>
  context.world.emulator.faults.add({ method: 'POST', path: '/v1/transfers', ...fault } as never)

describe('the account of a host at the provider', () => {
  test('is shown with what the provider wants, and paid when it is ready', async () => {
    const { host } = await context.leaveLate()
    expect((await hostMoney(host)).payee).toBeNull()
    const accountId = await setUpPayee(context, host, 'missing')
    expect((await hostMoney(host)).payee).toMatchObject({ state: 'missing' })
    expect(await listMailTemplates(context.world, host)).toContain('payout_account_changed')
    context.world.at(context.world.clock.now() + 17 * DAY)
    expect((await nextBatch(context)).candidates).toMatchObject([{ unpayable: 'not_ready' }])
    expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
    // the provider tells it by an event, whose only effect is a read
    context.world.emulator.changeAccount(accountId, 'complete')
    await deliver('account.updated')
    expect((await hostMoney(host)).payee).toMatchObject({ state: 'ready' })
    expect((await nextBatch(context)).candidates).toMatchObject([{ unpayable: null }])
    context.world.emulator.changeAccount(accountId, 'blocked')
    await deliver('account.updated')
    expect((await nextBatch(context)).candidates).toMatchObject([{ unpayable: 'not_ready' }])
  })
  test('asks for more: the host is told once for each change that concerns them', async () => {
    const { host } = await context.leaveLate()
    const accountId = await setUpPayee(context, host)
    const asked = async () => {
      await context.world.runJobs()
      const { rows } = await context.world.deps.db.executeSql<{ subject: string }>(
        `SELECT subject FROM outbox WHERE user_id = $1 AND template = 'payee_asked'`,
        [host.id],
      )
      return rows.map(({ subject }) => subject)
    }
    expect(await asked()).toEqual([])
    const { deps } = context.world
    const become = async (state: PayeeState) => {
      const cards = { ...deps.cards, readPayee: async () => state }
      // the event and the hourly reader tell it twice, also at once
      await Promise.all([1, 2].map(() => syncPayee({ ...deps, cards }, accountId)))
    }
    await become('due')
    expect(await asked()).toEqual(['Stripe needs more information from you soon'])
    await become('missing')
    // payouts go on, and what is missing was told
    await become('due')
    expect(await asked()).toHaveLength(2)
    await become('ready')
    await become('checking')
    expect(await asked()).toHaveLength(2)
    await become('blocked')
    expect((await asked()).toSorted()).toEqual([
      'Stripe can’t pay you any longer',
      'Stripe needs more information from you',
      'Stripe needs more information from you soon',
    ])
  })
  test('is made once, however often the answer is lost', async () => {
    const { host } = await context.leaveLate()
    context.world.emulator.faults.add({
      kind: 'timeout_after',
      method: 'POST',
      path: '/v1/accounts',
      // the SDK repeats a call on a closed connection by itself
      times: 2,
    })
    const setUp = () => setUpPayeeBy(context.world.deps, host.id)
    expect(await setUp()).toEqual({ refused: 'STRIPE_ERROR' })
    const both = await Promise.all([setUp(), setUp()])
    expect(both.every((answer) => 'url' in answer)).toBe(true)
    expect(context.world.emulator.state.connectedAccounts.size).toBe(1)
  })
  test('of an intruder does not come back to its owner', async () => {
    const { host } = await context.leaveLate()
    const since = context.world.clock.now()
    const intruders = await setUpPayee(context, host, 'missing')
    const endTakeover = () =>
      context.world.deps.db.transaction((tx) => accountPorts.onTakeoverEnded(tx, host.id, since))
    await endTakeover()
    expect((await hostMoney(host)).payee).toBeNull()
    const own = await setUpPayee(context, host)
    expect(own).not.toBe(intruders)
    // attack: the takeover ends while the intruder's account is being made
    await endTakeover()
    const { deps } = context.world
    const createPayee: typeof deps.cards.createPayee = async (setup) => {
      const accountId = await deps.cards.createPayee(setup)
      await endTakeover()
      return accountId
    }
    expect(await setUpPayeeBy({ ...deps, cards: { ...deps.cards, createPayee } }, host.id)).toEqual(
      { refused: 'STRIPE_ERROR' },
    )
    expect((await hostMoney(host)).payee).toBeNull()
    await setUpPayee(context, host)
    expect(context.world.emulator.state.connectedAccounts.size).toBe(4)
  })
  test('can be removed: another one waits again, and the host is notified', async () => {
    const { host, accountId } = await oweConnected(context)
    const remove = () => context.world.call('DELETE /api/payouts/setup', { cookie: host.cookie })
    must(await remove())
    must(await remove())
    expect((await hostMoney(host)).payee).toBeNull()
    const mails = await listMailTemplates(context.world, host)
    expect(mails.filter((kind) => kind === 'payout_account_changed')).toHaveLength(2)
    expect((await nextBatch(context)).candidates).toMatchObject([{ unpayable: 'no_account' }])
    expect(await setUpPayee(context, host)).not.toBe(accountId)
    expect((await nextBatch(context)).candidates).toMatchObject([{ unpayable: 'new_account' }])
  })
  test('is replaced when the provider refuses it, by one also for two requests', async () => {
    const { host, accountId } = await oweConnected(context)
    context.world.emulator.changeAccount(accountId, 'blocked')
    await deliver('account.updated')
    const setUp = () => setUpPayeeBy(context.world.deps, host.id)
    for (const answer of await Promise.all([setUp(), setUp()])) expect(answer).toHaveProperty('url')
    expect((await hostMoney(host)).payee).toMatchObject({ state: 'incomplete' })
    expect(context.world.emulator.state.connectedAccounts.size).toBe(2)
    expect((await nextBatch(context)).candidates).toMatchObject([{ unpayable: 'not_ready' }])
  })
  test('waits as a new bank account does', async () => {
    const { host } = await oweConnected(context)
    await context.world.deps.db.executeSql('UPDATE payout_payees SET created_at = $1', [
      new Date(context.world.clock.now() - DAY),
    ])
    expect((await nextBatch(context)).candidates).toMatchObject([{ unpayable: 'new_account' }])
    expect(Date.parse((await hostMoney(host)).payee!.usableFrom)).toBe(
      context.world.clock.now() + 2 * DAY,
    )
  })
})

describe('a transfer', () => {
  test('is made at once, in yen, and books the payout', async () => {
    const { host, accountId } = await oweConnected(context)
    const batch = await create()
    expect(await figures(host)).toEqual([0, 100, 0])
    await context.world.runJobs()
    expect(await figures(host)).toEqual([0, 0, 100])
    const payout = await payoutOf(batch)
    expect(transfers()).toMatchObject([
      { amount: 15_000, currency: 'jpy', destination: accountId, transfer_group: payout.id },
    ])
    expect(payout).toMatchObject({
      state: 'paid',
      transferId: transfers()[0]!.id,
      canReverse: true,
    })
    expect(await listMailTemplates(context.world, host)).toContain('payout_paid')
    // attack: what the provider transfers is marked by hand, or written into a file
    const ids = [payout.id]
    for (const outcome of ['came_back', 'paid', 'returned'] as const)
      expect(
        await markPayouts(context.world.deps, { ...BY, batchId: batch, ids, outcome }),
      ).toEqual({ refused: 'NOT_FOUND' })
    expect((await context.call(`POST /api/admin/payout-batches/${batch}/file`)).body.code).toBe(
      'PAYOUT_SENDER_MISSING',
    )
    expect((await detail(batch)).can).toMatchObject({ file: false, mark: false })
  })
  test.each([
    ['the answer is lost', { kind: 'timeout_after', times: 2 }],
    ['the call is lost', { kind: 'timeout_before', times: 2 }],
    ['the provider fails', { kind: 'server_error', times: 1, stored: false }],
    ['the provider fails and replays it', { kind: 'server_error', times: 1, stored: true }],
  ])('%s: is made once in the end', async (_, fault) => {
    const { host } = await oweConnected(context)
    failTransfers(fault)
    await create()
    await context.world.runJobs()
    context.world.emulator.faults.clear()
    await advanceTransfers(context.world.deps)
    await Promise.all([advanceTransfers(context.world.deps), advanceTransfers(context.world.deps)])
    expect(await figures(host)).toEqual([0, 0, 100])
    expect(transfers()).toHaveLength(1)
  })
  test.each([
    ['blocked', 'insufficient_capabilities_for_transfer', 'payout_returned'],
    ['no balance', 'balance_insufficient', 'payout_withdrawn'],
  ] as const)(
    'is refused (%s): owed again, and the host is notified',
    async (why, reason, mail) => {
      const { host, accountId } = await oweConnected(context)
      if (why === 'blocked') context.world.emulator.changeAccount(accountId, 'blocked')
      else context.world.emulator.configure({ balance: 100 })
      const batch = await create()
      await context.world.runJobs()
      expect(await payoutOf(batch)).toMatchObject({ state: 'returned', reason })
      expect(await figures(host)).toEqual([100, 0, 0])
      expect(await listMailTemplates(context.world, host)).toContain(mail)
      expect((await hostMoney(host)).payee!.state).toBe(why === 'blocked' ? 'blocked' : 'ready')
      // the account is read again after the refusal
      expect((await nextBatch(context)).candidates[0]!.unpayable).toBe(
        why === 'blocked' ? 'not_ready' : null,
      )
    },
  )
  test('that was made after the payout had ended is reported', async () => {
    await oweConnected(context)
    const batch = await create()
    const { id } = await payoutOf(batch)
    const sent = (await readPayout(context.world.deps.db, id))!
    await context.world.runJobs()
    const { deps } = context.world
    const apply = (transferId: string) =>
      deps.db.transaction((tx) =>
        applyTransferOutcome(deps, tx, sent, {
          kind: 'transferred',
          transferId,
          isReversed: false,
          takenBack: 0,
        }),
      )
    // the same answer once more is none
    await apply(transfers()[0]!.id)
    expect(await drifts()).toEqual([])
    await apply('tr_second')
    expect(await drifts()).toEqual([
      `payout ${id}: the provider made tr_second, but the payout is paid with ${transfers()[0]!.id}`,
    ])
  })
  test('without an answer for hours is reported once, and can be given up', async () => {
    const { host } = await oweConnected(context)
    const { deps, clock } = context.world
    const refuseAll = { kind: 'unknown', cause: 'Invalid API key' } as const
    const call = () => Promise.resolve(refuseAll)
    const noKey = { ...deps, cards: { ...deps.cards, findTransfer: call, transfer: call } }
    const find = deps.cards.findTransfer
    failTransfers({ kind: 'timeout_before', times: 50 })
    const batch = await create()
    const { id } = await payoutOf(batch)
    const start = clock.now()
    const giveUp = (by = deps) =>
      markPayouts(by, { ...BY, batchId: batch, ids: [id], outcome: 'withdrawn' })
    context.world.at(start + hours(6) - 1)
    await reportUnanswered(noKey)
    expect(await drifts()).toEqual([])
    expect((await detail(batch)).can.mark).toBe(false)
    expect(await giveUp()).toEqual({ marked: [], late: [id] })
    context.world.at(start + hours(6))
    for (const _ of [1, 2]) await reportUnanswered(noKey)
    expect(await drifts()).toEqual([`payout ${id}: the provider gives no answer`])
    expect((await detail(batch)).can.mark).toBe(true)
    // attack: the transfer is given up while it may exist
    expect(await giveUp(noKey)).toEqual({ marked: [], late: [id] })
    expect(await find(id)).toEqual({ kind: 'not_found' })
    expect(await giveUp()).toEqual({ marked: [id], late: [] })
    context.world.emulator.faults.clear()
    await context.world.runJobs()
    expect(transfers()).toEqual([])
    expect(await figures(host)).toEqual([0, 0, 0])
  })
  test('keeps the account of the person open until it has its result', async () => {
    const { host } = await oweConnected(context)
    await create()
    const leave = () => context.world.call('DELETE /api/account', { cookie: host.cookie, body: {} })
    failTransfers({ kind: 'timeout_before', times: 50 })
    await context.world.runJobs()
    expect((await leave()).body.code).toBe('ACCOUNT_HAS_OPEN_TRANSFER')
    context.world.emulator.faults.clear()
    await advanceTransfers(context.world.deps)
    must(await leave())
    const { rows } = await context.world.deps.db.executeSql('SELECT * FROM payout_payees')
    expect(rows).toEqual([])
  })
})

describe('a reversal', () => {
  const paidOut = async () => {
    const owed = await oweConnected(context)
    const batch = await create()
    await context.world.runJobs()
    return { ...owed, batch, payout: await payoutOf(batch) }
  }
  const reverse = (id: string, operatorId = BY.operatorId) =>
    reversePayout(context.world.deps, { ...BY, operatorId, id })
  test('takes a transfer back: owed again, once, also for two requests at the same time', async () => {
    const { host, payout } = await paidOut()
    // attack: the host is an administrator too
    expect(await reverse(payout.id, host.id)).toEqual({ refused: 'OWN_ACCOUNT' })
    const answers = await Promise.all([reverse(payout.id), reverse(payout.id)])
    expect(answers).toContainEqual({ refused: 'ALREADY_DONE' })
    await context.world.runJobs()
    expect(transfers()).toMatchObject([{ reversed: true, amount_reversed: 15_000 }])
    expect(await figures(host)).toEqual([100, 0, 0])
    const again = await create()
    await context.world.runJobs()
    expect(await payoutOf(again)).toMatchObject({ state: 'paid' })
    expect(await figures(host)).toEqual([0, 0, 100])
  })
  test('without an answer is found out later', async () => {
    const { host, payout } = await paidOut()
    context.world.emulator.faults.add({
      kind: 'timeout_after',
      method: 'POST',
      path: '/v1/transfers/*/reversals',
      times: 2,
    })
    await reverse(payout.id)
    await advanceTransfers(context.world.deps)
    expect(await figures(host)).toEqual([100, 0, 0])
  })
  test('is refused when the host has drawn the money: it stays paid, and refunds are deducted', async () => {
    const { host, payout, batch, accountId, paid } = await paidOut()
    context.world.emulator.configure({ paidOutAccounts: [accountId] })
    must(await context.call(`POST /api/admin/payouts/${payout.id}/reverse`, { reason: 'Refund' }))
    expect(await payoutOf(batch)).toMatchObject({ state: 'paid', reason: 'insufficient_funds' })
    expect(await figures(host)).toEqual([0, 0, 100])
    await refundTransaction(context.world.deps, {
      ...BY,
      transactionId: paid,
      amount: money(4000, 'USD'),
      bearer: 'host',
    })
    await oweMore(context, host)
    await create()
    await context.world.runJobs()
    expect(transfers().map(({ amount }) => amount)).toEqual([15_000, 9_000])
    // later the money is back in the account
    context.world.emulator.configure({})
    must(await context.call(`POST /api/admin/payouts/${payout.id}/reverse`, { reason: 'Again' }))
    expect(await payoutOf(batch)).toMatchObject({ state: 'returned' })
  })
  test('of a part, by hand at the provider, is reported once', async () => {
    const { host, payout } = await paidOut()
    Object.assign(transfers()[0]!, { amount_reversed: 5_000 })
    for (const _ of [1, 2]) await syncTransfer(context.world.deps, payout.transferId!)
    expect(await figures(host)).toEqual([0, 0, 100])
    expect(await drifts()).toEqual([`payout ${payout.id}: the provider took 5000 yen of it back`])
  })
  test('of a transfer to a host who left is refused, and not offered', async () => {
    const { host, payout, batch } = await paidOut()
    must(await context.world.call('DELETE /api/account', { cookie: host.cookie, body: {} }))
    expect(await payoutOf(batch)).toMatchObject({ state: 'paid', canReverse: false })
    expect(await reverse(payout.id)).toEqual({ refused: 'NOT_FOUND' })
    expect(await payoutOf(batch)).toMatchObject({ state: 'paid' })
  })
  test('at the provider by hand is booked by its event', async () => {
    const { host, payout } = await paidOut()
    await context.world.deps.cards.reverseTransfer({
      payoutId: payout.id,
      attempt: 1,
      transferId: payout.transferId!,
    })
    await deliver('transfer.reversed')
    await deliver('transfer.reversed')
    expect(await figures(host)).toEqual([100, 0, 0])
    expect(await readBalances(context.world)).toMatchObject({ owed_to_host: -10_000 })
  })
})
