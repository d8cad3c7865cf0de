import { afterEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import { reconcile } from '../holds/reconcile.usecase.ts'
import { refundTransaction } from '../refunds/refund-transaction.usecase.ts'
import { markPaidOut } from './mark-paid-out.usecase.ts'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import {
  closeReconciled,
  createHostAndGuests,
  listTransactions,
} from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

let world: World
afterEach(() => closeReconciled(world))
const BY = { operatorId: 'operator000001', ip: null, reason: 'Bank transfer' }

/** A host to whom USD 100 is owed for each guest who left late; the game is over. */
async function owedHost(guests = 1): Promise<Person> {
  const people = await createHostAndGuests(world, guests)
  const gameId = await hostGame(world, people.host, world.clock.now() + hours(40))
  for (const guest of people.guests) must(await join(world, guest, gameId))
  // joining can no longer be undone
  world.at(world.clock.now() + hours(2))
  for (const guest of people.guests)
    must(
      await world.call(`POST /api/games/${gameId}/leave`, {
        cookie: guest.cookie,
        body: { confirmPenalty: true },
      }),
    )
  world.at(world.clock.now() + hours(47))
  await world.runJobs()
  return people.host
}
const remove = (host: Person, giveUp?: { amount: number; currency: string }[]) =>
  world.call<{ code?: string; details?: object[] }>('DELETE /api/account', {
    cookie: host.cookie,
    ...(giveUp && { body: { giveUp } }),
  })
const usd = (amount: number) => ({ amount, currency: 'USD' })
const balance = async () =>
  Object.fromEntries(
    (
      await world.deps.db.executeSql<{ account: string; sum: number }>(
        'SELECT account, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY account',
      )
    ).rows.map((row) => [row.account, row.sum]),
  )
const owedRow = async (host: Person) =>
  (
    await world.deps.db.executeSql<{ id: string }>(
      `SELECT id FROM transactions WHERE user_id = $1 AND reason = 'owed_to_host'`,
      [host.id],
    )
  ).rows[0]!.id

describe('money owed to a host who deletes the account', () => {
  test('attack: is not lost silently: it is shown, and only the shown amount can be given up', async () => {
    world = await createWorld()
    const host = await owedHost()
    expect(
      must(await world.call('GET /api/account/deletion', { cookie: host.cookie })).body,
    ).toEqual({ owed: [usd(100)], debts: [] })
    for (const giveUp of [undefined, [], [usd(99.99)], [{ amount: 100, currency: 'JPY' }]])
      expect(must(await remove(host, giveUp), 409).body).toMatchObject({
        code: 'MONEY_OWED_TO_YOU',
        details: [{ path: 'USD', code: 'owed', message: '100' }],
      })
    const transactionId = await owedRow(host)
    must(await remove(host, [usd(100)]))
    expect(await balance()).toEqual({
      provider: 13_000,
      platform_revenue: -3000,
      owed_to_host: 0,
      given_up: -10_000,
    })
    expect(await listTransactions(world, host)).toEqual(
      expect.arrayContaining([
        { type: 'left_late_charged', status: 'failed', amount: 10_000, reason: 'given_up' },
      ]),
    )
    expect(await auditOf(world, transactionId)).toMatchObject([
      {
        action: 'host.give_up',
        actor_id: host.id,
        before: '100.00 USD owed',
        after: '100.00 USD given up',
      },
    ])
    const operator = await newAdministrator(world)
    const list = async (owed: string) =>
      must(
        await world.call<{ rows: { id: string }[] }>('GET /api/admin/transactions', {
          cookie: operator.cookie,
          query: { owed },
        }),
      ).body.rows.map(({ id }) => id)
    expect([await list('open'), await list('given_up')]).toEqual([[], [transactionId]])
  })
  test('is paid out first, if the host prefers that', async () => {
    world = await createWorld()
    const host = await owedHost()
    await markPaidOut(world.deps, { ...BY, transactionId: await owedRow(host) })
    must(await remove(host))
    expect(await balance()).toMatchObject({ owed_to_host: 0, paid_out: -10_000 })
  })
  test('waits for a refund without an answer, which would be owed again if it failed', async () => {
    world = await createWorld()
    const host = await owedHost()
    const { rows } = await world.deps.db.executeSql<{ id: string }>(
      `SELECT id FROM transactions WHERE booking IS NOT NULL AND reason IS NULL
        AND type = 'left_late_charged'`,
    )
    world.emulator.faults.add({
      kind: 'server_error',
      stored: false,
      method: 'POST',
      path: '/v1/refunds',
      times: 1000,
    })
    const refund = await refundTransaction(world.deps, {
      ...BY,
      transactionId: rows[0]!.id,
      amount: money(10_000, 'USD'),
      bearer: 'host',
    })
    expect(refund).toMatchObject({ status: 'retrying' })
    expect(must(await remove(host), 409).body).toMatchObject({ code: 'ACCOUNT_HAS_OPEN_HOLDS' })
    world.emulator.faults.clear()
    await reconcile(world.deps)
    must(await remove(host))
    expect(await balance()).toMatchObject({ provider: 3000, owed_to_host: 0 })
  })
  test('is either given up or paid out when both happen at once', async () => {
    world = await createWorld({
      db: await databaseForRaces(),
    })
    for (let round = 0; round < 5; round++) {
      const host = await owedHost(2)
      const transactionId = await owedRow(host)
      const before = await balance()
      const [deletion] = await Promise.all([
        remove(host, [usd(200)]),
        markPaidOut(world.deps, { ...BY, transactionId }),
      ])
      const after = await balance()
      const change = (account: string) => (after[account] ?? 0) - (before[account] ?? 0)
      // one of two payouts first: the agreed amount is no longer what is owed
      expect([deletion.status, change('given_up'), change('paid_out')]).toEqual(
        deletion.status === 200 ? [200, -20_000, 0] : [409, 0, -10_000],
      )
    }
  })
})
