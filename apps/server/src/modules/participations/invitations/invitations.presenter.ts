import type { z } from 'zod'
import type { KeptSeats, OwnInvitation } from '@tomogolf/contract/party/invitations.schemas'
import { invitedSeat, openUntil } from '@tomogolf/domain/party/invitation'
import type { Settings } from '@tomogolf/domain/settings'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { ShownGame } from '../../games/game-ports.types.ts'
import type { InvitationFacts } from './own-invitations.read.ts'

export const presentInvitations = (
  invitations: readonly InvitationFacts[],
  game: Pick<ShownGame, 'teeTime'>,
  settings: Settings,
  now: Instant,
): z.input<typeof OwnInvitation>[] =>
  invitations.map(({ invitation, name }) => {
    const until = openUntil(invitation, game.teeTime, settings)
    return {
      id: invitation.id,
      state: invitation.status === 'taken' ? 'taken' : invitedSeat(invitation, until, now),
      until: iso(until),
      companion: name,
    }
  })

/** One row for each guest who keeps seats. */
export const presentKeptSeats = (
  kept: readonly InvitationFacts[],
  game: Pick<ShownGame, 'teeTime'>,
  settings: Settings,
): z.input<typeof KeptSeats>[] =>
  [...Map.groupBy(kept, ({ invitation }) => invitation.guestId).values()].map((ofGuest) => ({
    by: ofGuest[0]!.name ?? '',
    count: ofGuest.length,
    until: iso(openUntil(ofGuest[0]!.invitation, game.teeTime, settings)),
  }))
