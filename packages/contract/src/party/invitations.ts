import { endpoint } from '../api/endpoint.ts'
import { Id, IdParams, Ok } from '../common.schemas.ts'
import { InvitationKey } from './invitations.schemas.ts'

const InvitationParams = IdParams.extend({ invitationId: Id })

/** Seats that a guest keeps for invited companions. */
export const invitations = {
  'POST /api/games/:id/invitations/:invitationId/link': endpoint({
    summary: 'The link for an invited companion; the same one while it works',
    guard: 'user',
    limit: 'write',
    params: InvitationParams,
    result: InvitationKey,
    errors: ['GAME_NOT_FOUND', 'INVITATION_ENDED', 'INVITATION_TAKEN'],
  }),
  'DELETE /api/games/:id/invitations/:invitationId': endpoint({
    summary: 'Withdraw an invitation that is not accepted yet; the seat is free again',
    guard: 'user',
    limit: 'write',
    params: InvitationParams,
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'INVITATION_ENDED', 'INVITATION_TAKEN'],
  }),
}
