import { eq, or, sql } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { profiles } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { nameReads } from './names.table.ts'

/** Who has read the user's name when, for which game; and the lists that the user read as a host. */
export const nameReadRecord: PersonalRecord = {
  name: 'nameReads',
  export: (tx, userId) =>
    tx.orm
      .select({
        ...exportColumns(nameReads, 'gameId', 'readAt'),
        ...exportColumns(games, 'courseName', 'teeTime'),
        readBy: sql<string>`CASE WHEN ${nameReads.readerId} = ${userId} THEN 'you' ELSE coalesce(${profiles.firstName}, '') END`,
      })
      .from(nameReads)
      .innerJoin(games, eq(games.id, nameReads.gameId))
      .innerJoin(profiles, eq(profiles.userId, nameReads.readerId))
      .where(or(eq(nameReads.guestId, userId), eq(nameReads.readerId, userId)))
      .orderBy(nameReads.readAt),
  retained: 'proof of who saw the names of other players; it holds no name',
}
