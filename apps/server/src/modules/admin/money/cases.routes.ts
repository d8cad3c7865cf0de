import type { FastifyInstance } from 'fastify'
import { hasPermission } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { giveCase } from '../../participations/cases/assign-case.usecase.ts'
import { decideCase } from '../../participations/cases/decide-case.usecase.ts'
import { isAsked } from '../../participations/payment-approvals/payment-approvals.types.ts'
import { presentAsked } from './approval.presenter.ts'
import { actorOf, operatorOf, respondWithList } from '../list-response.presenter.ts'
import { withConflictDetail } from '../conflict.read.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { readAssignees } from '../team/assignees.read.ts'
import { listAllCases, listCases, type CaseSummary } from './cases.read.ts'

const CSV_COLUMNS: readonly Column<CaseSummary>[] = [
  ['id', (row) => row.id],
  ['at', (row) => row.createdAt],
  ['kind', (row) => row.kind],
  ['state', (row) => row.state],
  ['course', (row) => row.game.courseName],
  ['tee_time', (row) => row.game.teeTime],
  ['host', (row) => row.host.name],
  ['guest', (row) => row.guest?.name],
  ['statement', (row) => row.statement],
  ['payment', (row) => row.payment?.what],
  ['amount', (row) => row.payment?.amount.amount],
  ['payer', (row) => row.payment?.payer?.name],
  ['hold', (row) => row.hold?.amount.amount],
  ['currency', (row) => (row.payment ?? row.hold)?.amount.currency],
  ['assignee', (row) => row.assignee?.name],
  ['decided_at', (row) => row.decidedAt],
  ['decided_by', (row) => row.decidedBy],
  ['reason', (row) => row.reason],
]

/** Cases about attendance: list, who takes care of each, and decision. */
export function casesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/cases', (call) => {
    const t = deps.phrase.translator(call.request.language)
    return respondWithList(deps, call, {
      name: 'cases',
      readPage: (query) => listCases(deps.db, { ...query, viewerId: call.viewer.userId }, t),
      readAll: (query) => listAllCases(deps.db, { ...query, viewerId: call.viewer.userId }),
      columns: CSV_COLUMNS,
    })
  })

  route(app, 'GET /api/admin/case-team', async () => ({
    team: await readAssignees(
      deps.db,
      (role) => role !== null && hasPermission(role, 'cases.decide'),
    ),
  }))
  route(app, 'PUT /api/admin/cases/:id/assignee', async (call) => {
    const { params, body, request } = call
    const { actorId: operatorId, ip } = actorOf(call)
    const given = await giveCase(deps, { ...body, operatorId, ip, caseId: params.id })
    return withConflictDetail(deps, request.language, 'audited', params.id, given)
  })

  route(app, 'POST /api/admin/cases/:id/decide', async (call) => {
    const { params, request, body } = call
    const decided = await decideCase(deps, {
      ...operatorOf(call),
      caseId: params.id,
      outcome: body.outcome,
    })
    if (isAsked(decided)) return presentAsked(decided)
    return withConflictDetail(deps, request.language, 'case', params.id, decided)
  })
}
