import { and, eq, gte, inArray } from 'drizzle-orm'
import type { BankAccount } from '@tomogolf/domain/payouts/zengin-file'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { decrypt, encrypt } from '../../platform/security/encryption.ts'
import { payoutAccounts } from './payouts.table.ts'

export type PayoutAccount = typeof payoutAccounts.$inferSelect
/** Of the key that encrypts accounts. */
const PURPOSE = 'payout-account'

export const sealAccount = (account: BankAccount, secret: string): string =>
  encrypt(JSON.stringify(account), secret, PURPOSE)
export const openAccount = (sealed: string, secret: string): BankAccount =>
  JSON.parse(decrypt(sealed, secret, PURPOSE)) as BankAccount

export const readPayoutAccount = async (
  tx: Tx,
  userId: string,
): Promise<PayoutAccount | undefined> =>
  (await tx.orm.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId)))[0]
export async function readPayoutAccounts(
  tx: Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PayoutAccount>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx.orm
    .select()
    .from(payoutAccounts)
    .where(inArray(payoutAccounts.userId, [...userIds]))
  return new Map(rows.map((row) => [row.userId, row]))
}
export const writePayoutAccount = (tx: Tx, account: PayoutAccount): Promise<unknown> =>
  tx.orm
    .insert(payoutAccounts)
    .values(account)
    .onConflictDoUpdate({ target: payoutAccounts.userId, set: account })
export const deletePayoutAccount = (tx: Tx, userId: string): Promise<PayoutAccount[]> =>
  tx.orm.delete(payoutAccounts).where(eq(payoutAccounts.userId, userId)).returning()
/** The account of a host, if it was changed since an instant. */
export const deletePayoutAccountSince = (
  tx: Tx,
  userId: string,
  since: Instant,
): Promise<unknown> =>
  tx.orm
    .delete(payoutAccounts)
    .where(and(eq(payoutAccounts.userId, userId), gte(payoutAccounts.changedAt, since)))
