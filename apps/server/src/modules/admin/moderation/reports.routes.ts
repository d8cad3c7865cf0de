import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { route } from '../../../platform/http/route.ts'
import { decideReport } from '../../moderation/decide-report.usecase.ts'
import { withConflictDetail } from '../conflict.read.ts'
import { actorOf, respondWithList } from '../list-response.presenter.ts'
import { listAllReports, listReports, type ReportQuery } from './reports.read.ts'

/** Without the texts: what people wrote to each other stays in the queue. */
const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/reports'>['rows'][number]>[] = [
  ['id', (report) => report.id],
  ['at', (report) => report.createdAt],
  ['kind', (report) => report.kind],
  ['reason', (report) => report.reason],
  ['reporter', (report) => report.reporter.name],
  ['reporter_email', (report) => report.reporter.email],
  ['reported', (report) => report.reported.name],
  ['reported_email', (report) => report.reported.email],
  ['course', (report) => report.game?.courseName],
  ['decided_at', (report) => report.decidedAt],
  ['decided_by', (report) => report.decidedBy],
  ['outcome', (report) => report.outcome],
  ['decision', (report) => report.decision],
]

/** Reported people and texts: list and decision. */
export function reportsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/reports', (call) => {
    const t = deps.phrase.translator(call.request.language)
    return respondWithList(deps, call, {
      name: 'reports',
      readPage: (query: ReportQuery) => listReports(deps.db, query, t),
      readAll: (query: ReportQuery) => listAllReports(deps.db, query, t),
      columns: CSV_COLUMNS,
    })
  })

  route(app, 'POST /api/admin/reports/:id/decide', async (call) => {
    const { params, request, body } = call
    const decided = await decideReport(deps, { ...body, ...actorOf(call), reportId: params.id })
    return withConflictDetail(deps, request.language, 'audited', params.id, decided)
  })
}
