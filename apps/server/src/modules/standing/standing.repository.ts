import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { isSuspended } from '@tomogolf/domain/standing'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { updateUser } from '../accounts/accounts.repository.ts'
import { strikes, suspensions } from './standing.table.ts'

export type Strike = typeof strikes.$inferSelect
const activeStrikes = (userId: string) => and(eq(strikes.userId, userId), isNull(strikes.removedAt))

/** False when the person already has a strike of this game and reason. */
const addStrike = async (tx: Tx, strike: Strike): Promise<boolean> =>
  (await tx.orm.insert(strikes).values(strike).onConflictDoNothing().returning({ id: strikes.id }))
    .length > 0

/**
 * False when the user already has a strike for this game, or one for the same reason without a game.
 * An automatic strike that an operator removed does not come back by another seat of the game.
 */
export async function insertStrike(tx: Tx, strike: Strike): Promise<boolean> {
  if (strike.gameId && strike.givenBy === null) {
    const same = and(
      eq(strikes.userId, strike.userId),
      eq(strikes.gameId, strike.gameId),
      eq(strikes.reason, strike.reason),
    )
    if ((await tx.orm.select({ id: strikes.id }).from(strikes).where(same)).length) return false
  }
  if (
    strike.gameId &&
    (
      await tx.orm
        .select({ id: strikes.id })
        .from(strikes)
        .where(and(activeStrikes(strike.userId), eq(strikes.gameId, strike.gameId)))
    ).length
  )
    return false
  return addStrike(tx, strike)
}
/**
 * Inserts a strike of a former account. False when this user has had the same one, counted or removed.
 */
export async function copyStrike(tx: Tx, strike: Strike): Promise<boolean> {
  const { userId, reason, gameId, createdAt } = strike
  const same = await tx.orm
    .select({ id: strikes.id })
    .from(strikes)
    .where(
      and(
        eq(strikes.userId, userId),
        eq(strikes.reason, reason),
        gameId === null ? isNull(strikes.gameId) : eq(strikes.gameId, gameId),
        eq(strikes.createdAt, createdAt),
      ),
    )
  if (same.length) return false
  return addStrike(tx, strike)
}
export const listActiveStrikes = (tx: Tx, userId: string): Promise<Strike[]> =>
  tx.orm.select().from(strikes).where(activeStrikes(userId))
export async function countStrikes(tx: Tx, userId: string): Promise<number> {
  return (await tx.orm.select({ n: count() }).from(strikes).where(activeStrikes(userId)))[0]?.n ?? 0
}
/** Adds a suspension and updates its end on the user's row. */
export async function suspend(tx: Tx, row: typeof suspensions.$inferInsert): Promise<void> {
  await tx.orm.insert(suspensions).values(row)
  await updateUser(tx, row.userId, { suspendedUntil: row.until })
}

/**
 * Whether strikes or suspension differ from what the operator saw. An ended suspension counts as
 * none.
 */
export async function standingChanged(
  tx: Tx,
  user: { id: string; suspendedUntil: Instant | null },
  seen: { strikes: number; suspendedUntil: Instant | null } | undefined,
  now: Instant,
): Promise<boolean> {
  if (!seen) return false
  const effectiveEnd = (until: Instant | null) =>
    until !== null && isSuspended(until, now) ? until : null
  return (
    (await countStrikes(tx, user.id)) !== seen.strikes ||
    effectiveEnd(user.suspendedUntil) !== effectiveEnd(seen.suspendedUntil)
  )
}

export async function readStrike(tx: Tx, userId: string, id: string): Promise<Strike | undefined> {
  return (
    await tx.orm
      .select()
      .from(strikes)
      .where(and(eq(strikes.id, id), eq(strikes.userId, userId)))
  )[0]
}
export async function removeStrikeRow(
  tx: Tx,
  id: string,
  by: { removedAt: Instant; removedBy: string; removalReason: string },
): Promise<boolean> {
  return (
    (
      await tx.orm
        .update(strikes)
        .set(by)
        .where(and(eq(strikes.id, id), isNull(strikes.removedAt)))
        .returning({ id: strikes.id })
    ).length > 0
  )
}
export type Suspension = typeof suspensions.$inferSelect
/** Suspensions in force. */
export const listSuspensions = (tx: Tx, userId: string, now: Instant): Promise<Suspension[]> =>
  tx.orm
    .select()
    .from(suspensions)
    .where(
      and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt), gt(suspensions.until, now)),
    )
export async function liftSuspensionRow(
  tx: Tx,
  id: string,
  by: { liftedAt: Instant; liftedBy: string; liftReason: string },
): Promise<void> {
  await tx.orm.update(suspensions).set(by).where(eq(suspensions.id, id))
}
