import { afterEach, expect, test } from 'vitest'
import type { PayoutOutcome } from '@tomogolf/domain/machines/payout-machine'
import { money } from '@tomogolf/domain/money'
import { openServerDatabase } from '../../platform/database/server-database.ts'
import { isRefused } from '../../platform/refusal.ts'
import { ActContext } from '../../../test/support/admin-acts/act-context.ts'
import { newAdministrator } from '../../../test/support/administrator.ts'
import { addCard, closeReconciled } from '../../../test/support/create-users.ts'
import { checkIn, openQr } from '../../../test/support/course.ts'
import { serverUrl } from '../../../test/support/engines.ts'
import { hostGame, join, must } from '../../../test/support/people.ts'
import {
  createBatch,
  nextBatch,
  oweConnected,
  owePayable,
  saveAccount,
  switchToBank,
  switchToConnect,
  KENJIS_ACCOUNT,
} from '../../../test/support/admin-acts/payout-steps.ts'
import { createWorld } from '../../../test/support/world.ts'
import { DAY, hours } from '@tomogolf/domain/time'
import { lockGames } from '../games/games.repository.ts'
import { markPaidOut } from '../participations/ledger/mark-paid-out.usecase.ts'
import { refundTransaction } from '../participations/refunds/refund-transaction.usecase.ts'
import { advanceTransfer, advanceTransfers } from './connect/advance-transfer.usecase.ts'
import { auditTransfers } from './connect/audit-transfers.usecase.ts'
import { reversePayout } from './connect/reverse-payout.usecase.ts'
import { approveBatch, cancelBatch, expireBatches } from './decide-batch.usecase.ts'
import { markPayouts } from './mark-payouts.usecase.ts'
import { useCredits } from './use-credit.usecase.ts'

const context = new ActContext()
afterEach(() => closeReconciled(context.world))

async function openWorld() {
  context.world = await createWorld({
    db: openServerDatabase(await serverUrl(), 30, (error) => {
      throw error
    }),
  })
  context.admin = await newAdministrator(context.world)
  return context.world
}

test('workers, a payout and a refund at once never use a share twice', async () => {
  const world = await openWorld()
  for (let round = 0; round < 3; round++) {
    const { host, paid, owed } = await context.leaveLate()
    const other = await context.createUser()
    await addCard(world, host.id)
    const teeTime = world.clock.now() + 17 * DAY
    world.at(teeTime - hours(60))
    const gameId = await hostGame(world, other, teeTime)
    must(await join(world, host, gameId))
    world.at(teeTime)
    must(await checkIn(world, host, gameId, { code: (await openQr(world, other, gameId)).code }))
    const by = { operatorId: context.admin.id, ip: null, reason: 'Agreed' }
    const [, , paidOut, back] = await Promise.all([
      useCredits(world.deps),
      useCredits(world.deps),
      markPaidOut(world.deps, { ...by, transactionId: owed }),
      refundTransaction(world.deps, {
        ...by,
        transactionId: paid,
        amount: money(4000, 'USD'),
        bearer: 'host',
      }),
      useCredits(world.deps),
    ])
    await world.runJobs()
    const { used, left } = await context.queryOne<{ used: number; left: number }>(
      `SELECT
          COALESCE(sum(-amount_minor) FILTER (WHERE account = 'credit_used'), 0)::int AS used,
          COALESCE(sum(-amount_minor)
            FILTER (WHERE account IN ('owed_to_host', 'host_debt')), 0)::int AS left
        FROM ledger_entries WHERE party_id = $1`,
      [host.id],
    )
    const cash = isRefused(paidOut) ? 0 : paidOut.amount.minor
    const refunded = isRefused(back) ? 0 : 4000
    expect(used + left + cash + refunded).toBe(10_000)
    expect([0, 3000]).toContain(used)
    const { onCard } = await context.queryOne<{ onCard: number }>(
      `SELECT COALESCE(sum(amount_minor), 0)::int AS "onCard" FROM refunds
        WHERE user_id = $1 AND status = 'refunded'`,
      [host.id],
    )
    expect(onCard).toBe(used)
  }
})

test('two batches, a refund, a payout by hand and a changed account at once pay a share once', async () => {
  const world = await openWorld()
  await switchToBank(context)
  const second = await newAdministrator(world, 'Nao', 'money')
  const by = { operatorId: context.admin.id, ip: null, reason: 'Agreed' }
  for (let round = 0; round < 3; round++) {
    await world.deps.db.executeSql(
      `INSERT INTO settings (key, value, updated_at) VALUES ('approval_limit_usd', $1, now())
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [round === 1 ? '100000' : '0'],
    )
    const { host, paid } = await owePayable(context)
    const { id: owed } = await context.queryOne<{ id: string }>(
      `SELECT id FROM transactions WHERE user_id = $1 AND reason = 'owed_to_host'`,
      [host.id],
    )
    const { totals } = await nextBatch(context)
    const [first, other] = await Promise.all([
      createBatch(context, { totals }),
      createBatch(context, { totals }),
      markPaidOut(world.deps, { ...by, transactionId: owed }),
      refundTransaction(world.deps, {
        ...by,
        transactionId: paid,
        amount: money(4000, 'USD'),
        bearer: 'host',
      }),
      ...(round === 2
        ? [saveAccount(context, host, { ...KENJIS_ACCOUNT, number: '7777999' })]
        : []),
    ])
    const made = [first, other].filter(({ status }) => status === 201)
    expect(made.length).toBeLessThanOrEqual(1)
    for (const { body } of made) {
      const { id } = body as { id: string }
      await Promise.all([
        approveBatch(world.deps, { id, operatorId: second.id, ip: null }),
        cancelBatch(world.deps, { ...by, id }),
        expireBatches(world.deps),
        approveBatch(world.deps, { id, operatorId: second.id, ip: null }),
      ])
      const { rows } = await world.deps.db.executeSql<{ id: string }>(
        'SELECT id FROM payouts WHERE batch_id = $1',
        [id],
      )
      const mark = (outcome: PayoutOutcome) =>
        markPayouts(world.deps, { ...by, batchId: id, ids: rows.map((row) => row.id), outcome })
      await Promise.all([mark('paid'), mark('returned'), mark('paid'), mark('withdrawn')])
      await Promise.all([mark('came_back'), mark('came_back'), mark('paid')])
    }
    await world.runJobs()
    const { rows } = await world.deps.db.executeSql<{ account: string; minor: number }>(
      `SELECT account, sum(-amount_minor)::int AS minor FROM ledger_entries
        WHERE party_id = $1 GROUP BY account`,
      [host.id],
    )
    const minorOf = (account: string) => rows.find((row) => row.account === account)?.minor ?? 0
    const { back } = await context.queryOne<{ back: number }>(
      `SELECT COALESCE(sum(from_host_minor), 0)::int AS back FROM refunds r
        JOIN transactions t ON t.booking = r.booking
        WHERE t.id = $1 AND r.status = 'refunded'`,
      [owed],
    )
    expect(minorOf('payout_in_transit')).toBe(0)
    expect(minorOf('owed_to_host')).toBeGreaterThanOrEqual(0)
    // a refund after the payout is deducted from the next one
    const debt = -minorOf('host_debt')
    expect(minorOf('owed_to_host') + minorOf('paid_out') + back - debt).toBe(10_000)
    expect(minorOf('owed_to_host') === 0 || debt === 0).toBe(true)
  }
})

test('the end of a batch locks all its games in the order of their ids', async () => {
  const world = await openWorld()
  await switchToBank(context)
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('approval_limit_usd', '0', now())`,
  )
  await owePayable(context)
  await owePayable(context)
  const { id } = must(await createBatch(context), 201).body as { id: string }
  const { rows } = await world.deps.db.executeSql<{ game: string }>(
    `SELECT i.game_id AS game FROM payout_items i JOIN payouts p ON p.id = i.payout_id
      WHERE p.batch_id = $1 ORDER BY p.position`,
    [id],
  )
  const games = rows.map(({ game }) => game)
  expect(games).toHaveLength(2)
  const [low, high] = games.toSorted() as [string, string]
  // the payout of the game with the higher id comes first
  await world.deps.db.executeSql(
    `UPDATE payouts SET position = CASE
        WHEN id = (SELECT payout_id FROM payout_items WHERE game_id = $2) THEN 1 ELSE 2 END
      WHERE batch_id = $1`,
    [id, high],
  )
  let cancelled: Promise<unknown> | undefined
  await world.deps.db.transaction(async (tx) => {
    await lockGames(tx, [low])
    cancelled = cancelBatch(world.deps, {
      operatorId: context.admin.id,
      ip: null,
      reason: 'Wrong day',
      id,
    })
    await expect
      .poll(async () => {
        const waiting = await world.deps.db.executeSql(
          `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
            AND datname = current_database()`,
        )
        return waiting.rows.length
      })
      .toBeGreaterThan(0)
    await lockGames(tx, [high])
  })
  expect(await cancelled).toEqual({ success: true })
})

test('two batches of transfers, jobs, a reversal and a refund at once pay a share once', async () => {
  const world = await openWorld()
  await switchToConnect(context)
  // together the hosts are owed more than one administrator may send
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('approval_limit_usd', '100000', now())`,
  )
  const by = { operatorId: context.admin.id, ip: null, reason: 'Agreed' }
  for (let round = 0; round < 3; round++) {
    const { host, paid } = await oweConnected(context)
    // answers are lost: every worker repeats the call
    world.emulator.faults.add({
      kind: round === 1 ? 'timeout_before' : 'timeout_after',
      method: 'POST',
      path: '/v1/transfers',
      times: 2,
    })
    const { totals } = await nextBatch(context)
    const made = (
      await Promise.all([createBatch(context, { totals }), createBatch(context, { totals })])
    ).filter(({ status }) => status === 201)
    expect(made).toHaveLength(1)
    const { id: payoutId } = await context.queryOne<{ id: string }>(
      // hosts of the rounds before are owed again, and in the batch too
      'SELECT id FROM payouts WHERE batch_id = $1 AND host_id = $2',
      [(made[0]!.body as { id: string }).id, host.id],
    )
    const advance = () => advanceTransfer(world.deps, payoutId)
    await Promise.all([
      advance(),
      advance(),
      advanceTransfers(world.deps),
      reversePayout(world.deps, { ...by, id: payoutId }),
      refundTransaction(world.deps, {
        ...by,
        transactionId: paid,
        amount: money(4000, 'USD'),
        bearer: 'host',
      }),
      advance(),
    ])
    world.emulator.faults.clear()
    await advanceTransfers(world.deps)
    await world.runJobs()
    const transfers = [...world.emulator.state.transfers.values()].filter(
      ({ transfer_group }) => transfer_group === payoutId,
    )
    expect(transfers).toHaveLength(1)
    await Promise.all([
      reversePayout(world.deps, { ...by, id: payoutId }),
      reversePayout(world.deps, { ...by, id: payoutId }),
      advanceTransfers(world.deps),
    ])
    await advanceTransfers(world.deps)
    await world.runJobs()
    const { rows } = await world.deps.db.executeSql<{ account: string; minor: number }>(
      `SELECT account, sum(-amount_minor)::int AS minor FROM ledger_entries
        WHERE party_id = $1 GROUP BY account`,
      [host.id],
    )
    const minorOf = (account: string) => rows.find((row) => row.account === account)?.minor ?? 0
    // the transfer was taken back: the host has nothing, and is owed what the refund left
    expect([minorOf('payout_in_transit'), minorOf('paid_out')]).toEqual([0, 0])
    world.at(world.clock.now() + hours(1))
    expect(await auditTransfers(world.deps)).toEqual([])
  }
})
