import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'

// tables and columns keep the names of their first release: during a rolling update both
// releases read them

/**
 * Daily metrics of past days, always equal to what `metric-queries.read.ts` computes for the day.
 * A day without a row in `rolledUpDays` is computed when it is read.
 */
export const dailyMetrics = pgTable(
  'day_figures',
  {
    day: text().notNull(),
    name: text().notNull(),
    dimension: text('part').notNull(),
    value: bigint('n', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.dimension] })],
)
/** Revenue of a day by course, in minor units. */
export const dailyCourseRevenue = pgTable(
  'day_courses',
  {
    day: text().notNull(),
    currency: text().notNull(),
    region: text().notNull(),
    course: text().notNull(),
    games: integer().notNull(),
    fees: bigint({ mode: 'number' }).notNull(),
    penalties: bigint({ mode: 'number' }).notNull(),
    owed: bigint({ mode: 'number' }).notNull(),
    refunds: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.currency, table.region, table.course] })],
)
/** Days with a rollup, and the instant at which it was last known to be right. */
export const rolledUpDays = pgTable('figure_days', {
  day: text().primaryKey(),
  verifiedAt: instant('kept_at').notNull(),
})
