import type { Tx } from '../../platform/database/database.ts'
import { analyticsEvents } from './analytics.table.ts'

export async function insertEvent(
  tx: Tx,
  event: typeof analyticsEvents.$inferSelect,
): Promise<void> {
  await tx.orm.insert(analyticsEvents).values(event)
}
