import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ReportKind } from '@tomogolf/domain/moderation/content-reports'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import type { IsHeld } from '../../platform/retention.ts'
import { contentReports, contentReportTexts } from './moderation.table.ts'

export type Report = typeof contentReports.$inferSelect
export type ReportText = typeof contentReportTexts.$inferSelect
export type Subject = Pick<Report, 'kind' | 'subjectId'>

const isAbout = ({ kind, subjectId }: Subject) =>
  and(eq(contentReports.kind, kind), eq(contentReports.subjectId, subjectId))

export async function readReportedBefore(
  tx: Tx,
  { reporterId, since, ...subject }: Subject & { reporterId: string; since: Instant },
): Promise<{ isRepeated: boolean; lately: number }> {
  const isBy = eq(contentReports.reporterId, reporterId)
  const [same] = await tx.orm
    .select({ id: contentReports.id })
    .from(contentReports)
    .where(and(isBy, isAbout(subject)))
  const [lately] = await tx.orm
    .select({ count: count() })
    .from(contentReports)
    .where(and(isBy, gt(contentReports.createdAt, since)))
  return { isRepeated: same !== undefined, lately: lately!.count }
}
export async function insertReport(
  tx: Tx,
  report: typeof contentReports.$inferInsert,
  texts: readonly Omit<ReportText, 'reportId'>[],
): Promise<void> {
  await tx.orm.insert(contentReports).values(report)
  if (texts.length > 0)
    await tx.orm
      .insert(contentReportTexts)
      .values(texts.map((text) => ({ ...text, reportId: report.id })))
}
export const readReport = async (tx: Tx, id: string): Promise<Report | undefined> =>
  (await tx.orm.select().from(contentReports).where(eq(contentReports.id, id)))[0]
/** Locks the open reports of one subject, each once and in one order. */
export const lockOpenReports = (tx: Tx, subject: Subject): Promise<Report[]> =>
  tx.orm
    .select()
    .from(contentReports)
    .where(and(isAbout(subject), isNull(contentReports.decidedAt)))
    .orderBy(asc(contentReports.id))
    .for('update')
export const storeDecision = async (
  tx: Tx,
  ids: readonly string[],
  decision: Pick<Report, 'decidedAt' | 'decidedBy' | 'outcome' | 'removed' | 'rule' | 'decision'>,
): Promise<unknown> =>
  tx.orm
    .update(contentReports)
    .set(decision)
    .where(and(inArray(contentReports.id, [...ids]), isNull(contentReports.decidedAt)))

/** The column names a report by or about a person under a legal hold, or with a text of one. */
export const isAboutHeld = (reportId: SQLWrapper, isHeld: IsHeld): SQL =>
  sql`${reportId} IN (
    SELECT ${contentReports.id} FROM ${contentReports}
      WHERE ${isHeld(contentReports.reporterId)} OR ${isHeld(contentReports.reportedId)}
    UNION ALL SELECT ${contentReportTexts.reportId} FROM ${contentReportTexts}
      WHERE ${isHeld(contentReportTexts.senderId)})`

/** The column names a game with an undecided report of a message: its conversation is kept. */
export const isConversationReported = (gameId: AnyPgColumn): SQL => {
  const kind: ReportKind = 'message'
  return sql`${gameId} IN (SELECT ${contentReports.gameId} FROM ${contentReports}
    WHERE ${and(
      eq(contentReports.kind, kind),
      isNull(contentReports.decidedAt),
      isNotNull(contentReports.gameId),
    )})`
}
