import { and, eq, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database.ts'
import { gameReports } from './participations.table.ts'

export async function readReport(tx: Tx, id: string): Promise<typeof gameReports.$inferSelect | undefined> {
  return (await tx.orm.select().from(gameReports).where(eq(gameReports.id, id)))[0]
}
/** False when it was fixed before. */
export async function fixReportRow(tx: Tx, id: string, set: { fixedAt: Instant; fixedBy: string; note: string }): Promise<boolean> {
  return (await tx.orm.update(gameReports).set(set).where(and(eq(gameReports.id, id), isNull(gameReports.fixedAt))).returning({ id: gameReports.id })).length > 0
}
