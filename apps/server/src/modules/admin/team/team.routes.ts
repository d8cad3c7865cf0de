import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import {
  changeRole,
  removeAdministrator,
} from '../../accounts/team/change-administrator.usecase.ts'
import {
  inviteAdministrator,
  withdrawInvitation,
} from '../../accounts/team/invite-administrator.usecase.ts'
import { actorOf } from '../list-response.presenter.ts'
import { readTeam } from './team.read.ts'

/** Administrators, their roles, and invitations. */
export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/team', () => readTeam(deps.db, deps.clock.now()))

  route(app, 'POST /api/admin/team/invitations', (call) =>
    inviteAdministrator(deps, {
      ...call.body,
      ...actorOf(call),
      language: call.request.language,
    }),
  )

  route(app, 'DELETE /api/admin/team/invitations/:id', (call) =>
    withdrawInvitation(deps, { ...actorOf(call), invitationId: call.params.id }),
  )

  route(app, 'PATCH /api/admin/team/:id', (call) =>
    changeRole(deps, { ...call.body, ...actorOf(call), userId: call.params.id }),
  )

  route(app, 'DELETE /api/admin/team/:id', (call) =>
    removeAdministrator(deps, { ...call.body, ...actorOf(call), userId: call.params.id }),
  )
}
