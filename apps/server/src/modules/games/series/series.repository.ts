import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { lockGame, lockGames, readGame, type Game } from '../games.repository.ts'
import { games } from '../games.table.ts'

/** The games of a weekly series, by tee time. */
export const readSeries = (tx: Tx, seriesId: string): Promise<Game[]> =>
  tx.orm.select().from(games).where(eq(games.seriesId, seriesId)).orderBy(games.teeTime, games.id)

/**
 * Locks a game and, for its host, the later ones of its weekly series that can still be changed: the
 * game first, then the others by tee time. Empty when there is no such game.
 */
export async function lockFollowing(tx: Tx, id: string, hostId: string): Promise<Game[]> {
  const seen = await readGame(tx, id)
  if (!seen) return []
  const isSeries = seen.seriesId !== null && seen.hostId === hostId
  if (isSeries)
    await lockGames(tx, [id, ...(await readSeries(tx, seen.seriesId!)).map((game) => game.id)])
  const game = (await lockGame(tx, id))!
  const series = isSeries ? await readSeries(tx, seen.seriesId!) : []
  return [
    game,
    ...series.filter(({ teeTime, status }) => teeTime > game.teeTime && status === 'scheduled'),
  ]
}
