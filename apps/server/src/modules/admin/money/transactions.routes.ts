import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { fromMajor } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { parseEnteredAmount } from '../../../platform/entered-amount.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { retryCharge } from '../../participations/charges/retry-charge.usecase.ts'
import { markPaidOut } from '../../participations/ledger/mark-paid-out.usecase.ts'
import { markManyPaidOut } from '../../participations/ledger/mark-many-paid-out.usecase.ts'
import { retryRefund } from '../../participations/refunds/retry-refund.usecase.ts'
import { refundTransaction } from '../../participations/refunds/refund-transaction.usecase.ts'
import { isAsked } from '../../participations/payment-approvals/payment-approvals.types.ts'
import { presentAsked } from './approval.presenter.ts'
import { operatorOf, respondWithList } from '../list-response.presenter.ts'
import { withConflictDetail } from '../conflict.read.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { readAdminTransaction } from './transaction.read.ts'
import {
  listAdminTransactions,
  listAllAdminTransactions,
  readTransactionCurrencies,
  readTransactionCurrency,
  type TransactionQuery,
} from './transactions.read.ts'

const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/transactions'>['rows'][number]>[] = [
  ['id', (transaction) => transaction.id],
  ['at', (transaction) => transaction.createdAt],
  ['type', (transaction) => transaction.type],
  ['status', (transaction) => transaction.status],
  ['person', (transaction) => transaction.user.name],
  ['email', (transaction) => transaction.user.email],
  ['counterpart', (transaction) => transaction.counterpart],
  ['course', (transaction) => transaction.game?.courseName],
  ['amount', (transaction) => transaction.amount?.amount],
  ['refunded', (transaction) => transaction.refunded?.amount],
  ['net', (transaction) => transaction.net?.amount],
  ['owed_to_host', (transaction) => transaction.owed?.amount],
  ['currency', (transaction) => transaction.amount?.currency],
  ['card', (transaction) => transaction.card],
  ['reason', (transaction) => transaction.reason],
  ['refund_category', (transaction) => transaction.refundCategory],
]

/** Transactions: list, details, refund, retry of a charge, pay-out to hosts. */
export function transactionsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/transactions', (call) =>
    respondWithList(deps, call, {
      name: 'transactions',
      readPage: (query: TransactionQuery) =>
        listAdminTransactions(deps.db, query, call.viewer.userId),
      readAll: (query: TransactionQuery) =>
        listAllAdminTransactions(deps.db, query, call.viewer.userId),
      columns: CSV_COLUMNS,
    }),
  )

  route(
    app,
    'GET /api/admin/transactions/:id',
    async ({ params, viewer }) =>
      (await readAdminTransaction(deps, params.id, viewer.userId)) ?? refuse('NOT_FOUND'),
  )

  route(app, 'POST /api/admin/transactions/:id/refund', async (call) => {
    const { params, request, body } = call
    const currency = await readTransactionCurrency(deps.db, params.id)
    if (!currency) return refuse('NOT_FOUND')
    const amount = parseEnteredAmount(body.amount, currency)
    if (isRefused(amount)) return amount
    const refunded = await refundTransaction(deps, {
      ...operatorOf(call),
      transactionId: params.id,
      amount,
      ...(body.bearer && { bearer: body.bearer }),
      category: body.category ?? null,
      ...(body.left !== undefined && { left: fromMajor(body.left, currency) }),
      ...(body.owed !== undefined && { owed: fromMajor(body.owed, currency) }),
    })
    if (isAsked(refunded)) return presentAsked(refunded)
    return withConflictDetail(deps, request.language, 'audited', params.id, refunded)
  })

  route(app, 'POST /api/admin/refunds/:id/retry', (call) =>
    retryRefund(deps, { ...operatorOf(call), refundId: call.params.id }),
  )

  route(app, 'POST /api/admin/transactions/:id/retry', async (call) => {
    const { params, request } = call
    const retried = await retryCharge(deps, { ...operatorOf(call), transactionId: params.id })
    return withConflictDetail(deps, request.language, 'audited', params.id, retried)
  })

  route(app, 'POST /api/admin/transactions/:id/pay-out', async (call) => {
    const { params, request, body } = call
    const currency = await readTransactionCurrency(deps.db, params.id)
    if (!currency) return refuse('NOT_FOUND')
    const paid = await markPaidOut(deps, {
      ...operatorOf(call),
      transactionId: params.id,
      owed: body.owed === undefined ? undefined : fromMajor(body.owed, currency),
    })
    if (!isRefused(paid)) return { success: true as const }
    return withConflictDetail(deps, request.language, 'audited', params.id, paid)
  })

  route(app, 'POST /api/admin/pay-outs', async (call) => {
    const { ids, owed } = call.body
    const currencies = await readTransactionCurrencies(deps.db, ids)
    return markManyPaidOut(deps, {
      ...operatorOf(call),
      ids,
      owed: new Map(
        [...currencies].flatMap(([id, currency]) =>
          owed[id] === undefined ? [] : [[id, fromMajor(owed[id], currency)]],
        ),
      ),
    })
  })
}
