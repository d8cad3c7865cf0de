import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import type { IdentityKind } from '../../../platform/security/identity-hash.ts'
import { newId } from '../../../platform/security/ids.ts'
import { identityHashes, inheritances } from './identity.table.ts'

export type Identity = { readonly kind: IdentityKind; readonly hash: string }

/** Remembers identities of a deleted account; the later expiry counts. */
export async function insertIdentities(
  tx: Tx,
  formerUserId: string,
  identities: readonly Identity[],
  { createdAt, expiresAt }: { createdAt: Instant; expiresAt: Instant },
): Promise<void> {
  if (identities.length === 0) return
  await tx.orm
    .insert(identityHashes)
    .values(
      identities.map((identity) => ({
        ...identity,
        id: newId(),
        formerUserId,
        createdAt,
        expiresAt,
      })),
    )
    .onConflictDoUpdate({
      target: [identityHashes.hash, identityHashes.formerUserId],
      set: { expiresAt: sql`greatest(${identityHashes.expiresAt}, excluded.expires_at)` },
    })
}

/** The deleted accounts that an identity recognises and from which this user inherits for the first time. */
export async function claimInheritances(
  tx: Tx,
  userId: string,
  { kind, hash }: Identity,
  now: Instant,
): Promise<string[]> {
  const formers = await tx.orm
    .select({ id: identityHashes.formerUserId })
    .from(identityHashes)
    .where(and(eq(identityHashes.hash, hash), gte(identityHashes.expiresAt, now)))
  const ids = [...new Set(formers.map((former) => former.id))].toSorted()
  if (ids.length === 0) return []
  const claimed = await tx.orm
    .insert(inheritances)
    .values(
      ids.map((formerUserId) => ({ userId, formerUserId, recognisedBy: kind, createdAt: now })),
    )
    .onConflictDoNothing()
    .returning({ id: inheritances.formerUserId })
  return claimed.map((row) => row.id).toSorted()
}

/** Removes and returns the identities of the accounts that this user inherited from. */
export const takeInheritedIdentities = (tx: Tx, userId: string): Promise<Identity[]> =>
  tx.orm
    .delete(identityHashes)
    .where(
      inArray(
        identityHashes.formerUserId,
        tx.orm
          .select({ id: inheritances.formerUserId })
          .from(inheritances)
          .where(eq(inheritances.userId, userId)),
      ),
    )
    .returning({ kind: identityHashes.kind, hash: identityHashes.hash })

/** This account and the deleted ones that it inherited from, also through others. */
export const listFormerAccounts = (tx: Tx, userId: string): Promise<string[]> =>
  follow(
    tx,
    sql`WITH RECURSIVE person (id) AS (
      SELECT ${userId}::text
      UNION SELECT ${inheritances.formerUserId} FROM ${inheritances}
        JOIN person ON person.id = ${inheritances.userId})
    SELECT id FROM person ORDER BY id`,
  )
/** This account and those that inherited from it, also through others. */
export const listHeirs = (tx: Tx, formerUserId: string): Promise<string[]> =>
  follow(
    tx,
    sql`WITH RECURSIVE person (id) AS (
      SELECT ${formerUserId}::text
      UNION SELECT ${inheritances.userId} FROM ${inheritances}
        JOIN person ON person.id = ${inheritances.formerUserId})
    SELECT id FROM person ORDER BY id`,
  )
const follow = async (tx: Tx, query: SQL): Promise<string[]> =>
  (await selectRows<{ id: string }>(tx, query)).map(({ id }) => id)

/** Keeps what recognises these deleted accounts at least until then. */
export const keepIdentities = (
  tx: Tx,
  formerUserIds: readonly string[],
  until: Instant,
): Promise<unknown> =>
  tx.orm
    .update(identityHashes)
    .set({ expiresAt: until })
    .where(
      and(
        inArray(identityHashes.formerUserId, [...formerUserIds]),
        lt(identityHashes.expiresAt, until),
      ),
    )
