import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AdminSubstitute } from '@tomogolf/contract/admin/games.schemas'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { substituteLinks } from '../../participations/substitutes/substitutes.table.ts'
import { personColumns } from '../columns.read.ts'
import { toPersonDto } from '../dto.presenter.ts'

/** The links with which guests of a game passed their seats on, and who took them. */
export async function readAdminSubstitutes(
  tx: Tx,
  gameId: string,
): Promise<z.input<typeof AdminSubstitute>[]> {
  const links = await tx.orm
    .select({ link: substituteLinks, guest: personColumns() })
    .from(substituteLinks)
    .innerJoin(users, eq(users.id, substituteLinks.guestId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(substituteLinks.gameId, gameId))
    .orderBy(asc(substituteLinks.createdAt), asc(substituteLinks.id))
  const takers = alias(users, 'takers')
  const takerProfiles = alias(profiles, 'taker_profiles')
  const taken = await tx.orm
    .select({ seatId: participations.id, person: personColumns(takers, takerProfiles) })
    .from(substituteLinks)
    .innerJoin(participations, eq(participations.id, substituteLinks.takenBy))
    .innerJoin(takers, eq(takers.id, participations.guestId))
    .innerJoin(takerProfiles, eq(takerProfiles.userId, takers.id))
    .where(eq(substituteLinks.gameId, gameId))
  return links.map(({ link, guest }) => {
    const substitute = taken.find(({ seatId }) => seatId === link.takenBy)
    return {
      id: link.id,
      guest: toPersonDto(guest),
      substitute: substitute ? toPersonDto(substitute.person) : null,
      status: link.status,
      createdAt: iso(link.createdAt),
      endedAt: isoOrNull(link.endedAt),
    }
  })
}
