import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AdminInvitation } from '@tomogolf/contract/admin/games.schemas'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { invitations } from '../../participations/invitations/invitations.table.ts'
import { personColumns } from '../columns.read.ts'
import { toPersonDto } from '../dto.presenter.ts'

/** The seats that guests of a game kept for invited companions, and who took them. */
export async function readAdminInvitations(
  tx: Tx,
  gameId: string,
): Promise<z.input<typeof AdminInvitation>[]> {
  const kept = await tx.orm
    .select({ invitation: invitations, guest: personColumns() })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.guestId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(invitations.gameId, gameId))
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
  const takers = alias(users, 'takers')
  const takerProfiles = alias(profiles, 'taker_profiles')
  const taken = await tx.orm
    .select({ seatId: participations.id, person: personColumns(takers, takerProfiles) })
    .from(invitations)
    .innerJoin(participations, eq(participations.id, invitations.takenBy))
    .innerJoin(takers, eq(takers.id, participations.guestId))
    .innerJoin(takerProfiles, eq(takerProfiles.userId, takers.id))
    .where(eq(invitations.gameId, gameId))
  return kept.map(({ invitation, guest }) => {
    const companion = taken.find(({ seatId }) => seatId === invitation.takenBy)
    return {
      id: invitation.id,
      guest: toPersonDto(guest),
      companion: companion ? toPersonDto(companion.person) : null,
      status: invitation.status,
      createdAt: iso(invitation.createdAt),
      until: iso(invitation.until),
      endedAt: isoOrNull(invitation.endedAt),
    }
  })
}
