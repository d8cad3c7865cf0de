import { afterEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'
import { leaveGame } from '../joining/leave-game.usecase.ts'
import { markPaidOut } from '../ledger/mark-paid-out.usecase.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import { checkRefunds } from './check-refunds.usecase.ts'
import { refundTransaction } from './refund-transaction.usecase.ts'
import { retryCharge } from '../charges/retry-charge.usecase.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  listCases,
  listMailTemplates,
  createHostAndGuests,
  listTransactions,
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

/** A guest who left late and paid 130 dollars, 30 of them to the platform. */
async function leftLate(): Promise<{
  host: Person
  guest: Person
  gameId: string
  paid: string
  owed: string
}> {
  const {
    host,
    guests: [guest],
  } = await createHostAndGuests(world, 1)
  const gameId = await hostGame(world, host, teeTime)
  must(await join(world, guest!, gameId))
  world.at(teeTime - hours(48) + 1)
  await leaveGame(world.deps, { gameId, userId: guest!.id, confirmPenalty: true })
  const rowOf = async (person: Person) =>
    (
      await world.deps.db.executeSql<{ id: string }>(
        `SELECT id FROM transactions WHERE user_id = $1 AND type = 'left_late_charged'`,
        [person.id],
      )
    ).rows[0]!.id
  return { host, guest: guest!, gameId, paid: await rowOf(guest!), owed: await rowOf(host) }
}
/** The amount refunded to a user's card, by the provider's records. */
const refunded = (person: Person) => {
  const { customers, refunds } = world.emulator.state
  const ofPerson = (id: string) => {
    const customer = customers.get(id)
    return customer !== undefined && 'metadata' in customer && customer.metadata.user === person.id
  }
  return [...refunds.values()]
    .filter((row) => ofPerson(String(row.customer)))
    .reduce((sum, row) => sum + row.amount, 0)
}

describe('a refund', () => {
  test('never exceeds the amount taken and reduces the debt to the host by its share', async () => {
    world = await createWorld()
    const { host, guest, paid } = await leftLate()
    expect(
      await refundTransaction(world.deps, {
        ...BY,
        transactionId: paid,
        amount: usd(4000),
        bearer: 'host',
      }),
    ).toMatchObject({ status: 'refunded' })
    expect(
      await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(9001) }),
    ).toMatchObject({ refused: 'AMOUNT_TOO_HIGH', params: { max: 90, currency: 'USD' } })
    const balance = async () =>
      Object.fromEntries(
        (
          await world.deps.db.executeSql<{ account: string; sum: number }>(
            'SELECT account, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY account',
          )
        ).rows.map((row) => [row.account, row.sum]),
      )
    expect(await balance()).toEqual({
      provider: 9000,
      platform_revenue: -3000,
      owed_to_host: -6000,
    })
    expect(
      await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(9000) }),
    ).toMatchObject({ status: 'refunded' })
    expect(await balance()).toEqual({ provider: 0, platform_revenue: 0, owed_to_host: 0 })
    expect(
      await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(1) }),
    ).toEqual({ refused: 'REFUND_NOT_POSSIBLE' })
    expect(refunded(guest)).toBe(13_000)
    expect(
      (await listTransactions(world, guest))
        .filter((t) => ['left_late_charged', 'payment_refunded'].includes(t.type))
        .map((t) => `${t.type} ${t.status} ${t.amount}`)
        .toSorted(),
    ).toEqual([
      'left_late_charged refunded 13000',
      'payment_refunded successful 4000',
      'payment_refunded successful 9000',
    ])
    expect(
      (await listTransactions(world, host))
        .filter((t) => t.reason === 'owed_to_host')
        .map((t) => `${t.type} ${t.status} ${t.amount}`)
        .toSorted(),
    ).toEqual([
      'left_late_charged refunded 10000',
      'payment_refunded successful 4000',
      'payment_refunded successful 6000',
    ])
    expect(
      (await listMailTemplates(world, guest)).filter((key) => key === 'refunded'),
    ).toHaveLength(2)
  })

  test('is made once when its response is lost and it is repeated', async () => {
    world = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
    const { guest, paid } = await leftLate()
    world.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      method: 'POST',
      path: '/v1/refunds',
      times: 1,
    })
    const asked = { ...BY, transactionId: paid, amount: usd(3000), key: 'refundkey00001' }
    expect(await refundTransaction(world.deps, asked)).toMatchObject({ status: 'retrying' })
    expect(await refundTransaction(world.deps, asked)).toMatchObject({
      refundId: 'refundkey00001',
      status: 'refunded',
    })
    await world.runJobs()
    // after the provider has dropped the idempotency key
    world.at(world.clock.now() + hours(30))
    await reconcile(world.deps)
    expect(refunded(guest)).toBe(3000)
  })

  test('that waits for its answer is not reported as made by another', async () => {
    world = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
    const { gameId, paid } = await leftLate()
    world.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      method: 'POST',
      path: '/v1/refunds',
      times: 2,
    })
    const asked = { ...BY, transactionId: paid, amount: usd(3000), key: 'refundkey00002' }
    expect(await refundTransaction(world.deps, asked)).toMatchObject({ status: 'retrying' })
    const [intent] = [...world.emulator.state.paymentIntents.values()]
    const about = { intentId: intent!.id, gameId, participationId: null, holdId: null }
    await checkRefunds(world.deps, { ...about, total: usd(3000) })
    expect(await listCases(world, gameId)).toEqual([])
    // one that no refund of ours explains
    await checkRefunds(world.deps, { ...about, total: usd(4000) })
    expect(await listCases(world, gameId)).toMatchObject([{ kind: 'drift' }])
  })

  test('by concurrent operators stops when the money is used up', async () => {
    world = await createWorld({ db: await databaseForRaces() })
    const { guest, paid } = await leftLate()
    const results = await Promise.all(
      Array.from({ length: 4 }, () =>
        refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(5000) }),
      ),
    )
    expect(results.filter((row) => !isRefused(row))).toHaveLength(2)
    expect(refunded(guest)).toBe(10_000)
  })

  test('after the payout to the host is deducted from the next one', async () => {
    world = await createWorld()
    const { host, paid, owed } = await leftLate()
    expect(await markPaidOut(world.deps, { ...BY, transactionId: paid })).toEqual({
      refused: 'NOT_FOUND',
    })
    expect(await markPaidOut(world.deps, { ...BY, transactionId: owed })).toEqual({
      amount: usd(10_000),
    })
    expect(await markPaidOut(world.deps, { ...BY, transactionId: owed })).toEqual({
      refused: 'ALREADY_DONE',
    })
    expect(await listMailTemplates(world, host)).toContain('owed_paid')
    await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(13_000) })
    const { rows } = await world.deps.db.executeSql<{ account: string; sum: number }>(
      'SELECT account, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY account ORDER BY account',
    )
    expect(rows).toEqual([
      { account: 'host_debt', sum: 10_000 },
      { account: 'owed_to_host', sum: 0 },
      { account: 'paid_out', sum: -10_000 },
      { account: 'platform_revenue', sum: 0 },
      { account: 'provider', sum: 0 },
    ])
  })

  test('is refused for rows that took no money and for amounts owed to the host', async () => {
    world = await createWorld()
    const { guest, owed } = await leftLate()
    const {
      rows: [held],
    } = await world.deps.db.executeSql<{ id: string }>(
      `SELECT id FROM transactions WHERE user_id = $1 AND type = 'payment_authorized'`,
      [guest.id],
    )
    for (const transactionId of [held!.id, owed])
      expect(await refundTransaction(world.deps, { ...BY, transactionId, amount: usd(1) })).toEqual(
        {
          refused: 'REFUND_NOT_POSSIBLE',
        },
      )
    expect(
      await refundTransaction(world.deps, {
        ...BY,
        transactionId: 'nosuchrow00000',
        amount: usd(1),
      }),
    ).toEqual({ refused: 'NOT_FOUND' })
    expect(await retryCharge(world.deps, { ...BY, transactionId: owed })).toEqual({
      refused: 'CHARGE_NOT_RETRYABLE',
    })
  })
})
