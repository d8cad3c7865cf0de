import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { invitationToken } from './invitation-token.adapter.ts'
import { readOwnOpen } from './own-invitations.read.ts'
import { withdrawInvitation } from './withdraw-invitation.usecase.ts'

export function invitationsRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    'POST /api/games/:id/invitations/:invitationId/link',
    async ({ params: { id: gameId, invitationId }, viewer: { userId } }) => {
      const open = await readOwnOpen(deps, { gameId, userId, invitationId })
      return isRefused(open) ? open : { key: invitationToken(deps.secret, open.id) }
    },
  )
  route(
    app,
    'DELETE /api/games/:id/invitations/:invitationId',
    ({ params: { id: gameId, invitationId }, viewer: { userId } }) =>
      withdrawInvitation(deps, { gameId, userId, invitationId }),
  )
}
