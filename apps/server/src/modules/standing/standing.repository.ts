import { and, count, eq, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database.ts'
import { users } from '../accounts/accounts.table.ts'
import { strikes, suspensions } from './standing.table.ts'

export type Strike = typeof strikes.$inferSelect
const active = (userId: string) => and(eq(strikes.userId, userId), isNull(strikes.removedAt))

/** Locks the person's row: two strikes at once must count as two. */
export async function lockUser(tx: Tx, userId: string): Promise<{ id: string; suspendedUntil: Instant | null } | undefined> {
  return (await tx.orm.select({ id: users.id, suspendedUntil: users.suspendedUntil }).from(users).where(eq(users.id, userId)).for('update'))[0]
}
/** False when this game already cost this person a strike. */
export async function insertStrike(tx: Tx, strike: Strike): Promise<boolean> {
  if (strike.gameId && (await tx.orm.select({ id: strikes.id }).from(strikes).where(and(active(strike.userId), eq(strikes.gameId, strike.gameId)))).length) return false
  await tx.orm.insert(strikes).values(strike)
  return true
}
export async function countStrikes(tx: Tx, userId: string): Promise<number> {
  return (await tx.orm.select({ n: count() }).from(strikes).where(active(userId)))[0]?.n ?? 0
}
/** Suspends until the later of the two ends. */
export async function suspend(tx: Tx, row: typeof suspensions.$inferInsert): Promise<void> {
  await tx.orm.insert(suspensions).values(row)
  await tx.orm.update(users).set({ suspendedUntil: row.until }).where(eq(users.id, row.userId))
}
