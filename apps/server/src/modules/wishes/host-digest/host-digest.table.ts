import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'

/** When a host was last notified of what visitors want. */
export const hostDigests = pgTable('host_digests', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  sentAt: instant().notNull(),
})
