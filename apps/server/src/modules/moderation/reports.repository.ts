import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { ReportKind } from '@tomogolf/domain/moderation/content-reports'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
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

/** Games with an undecided report of a message: their conversations are kept. */
export const listReportedConversations = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const kind: ReportKind = 'message'
  const rows = await tx.orm
    .selectDistinct({ gameId: contentReports.gameId })
    .from(contentReports)
    .where(and(eq(contentReports.kind, kind), isNull(contentReports.decidedAt)))
  return new Set(rows.flatMap(({ gameId }) => gameId ?? []))
}
/** Deletes reports that were decided before an instant, with their texts. */
export const forgetReports = async (tx: Tx, before: Instant): Promise<unknown> =>
  tx.orm
    .delete(contentReports)
    .where(and(isNotNull(contentReports.decidedAt), lt(contentReports.decidedAt, before)))
