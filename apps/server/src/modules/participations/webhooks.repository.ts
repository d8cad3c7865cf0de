import type { Tx } from '../../platform/database.ts'
import { webhookEvents } from './participations.table.ts'

/** Stores a notice; false when it was stored before (providers repeat themselves). */
export async function storeWebhook(tx: Tx, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  return (await tx.orm.insert(webhookEvents).values(event).onConflictDoNothing().returning({ id: webhookEvents.id })).length > 0
}
