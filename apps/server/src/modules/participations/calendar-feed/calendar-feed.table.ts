import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'

/** The secret calendar address of a user; no row: switched off. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    /** Of the secret in the address. */
    hash: text().notNull(),
    /** The secret, encrypted: the settings show the address again. */
    sealed: text().notNull(),
    /** Of the device that created the address; used while the profile has no time zone. */
    timeZone: text(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('calendar_feeds_hash').on(t.hash)],
)
