import type { FastifyInstance } from 'fastify'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { nameForOthers } from '../profile/people.presenter.ts'
import { readAccount } from '../accounts.repository.ts'
import { acceptInvitation } from './accept-invitation.usecase.ts'
import { readInvitation } from './team.repository.ts'

/** The invited person's side of an invitation to the team. */
export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/team/invitation', async ({ viewer }) => {
    const invitation = await readInvitation(deps.db, viewer.email)
    if (!invitation || viewer.isAdmin || invitation.expiresAt < deps.clock.now())
      return { invitation: null }
    const inviter = await readAccount(deps.db, invitation.invitedBy)
    return {
      invitation: {
        role: invitation.role,
        expiresAt: iso(invitation.expiresAt),
        invitedBy: inviter
          ? nameForOthers({ ...inviter.profile, username: inviter.user.username })
          : null,
      },
    }
  })
  route(app, 'POST /api/team/invitation/accept', ({ viewer, request }) =>
    acceptInvitation(deps, { userId: viewer.userId, ip: request.ip }),
  )
}
