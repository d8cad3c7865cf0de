import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { addNote } from '../../participations/notes/add-note.usecase.ts'
import { actorOf } from '../list-response.presenter.ts'

/** Internal notes about cases, games and users. */
export function notesRoutes(app: FastifyInstance, deps: Deps): void {
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
