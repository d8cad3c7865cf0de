import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../accounts.table.ts'

/** People whose data is kept for a claim, an investigation or a court, whatever its time is. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    setBy: text()
      .notNull()
      .references(() => users.id),
    setAt: instant().notNull(),
    reason: text().notNull(),
    liftedBy: text().references(() => users.id),
    liftedAt: instant(),
    liftReason: text(),
  },
  (t) => [
    uniqueIndex('legal_holds_user')
      .on(t.userId)
      .where(sql`${t.liftedAt} IS NULL`),
  ],
)
