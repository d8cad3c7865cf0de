import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { addStars, subtractStars } from '../accounts/accounts.repository.ts'
import { ratings } from './standing.table.ts'

export type Rating = typeof ratings.$inferSelect
/** All ratings of a game, published or not, except hidden ones. */
export const listRatingsIn = (tx: Tx, gameId: string): Promise<Rating[]> =>
  tx.orm
    .select()
    .from(ratings)
    .where(and(eq(ratings.gameId, gameId), isNull(ratings.hiddenAt)))
export async function readRating(tx: Tx, id: string): Promise<Rating | undefined> {
  return (await tx.orm.select().from(ratings).where(eq(ratings.id, id)))[0]
}
export const listPublishedRatings = (tx: Tx, rateeId: string, limit: number): Promise<Rating[]> =>
  tx.orm
    .select()
    .from(ratings)
    .where(and(eq(ratings.rateeId, rateeId), isNotNull(ratings.shownAt), isNull(ratings.hiddenAt)))
    .orderBy(desc(ratings.shownAt), desc(ratings.id))
    .limit(limit)
/** Inserts or updates a rating. False when it is already published or hidden. */
export async function saveRating(tx: Tx, rating: Rating): Promise<boolean> {
  const rows = await tx.orm
    .insert(ratings)
    .values(rating)
    .onConflictDoUpdate({
      target: [ratings.gameId, ratings.raterId, ratings.rateeId],
      set: { stars: rating.stars, comment: rating.comment, updatedAt: rating.updatedAt },
      setWhere: and(isNull(ratings.shownAt), isNull(ratings.hiddenAt)),
    })
    .returning({ id: ratings.id })
  return rows.length > 0
}
/** Publishes a rating and adds it to the profile's average. False when it was published before. */
export async function publishRatingRow(tx: Tx, rating: Rating, at: Instant): Promise<boolean> {
  const rows = await tx.orm
    .update(ratings)
    .set({ shownAt: at })
    .where(and(eq(ratings.id, rating.id), isNull(ratings.shownAt), isNull(ratings.hiddenAt)))
    .returning({ id: ratings.id })
  if (rows.length === 0) return false
  await addStars(tx, rating.rateeId, rating.stars)
  return true
}
/** Hides a rating and removes it from the average. False when it is hidden already. */
export async function hideRatingRow(
  tx: Tx,
  rating: Rating,
  by: { hiddenAt: Instant; hiddenBy: string; hiddenReason: string },
): Promise<boolean> {
  const [hidden] = await tx.orm
    .update(ratings)
    .set(by)
    .where(and(eq(ratings.id, rating.id), isNull(ratings.hiddenAt)))
    .returning({ shownAt: ratings.shownAt })
  if (hidden && hidden.shownAt !== null) await subtractStars(tx, rating.rateeId, rating.stars)
  return hidden !== undefined
}
