import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { cards } from '../../cards/cards.table.ts'
import { participationEvents, participations } from '../participations.table.ts'

/**
 * The games among `gameIds` that the person has joined and undone before, with this account or with
 * another one of the same card.
 */
export async function readUndone(
  tx: Tx,
  userId: string,
  gameIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (gameIds.length === 0) return new Set()
  const rows = await tx.orm
    .selectDistinct({ gameId: participations.gameId })
    .from(participationEvents)
    .innerJoin(participations, eq(participations.id, participationEvents.participationId))
    .where(
      and(
        or(
          eq(participations.guestId, userId),
          // by the indexes of the users: there is none of the fingerprints
          sql`EXISTS (SELECT FROM ${cards} theirs
            JOIN ${cards} own ON own.fingerprint = theirs.fingerprint AND own.user_id = ${userId}
            WHERE theirs.user_id = ${participations.guestId})`,
        ),
        inArray(participations.gameId, [...gameIds]),
        eq(participationEvents.event, 'undo'),
      ),
    )
  return new Set(rows.map(({ gameId }) => gameId))
}
