import { afterEach, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { openServerDatabase } from '../../platform/database/server-database.ts'
import { isRefused } from '../../platform/refusal.ts'
import { ActContext } from '../../../test/support/admin-acts/act-context.ts'
import { newAdministrator } from '../../../test/support/administrator.ts'
import { addCard, closeReconciled } from '../../../test/support/create-users.ts'
import { checkIn, openQr } from '../../../test/support/course.ts'
import { serverUrl } from '../../../test/support/engines.ts'
import { hostGame, join, must } from '../../../test/support/people.ts'
import { createWorld } from '../../../test/support/world.ts'
import { DAY, hours } from '@tomogolf/domain/time'
import { markPaidOut } from '../participations/ledger/mark-paid-out.usecase.ts'
import { refundTransaction } from '../participations/refunds/refund-transaction.usecase.ts'
import { useCredits } from './use-credit.usecase.ts'

const context = new ActContext()
afterEach(() => closeReconciled(context.world))

test('workers, a payout and a refund at once never use a share twice', async () => {
  context.world = await createWorld({
    db: openServerDatabase(await serverUrl(), 30, (error) => {
      throw error
    }),
  })
  const { world } = context
  context.admin = await newAdministrator(world)
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
          COALESCE(sum(-amount_minor) FILTER (WHERE account = 'owed_to_host'), 0)::int AS left
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
