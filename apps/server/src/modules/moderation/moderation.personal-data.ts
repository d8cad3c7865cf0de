import { and, eq, inArray, isNotNull, lt, not } from 'drizzle-orm'
import { REPORT_KEPT } from '@tomogolf/domain/moderation/content-reports'
import { DAY } from '@tomogolf/domain/time'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isHeld as isUnderHold } from '../accounts/legal-holds/legal-holds.repository.ts'
import { contentReports, contentReportTexts } from './moderation.table.ts'
import { isAboutHeld } from './reports.repository.ts'

const decided = (tx: Tx) =>
  tx.orm
    .select({ id: contentReports.id })
    .from(contentReports)
    .where(isNotNull(contentReports.decidedAt))

export const moderationPersonalData: PersonalData = {
  records: [
    {
      name: 'reportsMade',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              contentReports,
              'kind',
              'gameId',
              'reason',
              'note',
              'createdAt',
              'outcome',
              'decidedAt',
              'decision',
            ),
          )
          .from(contentReports)
          .where(eq(contentReports.reporterId, userId))
          .orderBy(contentReports.createdAt),
      erase: (tx, userId) =>
        tx.orm
          .update(contentReports)
          .set({ note: '' })
          .where(
            and(
              eq(contentReports.reporterId, userId),
              not(isAboutHeld(contentReports.id, isUnderHold)),
            ),
          ),
      retained:
        'what is reported is still to be decided, or about a person under a legal hold; it points to an account without a name',
    },
    {
      // who reported, and what is not decided, stays between the reporter and the operator
      name: 'reportsAbout',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              contentReports,
              'kind',
              'gameId',
              'rule',
              'outcome',
              'decidedAt',
              'decision',
            ),
          )
          .from(contentReports)
          .where(and(eq(contentReports.reportedId, userId), isNotNull(contentReports.decidedAt)))
          .orderBy(contentReports.decidedAt),
      retained: 'a record of conduct; it points to an account without a name',
    },
    {
      name: 'reportedTexts',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(contentReportTexts, 'at', 'readyId', 'slots', 'text'))
          .from(contentReportTexts)
          .where(
            and(
              eq(contentReportTexts.senderId, userId),
              inArray(contentReportTexts.reportId, decided(tx)),
            ),
          )
          .orderBy(contentReportTexts.at),
      erase: (tx, userId) =>
        tx.orm
          .delete(contentReportTexts)
          .where(
            and(
              eq(contentReportTexts.senderId, userId),
              inArray(contentReportTexts.reportId, decided(tx)),
              not(isAboutHeld(contentReportTexts.reportId, isUnderHold)),
            ),
          ),
      retained:
        'evidence for a report that is not decided, until 180 days after the decision, and of a report about a person under a legal hold',
    },
  ],
  retention: [
    {
      name: 'reports',
      trigger: 'decided',
      action: 'delete_with_parts',
      days: () => REPORT_KEPT / DAY,
      table: contentReports,
      isOver: (before) =>
        and(isNotNull(contentReports.decidedAt), lt(contentReports.decidedAt, before)),
      // the texts go with their report
      held: (isHeld) => isAboutHeld(contentReports.id, isHeld),
    },
  ],
}
