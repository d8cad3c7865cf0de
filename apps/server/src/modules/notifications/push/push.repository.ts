import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { pushSubscriptions } from './push.table.ts'

export type Subscription = typeof pushSubscriptions.$inferSelect
/** Devices per user; the oldest are deleted. */
export const MAX_DEVICES = 10

/** Stores a browser's subscription and replaces one of another user. */
export async function saveSubscription(tx: Tx, subscription: Subscription): Promise<void> {
  const { userId, sessionHash, p256dh, auth } = subscription
  await tx.orm.insert(pushSubscriptions).values(subscription).onConflictDoUpdate({
    target: pushSubscriptions.endpoint,
    set: { userId, sessionHash, p256dh, auth },
  })
  const newest = tx.orm
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MAX_DEVICES)
  await tx.orm
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)))
}
export async function deleteSubscription(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await tx.orm
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}
/** Deletes an expired subscription, unless the browser has subscribed again meanwhile. */
export async function deleteDeadSubscription(tx: Tx, subscription: Subscription): Promise<void> {
  await tx.orm
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.id, subscription.id),
        eq(pushSubscriptions.p256dh, subscription.p256dh),
      ),
    )
}
