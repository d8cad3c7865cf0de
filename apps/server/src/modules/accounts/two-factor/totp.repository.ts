import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { recoveryCodes, users } from '../accounts.table.ts'

/**
 * Consumes a time step. False when it or a later one was used before: an observed code must be
 * worthless.
 */
export async function consumeStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const rows = await tx.orm
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id })
  return rows.length > 0
}
export async function consumeRecoveryCode(
  tx: Tx,
  userId: string,
  hash: string,
  now: Instant,
): Promise<boolean> {
  const rows = await tx.orm
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return rows.length > 0
}
export const countRecoveryCodes = (tx: Tx, userId: string): Promise<number> =>
  tx.orm.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length)
    await tx.orm
      .insert(recoveryCodes)
      .values(hashes.map((hash) => ({ id: newId(), userId, hash, usedAt: null })))
}
