import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
} from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { emailChanges } from '../accounts.table.ts'

export type EmailChange = typeof emailChanges.$inferSelect

export async function insertEmailChange(tx: Tx, row: EmailChange): Promise<void> {
  await tx.orm.insert(emailChanges).values(row)
}
export async function updateEmailChange(
  tx: Tx,
  id: string,
  set: Partial<EmailChange>,
): Promise<void> {
  await tx.orm.update(emailChanges).set(set).where(eq(emailChanges.id, id))
}
const isOpen = (userId: string) =>
  and(
    eq(emailChanges.userId, userId),
    isNull(emailChanges.confirmedAt),
    isNull(emailChanges.cancelledAt),
  )
/** The change that waits for its link; at most one of a user. */
export const readOpenChange = async (
  tx: Tx,
  userId: string,
  now: Instant,
): Promise<EmailChange | undefined> =>
  (
    await tx.orm
      .select()
      .from(emailChanges)
      .where(and(isOpen(userId), gte(emailChanges.expiresAt, now)))
      .orderBy(desc(emailChanges.requestedAt))
      .limit(1)
  )[0]
export async function cancelOpenChanges(tx: Tx, userId: string, now: Instant): Promise<void> {
  await tx.orm.update(emailChanges).set({ cancelledAt: now }).where(isOpen(userId))
}
export const findByConfirmHash = async (tx: Tx, hash: string): Promise<EmailChange | undefined> =>
  (await tx.orm.select().from(emailChanges).where(eq(emailChanges.confirmHash, hash)))[0]
export const findByUndoHash = async (tx: Tx, hash: string): Promise<EmailChange | undefined> =>
  (await tx.orm.select().from(emailChanges).where(eq(emailChanges.undoHash, hash)))[0]

const isUndoable = (now: Instant) =>
  and(
    isNotNull(emailChanges.confirmedAt),
    isNull(emailChanges.undoneAt),
    gte(emailChanges.undoUntil, now),
  )
/** The changes of a user that can be undone, the earliest first. */
export const listUndoableChanges = (tx: Tx, userId: string, now: Instant): Promise<EmailChange[]> =>
  tx.orm
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isUndoable(now)))
    .orderBy(asc(emailChanges.confirmedAt))
/** Until when a change of the address can be undone, by user. Users without one are left out. */
export async function readUndoTimes(
  tx: Tx,
  userIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, Instant>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx.orm
    .select({ userId: emailChanges.userId, until: max(emailChanges.undoUntil) })
    .from(emailChanges)
    .where(and(inArray(emailChanges.userId, [...userIds]), isUndoable(now)))
    .groupBy(emailChanges.userId)
  return new Map(rows.flatMap(({ userId, until }) => (until === null ? [] : [[userId, until]])))
}

/** How many changes a user has asked for since an instant, and when the last. */
export async function countChangesOf(
  tx: Tx,
  userId: string,
  since: Instant,
): Promise<{ count: number; lastAt: Instant | null }> {
  const [row] = await tx.orm
    .select({ count: count(), lastAt: max(emailChanges.requestedAt) })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.requestedAt, since)))
  return { count: row?.count ?? 0, lastAt: row?.lastAt ?? null }
}
/** How many changes to an address all users have asked for since an instant. */
export async function countChangesTo(tx: Tx, email: string, since: Instant): Promise<number> {
  const [row] = await tx.orm
    .select({ count: count() })
    .from(emailChanges)
    .where(and(eq(emailChanges.newEmail, email), gt(emailChanges.requestedAt, since)))
  return row?.count ?? 0
}
/**
 * Whether an address belonged to another account until a change that may still be undone. It is
 * reserved meanwhile.
 */
export async function isReserved(
  tx: Tx,
  email: string,
  now: Instant,
  forUser: string | null,
): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmail, email),
        isUndoable(now),
        ...(forUser === null ? [] : [ne(emailChanges.userId, forUser)]),
      ),
    )
    .limit(1)
  return rows.length > 0
}
/** Ends the links of a change and of all later ones of a user. */
export async function markUndone(
  tx: Tx,
  userId: string,
  from: Instant,
  now: Instant,
): Promise<void> {
  await tx.orm
    .update(emailChanges)
    .set({ undoneAt: now })
    .where(
      and(
        eq(emailChanges.userId, userId),
        gte(emailChanges.confirmedAt, from),
        isNull(emailChanges.undoneAt),
      ),
    )
}
