import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { fixReport } from '../../participations/cases/fix-report.usecase.ts'
import { decideAppeal } from '../../standing/decide-appeal.usecase.ts'
import { hideRating } from '../../standing/hide-rating.usecase.ts'
import { actorOf, respondWithList } from '../list-response.presenter.ts'
import { withConflictDetail } from '../conflict.read.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { listAllIssues, listIssues, type IssueQuery } from './issues.read.ts'

const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/issues'>['rows'][number]>[] = [
  ['id', (issue) => issue.id],
  ['at', (issue) => issue.createdAt],
  ['reason', (issue) => issue.reason],
  ['message', (issue) => issue.message],
  ['reporter', (issue) => issue.reporter.name],
  ['reporter_email', (issue) => issue.reporter.email],
  ['course', (issue) => issue.game?.courseName],
  ['fixed_at', (issue) => issue.fixedAt],
  ['fixed_by', (issue) => issue.fixedBy],
  ['note', (issue) => issue.note],
]

/** Issues reported by users: list, fix, decide an appeal, hide a rating. */
export function issuesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/issues', (call) =>
    respondWithList(deps, call, {
      name: 'issues',
      readPage: (query: IssueQuery) => listIssues(deps.db, query),
      readAll: (query: IssueQuery) => listAllIssues(deps.db, query),
      columns: CSV_COLUMNS,
    }),
  )

  route(app, 'POST /api/admin/issues/:id/fix', async (call) => {
    const { params, request, body } = call
    const fixed = await fixReport(deps, { ...body, ...actorOf(call), reportId: params.id })
    return withConflictDetail(deps, request.language, 'issue', params.id, fixed)
  })

  route(app, 'POST /api/admin/issues/:id/decide', async (call) => {
    const { params, request, body } = call
    const decided = await decideAppeal(deps, { ...body, ...actorOf(call), reportId: params.id })
    return withConflictDetail(deps, request.language, 'issue', params.id, decided)
  })

  route(app, 'POST /api/admin/ratings/:id/hide', async (call) => {
    const { params, request, body } = call
    const hidden = await hideRating(deps, { ...body, ...actorOf(call), ratingId: params.id })
    return withConflictDetail(deps, request.language, 'audited', params.id, hidden)
  })
}
