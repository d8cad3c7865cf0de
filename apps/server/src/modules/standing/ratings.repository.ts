import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { addStars, subtractStars } from '../accounts/accounts.repository.ts'
import { ratings } from './standing.table.ts'

export type Rating = typeof ratings.$inferSelect
/** Ratings of a game, shown or not, without those that an operator took away. */
export const listRatingsIn = (tx: Tx, gameId: string): Promise<Rating[]> =>
  tx.orm
    .select()
    .from(ratings)
    .where(and(eq(ratings.gameId, gameId), isNull(ratings.hiddenAt)))
export async function readRating(tx: Tx, id: string): Promise<Rating | undefined> {
  return (await tx.orm.select().from(ratings).where(eq(ratings.id, id)))[0]
}
export const listShownOf = (tx: Tx, rateeId: string, most: number): Promise<Rating[]> =>
  tx.orm
    .select()
    .from(ratings)
    .where(and(eq(ratings.rateeId, rateeId), isNotNull(ratings.shownAt), isNull(ratings.hiddenAt)))
    .orderBy(desc(ratings.shownAt), desc(ratings.id))
    .limit(most)
/** Writes or changes a rating. False when it is shown already, or was taken away: then it stays. */
export async function saveRating(tx: Tx, r: Rating): Promise<boolean> {
  const rows = await tx.orm
    .insert(ratings)
    .values(r)
    .onConflictDoUpdate({
      target: [ratings.gameId, ratings.raterId, ratings.rateeId],
      set: { stars: r.stars, words: r.words, updatedAt: r.updatedAt },
      setWhere: and(isNull(ratings.shownAt), isNull(ratings.hiddenAt)),
    })
    .returning({ id: ratings.id })
  return rows.length > 0
}
/** Shows a rating, and counts it into what every card says of that person. False when it was shown before. */
export async function showRating(tx: Tx, r: Rating, at: Instant): Promise<boolean> {
  const rows = await tx.orm
    .update(ratings)
    .set({ shownAt: at })
    .where(and(eq(ratings.id, r.id), isNull(ratings.shownAt), isNull(ratings.hiddenAt)))
    .returning({ id: ratings.id })
  if (rows.length === 0) return false
  await addStars(tx, r.rateeId, r.stars)
  return true
}
/** Takes a rating away; what it had counted goes with it. False when it is gone already. */
export async function hideRatingRow(
  tx: Tx,
  r: Rating,
  by: { hiddenAt: Instant; hiddenBy: string; hiddenReason: string },
): Promise<boolean> {
  const [hidden] = await tx.orm
    .update(ratings)
    .set(by)
    .where(and(eq(ratings.id, r.id), isNull(ratings.hiddenAt)))
    .returning({ shownAt: ratings.shownAt })
  if (hidden && hidden.shownAt !== null) await subtractStars(tx, r.rateeId, r.stars)
  return hidden !== undefined
}
