import { and, eq, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { payoutCredits } from './payouts.table.ts'

export type PayoutCredit = typeof payoutCredits.$inferSelect

export async function insertCredits(tx: Tx, credits: readonly PayoutCredit[]): Promise<void> {
  await tx.orm.insert(payoutCredits).values([...credits])
}
/** Marks the credits of a refund as owed again; empty when they already were. */
export const returnCredits = (
  tx: Tx,
  refundId: string,
  returnedAt: Instant,
): Promise<PayoutCredit[]> =>
  tx.orm
    .update(payoutCredits)
    .set({ returnedAt })
    .where(and(eq(payoutCredits.refundId, refundId), isNull(payoutCredits.returnedAt)))
    .returning()
