import { and, asc, eq, gte, lt, or } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { passkeyChallenges, passkeys } from '../accounts.table.ts'

export type Passkey = typeof passkeys.$inferSelect
export type Challenge = typeof passkeyChallenges.$inferSelect

export const listPasskeys = (tx: Tx, userId: string): Promise<Passkey[]> =>
  tx.orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
export const readPasskey = async (tx: Tx, credentialId: string): Promise<Passkey | undefined> =>
  (await tx.orm.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0]
/** False: the credential belongs to an account already. */
export async function insertPasskey(tx: Tx, passkey: Passkey): Promise<boolean> {
  const rows = await tx.orm
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return rows.length > 0
}
/**
 * Records a use. False: the passkey was removed meanwhile, or a use with a higher count was recorded,
 * so that this one may come from a copy. Authenticators that do not count always send zero.
 */
export async function recordUse(
  tx: Tx,
  id: string,
  signCount: number,
  now: Instant,
): Promise<boolean> {
  const rows = await tx.orm
    .update(passkeys)
    .set({ signCount, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        or(
          lt(passkeys.signCount, signCount),
          signCount === 0 ? eq(passkeys.signCount, 0) : undefined,
        ),
      ),
    )
    .returning({ id: passkeys.id })
  return rows.length > 0
}
export async function renamePasskey(
  tx: Tx,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const rows = await tx.orm
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx.orm
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** Those that a taker of the account may have added. */
export async function deletePasskeysSince(tx: Tx, userId: string, since: Instant): Promise<void> {
  await tx.orm
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
}

export async function insertChallenge(tx: Tx, challenge: Challenge): Promise<void> {
  await tx.orm.insert(passkeyChallenges).values(challenge)
}
/** Deletes and returns a challenge in one statement, so that of several uses one succeeds. */
export async function takeChallenge(
  tx: Tx,
  hash: string,
  now: Instant,
): Promise<Challenge | undefined> {
  const [challenge] = await tx.orm
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.hash, hash), gte(passkeyChallenges.expiresAt, now)))
    .returning()
  return challenge
}
