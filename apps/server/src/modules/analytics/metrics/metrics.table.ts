import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'

/**
 * What the overview and the figures of past days come to, kept so that nobody counts a million rows twice. Always what `figure-sources.ts`
 * counts for the day; a day without a row in `figure_days` is counted when it is asked for.
 */
export const dailyMetrics = pgTable(
  'day_figures',
  {
    day: text().notNull(),
    name: text().notNull(),
    part: text().notNull(),
    n: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name, t.part] })],
)
/** Money of a day by course, in minor units. */
export const dayCourses = pgTable(
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
  },
  (t) => [primaryKey({ columns: [t.day, t.currency, t.region, t.course] })],
)
/** Days whose figures are kept, and the moment they were last known to be right. */
export const rolledUpDays = pgTable('figure_days', {
  day: text().primaryKey(),
  keptAt: instant().notNull(),
})
