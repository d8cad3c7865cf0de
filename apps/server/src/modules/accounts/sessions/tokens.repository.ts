import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { accountTokens } from '../accounts.table.ts'

export type Token = typeof accountTokens.$inferSelect
export type TokenPurpose = Token['purpose']

export async function insertToken(tx: Tx, token: Token): Promise<void> {
  await tx.orm.insert(accountTokens).values(token)
}
export async function readToken(
  tx: Tx,
  hash: string,
  purpose: TokenPurpose,
): Promise<Token | undefined> {
  return (
    await tx.orm
      .select()
      .from(accountTokens)
      .where(and(eq(accountTokens.hash, hash), eq(accountTokens.purpose, purpose)))
  )[0]
}
/** The token that was issued last, used or not. */
export const readNewestToken = async (
  tx: Tx,
  userId: string,
  purpose: TokenPurpose,
): Promise<Token | undefined> =>
  (
    await tx.orm
      .select()
      .from(accountTokens)
      .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)))
      .orderBy(desc(accountTokens.createdAt))
      .limit(1)
  )[0]
/**
 * Marks a link as used. False: it was used before or has expired; the instant of expiry is still
 * valid.
 */
export async function consumeToken(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const rows = await tx.orm
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.id, id),
        isNull(accountTokens.usedAt),
        gte(accountTokens.expiresAt, now),
      ),
    )
    .returning({ id: accountTokens.id })
  return rows.length > 0
}
/** Marks all unused links of a user for one purpose as used: one of them has served it. */
export async function consumeTokens(
  tx: Tx,
  userId: string,
  purpose: TokenPurpose,
  now: Instant,
): Promise<void> {
  await tx.orm
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
      ),
    )
}
/** Expires unused links. */
export async function expireTokens(
  tx: Tx,
  userId: string,
  purpose: TokenPurpose,
  now: Instant,
): Promise<void> {
  await tx.orm
    .update(accountTokens)
    .set({ expiresAt: now - 1 })
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gte(accountTokens.expiresAt, now),
      ),
    )
}
