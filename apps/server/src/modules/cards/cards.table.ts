import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'

export const cardCustomers = pgTable('card_customers', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  customerId: text().notNull(),
  /** Earlier customers of this user, which were deleted at the provider; payments may be theirs. */
  formerIds: text().array().notNull().default([]),
  createdAt: instant().notNull(),
})

export const cards = pgTable(
  'cards',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    providerId: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    funding: text().notNull(),
    /** The provider's: the same for every customer with this card. Null for cards saved before it was kept. */
    fingerprint: text(),
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    removedAt: instant(),
  },
  (t) => [
    index('cards_user').on(t.userId),
    uniqueIndex('cards_provider').on(t.providerId),
    uniqueIndex('cards_one_default')
      .on(t.userId)
      .where(sql`${t.isDefault} and ${t.removedAt} is null`),
  ],
)
