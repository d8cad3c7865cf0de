import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { pushSubscriptions } from './push.table.ts'

export type Subscription = typeof pushSubscriptions.$inferSelect
/** More browsers than that nobody carries: the oldest make room. */
export const MOST_DEVICES = 10

/** Keeps a browser's subscription; one that was somebody else's before is this person's now. */
export async function saveSubscription(tx: Tx, s: Subscription): Promise<void> {
  const { userId, sessionHash, p256dh, auth } = s
  await tx.orm.insert(pushSubscriptions).values(s).onConflictDoUpdate({
    target: pushSubscriptions.endpoint,
    set: { userId, sessionHash, p256dh, auth },
  })
  const kept = tx.orm
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MOST_DEVICES)
  await tx.orm
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, kept)))
}
export async function deleteSubscription(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await tx.orm
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}
/** Forgets what a push service no longer knows, unless that browser has subscribed anew meanwhile. */
export async function deleteDeadSubscription(tx: Tx, s: Subscription): Promise<void> {
  await tx.orm
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, s.id), eq(pushSubscriptions.p256dh, s.p256dh)))
}
