import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import type { PayeeState } from '@tomogolf/domain/payouts/payee'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { payoutPayees, payoutSetups } from '../payouts.table.ts'

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
export const lockPayee = async (tx: Tx, accountId: string): Promise<Payee | undefined> =>
  (
    await tx.orm
      .select()
      .from(payoutPayees)
      .where(eq(payoutPayees.accountId, accountId))
      .for('update')
  )[0]
/** The caller holds the lock of the payee. */
export const setPayeeState = (
  tx: Tx,
  accountId: string,
  state: PayeeState,
  now: Instant,
): Promise<unknown> =>
  tx.orm
    .update(payoutPayees)
    .set({ state, updatedAt: now })
    .where(eq(payoutPayees.accountId, accountId))
/** True if there was one. */
export async function deletePayee(tx: Tx, userId: string): Promise<boolean> {
  await deleteSetup(tx, userId)
  const deleted = await tx.orm
    .delete(payoutPayees)
    .where(eq(payoutPayees.userId, userId))
    .returning({ userId: payoutPayees.userId })
  return deleted.length > 0
}
/** The account of a host, if it was made since an instant, and one that is being made. */
export async function deletePayeeSince(tx: Tx, userId: string, since: Instant): Promise<void> {
  await deleteSetup(tx, userId)
  await tx.orm
    .delete(payoutPayees)
    .where(and(eq(payoutPayees.userId, userId), gte(payoutPayees.createdAt, since)))
}
/** The key of the account that is being made. The caller holds the lock of the user. */
export async function startSetup(tx: Tx, userId: string, createdAt: Instant): Promise<string> {
  await tx.orm.insert(payoutSetups).values({ userId, id: newId(), createdAt }).onConflictDoNothing()
  const [setup] = await tx.orm.select().from(payoutSetups).where(eq(payoutSetups.userId, userId))
  return setup!.id
}
/** False when it was ended or deleted since. */
export const endSetup = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx.orm
      .delete(payoutSetups)
      .where(eq(payoutSetups.id, id))
      .returning({ id: payoutSetups.id })
  ).length > 0
const deleteSetup = (tx: Tx, userId: string): Promise<unknown> =>
  tx.orm.delete(payoutSetups).where(eq(payoutSetups.userId, userId))
/** Accounts that the provider still asks or checks. */
export const listUnfinishedPayees = (tx: Tx): Promise<{ accountId: string }[]> =>
  tx.orm
    .select({ accountId: payoutPayees.accountId })
    .from(payoutPayees)
    .where(ne(payoutPayees.state, 'ready'))
