import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { checkInCodes, checkInFailures, checkInScans } from './attendance.table.ts'
import { gameReports } from '../cases/cases.table.ts'

export type CheckInCode = typeof checkInCodes.$inferSelect
export async function readLiveCode(tx: Tx, gameId: string): Promise<CheckInCode | undefined> {
  return (
    await tx.orm
      .select()
      .from(checkInCodes)
      .where(and(eq(checkInCodes.gameId, gameId), isNull(checkInCodes.replacedAt)))
  )[0]
}
export async function readCodeByHash(
  tx: Tx,
  gameId: string,
  hash: string,
): Promise<CheckInCode | undefined> {
  return (
    await tx.orm
      .select()
      .from(checkInCodes)
      .where(and(eq(checkInCodes.gameId, gameId), eq(checkInCodes.hash, hash)))
  )[0]
}
/** Replaces the code; the previous one becomes invalid. The caller holds the game's row lock. */
export async function replaceCode(
  tx: Tx,
  gameId: string,
  nonce: string,
  hash: string,
  at: Instant,
): Promise<void> {
  await tx.orm
    .update(checkInCodes)
    .set({ replacedAt: at })
    .where(and(eq(checkInCodes.gameId, gameId), isNull(checkInCodes.replacedAt)))
  await tx.orm
    .insert(checkInCodes)
    .values({ id: newId(), gameId, nonce, hash, createdAt: at, replacedAt: null })
}
export async function recordWrongCode(
  tx: Tx,
  gameId: string,
  userId: string,
  at: Instant,
): Promise<void> {
  await tx.orm.insert(checkInFailures).values({ id: newId(), gameId, userId, at })
}
/** Records a guest's scan of a known code with its result, as evidence for a later case. */
export async function recordScan(
  tx: Tx,
  scan: Omit<typeof checkInScans.$inferInsert, 'id'>,
): Promise<void> {
  await tx.orm.insert(checkInScans).values({ id: newId(), ...scan })
}
export async function countWrongCodes(
  tx: Tx,
  gameId: string,
  userId: string,
  since: Instant,
): Promise<{ byUser: number; onGame: number }> {
  const [user] = await tx.orm
    .select({ n: count() })
    .from(checkInFailures)
    .where(and(eq(checkInFailures.userId, userId), gt(checkInFailures.at, since)))
  const [game] = await tx.orm
    .select({ n: count() })
    .from(checkInFailures)
    .where(and(eq(checkInFailures.gameId, gameId), gt(checkInFailures.at, since)))
  return { byUser: user?.n ?? 0, onGame: game?.n ?? 0 }
}
export async function insertReport(tx: Tx, report: typeof gameReports.$inferInsert): Promise<void> {
  await tx.orm.insert(gameReports).values(report)
}
