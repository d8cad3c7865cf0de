import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { route } from '../../../platform/http/route.ts'
import { approvePayment } from '../../participations/payment-approvals/approve-payment.usecase.ts'
import {
  declineApproval,
  withdrawApproval,
} from '../../participations/payment-approvals/end-approval.usecase.ts'
import { operatorOf, respondWithList } from '../list-response.presenter.ts'
import {
  listAllApprovals,
  listApprovals,
  type ApprovalDto,
  type ApprovalQuery,
} from './approvals.read.ts'

const CSV_COLUMNS: readonly Column<ApprovalDto>[] = [
  ['id', (row) => row.id],
  ['asked_at', (row) => row.askedAt],
  ['act', (row) => row.act],
  ['subject', (row) => row.subjectId],
  ['state', (row) => row.state],
  ['amount', (row) => row.amount.amount],
  ['currency', (row) => row.amount.currency],
  ['person', (row) => row.person.name],
  ['course', (row) => row.game.courseName],
  ['asked_by', (row) => row.askedBy.name],
  ['reason', (row) => row.reason],
  ['until', (row) => row.until],
  ['decided_by', (row) => row.decidedBy],
  ['ended_at', (row) => row.endedAt],
  ['note', (row) => row.note],
]

/** Charges and refunds that a second administrator decides. */
export function approvalsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/approvals', (call) =>
    respondWithList(deps, call, {
      name: 'approvals',
      readPage: (query: ApprovalQuery) => listApprovals(deps, query, call.viewer),
      readAll: (query: ApprovalQuery) => listAllApprovals(deps, query, call.viewer),
      columns: CSV_COLUMNS,
    }),
  )

  route(app, 'POST /api/admin/approvals/:id/approve', ({ params, viewer, request }) =>
    approvePayment(deps, {
      approvalId: params.id,
      operatorId: viewer.userId,
      ip: request.ip,
    }),
  )

  route(app, 'POST /api/admin/approvals/:id/decline', (call) =>
    declineApproval(deps, { ...operatorOf(call), approvalId: call.params.id }),
  )

  route(app, 'POST /api/admin/approvals/:id/withdraw', ({ params, viewer, request }) =>
    withdrawApproval(deps, {
      approvalId: params.id,
      operatorId: viewer.userId,
      ip: request.ip,
    }),
  )
}
