import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'
import { games } from '../games/games.table.ts'

export const strikes = pgTable(
  'strikes',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    gameId: text(),
    givenBy: text(),
    createdAt: instant().notNull(),
    removedAt: instant(),
    removedBy: text(),
    removalReason: text(),
  },
  (t) => [
    index('strikes_user').on(t.userId),
    // one strike per game and reason, also of strikes that name no game
    uniqueIndex('strikes_one_each')
      .on(t.userId, sql`coalesce(${t.gameId}, '')`, t.reason)
      .where(sql`${t.removedAt} is null`),
  ],
)
export const suspensions = pgTable(
  'suspensions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    until: instant().notNull(),
    reason: text().notNull(),
    givenBy: text(),
    createdAt: instant().notNull(),
    liftedAt: instant(),
    liftedBy: text(),
    liftReason: text(),
  },
  (t) => [index('suspensions_user').on(t.userId)],
)

/**
 * A rating between a guest and a host. `shownAt`: when it was published; `hiddenAt`: when an
 * operator hid it.
 */
export const ratings = pgTable(
  'ratings',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    raterId: text()
      .notNull()
      .references(() => users.id),
    rateeId: text()
      .notNull()
      .references(() => users.id),
    stars: integer().notNull(),
    comment: text('words').notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    shownAt: instant(),
    hiddenAt: instant(),
    hiddenBy: text(),
    hiddenReason: text(),
  },
  (t) => [
    uniqueIndex('ratings_one_each').on(t.gameId, t.raterId, t.rateeId),
    index('ratings_of').on(t.rateeId, t.shownAt),
    index('ratings_by').on(t.raterId),
  ],
)
