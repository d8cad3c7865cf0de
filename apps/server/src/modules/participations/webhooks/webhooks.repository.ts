import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { webhookEvents } from './webhooks.table.ts'

export type WebhookEvent = typeof webhookEvents.$inferSelect

/** Stores an event; false when it is a duplicate delivery. */
export async function storeWebhook(tx: Tx, event: WebhookEvent): Promise<boolean> {
  return (
    (
      await tx.orm
        .insert(webhookEvents)
        .values(event)
        .onConflictDoNothing()
        .returning({ id: webhookEvents.id })
    ).length > 0
  )
}
export async function readWebhook(tx: Tx, id: string): Promise<WebhookEvent | undefined> {
  return (await tx.orm.select().from(webhookEvents).where(eq(webhookEvents.id, id)))[0]
}
export async function markProcessed(tx: Tx, id: string, at: Instant): Promise<void> {
  await tx.orm
    .update(webhookEvents)
    .set({ processedAt: at })
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt)))
}
/** Events received before an instant that are still unprocessed: their job was given up. */
export const listUnprocessed = (tx: Tx, before: Instant): Promise<{ id: string }[]> =>
  tx.orm
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.processedAt), lt(webhookEvents.receivedAt, before)))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(200)
