import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import { invitedSeat, openUntil } from '@tomogolf/domain/party/invitation'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import type { ShownGame } from '../../games/game-ports.types.ts'
import { readParticipation } from '../participations.repository.ts'
import { readInvitation, type Invitation } from './invitations.repository.ts'

/** The seat of an invitation, as a person with its link finds it. */
export type InvitedSeat = {
  readonly invitation: Invitation
  readonly state: 'open' | 'taking' | 'ended'
  readonly until: Instant
}

/**
 * The seat that an invitation keeps in a game; undefined for one to another game. Nothing is kept for
 * a companion before the guest has the own seat for certain.
 */
export async function readInvitedSeat(
  tx: Tx,
  game: Pick<ShownGame, 'id' | 'teeTime'>,
  invitationId: string | undefined,
  { now, settings }: { now: Instant; settings: Settings },
): Promise<InvitedSeat | undefined> {
  const invitation = invitationId === undefined ? undefined : await readInvitation(tx, invitationId)
  if (invitation?.gameId !== game.id) return undefined
  const until = openUntil(invitation, game.teeTime, settings)
  const inviter = await readParticipation(tx, invitation.participationId)
  const state =
    inviter && CONFIRMED.includes(inviter.status) ? invitedSeat(invitation, until, now) : 'ended'
  return { invitation, until, state }
}
