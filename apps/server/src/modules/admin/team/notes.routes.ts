import type { FastifyInstance } from 'fastify'
import { hasPermission } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { giveCase } from '../../participations/cases/assign-case.usecase.ts'
import { addNote } from '../../participations/notes/add-note.usecase.ts'
import { withConflictDetail } from '../conflict.read.ts'
import { actorOf } from '../list-response.presenter.ts'
import { readAssignees } from './assignees.read.ts'

/** Who takes care of a case, and internal notes about cases, games and users. */
export function notesRoutes(app: FastifyInstance, deps: Deps): void {
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
  route(app, 'POST /api/admin/cases/:id/notes', (call) =>
    addNote(deps, { ...call.body, ...actorOf(call), kind: 'case', subjectId: call.params.id }),
  )
  route(app, 'POST /api/admin/games/:id/notes', (call) =>
    addNote(deps, { ...call.body, ...actorOf(call), kind: 'game', subjectId: call.params.id }),
  )
  route(app, 'POST /api/admin/users/:id/notes', (call) =>
    addNote(deps, { ...call.body, ...actorOf(call), kind: 'user', subjectId: call.params.id }),
  )
}
