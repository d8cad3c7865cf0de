import { eq } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { mailAddresses, mailEvents } from './bounces.table.ts'

export type MailAddressRow = typeof mailAddresses.$inferSelect
export type MailEventRow = typeof mailEvents.$inferSelect

/** Stores a report; false when it is a duplicate. */
export async function insertMailEvent(tx: Tx, row: MailEventRow): Promise<boolean> {
  const added = await tx.orm
    .insert(mailEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: mailEvents.id })
  return added.length > 0
}
export const readMailAddress = async (tx: Tx, hash: string): Promise<MailAddressRow | undefined> =>
  (await tx.orm.select().from(mailAddresses).where(eq(mailAddresses.addressHash, hash)))[0]

/** Locks the row of an address until the transaction ends. */
export const lockMailAddress = async (tx: Tx, hash: string): Promise<MailAddressRow | undefined> =>
  (
    await tx.orm
      .select()
      .from(mailAddresses)
      .where(eq(mailAddresses.addressHash, hash))
      .for('update')
  )[0]

/** Locks the row of an address, and adds it first where there is none. */
export async function lockOrAddMailAddress(
  tx: Tx,
  hash: string,
  now: Instant,
): Promise<MailAddressRow> {
  await tx.orm
    .insert(mailAddresses)
    .values({ addressHash: hash, lastEventAt: now })
    .onConflictDoNothing()
  return (await lockMailAddress(tx, hash))!
}
export async function updateMailAddress(
  tx: Tx,
  hash: string,
  set: Partial<MailAddressRow>,
): Promise<void> {
  await tx.orm.update(mailAddresses).set(set).where(eq(mailAddresses.addressHash, hash))
}
/** The address whose test mail has a link with this secret. */
export const findTestedAddress = async (tx: Tx, hash: string): Promise<string | undefined> =>
  (
    await tx.orm
      .select({ addressHash: mailAddresses.addressHash })
      .from(mailAddresses)
      .where(eq(mailAddresses.testHash, hash))
  )[0]?.addressHash

/** The addresses of a user who has another now: their next report finds its user again. */
export async function releaseAddresses(tx: Tx, userId: string): Promise<void> {
  await tx.orm.update(mailAddresses).set({ userId: null }).where(eq(mailAddresses.userId, userId))
}
