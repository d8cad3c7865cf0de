import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import type { PayeeState } from '@tomogolf/domain/payouts/payee'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { payoutPayees } from '../payouts.table.ts'

export type Payee = typeof payoutPayees.$inferSelect

export const readPayee = async (tx: Tx, userId: string): Promise<Payee | undefined> =>
  (await tx.orm.select().from(payoutPayees).where(eq(payoutPayees.userId, userId)))[0]
export const readPayeeOfAccount = async (tx: Tx, accountId: string): Promise<Payee | undefined> =>
  (await tx.orm.select().from(payoutPayees).where(eq(payoutPayees.accountId, accountId)))[0]
export async function readPayees(
  tx: Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Payee>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx.orm
    .select()
    .from(payoutPayees)
    .where(inArray(payoutPayees.userId, [...userIds]))
  return new Map(rows.map((row) => [row.userId, row]))
}
/** The caller holds the lock of the user. */
export const insertPayee = (tx: Tx, payee: Payee): Promise<unknown> =>
  tx.orm.insert(payoutPayees).values(payee)
export const setPayeeState = (
  tx: Tx,
  accountId: string,
  state: PayeeState,
  now: Instant,
): Promise<unknown> =>
  tx.orm
    .update(payoutPayees)
    .set({ state, updatedAt: now })
    .where(and(eq(payoutPayees.accountId, accountId), ne(payoutPayees.state, state)))
export const deletePayee = (tx: Tx, userId: string): Promise<unknown> =>
  tx.orm.delete(payoutPayees).where(eq(payoutPayees.userId, userId))
/** The account of a host, if it was made since an instant. */
export const deletePayeeSince = (tx: Tx, userId: string, since: Instant): Promise<unknown> =>
  tx.orm
    .delete(payoutPayees)
    .where(and(eq(payoutPayees.userId, userId), gte(payoutPayees.createdAt, since)))
/** Accounts that the provider still asks or checks. */
export const listUnfinishedPayees = (tx: Tx): Promise<{ accountId: string }[]> =>
  tx.orm
    .select({ accountId: payoutPayees.accountId })
    .from(payoutPayees)
    .where(ne(payoutPayees.state, 'ready'))
