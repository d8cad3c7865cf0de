import { and, asc, eq, gte } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { identities, identityRequests, pendingIdentities } from './identities.table.ts'

export type Identity = typeof identities.$inferSelect
export type IdentityRequest = typeof identityRequests.$inferSelect
export type PendingIdentity = typeof pendingIdentities.$inferSelect
type Subject = Pick<Identity, 'issuer' | 'subject'>

/** Until the transaction ends, only this one gives the identity to an account. */
export const lockSubject = (tx: Tx, { issuer, subject }: Subject): Promise<unknown> =>
  tx.executeSql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `identity ${issuer} ${subject}`,
  ])
export const listIdentities = (tx: Tx, userId: string): Promise<Identity[]> =>
  tx.orm
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id))
export const readIdentity = async (
  tx: Tx,
  { issuer, subject }: Subject,
): Promise<Identity | undefined> =>
  (
    await tx.orm
      .select()
      .from(identities)
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  )[0]
/** False: the identity belongs to an account. Of two inserts at once, the second waits. */
export async function insertIdentity(tx: Tx, identity: Identity): Promise<boolean> {
  const rows = await tx.orm
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ id: identities.id })
  return rows.length > 0
}
/** Records a login. False: the identity was removed meanwhile. */
export async function recordIdentityUse(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const rows = await tx.orm
    .update(identities)
    .set({ lastUsedAt: now })
    .where(eq(identities.id, id))
    .returning({ id: identities.id })
  return rows.length > 0
}
export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tx.orm.delete(identities).where(eq(identities.id, id))
}
export async function deleteIdentitiesOf(tx: Tx, userId: string): Promise<void> {
  await tx.orm.delete(identities).where(eq(identities.userId, userId))
}
export async function deleteIdentitiesSince(tx: Tx, userId: string, since: Instant): Promise<void> {
  await tx.orm
    .delete(identities)
    .where(and(eq(identities.userId, userId), gte(identities.createdAt, since)))
}

export async function insertRequest(tx: Tx, request: IdentityRequest): Promise<void> {
  await tx.orm.insert(identityRequests).values(request)
}
/** Deletes and returns a request in one statement, so that of several returns one succeeds. */
export async function takeRequest(
  tx: Tx,
  stateHash: string,
  now: Instant,
): Promise<IdentityRequest | undefined> {
  const [request] = await tx.orm
    .delete(identityRequests)
    .where(and(eq(identityRequests.stateHash, stateHash), gte(identityRequests.expiresAt, now)))
    .returning()
  return request
}

/** The newest identity of a browser replaces an earlier one. */
export async function savePending(tx: Tx, pending: PendingIdentity): Promise<void> {
  const { browserHash: _browser, ...set } = pending
  await tx.orm
    .insert(pendingIdentities)
    .values(pending)
    .onConflictDoUpdate({ target: pendingIdentities.browserHash, set })
}
const isCurrent = (browserHash: string, now: Instant) =>
  and(eq(pendingIdentities.browserHash, browserHash), gte(pendingIdentities.expiresAt, now))
export const readPending = async (
  tx: Tx,
  browserHash: string,
  now: Instant,
): Promise<PendingIdentity | undefined> =>
  (await tx.orm.select().from(pendingIdentities).where(isCurrent(browserHash, now)))[0]
/** Locks the identity of a browser until the transaction ends. */
export const lockPending = async (
  tx: Tx,
  browserHash: string,
  now: Instant,
): Promise<PendingIdentity | undefined> =>
  (
    await tx.orm.select().from(pendingIdentities).where(isCurrent(browserHash, now)).for('update')
  )[0]
export async function deletePending(tx: Tx, browserHash: string): Promise<void> {
  await tx.orm.delete(pendingIdentities).where(eq(pendingIdentities.browserHash, browserHash))
}
