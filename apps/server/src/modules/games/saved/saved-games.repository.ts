import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { games, savedGames } from '../games.table.ts'

const saved = (userId: string, gameId: string) =>
  and(eq(savedGames.userId, userId), eq(savedGames.gameId, gameId))

export async function isSavedGame(tx: Tx, userId: string, gameId: string): Promise<boolean> {
  const rows = await tx.orm
    .select({ gameId: savedGames.gameId })
    .from(savedGames)
    .where(saved(userId, gameId))
  return rows.length > 0
}
export const countSavedGames = async (tx: Tx, userId: string): Promise<number> =>
  (
    await tx.orm.select({ count: count() }).from(savedGames).where(eq(savedGames.userId, userId))
  )[0]!.count
export const insertSavedGame = async (
  tx: Tx,
  row: typeof savedGames.$inferInsert,
): Promise<unknown> => tx.orm.insert(savedGames).values(row).onConflictDoNothing()
export const deleteSavedGame = async (tx: Tx, userId: string, gameId: string): Promise<unknown> =>
  tx.orm.delete(savedGames).where(saved(userId, gameId))

/** Those of the games that a user has saved. */
export async function readSavedAmong(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.orm
    .select({ id: savedGames.gameId })
    .from(savedGames)
    .where(and(eq(savedGames.userId, userId), inArray(savedGames.gameId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
/** The ids of all games that a user has saved, by tee time. */
export async function listSavedGames(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.orm
    .select({ id: games.id })
    .from(savedGames)
    .innerJoin(games, eq(games.id, savedGames.gameId))
    .where(eq(savedGames.userId, userId))
    .orderBy(asc(games.teeTime), asc(games.id))
  return rows.map(({ id }) => id)
}
