import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/database.ts'

/**
 * Events on the pages. The only personal datum is the user id, which is erased with the account.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    userId: text(),
    properties: jsonb().$type<Readonly<Record<string, string | boolean>>>().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('analytics_events_name').on(t.name, t.at),
    index('analytics_events_at').on(t.at),
    index('analytics_events_user').on(t.userId),
  ],
)
