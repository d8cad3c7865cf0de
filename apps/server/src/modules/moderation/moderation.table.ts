import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ReadySlots } from '@tomogolf/domain/conversation/ready-messages'
import type {
  ReportKind,
  ReportOutcome,
  ReportReason,
} from '@tomogolf/domain/moderation/content-reports'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'
import { games } from '../games/games.table.ts'

/** Reports about people and what they wrote. `subjectId`: of the message, question or person. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: text().primaryKey(),
    kind: text().$type<ReportKind>().notNull(),
    subjectId: text().notNull(),
    gameId: text().references(() => games.id),
    reporterId: text()
      .notNull()
      .references(() => users.id),
    /** Who wrote it, or the person. */
    reportedId: text()
      .notNull()
      .references(() => users.id),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull().default(''),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: text(),
    outcome: text().$type<ReportOutcome>(),
    removed: boolean().notNull().default(false),
    rule: text().$type<ReportReason>(),
    decision: text(),
  },
  (t) => [
    uniqueIndex('content_reports_once').on(t.kind, t.subjectId, t.reporterId),
    index('content_reports_reporter').on(t.reporterId, t.createdAt),
    index('content_reports_reported').on(t.reportedId),
    index('content_reports_created').on(t.createdAt),
    index('content_reports_game').on(t.gameId),
  ],
)

/**
 * What was sent with a report: the text with what was written before it. Copies, because the text
 * may be erased before the decision, and because nothing else of the conversation is to be read.
 */
export const contentReportTexts = pgTable(
  'content_report_texts',
  {
    reportId: text()
      .notNull()
      .references(() => contentReports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    senderId: text()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
    readyId: text(),
    slots: jsonb().$type<ReadySlots>(),
    text: text(),
    isReported: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.position] }),
    index('content_report_texts_sender').on(t.senderId),
  ],
)
