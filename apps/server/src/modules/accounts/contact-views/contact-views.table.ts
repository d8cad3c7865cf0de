import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../accounts.table.ts'

/** To which administrator the contact details of whom are shown, until when. The audit log has why. */
export const contactViews = pgTable(
  'contact_views',
  {
    id: text().primaryKey(),
    viewerId: text()
      .notNull()
      .references(() => users.id),
    kind: text().$type<'person' | 'request'>().notNull(),
    /** The id of a user, or of a request of a sender without an account. */
    subjectId: text().notNull(),
    at: instant().notNull(),
    until: instant().notNull(),
  },
  (t) => [
    index('contact_views_viewer').on(t.viewerId, t.until),
    index('contact_views_subject').on(t.subjectId),
  ],
)
