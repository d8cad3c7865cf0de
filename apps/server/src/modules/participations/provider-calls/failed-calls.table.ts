import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'

/** Calls to the card provider without a usable response, of all processes. Kept for a month. */
export const failedCalls = pgTable(
  'failed_provider_calls',
  {
    id: text().primaryKey(),
    at: instant().notNull(),
    call: text().notNull(),
    cause: text().notNull(),
  },
  (t) => [index('failed_provider_calls_at').on(t.at)],
)
