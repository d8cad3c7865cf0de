import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { DAY } from '@tomogolf/domain/time'
import { ActContext } from '../../../test/support/admin-acts/act-context.ts'
import { playAsGuest } from '../../../test/support/admin-acts/payout-steps.ts'
import { closeReconciled, listMailTemplates } from '../../../test/support/create-users.ts'
import { must, readProviderTotals, type Person } from '../../../test/support/people.ts'
import { returnFailedCredits } from './return-credit.usecase.ts'
import { useCredits } from './use-credit.usecase.ts'

const context = new ActContext()
beforeEach(() => context.open())
afterEach(() => closeReconciled(context.world))

const hostMoney = async ({ cookie }: Person) =>
  must(await context.world.call<ResultOf<'GET /api/payouts'>>('GET /api/payouts', { cookie })).body
/** Owed, in the appeal time, kept back, payable, used: in dollars. */
const figures = async (host: Person) => {
  const [balance] = (await hostMoney(host)).balances
  return balance
    ? (['owed', 'waiting', 'keptBack', 'payable', 'used'] as const).map(
        (name) => balance[name].amount,
      )
    : []
}
const refundedMinors = () =>
  [...context.world.emulator.state.refunds.values()].map(({ amount }) => amount)
const later = (days: number) => context.world.at(context.world.clock.now() + days * DAY)

describe('what a host is owed', () => {
  test('is payable after the appeal time, and only its host sees it', async () => {
    const { host, guest, owed } = await context.leaveLate()
    expect(await figures(host)).toEqual([100, 100, 0, 0, 0])
    expect((await hostMoney(host)).shares).toMatchObject([
      { id: owed, type: 'left_late_charged', state: 'waiting', amount: { amount: 100 } },
    ])
    expect(await hostMoney(guest)).toMatchObject({ balances: [], shares: [], history: [] })
    later(17)
    expect(await figures(host)).toEqual([100, 0, 0, 100, 0])
    must(await context.call(`POST /api/admin/transactions/${owed}/pay-out`, { reason: 'Paid' }))
    expect(await hostMoney(host)).toMatchObject({
      balances: [{ owed: { amount: 0 }, paid: { amount: 100 } }],
      shares: [],
      history: [{ kind: 'paid', amount: { amount: 100, currency: 'USD' } }],
    })
  })
  test('is kept back while a case about the game is open', async () => {
    const { host, paid } = await context.leaveLate()
    const { game_id } = await context.queryOne<{ game_id: string }>(
      'SELECT game_id FROM transactions WHERE id = $1',
      [paid],
    )
    await context.world.deps.db.executeSql(
      `INSERT INTO cases (id, kind, game_id, created_at) VALUES ('case0000000001', 'drift', $1, now())`,
      [game_id],
    )
    later(17)
    expect(await figures(host)).toEqual([100, 0, 100, 0, 0])
    expect((await hostMoney(host)).shares[0]!.state).toBe('review')
  })
})

describe('the credit of a host', () => {
  test('pays platform fees of the host, each once, and only after the appeal time', async () => {
    const { world } = context
    const { host } = await context.leaveLate()
    await playAsGuest(context, host)
    await useCredits(world.deps)
    expect(readProviderTotals(world, host)).toMatchObject({ captured: 3000 })
    expect(refundedMinors()).toEqual([])
    later(17)
    const gameId = await playAsGuest(context, host)
    await useCredits(world.deps)
    await useCredits(world.deps)
    await world.runJobs()
    // the fee of 17 days ago stays paid by the card
    expect(readProviderTotals(world, host)).toMatchObject({ captured: 6000 })
    expect(refundedMinors()).toEqual([3000])
    expect(await figures(host)).toEqual([70, 0, 0, 70, 30])
    const { history } = await hostMoney(host)
    expect(history).toMatchObject([{ kind: 'used', amount: { amount: 30 } }])
    expect(await listMailTemplates(world, host)).toContain('refunded')
    const { rows } = (
      await context.call(`GET /api/admin/transactions?game=${gameId}&user=${host.id}`)
    ).body as ResultOf<'GET /api/admin/transactions'>
    const fee = rows.find(({ type }) => type === 'platform_fee')!
    const detail = (await context.call(`GET /api/admin/transactions/${fee.id}`))
      .body as ResultOf<'GET /api/admin/transactions/:id'>
    expect(detail.refunds).toMatchObject([{ isCredit: true, status: 'refunded', by: null }])
    // what is used cannot be paid out, or given up
    expect(await owedOf(host)).toBe(-7000)
  })
  test('does not pay a fee while a case about its game is open', async () => {
    const { world } = context
    const { host } = await context.leaveLate()
    later(17)
    await playAsGuest(context, host)
    const setCase = (status: string) =>
      world.deps.db.executeSql(
        `INSERT INTO cases (id, kind, game_id, created_at, status)
          SELECT 'case0000000001', 'drift', game_id, now(), $1 FROM transactions
            WHERE type = 'platform_fee'
          ON CONFLICT (id) DO UPDATE SET status = excluded.status`,
        [status],
      )
    await setCase('open')
    await useCredits(world.deps)
    await world.runJobs()
    expect(refundedMinors()).toEqual([])
    await setCase('accepted')
    await useCredits(world.deps)
    await world.runJobs()
    expect(refundedMinors()).toEqual([3000])
  })
  test('is owed again when the card cannot be refunded, and the fee stays paid', async () => {
    const { world } = context
    const { host } = await context.leaveLate()
    later(17)
    await playAsGuest(context, host)
    const { cards } = world.deps
    Object.assign(world.deps, {
      cards: { ...cards, refund: async () => ({ kind: 'failed', problem: 'lost_card' }) as const },
    })
    await useCredits(world.deps)
    expect(await figures(host)).toEqual([70, 0, 0, 70, 30])
    await world.runJobs()
    Object.assign(world.deps, { cards })
    await returnFailedCredits(world.deps)
    await returnFailedCredits(world.deps)
    await useCredits(world.deps)
    expect(await figures(host)).toEqual([100, 0, 0, 100, 0])
    expect((await hostMoney(host)).history.map(({ kind }) => kind).toSorted()).toEqual([
      'returned',
      'used',
    ])
    // attack: an operator repeats the refund, whose credit was given back
    const { id } = await context.queryOne<{ id: string }>('SELECT id FROM refunds')
    const again = await context.call(`POST /api/admin/refunds/${id}/retry`, { reason: 'Again' })
    expect(again.body.code).toBe('REFUND_NOT_POSSIBLE')
    expect(await owedOf(host)).toBe(-10_000)
  })
})

const owedOf = async ({ id }: Person) =>
  (
    await context.queryOne<{ sum: number }>(
      `SELECT sum(amount_minor)::int AS sum FROM ledger_entries
        WHERE account = 'owed_to_host' AND party_id = $1`,
      [id],
    )
  ).sum
