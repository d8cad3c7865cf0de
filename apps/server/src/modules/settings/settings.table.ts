import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/database.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text(),
})
/** Actions of administrators; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: instant().notNull(),
    actorId: text(),
    action: text().notNull(),
    subject: text().notNull(),
    reason: text(),
    before: text(),
    after: text(),
    ip: text(),
  },
  (t) => [
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_subject').on(t.subject, t.at),
    index('audit_log_action').on(t.action, t.at),
    index('audit_log_actor').on(t.actorId, t.at),
  ],
)
