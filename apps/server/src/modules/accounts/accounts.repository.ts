import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { profiles, users } from './accounts.table.ts'

export type User = typeof users.$inferSelect
export type ProfileRow = typeof profiles.$inferSelect
/** A user with the profile. */
export type Account = { readonly user: User; readonly profile: ProfileRow }

const notDeleted = isNull(users.deletedAt)
const accounts = (tx: Tx) =>
  tx.orm
    .select({ user: users, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))

export async function readAccount(tx: Tx, id: string): Promise<Account | undefined> {
  return (await accounts(tx).where(and(eq(users.id, id), notDeleted)))[0]
}
/** `email` in lower case, as the contract's schema produces it. */
export async function readAccountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  return (await accounts(tx).where(and(eq(users.email, email), notDeleted)))[0]
}
/**
 * Locks the user row until the transaction ends. Everything that changes how a user signs in takes
 * this lock.
 */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  return (
    await tx.orm
      .select()
      .from(users)
      .where(and(eq(users.id, id), notDeleted))
      .for('update')
  )[0]
}
/**
 * Inserts both rows, or returns which unique name is taken. Of two concurrent inserts the second
 * waits for the first.
 */
export async function insertAccount(
  tx: Tx,
  { user, profile }: Account,
): Promise<'added' | 'email_taken' | 'username_taken'> {
  const added = await tx.orm
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (added.length) {
    await tx.orm.insert(profiles).values(profile)
    return 'added'
  }
  const same = await tx.orm.select({ id: users.id }).from(users).where(eq(users.email, user.email))
  return same.length ? 'email_taken' : 'username_taken'
}
/** Takes back an insert of the same transaction. */
export async function removeAccount(tx: Tx, id: string): Promise<void> {
  await tx.orm.delete(profiles).where(eq(profiles.userId, id))
  await tx.orm.delete(users).where(eq(users.id, id))
}
export async function updateUser(tx: Tx, id: string, set: Partial<User>): Promise<void> {
  await tx.orm.update(users).set(set).where(eq(users.id, id))
}
export async function updateProfile(
  tx: Tx,
  userId: string,
  set: Partial<ProfileRow>,
): Promise<void> {
  await tx.orm.update(profiles).set(set).where(eq(profiles.userId, userId))
}

/**
 * Locks a user before games, holds and cards in the lock order. Every choice of a card that will
 * be charged, and every change of the saved cards, begins with it. Weaker than `lockUser`: other
 * transactions may insert rows that refer to this user meanwhile, under the game's lock.
 */
export async function lockUserWeakly(tx: Tx, id: string): Promise<boolean> {
  const locked = await tx.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), notDeleted))
    .for('no key update')
  return locked.length > 0
}
/** Counts a completed game for its host. */
export async function countHostedGame(tx: Tx, userId: string): Promise<void> {
  await tx.orm
    .update(profiles)
    .set({ gamesHosted: sql`${profiles.gamesHosted} + 1` })
    .where(eq(profiles.userId, userId))
}
/** Adds the stars of a published rating to the average on the profile. */
export async function addStars(tx: Tx, userId: string, stars: number): Promise<void> {
  await tx.orm
    .update(profiles)
    .set({
      rating: sql`(coalesce(${profiles.rating}, 0) * ${profiles.ratingCount} + ${stars}) / (${profiles.ratingCount} + 1)`,
      ratingCount: sql`${profiles.ratingCount} + 1`,
    })
    .where(eq(profiles.userId, userId))
}
/** Removes the stars of a hidden rating from the average on the profile. */
export async function subtractStars(tx: Tx, userId: string, stars: number): Promise<void> {
  const { rating, ratingCount } = profiles
  await tx.orm
    .update(profiles)
    .set({
      rating: sql`CASE WHEN ${ratingCount} > 1 THEN (${rating} * ${ratingCount} - ${stars}) / (${ratingCount} - 1) END`,
      ratingCount: sql`greatest(${ratingCount} - 1, 0)`,
    })
    .where(eq(profiles.userId, userId))
}
/** Whether any user has ever registered. */
export const hasUsers = async (tx: Tx): Promise<boolean> =>
  (await tx.orm.select({ id: users.id }).from(users).limit(1)).length > 0
