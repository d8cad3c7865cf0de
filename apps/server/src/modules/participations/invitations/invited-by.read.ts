import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import type { ShownGame } from '../../games/game-ports.types.ts'
import { readName } from '../substitutes/counterpart.read.ts'
import { mustBeApproved } from '../substitutes/offered-seat.read.ts'
import type { PassedOn } from '../substitutes/passed-on.read.ts'
import { readInvitedSeat } from './invited-seat.read.ts'

/** The seat that is kept for a person with the link of an invitation; null without one. */
export async function readInvitedBy(
  tx: Tx,
  game: ShownGame,
  invitationId: string | undefined,
  { viewerId, settings, now }: { viewerId: string | null; settings: Settings; now: Instant },
): Promise<PassedOn | null> {
  const invited = await readInvitedSeat(tx, game, invitationId, { now, settings })
  if (!invited) return null
  const { invitation, state, until } = invited
  const isRefused =
    state === 'open' && viewerId !== null && (await mustBeApproved(tx, game, viewerId, now))
  return {
    as: 'companion',
    by: await readName(tx, invitation.guestId),
    state: isRefused ? 'approval' : state,
    until,
    replacedHold: undefined,
  }
}
