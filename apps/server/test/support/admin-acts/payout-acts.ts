import { expect } from 'vitest'
import { japanMonth, monthRange } from '@tomogolf/domain/payments/japan-month'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import {
  createBatch,
  oweConnected,
  owePayable,
  switchToBank,
  switchToConnect,
} from './payout-steps.ts'
import { newAdministrator } from '../administrator.ts'
import { must } from '../people.ts'
import type { Act, ActContext } from './act-context.ts'

const reason = 'By the statement of the bank'
type Detail = ResultOf<'GET /api/admin/payout-batches/:id'>

/** Batches of payouts by bank transfer. */
export const payoutActs = (context: ActContext) => {
  /** Makes a batch that the administrator may send alone up to an amount. */
  const createUpTo = async (aloneUpTo: number): Promise<string> => {
    await context.world.deps.db.executeSql(
      `INSERT INTO settings (key, value, updated_at) VALUES ('approval_limit_usd', $1, now())
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [String(aloneUpTo)],
    )
    const { body } = must(await createBatch(context), 201)
    // the acts of the other endpoints expect the default
    await context.world.deps.db.executeSql(`DELETE FROM settings WHERE key = 'approval_limit_usd'`)
    return (body as { id: string }).id
  }
  const create = async (aloneUpTo = 100_000): Promise<string> => {
    await switchToBank(context)
    await owePayable(context)
    return createUpTo(aloneUpTo)
  }
  const createWaiting = () => create(0)
  const detail = async (id: string) =>
    must(await context.call(`GET /api/admin/payout-batches/${id}`)).body as Detail
  return {
    'POST /api/admin/payout-batches': {
      actions: ['payout_batch.create'],
      run: async () => {
        await switchToBank(context)
        await owePayable(context)
        expect((await createBatch(context, { totals: [] })).body.code).toBe('STALE_EDIT')
        expect((await createBatch(context, { yenPerDollar: null })).body.code).toBe(
          'PAYOUT_RATE_MISSING',
        )
        expect((await createBatch(context, { day: '2020-01-06' })).body.code).toBe('NOT_A_BANK_DAY')
        const done = await createBatch(context)
        expect(done.body).toMatchObject({ state: 'sent', yen: 15_000, count: 1, open: 1 })
        expect((await createBatch(context)).body.code).toBe('NO_PAYOUTS')
        return done
      },
    },
    'POST /api/admin/payout-batches/:id/approve': {
      actions: ['payout_batch.create', 'payout_batch.approve'],
      others: ['payout_batch.approve'],
      run: async () => {
        const id = await createWaiting()
        const own = await context.call(`POST /api/admin/payout-batches/${id}/approve`)
        expect(own.body.code).toBe('OWN_APPROVAL')
        const second = await newAdministrator(context.world, 'Nao', 'money')
        const approve = () =>
          context.world.call(`POST /api/admin/payout-batches/${id}/approve`, {
            cookie: second.cookie,
          })
        const done = await approve()
        expect((await approve()).body.code).toBe('APPROVAL_ENDED')
        expect((await detail(id)).payouts).toMatchObject([{ state: 'sent' }])
        return done
      },
    },
    'POST /api/admin/payout-batches/:id/cancel': {
      actions: ['payout_batch.create', 'payout_batch.cancel'],
      run: async () => {
        const id = await createWaiting()
        expect((await context.call(`POST /api/admin/payout-batches/${id}/file`)).body.code).toBe(
          'NO_PAYOUTS',
        )
        const done = await context.call(`POST /api/admin/payout-batches/${id}/cancel`, { reason })
        expect((await detail(id)).payouts).toMatchObject([{ state: 'cancelled' }])
        return done
      },
    },
    'POST /api/admin/payout-batches/:id/file': {
      actions: ['payout_batch.create', 'payout_batch.file'],
      run: async () => context.call(`POST /api/admin/payout-batches/${await create()}/file`),
    },
    'POST /api/admin/ledger/months/:month/lock': {
      actions: ['ledger.lock'],
      run: async () => {
        await context.leaveLate()
        const month = japanMonth(context.world.clock.now())
        const lock = () => context.call(`POST /api/admin/ledger/months/${month}/lock`, { reason })
        expect((await lock()).body.code).toBe('MONTH_NOT_OVER')
        context.world.at(monthRange(month).end)
        return lock()
      },
    },
    'POST /api/admin/payouts/:id/reverse': {
      actions: ['payout_batch.create', 'payout.reverse'],
      run: async () => {
        await switchToConnect(context)
        await oweConnected(context)
        const id = await createUpTo(100_000)
        await context.world.runJobs()
        const [payout] = (await detail(id)).payouts
        const reverse = () =>
          context.call(`POST /api/admin/payouts/${payout!.id}/reverse`, { reason })
        const done = await reverse()
        expect((await reverse()).body.code).toBe('ALREADY_DONE')
        return done
      },
    },
    'POST /api/admin/payout-batches/:id/mark': {
      actions: ['payout_batch.create', 'payout.paid'],
      run: async () => {
        const id = await create()
        const ids = (await detail(id)).payouts.slice(0, 1).map((payout) => payout.id)
        const mark = (outcome: string) =>
          context.call(`POST /api/admin/payout-batches/${id}/mark`, { ids, outcome, reason })
        const done = await mark('paid')
        expect((await mark('returned')).body).toEqual({ marked: [], late: ids })
        return done
      },
    },
  } satisfies Record<string, Act>
}
