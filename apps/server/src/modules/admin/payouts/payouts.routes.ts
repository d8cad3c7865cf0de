import type { FastifyInstance } from 'fastify'
import { fromMajor } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { route } from '../../../platform/http/route.ts'
import { sendPdf } from '../../../platform/http/send-pdf.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { createBatch } from '../../payouts/create-batch.usecase.ts'
import { approveBatch, cancelBatch } from '../../payouts/decide-batch.usecase.ts'
import { readHostMoney } from '../../payouts/host-money.read.ts'
import { makeFile } from '../../payouts/make-file.usecase.ts'
import { markPayouts } from '../../payouts/mark-payouts.usecase.ts'
import { reversePayout } from '../../payouts/connect/reverse-payout.usecase.ts'
import { readStatementFile } from '../../payouts/read-statement-file.usecase.ts'
import { operatorOf, respondWithList } from '../list-response.presenter.ts'
import {
  listAllBatches,
  listBatches,
  readBatchDetail,
  readBatchRow,
  readNextBatch,
  type BatchDto,
  type BatchQuery,
} from './batches.read.ts'

const CSV_COLUMNS: readonly Column<BatchDto>[] = [
  ['id', (row) => row.id],
  ['created_at', (row) => row.createdAt],
  ['created_by', (row) => row.createdBy],
  ['state', (row) => row.state],
  ['mode', (row) => row.mode],
  ['day', (row) => row.day],
  ['transfers', (row) => row.count],
  ['open', (row) => row.open],
  ['yen', (row) => row.yen],
  ['yen_per_dollar', (row) => row.yenPerDollar],
  ['reason', (row) => row.reason],
  ['decided_by', (row) => row.decidedBy],
]

/** Payouts to hosts by bank transfer: the next batch, its approval, its file and what came of it. */
export function payoutsRoutes(app: FastifyInstance, deps: Deps): void {
  const callerOf = ({
    viewer,
    request,
  }: {
    viewer: { userId: string }
    request: { ip: string }
  }) => ({
    operatorId: viewer.userId,
    ip: request.ip,
  })
  route(app, 'GET /api/admin/users/:id/payouts', async ({ params }) =>
    (await readAccount(deps.db, params.id)) ? readHostMoney(deps, params.id) : refuse('NOT_FOUND'),
  )
  route(app, 'GET /api/admin/users/:id/statement.pdf', async ({ params, query, reply }) => {
    const file = await readStatementFile(deps, params.id, query.month)
    return isRefused(file) ? file : sendPdf(reply, file)
  })
  route(app, 'GET /api/admin/payout-batches', (call) =>
    respondWithList(deps, call, {
      name: 'payout-batches',
      readPage: (query: BatchQuery) => listBatches(deps.db, query),
      readAll: (query: BatchQuery) => listAllBatches(deps.db, query),
      columns: CSV_COLUMNS,
    }),
  )
  route(app, 'GET /api/admin/payout-batches/next', () => readNextBatch(deps))
  route(app, 'GET /api/admin/payout-batches/:id', ({ params, viewer }) =>
    readBatchDetail(deps, params.id, viewer),
  )
  route(app, 'POST /api/admin/payout-batches', async (call) => {
    const { day, yenPerDollar, totals } = call.body
    const batch = await createBatch(deps, {
      ...operatorOf(call),
      day,
      yenPerDollar,
      totals: totals.map(({ amount, currency }) => fromMajor(amount, currency)),
    })
    return isRefused(batch) ? batch : (await readBatchRow(deps.db, batch.id))!
  })
  route(app, 'POST /api/admin/payout-batches/:id/approve', (call) =>
    approveBatch(deps, { ...callerOf(call), id: call.params.id }),
  )
  route(app, 'POST /api/admin/payout-batches/:id/cancel', (call) =>
    cancelBatch(deps, { ...operatorOf(call), id: call.params.id }),
  )
  route(app, 'POST /api/admin/payout-batches/:id/file', (call) =>
    makeFile(deps, { ...callerOf(call), id: call.params.id }),
  )
  route(app, 'POST /api/admin/payouts/:id/reverse', (call) =>
    reversePayout(deps, { ...operatorOf(call), id: call.params.id }),
  )
  route(app, 'POST /api/admin/payout-batches/:id/mark', (call) =>
    markPayouts(deps, {
      ...operatorOf(call),
      batchId: call.params.id,
      ids: call.body.ids,
      outcome: call.body.outcome,
    }),
  )
}
