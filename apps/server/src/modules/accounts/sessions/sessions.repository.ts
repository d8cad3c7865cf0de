import { and, desc, eq, gte, isNull, like, ne } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import type { User } from '../accounts.repository.ts'
import { knownDevices, sessions, users } from '../accounts.table.ts'

export type Session = typeof sessions.$inferSelect
export type LiveSession = Session & Pick<User, 'email' | 'isAdmin' | 'adminRole'>

export async function insertSession(tx: Tx, session: Session): Promise<void> {
  await tx.orm.insert(sessions).values(session)
}
/** The session with the current user row, so that a revoked right ends with the next request. */
export async function readLiveSession(
  tx: Tx,
  hash: string,
  now: Instant,
): Promise<LiveSession | undefined> {
  const [row] = await tx.orm
    .select({
      session: sessions,
      email: users.email,
      isAdmin: users.isAdmin,
      adminRole: users.adminRole,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.hash, hash), gte(sessions.expiresAt, now), isNull(users.deletedAt)))
  if (!row) return undefined
  const { session, ...user } = row
  return { ...session, ...user }
}
export async function touchSession(
  tx: Tx,
  hash: string,
  lastSeenAt: Instant,
  expiresAt: Instant,
): Promise<void> {
  await tx.orm.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.hash, hash))
}
/** Records a proof of the person. False: the session has ended. */
export async function recordProof(
  tx: Tx,
  hash: string,
  userId: string,
  provedAt: Instant,
): Promise<boolean> {
  const rows = await tx.orm
    .update(sessions)
    .set({ provedAt })
    .where(and(eq(sessions.hash, hash), eq(sessions.userId, userId)))
    .returning({ hash: sessions.hash })
  return rows.length > 0
}
export const listSessions = (tx: Tx, userId: string, now: Instant): Promise<Session[]> =>
  tx.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gte(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
export async function deleteSession(tx: Tx, hash: string): Promise<void> {
  await tx.orm.delete(sessions).where(eq(sessions.hash, hash))
}
/** `id`: the first 16 hexadecimal digits of the hash. */
export async function deleteSessionById(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), like(sessions.hash, `${id}%`)))
    .returning({ hash: sessions.hash })
  return rows.length > 0
}
/** Deletes all sessions of a user, except the one with the hash `keep`. */
export async function deleteSessionsOf(tx: Tx, userId: string, keep: string | null): Promise<void> {
  await tx.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ...(keep === null ? [] : [ne(sessions.hash, keep)])))
}

/**
 * Records a browser. `first`: the user has never signed in; `known`: in this browser before; `new`:
 * only in others.
 */
export async function recordDevice(
  tx: Tx,
  userId: string,
  hash: string,
  now: Instant,
): Promise<'first' | 'known' | 'new'> {
  const seen = await tx.orm
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
  await tx.orm
    .insert(knownDevices)
    .values({ hash, userId, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.hash],
      set: { lastSeenAt: now },
    })
  if (seen.some((device) => device.hash === hash)) return 'known'
  return seen.length ? 'new' : 'first'
}
