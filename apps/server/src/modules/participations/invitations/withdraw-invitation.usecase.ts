import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { endInvitations } from './end-invitations.step.ts'
import { readInvitation } from './invitations.repository.ts'

/**
 * The guest withdraws an invitation. Of the withdrawal and the companion who accepts, the first
 * wins: an accepted invitation is the companion's own seat.
 */
export const withdrawInvitation = (
  deps: Deps,
  request: { gameId: string; userId: string; invitationId: string },
): Promise<
  { success: true } | Refused<'GAME_NOT_FOUND' | 'INVITATION_ENDED' | 'INVITATION_TAKEN'>
> =>
  deps.db.transaction(async (tx) => {
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const invitation = await readInvitation(tx, request.invitationId)
    if (invitation?.gameId !== game.id || invitation.guestId !== request.userId)
      return refuse('INVITATION_ENDED')
    if (invitation.status === 'taking' || invitation.status === 'taken')
      return refuse('INVITATION_TAKEN')
    const by = { actor: 'guest' as const, actorId: request.userId }
    const now = deps.clock.now()
    const count = await endInvitations(deps, tx, game, [invitation], { event: 'revoke', by, now })
    return count > 0 ? { success: true as const } : refuse('INVITATION_ENDED')
  })
