import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { participationEvents, participations } from '../participations.table.ts'

/** The games among `gameIds` that the person has joined and undone before. */
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
        eq(participations.guestId, userId),
        inArray(participations.gameId, [...gameIds]),
        eq(participationEvents.event, 'undo'),
      ),
    )
  return new Set(rows.map(({ gameId }) => gameId))
}
