import { SEATED } from '@tomogolf/domain/machines/seat-states'
import { openUntil } from '@tomogolf/domain/party/invitation'
import type { ParticipationEvent } from '@tomogolf/domain/machines/participation-machine'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import {
  readParticipation,
  type CausedBy,
  type GameRow,
  type Move,
  type Participation,
} from '../participations.repository.ts'
import { readName } from '../substitutes/counterpart.read.ts'
import { notifyExpired, passFreedSeats } from './end-invitations.step.ts'
import {
  listInvitationsOf,
  moveInvitation,
  readInvitationTakenBy,
} from './invitations.repository.ts'

const BY_SYSTEM: CausedBy = { actor: 'system', actorId: null }
/** Events that end every seat of a game: none is free afterwards. */
const ENDS_ALL: readonly ParticipationEvent[] = ['host_cancel', 'call_off', 'force_cancel']

/**
 * A seat has moved: an invited companion is in, or the guest who invites is out. Returns how many
 * seats that were kept are free now; the effects of the move pass them on. The game is locked.
 */
export async function followInvitations(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  move: Move,
  now: Instant,
): Promise<number> {
  const { after, transition } = move
  if (after.partyLeadId !== null) return 0
  if (transition.on === 'hold_authorised') {
    await welcomeInvited(deps, tx, game, after, now)
    return 0
  }
  if (SEATED.includes(after.status)) return 0
  let freed = 0
  for (const invitation of await listInvitationsOf(tx, [after.id])) {
    const ending = { event: 'close' as const, by: BY_SYSTEM, now, details: transition.on }
    const closed = await moveInvitation(tx, game, invitation, ending)
    if (closed && invitation.status === 'open') freed += 1
  }
  if (freed === 0 || ENDS_ALL.includes(transition.on)) return 0
  if (!transition.effects.includes('free_seat')) await passFreedSeats(deps, tx, game, freed)
  return freed
}

async function welcomeInvited(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seat: Participation,
  now: Instant,
): Promise<void> {
  const invitation = await readInvitationTakenBy(tx, seat.id)
  if (!invitation) return
  if (!(await moveInvitation(tx, game, invitation, { event: 'join', by: BY_SYSTEM, now }))) return
  await notify(deps.jobs, tx, {
    userId: invitation.guestId,
    kind: 'invitation_taken',
    params: { ...toMessageGame(game), guestName: await readName(tx, seat.guestId) },
  })
}

/**
 * The reservation of an invited companion has ended without a hold. The seat is kept again, unless
 * the time is over. Returns whether it is. The seat no longer counts as taken; the game is locked.
 */
export async function keepForInvited(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  reservation: Pick<Participation, 'id'>,
  now: Instant,
): Promise<boolean> {
  const invitation = await readInvitationTakenBy(tx, reservation.id)
  if (invitation?.status !== 'taking') return false
  const inviter = await readParticipation(tx, invitation.participationId)
  // the end of the guest's seat closes the invitation
  if (!inviter || !SEATED.includes(inviter.status)) return false
  if (now <= openUntil(invitation, game.teeTime, await readSettings(tx))) {
    const failed = { event: 'take_failed' as const, by: BY_SYSTEM, now }
    return (await moveInvitation(tx, game, invitation, failed, { takenBy: null })) !== null
  }
  const ending = { event: 'expire' as const, by: BY_SYSTEM, now }
  if (await moveInvitation(tx, game, invitation, ending))
    await notifyExpired(deps, tx, game, { guestId: invitation.guestId, count: 1 })
  return false
}
