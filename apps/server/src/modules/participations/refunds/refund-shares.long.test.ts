import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { markPaidOut } from '../ledger/mark-paid-out.usecase.ts'
import { retryRefund } from './retry-refund.usecase.ts'
import { refundTransaction } from './refund-transaction.usecase.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { createWorld } from '../../../../test/support/world.ts'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'
import { auditOf } from '../../../../test/support/administrator.ts'
import { closeReconciled, listMailTemplates } from '../../../../test/support/create-users.ts'

const context = new ActContext()
const BY = { operatorId: 'operator000001', ip: null, reason: 'The course had to close.' }
const usd = (minor: number) => money(minor, 'USD')
beforeEach(() => context.open())
afterEach(() => closeReconciled(context.world))

/** Balances of the accounts, in minor units. */
const balances = async () =>
  Object.fromEntries(
    (
      await context.world.deps.db.executeSql<{ account: string; sum: number }>(
        'SELECT account, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY account',
      )
    ).rows.map((row) => [row.account, row.sum]),
  )

describe('a refund of 20 of 130 dollars, 30 of them the platform fee', () => {
  test.each([
    ['both', -2538, -8462, true],
    ['platform', -1000, -10_000, false],
    ['host', -3000, -8000, true],
    [undefined, -2538, -8462, true],
  ] as const)('by %s', async (bearer, revenue, owed, isHostNotified) => {
    const { paid, host } = await context.leaveLate()
    await refundTransaction(context.world.deps, {
      ...BY,
      transactionId: paid,
      amount: usd(2000),
      ...(bearer && { bearer }),
    })
    expect(await balances()).toEqual({
      provider: 11_000,
      platform_revenue: revenue,
      owed_to_host: owed,
    })
    expect((await listMailTemplates(context.world, host)).includes('share_refunded')).toBe(
      isHostNotified,
    )
    const [entry] = await auditOf(context.world, paid)
    expect([entry!.before, entry!.after]).toEqual([
      '130.00 USD left',
      `20.00 USD refunded (platform ${((3000 + revenue) / 100).toFixed(2)} USD, host ${((10_000 + owed) / 100).toFixed(2)} USD), 110.00 USD left`,
    ])
  })
})

describe('the share of a host', () => {
  test('ends at what the host had, and a stale amount is refused', async () => {
    const { paid, owed } = await context.leaveLate()
    const byHost = (minor: number, seen = 10_000) =>
      refundTransaction(context.world.deps, {
        ...BY,
        transactionId: paid,
        amount: usd(minor),
        bearer: 'host',
        owed: usd(seen),
      })
    expect(await byHost(10_001)).toMatchObject({
      refused: 'AMOUNT_TOO_HIGH',
      params: { max: 100, currency: 'USD' },
    })
    expect(await markPaidOut(context.world.deps, { ...BY, transactionId: owed })).toEqual({
      amount: usd(10_000),
    })
    expect(await byHost(1)).toEqual({ refused: 'STALE_EDIT' })
    expect(await byHost(9999, 0)).toMatchObject({ status: 'refunded' })
    expect(await byHost(2, 0)).toMatchObject({ refused: 'AMOUNT_TOO_HIGH', params: { max: 0.01 } })
    expect(await balances()).toMatchObject({ paid_out: -10_000, host_debt: 9999 })
  })

  test('is owed again when the refund fails after a payout of the rest', async () => {
    const { world } = context
    const { paid, owed, host } = await context.leaveLate()
    const { cards } = world.deps
    Object.assign(world.deps, {
      cards: {
        ...cards,
        findRefund: async () => ({ kind: 'not_found' }) as const,
        refund: async () => ({ kind: 'pending' }) as const,
      },
    })
    const pending = await refundTransaction(world.deps, {
      ...BY,
      transactionId: paid,
      amount: usd(2000),
      bearer: 'host',
    })
    expect(pending).toMatchObject({ status: 'asked' })
    expect(await markPaidOut(world.deps, { ...BY, transactionId: owed })).toEqual({
      amount: usd(8000),
    })
    Object.assign(world.deps, {
      cards: {
        ...cards,
        findRefund: async () => ({ kind: 'failed', problem: 'lost_card' }) as const,
      },
    })
    const { refundId } = pending as { refundId: string }
    expect(await retryRefund(world.deps, { ...BY, refundId })).toEqual({ refused: 'STRIPE_ERROR' })
    Object.assign(world.deps, { cards })
    expect(await context.queryOne('SELECT status FROM transactions WHERE id = $1', [owed])).toEqual(
      { status: 'pending' },
    )
    expect(await balances()).toMatchObject({ owed_to_host: -2000, paid_out: -8000 })
    // the failed refund is repeated once, as a new one
    const again = await retryRefund(world.deps, { ...BY, refundId })
    expect(again).toMatchObject({ status: 'refunded' })
    expect(await retryRefund(world.deps, { ...BY, refundId })).toEqual({ refused: 'ALREADY_DONE' })
    expect(await balances()).toMatchObject({ owed_to_host: 0, provider: 11_000 })
    expect(await listMailTemplates(world, host)).toContain('share_refunded')
  })
})

describe('on a PostgreSQL server, at once', () => {
  beforeEach(async () => {
    await context.world.close()
    const db = await databaseForRaces()
    context.world = await createWorld({ db })
  })

  test('three operators who repeat a failed refund refund once', async () => {
    const { world } = context
    const { paid } = await context.leaveLate()
    const { cards } = world.deps
    Object.assign(world.deps, {
      cards: { ...cards, refund: async () => ({ kind: 'failed', problem: 'declined' }) as const },
    })
    expect(
      await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(2000) }),
    ).toEqual({ refused: 'STRIPE_ERROR' })
    Object.assign(world.deps, { cards })
    const { id: refundId } = await context.queryOne<{ id: string }>('SELECT id FROM refunds')
    const results = await Promise.all(
      [1, 2, 3].map(() => retryRefund(world.deps, { ...BY, refundId })),
    )
    expect(results.filter((result) => 'refundId' in result)).toHaveLength(1)
    expect([...world.emulator.state.refunds.values()].map((refund) => refund.amount)).toEqual([
      2000,
    ])
  })

  test('a payout and refunds of the host’s share never take more than was owed', async () => {
    const { world } = context
    const { paid, owed } = await context.leaveLate()
    const byHost = () =>
      refundTransaction(world.deps, {
        ...BY,
        transactionId: paid,
        amount: usd(4000),
        bearer: 'host',
      })
    await Promise.all([
      byHost(),
      markPaidOut(world.deps, { ...BY, transactionId: owed }),
      byHost(),
      markPaidOut(world.deps, { ...BY, transactionId: owed }),
      byHost(),
    ])
    await world.runJobs()
    const { owed_to_host = 0, paid_out = 0, host_debt = 0, provider } = await balances()
    const refunded = 13_000 - provider!
    // what was refunded and what was paid add up to the host's share and to what is deducted later
    expect(refunded - paid_out - owed_to_host - host_debt).toBe(10_000)
    expect([4000, 8000]).toContain(refunded)
    expect(owed_to_host === 0 || host_debt === 0).toBe(true)
  })
})
