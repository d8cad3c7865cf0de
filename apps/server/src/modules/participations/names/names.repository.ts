import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { participations } from '../participations.table.ts'
import { nameReads } from './names.table.ts'

/**
 * The guests and companions of some games whose seat is confirmed, with their consent and clubs, as
 * they joined.
 */
export const listNameSeats = async (tx: Tx, gameIds: readonly string[]) =>
  gameIds.length
    ? tx.orm
        .select({
          id: participations.id,
          partyLeadId: participations.partyLeadId,
          gameId: participations.gameId,
          guestId: participations.guestId,
          nameSharedAt: participations.nameSharedAt,
          clubs: participations.clubs,
        })
        .from(participations)
        .where(
          and(
            inArray(participations.gameId, [...gameIds]),
            inArray(participations.status, [...CONFIRMED]),
          ),
        )
        .orderBy(
          asc(participations.agreedAt),
          sql`${participations.partyLeadId} is not null`,
          asc(participations.id),
        )
    : []
export type NameSeat = Awaited<ReturnType<typeof listNameSeats>>[number]

/** A guest shares the own name, and those of the companions with it. */
export async function shareName(
  tx: Tx,
  participationId: string,
  set: Pick<typeof participations.$inferSelect, 'nameSharedAt' | 'clubs'>,
): Promise<void> {
  await tx.orm.update(participations).set(set).where(eq(participations.id, participationId))
  await tx.orm
    .update(participations)
    .set({ nameSharedAt: set.nameSharedAt })
    .where(eq(participations.partyLeadId, participationId))
}

export async function recordNameReads(
  tx: Tx,
  {
    gameId,
    readerId,
    guestIds,
    readAt,
  }: { gameId: string; readerId: string; guestIds: readonly string[]; readAt: Instant },
): Promise<void> {
  if (guestIds.length === 0) return
  await tx.orm
    .insert(nameReads)
    .values(
      [...new Set(guestIds)].map((guestId) => ({ id: newId(), gameId, readerId, guestId, readAt })),
    )
}
