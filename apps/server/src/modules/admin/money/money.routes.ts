import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fromMajor } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { decideCase } from '../../participations/cases/decide-case.usecase.ts'
import { captureHold, releaseHold } from '../../participations/holds/decide-hold.usecase.ts'
import { fixReport } from '../../participations/cases/fix-report.usecase.ts'
import { markOwedPaid } from '../../participations/ledger/mark-paid-out.usecase.ts'
import { payOuts } from '../../participations/ledger/pay-out-many.usecase.ts'
import { refundTransaction } from '../../participations/refunds/refund-transaction.usecase.ts'
import { retryCharge } from '../../participations/charges/retry-charge.usecase.ts'
import { advanceRequest } from '../../requests/advance-request.usecase.ts'
import { decideAppeal } from '../../standing/decide-appeal.usecase.ts'
import { hideRating } from '../../standing/hide-rating.usecase.ts'
import { actorOf, answerList } from '../admin-list.ts'
import { listAllCases, listCases, type CaseQuery } from './cases.read.ts'
import { readAdminHold } from './hold.read.ts'
import { listAllHolds, listHolds, readHoldCurrency, type HoldQuery } from './holds.read.ts'
import { listAllIssues, listIssues, type IssueQuery } from '../system/issues.read.ts'
import { listAllRequests, listRequests, type RequestQuery } from '../system/requests.read.ts'
import { readAdminTransaction } from './transaction.read.ts'
import {
  listAdminTransactions,
  listAllAdminTransactions,
  readTransactionCurrency,
  type TransactionQuery,
} from './transactions.read.ts'
import { withWhatChanged, type ChangeSource } from '../conflict.read.ts'

/** Holds, transactions, and what waits for a decision. */
export function moneyRoutes(app: FastifyInstance, deps: Deps): void {
  const operator = (call: {
    viewer: { userId: string }
    request: FastifyRequest
    body: { reason: string }
  }) => ({ operatorId: call.viewer.userId, ip: call.request.ip, reason: call.body.reason })
  const ok = (done: unknown): Refused | { success: true } =>
    isRefused(done) ? done : { success: true }
  /** Too late: by whom, when, and what they did. */
  const changed = <T>(
    call: { params: { id: string }; request: FastifyRequest },
    of: ChangeSource,
    done: T | Refused,
  ) => withWhatChanged(deps, call.request.language, of, call.params.id, done)
  route(app, 'GET /api/admin/holds', (call) =>
    answerList(deps, call, {
      name: 'holds',
      page: (q: HoldQuery) => listHolds(deps.db, q, deps.clock.now()),
      all: (q: HoldQuery) => listAllHolds(deps.db, q, deps.clock.now()),
      columns: [
        ['id', (h) => h.id],
        ['status', (h) => h.status],
        ['goal', (h) => h.goal],
        ['guest', (h) => h.guest.name],
        ['guest_email', (h) => h.guest.email],
        ['game', (h) => h.game.id],
        ['course', (h) => h.game.courseName],
        ['tee_time', (h) => h.game.teeTime],
        ['amount', (h) => h.amount.amount],
        ['fee', (h) => h.fee.amount],
        ['taken', (h) => h.taken?.amount],
        ['currency', (h) => h.amount.currency],
        ['reason', (h) => h.captureReason],
        ['basis', (h) => h.basis],
        ['policy_version', (h) => h.policyVersion],
        ['capture_before', (h) => h.captureBefore],
        ['provider_id', (h) => h.intentId],
      ],
    }),
  )
  route(
    app,
    'GET /api/admin/holds/:id',
    async ({ params }) => (await readAdminHold(deps, params.id)) ?? refuse('NOT_FOUND'),
  )
  route(
    app,
    'GET /api/admin/transactions/:id',
    async ({ params }) => (await readAdminTransaction(deps, params.id)) ?? refuse('NOT_FOUND'),
  )
  route(app, 'GET /api/admin/transactions', (call) =>
    answerList(deps, call, {
      name: 'transactions',
      page: (q: TransactionQuery) => listAdminTransactions(deps.db, q),
      all: (q: TransactionQuery) => listAllAdminTransactions(deps.db, q),
      columns: [
        ['id', (t) => t.id],
        ['at', (t) => t.createdAt],
        ['type', (t) => t.type],
        ['status', (t) => t.status],
        ['person', (t) => t.user.name],
        ['email', (t) => t.user.email],
        ['counterpart', (t) => t.counterpart],
        ['course', (t) => t.game?.courseName],
        ['amount', (t) => t.amount?.amount],
        ['currency', (t) => t.amount?.currency],
        ['card', (t) => t.card],
        ['reason', (t) => t.reason],
      ],
    }),
  )
  route(app, 'GET /api/admin/cases', (call) =>
    answerList(deps, call, {
      name: 'cases',
      page: (q: CaseQuery) => listCases(deps.db, q),
      all: (q: CaseQuery) => listAllCases(deps.db, q),
      columns: [
        ['id', (c) => c.id],
        ['at', (c) => c.createdAt],
        ['kind', (c) => c.kind],
        ['state', (c) => c.state],
        ['course', (c) => c.game.courseName],
        ['tee_time', (c) => c.game.teeTime],
        ['host', (c) => c.host.name],
        ['guest', (c) => c.guest?.name],
        ['statement', (c) => c.statement],
        ['hold', (c) => c.hold?.amount.amount],
        ['currency', (c) => c.hold?.amount.currency],
        ['decided_at', (c) => c.decidedAt],
        ['decided_by', (c) => c.decidedBy],
        ['reason', (c) => c.reason],
      ],
    }),
  )
  route(app, 'GET /api/admin/issues', (call) =>
    answerList(deps, call, {
      name: 'issues',
      page: (q: IssueQuery) => listIssues(deps.db, q),
      all: (q: IssueQuery) => listAllIssues(deps.db, q),
      columns: [
        ['id', (i) => i.id],
        ['at', (i) => i.createdAt],
        ['reason', (i) => i.reason],
        ['message', (i) => i.message],
        ['reporter', (i) => i.reporter.email],
        ['course', (i) => i.game?.courseName],
        ['fixed_at', (i) => i.fixedAt],
        ['fixed_by', (i) => i.fixedBy],
        ['note', (i) => i.note],
      ],
    }),
  )
  route(app, 'POST /api/admin/issues/:id/decide', async (call) =>
    changed(
      call,
      'issue',
      await decideAppeal(deps, { ...call.body, ...actorOf(call), reportId: call.params.id }),
    ),
  )
  route(app, 'POST /api/admin/ratings/:id/hide', async (call) =>
    changed(
      call,
      'audit',
      await hideRating(deps, { ...call.body, ...actorOf(call), ratingId: call.params.id }),
    ),
  )
  route(app, 'POST /api/admin/issues/:id/fix', async (call) =>
    changed(
      call,
      'issue',
      await fixReport(deps, { ...call.body, ...actorOf(call), reportId: call.params.id }),
    ),
  )

  route(app, 'GET /api/admin/requests', (call) =>
    answerList(deps, call, {
      name: 'requests',
      page: (q: RequestQuery) => listRequests(deps, q),
      all: (q: RequestQuery) => listAllRequests(deps, q),
      columns: [
        ['reference', (r) => r.reference],
        ['at', (r) => r.createdAt],
        ['kind', (r) => r.kind],
        ['state', (r) => r.state],
        ['name', (r) => r.name],
        ['email', (r) => r.email],
        ['language', (r) => r.language],
        ['due_at', (r) => r.dueAt],
        ['answered_at', (r) => r.answeredAt],
        ['overdue', (r) => r.overdue],
        ['taken_by', (r) => r.takenBy],
        ['fields', (r) => JSON.stringify(r.fields)],
      ],
    }),
  )
  route(app, 'PATCH /api/admin/requests/:id', async (call) => {
    const { actorId, ip } = actorOf(call),
      { step, note, letter, seen } = call.body
    const done = await advanceRequest(deps, {
      requestId: call.params.id,
      event: step,
      operatorId: actorId,
      ip,
      note: note || null,
      language: call.request.language,
      letter,
      seen: seen === undefined ? undefined : Date.parse(seen),
    })
    return ok(await changed(call, 'audit', done))
  })

  route(app, 'POST /api/admin/holds/:id/release', async (call) =>
    changed(call, 'audit', await releaseHold(deps, { ...operator(call), holdId: call.params.id })),
  )
  route(app, 'POST /api/admin/holds/:id/capture', async (call) => {
    const currency = await readHoldCurrency(deps.db, call.params.id)
    return currency
      ? changed(
          call,
          'audit',
          await captureHold(deps, {
            ...operator(call),
            holdId: call.params.id,
            amount: fromMajor(call.body.amount, currency),
          }),
        )
      : refuse('NOT_FOUND')
  })
  route(app, 'POST /api/admin/transactions/:id/refund', async (call) => {
    const currency = await readTransactionCurrency(deps.db, call.params.id)
    if (!currency) return refuse('NOT_FOUND')
    const { amount, left } = call.body
    return changed(
      call,
      'audit',
      ok(
        await refundTransaction(deps, {
          ...operator(call),
          transactionId: call.params.id,
          amount: fromMajor(amount, currency),
          ...(left !== undefined && { left: fromMajor(left, currency) }),
        }),
      ),
    )
  })
  route(app, 'POST /api/admin/transactions/:id/retry', async (call) =>
    changed(
      call,
      'audit',
      ok(await retryCharge(deps, { ...operator(call), transactionId: call.params.id })),
    ),
  )
  route(app, 'POST /api/admin/transactions/:id/pay-out', async (call) =>
    changed(
      call,
      'audit',
      ok(await markOwedPaid(deps, { ...operator(call), transactionId: call.params.id })),
    ),
  )
  route(app, 'POST /api/admin/pay-outs', async (call) =>
    payOuts(deps, { ...operator(call), ids: call.body.ids }),
  )
  route(app, 'POST /api/admin/cases/:id/decide', async (call) =>
    changed(
      call,
      'case',
      await decideCase(deps, {
        ...operator(call),
        caseId: call.params.id,
        outcome: call.body.outcome,
      }),
    ),
  )
}
