import { lt } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { analyticsEvents } from './analytics.table.ts'

export async function insertEvent(
  tx: Tx,
  event: typeof analyticsEvents.$inferSelect,
): Promise<void> {
  await tx.orm.insert(analyticsEvents).values(event)
}
export async function deleteEventsBefore(tx: Tx, before: Instant): Promise<void> {
  await tx.orm.delete(analyticsEvents).where(lt(analyticsEvents.at, before))
}
export const hasEvents = async (tx: Tx): Promise<boolean> =>
  (await tx.orm.select({ id: analyticsEvents.id }).from(analyticsEvents).limit(1)).length > 0
