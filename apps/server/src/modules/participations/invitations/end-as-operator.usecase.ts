import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { takesPart } from '../players.read.ts'
import { endInvitations } from './end-invitations.step.ts'
import { readInvitation } from './invitations.repository.ts'

/**
 * An operator ends an invitation: the seat is free, and guest and host are notified. Of this and the
 * companion who accepts, the first wins.
 */
export const endInvitationAsOperator = (
  deps: Deps,
  { invitationId, reason, operatorId, ip }: OperatorDecision & { invitationId: string },
): Promise<
  { success: true } | Refused<'ALREADY_DONE' | 'INVITATION_TAKEN' | 'NOT_FOUND' | 'OWN_ACCOUNT'>
> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const seen = await readInvitation(tx, invitationId)
    const game = seen && (await lockGame(tx, seen.gameId))
    if (!game) return refuse('NOT_FOUND')
    if (await takesPart(tx, operatorId, game)) return refuse('OWN_ACCOUNT')
    // under the lock of the game
    const invitation = (await readInvitation(tx, invitationId))!
    if (invitation.status === 'taking' || invitation.status === 'taken')
      return refuse('INVITATION_TAKEN')
    const count = await endInvitations(deps, tx, game, [invitation], {
      event: 'close',
      by: { actor: 'operator', actorId: operatorId },
      now,
      details: reason,
    })
    if (count === 0) return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: 'invitation.end',
      subject: invitationId,
      reason,
      before: invitation.status,
      after: 'closed',
    })
    await notify(deps.jobs, tx, {
      userId: invitation.guestId,
      kind: 'invitation_ended',
      params: { ...toMessageGame(game), reason },
    })
    return { success: true as const }
  })
