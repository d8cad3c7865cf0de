import { and, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { IsHeld } from '../../../platform/retention.ts'
import { isHeld } from '../../accounts/legal-holds/legal-holds.repository.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../participations.table.ts'

/** A column names a game that has, or had, a guest whose id column matches. */
export const hasGuest = (gameId: SQLWrapper, matches: (userId: SQLWrapper) => SQL): SQL =>
  sql`${gameId} IN (SELECT ${participations.gameId} FROM ${participations}
    WHERE ${matches(participations.guestId)})`

/** A column names a game whose host, or one of whose guests, is under a legal hold. */
export const isOfHeldGame = (gameId: SQLWrapper, isHeldUser: IsHeld): SQL =>
  sql`(${gameId} IN (SELECT ${games.id} FROM ${games} WHERE ${isHeldUser(games.hostId)})
    OR ${hasGuest(gameId, isHeldUser)})`

/** Whether the host or a guest of a game is under a legal hold. */
export const isGameHeld = async (tx: Tx, gameId: string): Promise<boolean> =>
  (
    await tx.orm
      .select({ id: games.id })
      .from(games)
      .where(and(eq(games.id, gameId), or(isHeld(games.hostId), hasGuest(games.id, isHeld))))
  ).length > 0
