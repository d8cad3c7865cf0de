import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { gameReports } from './cases.table.ts'

export type Report = typeof gameReports.$inferSelect
export async function readReport(tx: Tx, id: string): Promise<Report | undefined> {
  return (await tx.orm.select().from(gameReports).where(eq(gameReports.id, id)))[0]
}
type ReportResolution = { fixedAt: Instant; fixedBy: string; note: string }
/** False when the report was closed before. */
export const fixReportRow = (tx: Tx, id: string, set: ReportResolution): Promise<boolean> =>
  endReport(tx, id, set)
/** Decides an appeal. False when it was decided before. */
export const decideReportRow = (
  tx: Tx,
  id: string,
  set: ReportResolution & { outcome: 'accepted' | 'rejected' },
): Promise<boolean> => endReport(tx, id, set)
async function endReport(tx: Tx, id: string, set: Partial<Report>): Promise<boolean> {
  return (
    (
      await tx.orm
        .update(gameReports)
        .set(set)
        .where(and(eq(gameReports.id, id), isNull(gameReports.fixedAt)))
        .returning({ id: gameReports.id })
    ).length > 0
  )
}
export const listAppealsOf = (tx: Tx, userId: string): Promise<Report[]> =>
  tx.orm
    .select()
    .from(gameReports)
    .where(and(eq(gameReports.reporterId, userId), eq(gameReports.reason, 'appeal')))
    .orderBy(desc(gameReports.createdAt), desc(gameReports.id))
/** Those of the ratings that the user has reported. */
export async function listReportedRatings(
  tx: Tx,
  userId: string,
  ratingIds: readonly string[],
): Promise<Set<string>> {
  if (ratingIds.length === 0) return new Set()
  const rows = await tx.orm
    .select({ id: gameReports.ratingId })
    .from(gameReports)
    .where(and(eq(gameReports.reporterId, userId), inArray(gameReports.ratingId, [...ratingIds])))
  return new Set(rows.flatMap((row) => row.id ?? []))
}
