import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import {
  deleteOnRequest,
  exportOnRequest,
} from '../../accounts/privacy/answer-privacy-request.usecase.ts'
import { writeToUser } from '../../requests/inbox/write-to-user.usecase.ts'
import { actorOf } from '../list-response.presenter.ts'

/** What a user asked the team for: an answer, the own data, or the end of the account. */
export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/admin/users/:id/message', (call) =>
    writeToUser(deps, { ...call.body, ...actorOf(call), userId: call.params.id }),
  )
  route(app, 'POST /api/admin/users/:id/export', (call) =>
    exportOnRequest(deps, { ...call.body, ...actorOf(call), userId: call.params.id }),
  )
  route(app, 'DELETE /api/admin/users/:id', (call) =>
    deleteOnRequest(deps, {
      ...call.body,
      ...actorOf(call),
      userId: call.params.id,
      language: call.request.language,
    }),
  )
}
