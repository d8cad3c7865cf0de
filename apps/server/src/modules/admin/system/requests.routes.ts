import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { advanceRequest } from '../../requests/advance-request.usecase.ts'
import { actorOf, respondWithList } from '../list-response.presenter.ts'
import { withConflictDetail } from '../conflict.read.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { listAllRequests, listRequests, type RequestQuery } from './requests.read.ts'

const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/requests'>['rows'][number]>[] = [
  ['reference', (request) => request.reference],
  ['at', (request) => request.createdAt],
  ['kind', (request) => request.kind],
  ['state', (request) => request.state],
  ['name', (request) => request.name],
  ['email', (request) => request.email],
  ['language', (request) => request.language],
  ['due_at', (request) => request.dueAt],
  ['answered_at', (request) => request.answeredAt],
  ['overdue', (request) => request.overdue],
  ['taken_by', (request) => request.takenBy],
  ['fields', (request) => JSON.stringify(request.fields)],
]

/** Support requests: list, and the next step of one. */
export function requestsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/requests', (call) =>
    respondWithList(deps, call, {
      name: 'requests',
      readPage: (query: RequestQuery) => listRequests(deps, query),
      readAll: (query: RequestQuery) => listAllRequests(deps, query),
      columns: CSV_COLUMNS,
    }),
  )

  route(app, 'PATCH /api/admin/requests/:id', async (call) => {
    const { params, request, body } = call
    const { actorId, ip } = actorOf(call)
    const advanced = await advanceRequest(deps, {
      requestId: params.id,
      event: body.step,
      operatorId: actorId,
      role: call.viewer.adminRole,
      ip,
      note: body.note || null,
      seen: body.seen === undefined ? undefined : Date.parse(body.seen),
    })
    if (!isRefused(advanced)) return { success: true as const }
    return withConflictDetail(deps, request.language, 'audited', params.id, advanced)
  })
}
